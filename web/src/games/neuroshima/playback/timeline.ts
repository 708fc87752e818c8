/** A battle as a row of beats: what is shown, in which order, for how long. */

import type { BattleShow, PhaseShow } from '../../../lib/server'
import { metSomebody } from './events'

/** The parts of a phase; every phase goes through them in this order. */
export type Stage = 'spotlight' | 'strike' | 'answer' | 'count' | 'clear'

/** One beat of the playback. */
export interface Beat {
  phase: number // index among the phases of the battle
  stage: Stage
  ms: number // at normal speed
}

/** How long each stage stands at normal speed; the motion inside it is shorter. */
export const STAGE_MS: Readonly<Record<Stage, number>> = {
  spotlight: 450,
  strike: 750,
  answer: 700,
  count: 1000,
  clear: 420,
}

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

function stagesOf(phase: PhaseShow, calm: boolean): Stage[] {
  if (attacksIn(phase) === 0) return ['strike'] // nothing will come of it
  const answer: Stage[] = hasAnswer(phase) ? ['answer'] : []
  if (calm) return ['strike', ...answer, 'count']
  return ['spotlight', 'strike', ...answer, 'count', 'clear']
}

/** The beats of a battle. `calm` leaves out those that exist only for their motion. */
export function beatsOf(battle: BattleShow, calm = false): Beat[] {
  return battle.phases.flatMap((phase, index) =>
    stagesOf(phase, calm).map((stage) => ({ phase: index, stage, ms: STAGE_MS[stage] })),
  )
}

/** Where a phase begins among the beats; the end where there is no such phase. */
export function startOf(beats: readonly Beat[], phase: number): number {
  const found = beats.findIndex((beat) => beat.phase >= phase)
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
