import { describe, expect, it } from 'vitest'

import type { CityReplay } from '../../../lib/server'
import { smallCity, smallNow, GROUND } from '../testing/city'
import { marksOf, nextMark, spaced, tablesOf, toldUntil, type CourseMark } from './course'

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

  it('shows no mark over another, and rounds in a row of their own', () => {
    const mark = (ply: number, kind: CourseMark['kind']): CourseMark => ({ ply, kind, value: ply })
    const marks = [mark(1, 'round'), mark(2, 'order'), mark(5, 'chaos'), mark(6, 'round'), mark(9, 'order')]
    expect(spaced(marks, 4).map(({ ply }) => ply)).toEqual([1, 5, 6, 9])
    expect(spaced(marks, 3)).toEqual(marks)
  })

  it('tells a round up to a step', () => {
    const line = (id: string): unknown => ({ event: {}, phrase: { is: 'phrase', id } })
    const steps = ['a', 'b', 'c'].map((id) => ({ move: id, seat: 0, now: {}, lines: [line(id)] }))
    const replay = { ...REPLAY, steps } as unknown as CityReplay
    const told = (ply: number): string[] =>
      toldUntil(replay, marksOf(REPLAY), ply).flatMap(({ phrases }) => phrases.map(({ id }) => id))
    expect([told(0), told(1), told(2), told(3)]).toEqual([[], ['a'], ['b'], ['b', 'c']])
  })
})
