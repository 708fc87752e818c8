import { expect, it } from 'vitest'

import { byTurn, seatsOf } from './own_games'
import type { MatchInfo, OwnTurn } from './server'

function match(id: string, status: MatchInfo['status'] = 'playing'): MatchInfo {
  const terms = { game: 'hardcity' as const, mode: 'coop', episode: 1, officers: [] }
  return { id, game: 'hardcity', terms, status, seats: [], created: 0, seq: 0 }
}

function turn(is_yours: boolean, left: number | null = null): OwnTurn {
  return { is_yours, is_awaited: is_yours, since: 0, left }
}

it('knows the seats of a guest', () => {
  const seats = ['ada', 'bo', 'ada'].map((guest) => ({ who: 'person' as const, part: '', guest }))
  expect(seatsOf({ ...match('a'), seats }, 'ada')).toEqual([0, 2])
  expect(seatsOf({ ...match('a'), seats }, undefined)).toEqual([])
})

it('puts own turns first, the most urgent at the top, and what is over last', () => {
  const given = [match('over', 'over'), match('theirs'), match('waiting', 'waiting'), match('free')]
  const turns = {
    theirs: turn(false, 5),
    free: turn(true),
    soon: turn(true, 10),
    later: turn(true, 90),
  }
  const all = byTurn([...given, match('later'), match('soon')], turns)
  expect(all.map(({ id }) => id)).toEqual(['soon', 'later', 'free', 'theirs', 'waiting', 'over'])
})
