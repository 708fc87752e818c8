import { describe, expect, it } from 'vitest'

import { byTurn, isToMove } from './own_games'
import type { MatchInfo, SeatInfo } from './server'

const ada: SeatInfo = { who: 'person', part: '', guest: 'ada' }
const bo: SeatInfo = { who: 'person', part: '', guest: 'bo' }
const bot: SeatInfo = { who: 'bot', part: '', bot: 'sergeant' }

function match(id: string, seats: SeatInfo[], more: Partial<MatchInfo> = {}): MatchInfo {
  const terms = { game: 'hardcity' as const, mode: 'coop', episode: 1, officers: [] }
  return { id, game: 'hardcity', terms, status: 'playing', seats, created: 0, seq: 0, ...more }
}

describe('whether somebody is to move', () => {
  it.each<[string, MatchInfo, boolean]>([
    ['their seat chooses', match('a', [ada, bo], { chooser: 0 }), true],
    ['another seat chooses', match('a', [ada, bo], { chooser: 1 }), false],
    ['the match rests, with bots alone', match('a', [ada, bot]), true],
    ['the match rests, with another person', match('a', [ada, bo]), false],
    ['they only watch', match('a', [bo, bot]), false],
    ['it is over', match('a', [ada], { status: 'over' }), false],
    ['it waits for players', match('a', [ada], { status: 'waiting' }), false],
  ])('%s', (_, given, expected) => {
    expect(isToMove(given, 'ada')).toBe(expected)
  })

  it('nobody is known', () => {
    expect(isToMove(match('a', [ada, bot], { chooser: 0 }), undefined)).toBe(false)
  })
})

it('puts own turns first and what is over last', () => {
  const given = [
    match('over', [ada], { status: 'over' }),
    match('theirs', [ada, bo], { chooser: 1 }),
    match('waiting', [ada, bo], { status: 'waiting' }),
    match('mine', [ada, bo], { chooser: 0 }),
  ]
  expect(byTurn(given, 'ada').map(({ id }) => id)).toEqual(['mine', 'theirs', 'waiting', 'over'])
})
