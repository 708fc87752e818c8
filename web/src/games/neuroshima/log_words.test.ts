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
        phrase('log-redrew'),
      ]),
      line(3, 1, [phrase('event-turn_started', { number: 2, seat: seat(0) })]),
    ],
    logWords,
  )
  expect(turns.map((turn) => [turn.number, turn.seat, turn.rows.length])).toEqual([
    [0, null, 2],
    [1, 1, 1],
    [2, 0, 0],
  ])
})

const unit = (owner: number, hex: string) => ({ is: 'unit', owner, tile: 'hybrid', hex }) as const

it('an action and what came of it stand in one row, of whoever acts', () => {
  const [turn] = logTurns(
    [
      line(1, 3, [
        phrase('log-played', { tile: tile('move') }),
        phrase('log-moved', { before: unit(1, 'C2') }),
      ]),
      line(2, 3, [
        phrase('log-moved', { before: unit(1, 'C3') }),
        phrase('log-nets', { unit: unit(1, 'D3') }),
      ]),
    ],
    logWords,
  )
  expect(turn?.rows.map(({ seat, phrases }) => [seat, phrases.map(({ id }) => id)])).toEqual([
    [0, ['log-played', 'log-moved']],
    [0, ['log-moved', 'log-nets']],
  ])
})

it('a battle is one row until it is over, however often somebody is asked in it', () => {
  const turns = logTurns(
    [
      line(1, 3, [phrase('log-battle', { seat: seat(0) }), phrase('event-phase_started')], true),
      line(2, 3, [phrase('server-log-offer-draw', { seat: seat(1) })]),
      line(3, 3, [phrase('event-removed'), phrase('event-battle_ended'), phrase('event-game_over')], true),
    ],
    logWords,
  )
  expect(turns[0]?.rows.map(({ isFolded, phrases, entries }) => [isFolded, phrases.length, entries])).toEqual(
    [
      [true, 3, [1, 3]],
      [false, 1, [2]],
      [false, 1, [3]],
    ],
  )
})

it('a battle that was taken back does not go on', () => {
  const turns = logTurns(
    [
      line(1, 3, [phrase('log-battle'), phrase('event-phase_started')], true),
      line(2, 3, [phrase('server-log-take-back', { seat: seat(0) })]),
      line(3, 3, [phrase('log-placed', { unit: unit(0, 'C2') })]),
    ],
    logWords,
  )
  expect(turns[0]?.rows.map(({ phrases }) => phrases[0]?.id)).toEqual([
    'log-battle',
    'server-log-take-back',
    'log-placed',
  ])
})

it('a battle is summed up by counters before and after it, and by losses', () => {
  const lost = (owner: number, amount: number, health: number) =>
    phrase('event-health_lost', { unit: unit(owner, 'C1'), amount, health })
  const sum = logWords.sumUp([
    lost(0, 2, 15),
    phrase('event-removed', { unit: unit(1, 'D2') }),
    lost(0, 1, 14),
  ])
  expect(sum).toEqual({ counters: [{ seat: 0, before: 17, after: 14 }], lost: [unit(1, 'D2')] })
})

it('the news of an entry leave out what is told of a battle', () => {
  const ids = ['log-placed', 'log-battle', 'event-wound', 'event-battle_ended', 'event-game_over']
  const told = newsOf(
    line(
      1,
      3,
      ids.map((id) => phrase(id)),
      true,
    ),
    logWords,
  )
  expect(told.map(({ id }) => id)).toEqual(['log-placed', 'log-battle', 'event-game_over'])
})

it('seats that were left to a bot are known', () => {
  const left = phrase('server-log-taken-over', { seats: { is: 'list', items: [seat(1), seat(3)] } })
  const resigned = phrase('server-log-resign', { seat: seat(1) })
  expect([...leftSeats([{ seq: 7, seat: 1, turn: 3, phrases: [resigned, left] }])]).toEqual([1, 3])
  expect([...leftSeats([{ seq: 7, seat: 1, turn: 3, phrases: [resigned] }])]).toEqual([])
})
