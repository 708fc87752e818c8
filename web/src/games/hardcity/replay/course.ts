/** The course of a game: the table after each step, made of what the steps changed. */

import type { CityNow, CityReplay } from '../../../lib/server'

/** The tables of a game by step, 0 being the start. */
export function tablesOf(replay: CityReplay): CityNow[] {
  const tables = [replay.start]
  for (const step of replay.steps) {
    const before = tables.at(-1) ?? replay.start
    tables.push({ ...before, ...(step.now as Partial<CityNow>) })
  }
  return tables
}

/** A mark of the timeline: the step after which the table stands so. */
export interface CourseMark {
  ply: number
  kind: 'round' | 'order' | 'chaos'
  /** The number of the round, or the points of the side. */
  value: number
}

/** Rounds and points, by step. */
export function marksOf(replay: CityReplay): CourseMark[] {
  return replay.marks.map(({ step, kind, round, side, total }) => ({
    ply: step + 1,
    kind: kind === 'round' ? 'round' : side === 'chaos' ? 'chaos' : 'order',
    value: (kind === 'round' ? round : total) ?? 0,
  }))
}

/** The nearest marked step before or after a step; the step itself where there is none. */
export function nextMark(marks: readonly CourseMark[], ply: number, by: 1 | -1): number {
  const plies = marks.map((mark) => mark.ply)
  const found = by > 0 ? plies.find((mark) => mark > ply) : plies.findLast((mark) => mark < ply)
  return found ?? ply
}
