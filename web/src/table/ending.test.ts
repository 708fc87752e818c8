import { describe, expect, it } from 'vitest'

import type { PlayerSight } from '../lib/server'
import { ranked } from './ending'

function player(health: number, out = false): PlayerSight {
  return { army: 'moloch', health, most: 20, hand: [], pile: 0, remaining: {}, discards: [], out }
}

describe('ranks', () => {
  it('put the winners first and those who are out last', () => {
    const players = [player(0, true), player(7), player(12), player(12), player(20)]
    expect(ranked(players, [4])).toEqual([
      { seat: 4, place: 1 },
      { seat: 2, place: 2 },
      { seat: 3, place: 2 },
      { seat: 1, place: 4 },
      { seat: 0, place: 5 },
    ])
  })

  it('are shared by those who win together, whatever their counters show', () => {
    const players = [player(3), player(9), player(5)]
    expect(ranked(players, [0, 2]).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ])
  })
})
