import { describe, expect, it } from 'vitest'

import type { Review, TileTally } from '../../../lib/server'
import { levels, pathOf, ticks, turnAt, WIDTH, xOf, yOf } from './chart'
import { bestTile, damageBy, healthAfter, healthLost, hexesIn, nearestMiss } from './figures'

const tile = (key: string, damage: number[], kills = 0): TileTally => ({
  tile: key,
  drawing: key,
  damage,
  kills,
  absorbed: 0,
  saved: 0,
  lost: 0,
})
const seat = (side: number, tiles: TileTally[]) => ({
  army: 'moloch',
  side,
  tiles,
  battles: 1,
  destroyed: 0,
  lost: 0,
})
const REVIEW: Review = {
  seats: [seat(0, [tile('hornet', [2, 3], 1), tile('medic', [0, 0])]), seat(1, [tile('scout', [0, 0])])],
  names: [],
  board: 19,
  most: 20,
  is_scored: false,
  first: 0,
  turns: 9,
  starts: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18],
  last_phase: null,
  health: [
    { step: 0, turn: 0, health: [20, 20] },
    { step: 7, turn: 3, health: [20, 18] },
    { step: 15, turn: 7, health: [0, 3] },
  ],
  battles: [],
  turning: null,
  judged: [0],
  record: '',
}

describe('figures of a review', () => {
  it('add damage up, and the best comes first', () => {
    expect(damageBy(REVIEW.seats[0]!)).toBe(5)
    expect(bestTile(REVIEW.seats[0])?.tile).toBe('hornet')
    expect(bestTile(REVIEW.seats[1])).toBeNull()
  })
  it('know the health after every turn', () => {
    expect(healthAfter(REVIEW, 2)).toEqual([20, 20])
    expect(healthAfter(REVIEW, 3)).toEqual([20, 18])
    expect(healthAfter(REVIEW, 9)).toEqual([0, 3])
  })
  it('tell a near miss, not a far one', () => {
    expect(nearestMiss(REVIEW, 0)).toEqual({ seat: 1, health: 3 })
    expect(nearestMiss({ ...REVIEW, health: [{ step: 0, turn: 0, health: [0, 9] }] }, 0)).toBeNull()
  })
  it('tell what a better move would have brought in health', () => {
    const health = [
      [18, 20],
      [20, 17],
    ]
    expect(healthLost(REVIEW, { seat: 0, health })).toBe(5)
    expect(healthLost(REVIEW, { seat: 1, health })).toBe(-5)
  })
  it('find the hexes of a move', () => {
    const phrase = { is: 'phrase', id: 'move-place', args: { hex: 'B2', tile: 'x', count: 3 } } as const
    expect(hexesIn(phrase)).toEqual(['B2'])
  })
})

describe('the chart', () => {
  it('is as wide as its turns', () => {
    expect(xOf(REVIEW, 0)).toBe(0)
    expect(xOf(REVIEW, 10)).toBe(WIDTH)
    expect(turnAt(REVIEW, 0.99)).toBe(9)
    expect(turnAt(REVIEW, 0)).toBe(0)
    expect(turnAt({ ...REVIEW, first: 5 }, 0)).toBe(5)
  })
  it('begins at full health and steps down', () => {
    expect(yOf(REVIEW, 20)).toBe(0)
    const path = pathOf(REVIEW, 1)
    expect(path.startsWith('M0 0H')).toBe(true)
    expect(path.match(/V/g)).toHaveLength(2)
  })
  it('has few numbers', () => {
    expect(levels(20)).toEqual([0, 5, 10, 15, 20])
    expect(ticks(REVIEW)).toHaveLength(9)
    expect(ticks({ ...REVIEW, turns: 40 }).length).toBeLessThan(10)
  })
})
