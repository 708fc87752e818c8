/** The log by turns, made of the entries of the match. */

import type { HistoryLine, Phrase } from '../lib/server'
import type { Argument } from '../lib/texts.svelte'

/** One row: an action and what came of it; or all sentences of a battle or the like, which unfold on demand. */
export interface LogRow {
  key: string
  /** Whose action it is. */
  seat: number | null
  phrases: Phrase[]
  isFolded: boolean
  /** Numbers of the entries that it tells. */
  entries: number[]
}

/** What happened in one turn. The set-up has the number 0. */
export interface LogTurn {
  key: string
  number: number
  seat: number | null
  /** The sentence that begins it; null where the log begins in the middle. */
  begins: Phrase | null
  rows: LogRow[]
}

/** The sentences of a game that the log treats in a way of their own. */
export interface LogWords {
  /** Begins a turn; it tells `number` and the seat, or else the number stays. */
  turnStarted: ReadonlySet<string>
  /** The heading of a turn, where its number and seat do not say it all. */
  titleOf?(turn: LogTurn): string
  /** What the headings of turns already say. */
  said: ReadonlySet<string>
  /** What came of an action: it stands in the row of that action. */
  effects: ReadonlySet<string>
  /** Not in the log, for it can be seen, but read aloud to whom it happens. */
  spoken: ReadonlySet<string>
  /** The first and the last sentence of what is folded up to one row, such as a battle. */
  opens: string
  closes: string
  /** Stands out among what is folded up. */
  heading: string
  /** What is folded up, in short. */
  sumUp(phrases: readonly Phrase[]): FoldedSum
  /** Id of what is said where it changed no counter. */
  unhurt: string
  /** The icon of a sentence; undefined where it has none. */
  icon(phrase: Phrase): string | undefined
}

/** What a battle or the like came to. */
export interface FoldedSum {
  /** Counters that changed, such as health. */
  counters: { seat: number; before: number; after: number }[]
  /** What was lost, as it is named in sentences. */
  lost: Argument[]
}

const TAKEN_OVER = 'server-log-taken-over'
const FROM_HOUSE = 'server-log-'
const TAKEN_BACK: ReadonlySet<string> = new Set(['server-log-take-back', 'server-log-accept-take-back'])

/** Group entries by turns; a new turn begins where its sentence says so, even in the middle of an entry. */
export function logTurns(history: readonly HistoryLine[], words: LogWords): LogTurn[] {
  const turns: LogTurn[] = []
  let open: LogRow | null = null // what is folded up and goes on in the next entry
  for (const line of history) {
    let row: LogRow | null = null
    const isOfHouse = line.phrases[0]?.id.startsWith(FROM_HOUSE) ?? false
    if (isOfHouse && TAKEN_BACK.has(line.phrases[0]?.id ?? '')) open = null
    for (const [index, phrase] of line.phrases.entries()) {
      const started = words.turnStarted.has(phrase.id)
      if (started || !turns.length) turns.push(turnOf(phrase, line, started, turns.at(-1)))
      if (started || phrase.id === words.closes) open = null
      if (words.said.has(phrase.id)) row = null
      else if (open && !isOfHouse) addTo(open, line, phrase)
      else if (row && words.effects.has(phrase.id)) addTo(row, line, phrase)
      else {
        row = rowOf(line, index, phrase, words)
        turns.at(-1)?.rows.push(row)
        if (row.isFolded) open = row
      }
    }
  }
  return turns.filter((turn, index) => turn.rows.length || index === turns.length - 1)
}

/** What an entry tells in short: of what is folded up only the first sentence. */
export function newsOf(line: HistoryLine, words: LogWords): Phrase[] {
  const rows = logTurns([line], words).flatMap((turn) => turn.rows)
  return rows.flatMap(({ isFolded, phrases }) => (isFolded ? phrases.slice(0, 1) : phrases))
}

function addTo(row: LogRow, line: HistoryLine, phrase: Phrase): void {
  row.phrases.push(phrase)
  if (!row.entries.includes(line.seq)) row.entries.push(line.seq)
}

function turnOf(phrase: Phrase, line: HistoryLine, started: boolean, last: LogTurn | undefined): LogTurn {
  const number = started ? Number(phrase.args?.number ?? last?.number ?? line.turn) : line.turn
  const place = line.phrases.indexOf(phrase)
  const begins = started ? phrase : null
  return { key: `${line.seq}-${place}`, number, seat: begins && seatOf(begins), begins, rows: [] }
}

function rowOf(line: HistoryLine, index: number, phrase: Phrase, words: LogWords): LogRow {
  return {
    key: `${line.seq}-${index}`,
    seat: actorOf(phrase) ?? line.seat,
    phrases: [phrase],
    isFolded: phrase.id === words.opens,
    entries: [line.seq],
  }
}

/** The seat that a sentence says to act. */
function actorOf(phrase: Phrase): number | null {
  const seat = phrase.args?.seat
  return typeof seat === 'object' && seat.is === 'seat' ? seat.seat : null
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

/** The seat that a sentence is about: the first one it names. */
function seatOf(phrase: Phrase): number | null {
  for (const argument of Object.values(phrase.args ?? {})) {
    if (typeof argument !== 'object') continue
    if (argument.is === 'seat') return argument.seat
    if ('owner' in argument) return argument.owner
  }
  return null
}

/** What the last choice of these seats came to, which is what they take back next; null where there is none. */
export function lastChoice(history: readonly HistoryLine[], seats: readonly number[]): Phrase | null {
  let gone = 0 // choices that were taken back already
  for (const { seat, phrases } of history.toReversed()) {
    const [first] = phrases
    if (first && TAKEN_BACK.has(first.id)) gone += 1
    else if (seat !== null && seats.includes(seat) && !first?.id.startsWith(FROM_HOUSE)) {
      if (gone === 0) return first ?? null
      gone -= 1
    }
  }
  return null
}
