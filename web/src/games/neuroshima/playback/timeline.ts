/** A battle as a row of beats: what is shown, in which order, for how long. */

import type { BattleShow, PhaseShow } from '../../../lib/server'
import { metSomebody, removedIn } from './events'

/**
 * The parts of a battle. It is called, every phase goes through the same stages, an HQ that is destroyed makes everything
 * stand still; where nobody is hit, only that is told.
 */
export type Stage =
  'call' | 'spotlight' | 'strike' | 'answer' | 'count' | 'land' | 'clear' | 'still' | 'collapse' | 'empty'

/** One beat of the playback. */
export interface Beat {
  phase: number // index among the phases of the battle
  stage: Stage
  ms: number // at normal speed
  fixed?: number // further milliseconds at any speed
  isLanded?: boolean // what HQs lost has reached their counters
}

/** How long each stage stands at normal speed, and how much longer at any speed. */
export const STAGE_MS: Readonly<Record<Stage, number>> = {
  call: 620,
  spotlight: 200,
  strike: 250,
  answer: 200,
  count: 380,
  land: 320,
  clear: 200,
  still: 300,
  collapse: 900,
  empty: 0,
}
const FIXED_MS: Partial<Record<Stage, number>> = { call: 780, empty: 500 }
const LANDED: ReadonlySet<Stage> = new Set<Stage>(['land', 'clear', 'still', 'collapse'])

/** Speeds that can be chosen, as factors. */
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Whether an attack of the phase was held up, thrown back or taken over by somebody. */
export function hasAnswer(phase: PhaseShow): boolean {
  return phase.lines.some((line) => line.stage === 'answer')
}

/** How many attacks of a phase met somebody. */
export function attacksIn(phase: PhaseShow): number {
  return metSomebody(phase.lines).length
}

/** Whether there is anything to see of a phase: somebody is hit, or something becomes of it. */
export function isPlayed(phase: PhaseShow): boolean {
  return attacksIn(phase) > 0 || phase.lines.some((line) => line.stage === 'answer' || line.stage === 'count')
}

/** Whether an HQ is destroyed in a phase. */
export function hasCollapse(phase: PhaseShow): boolean {
  return removedIn(phase.lines).some((unit) => unit.tile === 'hq')
}

function stagesOf(phase: PhaseShow, calm: boolean): Stage[] {
  const falls = hasCollapse(phase)
  if (calm) return ['strike', ...(hasAnswer(phase) ? ['answer' as const] : []), 'count']
  return [
    'spotlight',
    'strike',
    'answer',
    'count',
    'land',
    ...(falls ? (['still', 'collapse'] as const) : (['clear'] as const)),
  ]
}

/** The beats of a battle. `calm` leaves out those that exist only for their motion. */
export function beatsOf(battle: BattleShow, calm = false): Beat[] {
  const played = battle.phases.flatMap((phase, index) => (isPlayed(phase) ? [{ phase, index }] : []))
  const [first] = played
  const beatOf = (phase: number, stage: Stage): Beat => ({
    phase,
    stage,
    ms: STAGE_MS[stage],
    ...(stage in FIXED_MS ? { fixed: FIXED_MS[stage] ?? 0 } : {}),
    ...(LANDED.has(stage) || (calm && stage === 'count') ? { isLanded: true } : {}),
  })
  if (!first) return battle.is_whole ? [beatOf(0, 'empty')] : []
  const call = battle.call ? [beatOf(first.index, 'call')] : []
  return [
    ...call,
    ...played.flatMap(({ phase, index }) => stagesOf(phase, calm).map((stage) => beatOf(index, stage))),
  ]
}

/** Whether nobody is hit in a whole battle. */
export function isEmpty(beats: readonly Beat[]): boolean {
  return beats[0]?.stage === 'empty'
}

/** Where a phase begins among the beats; the end where there is no such phase. */
export function startOf(beats: readonly Beat[], phase: number): number {
  const found = beats.findIndex((beat) => beat.phase >= phase && beat.stage !== 'call')
  return found < 0 ? beats.length : found
}

/** A place among the beats, kept between the first beat and the result behind the last. */
export function clampTo(beats: readonly Beat[], index: number): number {
  return Math.max(0, Math.min(beats.length, index))
}

/** The phase one before or after the one that is shown; going back inside a phase returns to its start. */
export function phaseStep(beats: readonly Beat[], index: number, by: 1 | -1): number {
  const now = beats[index]
  if (!now) return by > 0 ? beats.length : startOf(beats, beats.at(-1)?.phase ?? 0)
  const start = startOf(beats, now.phase)
  if (by < 0 && index > start) return start
  return clampTo(beats, startOf(beats, Math.max(0, now.phase + by)))
}
