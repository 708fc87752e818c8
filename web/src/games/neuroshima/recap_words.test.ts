import { expect, it } from 'vitest'

import type { HistoryLine, Phrase } from '../../lib/server'
import { logTurns } from '../../table/log_lines'
import { hasActed, numberedPlaces, recapRows, turnsOfOthers } from '../../table/recap'
import { logWords } from './log_words'
import { recapWords } from './recap_words'

const ME = [0]
const unit = (owner: number, tile: string, hex: string) => ({ is: 'unit', owner, tile, hex }) as const
const phrase = (id: string, args: Phrase['args'] = {}): Phrase => ({ is: 'phrase', id, args })
const begins = (seat: number, number: number): Phrase =>
  phrase('event-turn_started', { seat: { is: 'seat', seat }, number })

let entry = 0
function line(seat: number, ...phrases: Phrase[]): HistoryLine {
  return { seq: (entry += 1), seat, turn: 1, phrases }
}

const placed = (seat: number, hex: string): Phrase =>
  phrase('log-placed', { unit: unit(seat, 'hornet', hex) })
const THEIRS = [
  line(0, placed(0, 'C1'), begins(1, 2)),
  line(1, placed(1, 'D2'), phrase('log-nets', { unit: unit(0, 'annihilator', 'D3') })),
  line(1, phrase('log-discarded', { tile: { is: 'tile', owner: 1, tile: 'move' } })),
  line(1, placed(1, 'D4'), phrase('log-beside', { unit: unit(0, 'hq', 'C4') }), begins(0, 3)),
]

const rowsOf = (history: HistoryLine[]) =>
  recapRows(turnsOfOthers(logTurns(history, logWords), ME), ME, recapWords)

it('tells what the others did since the own turn, with numbers for what changed on the board', () => {
  const rows = rowsOf(THEIRS)
  expect(rows.map(({ action, number, places }) => [action.id, number, places])).toEqual([
    ['log-placed', 1, ['D2']],
    ['log-discarded', 0, []],
    ['log-placed', 2, ['D4']],
  ])
  expect([...numberedPlaces(rows)]).toEqual([
    ['D2', 1],
    ['D4', 2],
  ])
})

it('says why it matters to whoever looks, and only to them', () => {
  expect(rowsOf(THEIRS).map(({ why }) => why?.id ?? null)).toEqual([
    'log-nets-yours',
    null,
    'log-beside-yours',
  ])
  const turns = turnsOfOthers(logTurns(THEIRS, logWords), [2])
  expect(recapRows(turns, [2], recapWords).every(({ why }) => why === null)).toBe(true)
})

it('ends with the first own action, not with an answer in the turn of somebody else', () => {
  const turns = logTurns(THEIRS, logWords)
  expect(hasActed(turns, ME)).toBe(false)
  expect(hasActed(logTurns([...THEIRS, line(0, phrase('server-log-offer-draw'))], logWords), ME)).toBe(false)
  expect(hasActed(logTurns([...THEIRS, line(0, placed(0, 'E1'))], logWords), ME)).toBe(true)
  const asked = [...THEIRS.slice(0, 2), line(0, phrase('log-moved', { hex: 'D1' }))]
  expect(rowsOf(asked).map(({ action }) => action.id)).toEqual(['log-placed'])
})

it('tells nothing any more of a set-up that was answered', () => {
  const setup = [line(1, placed(1, 'C1')), line(0, placed(0, 'C5'), begins(1, 1))]
  expect(rowsOf(setup.slice(0, 1)).map(({ places }) => places)).toEqual([['C1']])
  expect(rowsOf(setup)).toEqual([])
})
