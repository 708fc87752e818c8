/** The log by turns, made of the entries of the match. */

import type { HistoryLine, Phrase } from '../lib/server'

/** One row: a sentence, or a whole battle that opens on demand. */
export interface LogRow {
  key: string
  seat: number | null
  phrases: Phrase[]
  isBattle: boolean
}

/** What happened in one turn. The set-up has the number 0. */
export interface LogTurn {
  key: string
  number: number
  seat: number | null
  rows: LogRow[]
}

const DREW = 'event-drew'
const TURN_STARTED = 'event-turn_started'
const BATTLE_STARTED = 'event-battle_started'
const TAKEN_OVER = 'server-log-taken-over'
const BATTLE_ENDED = 'event-battle_ended'
/** Sentences that the headings of turns already say. */
const SAID: ReadonlySet<string> = new Set(['event-turn_ended', TURN_STARTED])

/** Group entries by turns; a new turn begins where its sentence says so, even in the middle of an entry. */
export function logTurns(history: readonly HistoryLine[]): LogTurn[] {
  const turns: LogTurn[] = []
  for (const line of history) {
    let row: LogRow | null = null
    for (const [index, phrase] of line.phrases.entries()) {
      const started = phrase.id === TURN_STARTED
      if (started || !turns.length) turns.push(turnOf(phrase, line, started))
      if (SAID.has(phrase.id)) {
        row = null
        continue
      }
      if (row?.isBattle && !endsBattle(row)) row.phrases.push(phrase)
      else if (row && isDrawnWith(row, phrase))
        row.phrases = [drawnTogether(row.phrases[0] ?? phrase, phrase)]
      else turns.at(-1)?.rows.push((row = rowOf(line, index, phrase)))
    }
  }
  return turns.filter((turn, index) => turn.rows.length || index === turns.length - 1)
}

/** What an entry tells in short: of a battle only that it was fought. */
export function newsOf(line: HistoryLine): Phrase[] {
  const rows = logTurns([line]).flatMap((turn) => turn.rows)
  return rows.flatMap(({ isBattle, phrases }) => (isBattle ? phrases.slice(0, 1) : phrases))
}

function turnOf(phrase: Phrase, line: HistoryLine, started: boolean): LogTurn {
  const number = started ? Number(phrase.args?.number ?? line.turn) : line.turn
  return { key: `${line.seq}-${number}`, number, seat: started ? seatOf(phrase) : null, rows: [] }
}

function rowOf(line: HistoryLine, index: number, phrase: Phrase): LogRow {
  const isBattle = Boolean(line.is_battle) && phrase.id === BATTLE_STARTED
  return { key: `${line.seq}-${index}`, seat: seatOf(phrase) ?? line.seat, phrases: [phrase], isBattle }
}

function endsBattle(row: LogRow): boolean {
  return row.phrases.at(-1)?.id === BATTLE_ENDED
}

/** The seats that people have left to a bot. */
export function leftSeats(history: readonly HistoryLine[]): Set<number> {
  const told = history.flatMap((line) => line.phrases.filter((phrase) => phrase.id === TAKEN_OVER))
  const seats = told.flatMap((phrase) => {
    const named = phrase.args?.seats
    return typeof named === 'object' && named.is === 'list' ? named.items : []
  })
  return new Set(seats.flatMap((item) => (typeof item === 'object' && item.is === 'seat' ? [item.seat] : [])))
}

/** Whether a sentence tells of one more tile that the same seat draws. */
function isDrawnWith(row: LogRow, phrase: Phrase): boolean {
  return phrase.id === DREW && row.phrases[0]?.id === DREW && row.seat === seatOf(phrase)
}

/** Two draws in one sentence. */
function drawnTogether(one: Phrase, two: Phrase): Phrase {
  const items = [one, two].flatMap((phrase) => {
    const tile = phrase.args?.tile
    return tile === undefined ? [] : typeof tile === 'object' && tile.is === 'list' ? tile.items : [tile]
  })
  return { ...one, args: { ...one.args, tile: { is: 'list', items } } }
}

/** The seat that a sentence is about: the first one it names. */
function seatOf(phrase: Phrase): number | null {
  for (const argument of Object.values(phrase.args ?? {})) {
    if (typeof argument !== 'object') continue
    if (argument.is === 'seat') return argument.seat
    if (argument.is === 'unit' || argument.is === 'tile') return argument.owner
  }
  return null
}
