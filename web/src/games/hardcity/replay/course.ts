/** The course of a game: the table after each step, made of what the steps changed. */

import type { CityNow, CityReplay, Phrase } from '../../../lib/server'

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

/** What is told of a step. */
export interface ToldStep {
  ply: number
  phrases: Phrase[]
}

/** Rounds and points, by step. */
export function marksOf(replay: CityReplay): CourseMark[] {
  return replay.marks.map(({ step, kind, round, side, total }) => ({
    ply: step + 1,
    kind: kind === 'round' ? 'round' : side === 'chaos' ? 'chaos' : 'order',
    value: (kind === 'round' ? round : total) ?? 0,
  }))
}

/** Those that have room beside each other: of a crowd the last stays, whose points tell the most. */
export function spaced(marks: readonly CourseMark[], room: number): CourseMark[] {
  const kept: CourseMark[] = []
  for (const mark of marks.toReversed()) {
    const isOf = (other: CourseMark): boolean => (other.kind === 'round') === (mark.kind === 'round')
    const next = kept.findLast(isOf)
    if (!next || next.ply - mark.ply >= room) kept.push(mark)
  }
  return kept.reverse()
}

/** What was told up to a step since its round began, step by step. */
export function toldUntil(replay: CityReplay, marks: readonly CourseMark[], ply: number): ToldStep[] {
  const start = marks.findLast((mark) => mark.kind === 'round' && mark.ply <= ply)?.ply ?? 1
  return replay.steps.slice(start - 1, ply).map(({ lines }, index) => ({
    ply: start + index,
    phrases: lines.flatMap(({ phrase }) => (phrase ? [phrase] : [])),
  }))
}

/** The nearest marked step before or after a step; the step itself where there is none. */
export function nextMark(marks: readonly CourseMark[], ply: number, by: 1 | -1): number {
  const plies = marks.map((mark) => mark.ply)
  const found = by > 0 ? plies.find((mark) => mark > ply) : plies.findLast((mark) => mark < ply)
  return found ?? ply
}
