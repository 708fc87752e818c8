import { expect, it } from 'vitest'

import type { HistoryLine, Phrase } from '../../lib/server'
import { leftSeats, logTurns, newsOf } from '../../table/log_lines'
import { logWords } from './log_words'

const seat = (number: number) => ({ is: 'seat', seat: number }) as const
const tile = (key: string) => ({ is: 'tile', owner: 0, tile: key }) as const

function phrase(id: string, args: Phrase['args'] = {}): Phrase {
  return { is: 'phrase', id, args }
}

function line(seq: number, turn: number, phrases: Phrase[], isBattle = false): HistoryLine {
  return { seq, seat: 0, turn, phrases, has_show: isBattle }
}

it('a turn begins in the middle of the entry that ended the last one', () => {
  const turns = logTurns(
    [
      line(1, 0, [phrase('server-log-begin')]),
      line(2, 0, [
        phrase('event-placed'),
        phrase('event-turn_started', { number: 1, seat: seat(1) }),
        phrase('event-drew'),
      ]),
      line(3, 1, [phrase('event-turn_ended'), phrase('event-turn_started', { number: 2, seat: seat(0) })]),
    ],
    logWords,
  )
  expect(turns.map((turn) => [turn.number, turn.seat, turn.rows.length])).toEqual([
    [0, null, 2],
    [1, 1, 1],
    [2, 0, 0],
  ])
})

it('tiles that are drawn together stand in one row', () => {
  const drew = (key: string) => phrase('event-drew', { seat: seat(0), tile: tile(key) })
  const [turn] = logTurns([line(1, 3, [drew('move'), drew('battle'), drew('medic')])], logWords)
  expect(turn?.rows).toHaveLength(1)
  expect(turn?.rows[0]?.phrases[0]?.args?.tile).toEqual({
    is: 'list',
    items: [tile('move'), tile('battle'), tile('medic')],
  })
})

it('a battle is one row until it is over', () => {
  const battle = ['event-battle_started', 'event-phase_started', 'event-wound', 'event-battle_ended'].map(
    (id) => phrase(id),
  )
  const [turn] = logTurns(
    [line(1, 3, [phrase('event-played'), ...battle, phrase('event-game_over')], true)],
    logWords,
  )
  expect(turn?.rows.map((row) => [row.isFolded, row.phrases.length])).toEqual([
    [false, 1],
    [true, 4],
    [false, 1],
  ])
})

it('the news of an entry leave out what is told of a battle', () => {
  const ids = ['event-played', 'event-battle_started', 'event-wound', 'event-battle_ended', 'event-game_over']
  const told = newsOf(
    line(
      1,
      3,
      ids.map((id) => phrase(id)),
      true,
    ),
    logWords,
  )
  expect(told.map(({ id }) => id)).toEqual(['event-played', 'event-battle_started', 'event-game_over'])
})

it('seats that were left to a bot are known', () => {
  const left = phrase('server-log-taken-over', { seats: { is: 'list', items: [seat(1), seat(3)] } })
  const resigned = phrase('server-log-resign', { seat: seat(1) })
  expect([...leftSeats([{ seq: 7, seat: 1, turn: 3, phrases: [resigned, left] }])]).toEqual([1, 3])
  expect([...leftSeats([{ seq: 7, seat: 1, turn: 3, phrases: [resigned] }])]).toEqual([])
})
