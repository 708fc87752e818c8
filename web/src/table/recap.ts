/** What the others did since the own last turn, made of the entries of the log. */

import type { Phrase } from '../lib/server'
import type { LogRow, LogTurn } from './log_lines'

const FROM_HOUSE = 'server-log-'

/** How a game tells what of a turn matters to whoever looks. */
export interface RecapWords {
  /** The places that an action and what came of it have changed. */
  changed(phrases: readonly Phrase[]): string[]
  /** Why an action matters to those who lead these seats; null where nothing of it does. */
  why(effects: readonly Phrase[], mine: readonly number[]): Phrase | null
}

/** One thing that happened. */
export interface RecapRow {
  key: string
  seat: number | null
  /** What was done; `told` is the row of the log. */
  action: Phrase
  told: LogRow
  why: Phrase | null
  /** The number of its frames on the board; 0 where it has none. */
  number: number
  places: string[]
}

/** The turns of others since the last own one, oldest first; none once somebody here has acted in the next. */
export function turnsOfOthers(turns: readonly LogTurn[], mine: readonly number[]): LogTurn[] {
  const isOwn = (turn: LogTurn): boolean => turn.seat !== null && mine.includes(turn.seat)
  const last = turns.at(-1)
  const end = last && isOwn(last) ? turns.length - 1 : turns.length
  let start = end
  while (start > 0 && !isOwn(turns[start - 1] as LogTurn)) start -= 1
  return turns.slice(start, end)
}

/** Whether somebody here has acted since the own turn began; the set-up is nobody's turn. */
export function hasActed(turns: readonly LogTurn[], mine: readonly number[]): boolean {
  const last = turns.at(-1)
  const isOwn = last?.seat != null && mine.includes(last.seat)
  return isOwn && last.rows.some((row) => isAction(row) && isOf(row, mine))
}

/** What the others did in these turns; places are numbered in the order in which they changed. */
export function recapRows(turns: readonly LogTurn[], mine: readonly number[], words: RecapWords): RecapRow[] {
  let number = 0
  return turns
    .flatMap((turn) => sinceAnswered(turn, mine))
    .filter((row) => isAction(row) && !isOf(row, mine))
    .map((row) => {
      const [action, ...effects] = row.phrases as [Phrase, ...Phrase[]]
      const places = row.isFolded ? [] : words.changed(row.phrases)
      const why = row.isFolded ? null : words.why(effects, mine)
      return {
        key: row.key,
        seat: row.seat,
        action,
        told: row,
        why,
        places,
        number: places.length ? (number += 1) : 0,
      }
    })
}

/** The numbers of places that were changed; of one that changed twice, the newest. */
export function numberedPlaces(rows: readonly RecapRow[]): Map<string, number> {
  return new Map(rows.flatMap((row) => row.places.map((place) => [place, row.number] as const)))
}

/** The set-up is nobody's turn: there an own action ends what was told before it. */
function sinceAnswered({ seat, rows }: LogTurn, mine: readonly number[]): LogRow[] {
  return seat === null ? rows.slice(rows.findLastIndex((row) => isOf(row, mine)) + 1) : rows
}

function isAction(row: LogRow): boolean {
  return row.seat !== null && !row.phrases[0]?.id.startsWith(FROM_HOUSE)
}

function isOf(row: LogRow, seats: readonly number[]): boolean {
  return row.seat !== null && seats.includes(row.seat)
}
