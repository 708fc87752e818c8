import { describe, expect, it } from 'vitest'

import type { CityReplay } from '../../../lib/server'
import { smallCity, smallNow, GROUND } from '../testing/city'
import { marksOf, nextMark, tablesOf } from './course'

const REPLAY = {
  game: 'hardcity',
  names: ['', ''],
  city: smallCity(),
  plan: GROUND,
  start: smallNow(),
  steps: [
    { move: 'shoot B2', seat: 0, now: { order: 1, mutants: [] } },
    { move: 'end', seat: 0, now: { round: 2 } },
  ],
  marks: [
    { step: 0, kind: 'points', side: 'order', points: 1, total: 1 },
    { step: 1, kind: 'round', round: 2 },
  ],
} as unknown as CityReplay

describe('the course of a game', () => {
  it('keeps what a step leaves alone', () => {
    const [start, first, second] = tablesOf(REPLAY)
    expect(start?.mutants).toHaveLength(2)
    expect(first).toMatchObject({ order: 1, mutants: [], round: 1 })
    expect(second).toMatchObject({ order: 1, round: 2 })
  })

  it('jumps to points and rounds', () => {
    const marks = marksOf(REPLAY)
    expect(marks).toEqual([
      { ply: 1, kind: 'order', value: 1 },
      { ply: 2, kind: 'round', value: 2 },
    ])
    expect([nextMark(marks, 0, 1), nextMark(marks, 2, 1), nextMark(marks, 2, -1)]).toEqual([1, 2, 1])
  })
})
