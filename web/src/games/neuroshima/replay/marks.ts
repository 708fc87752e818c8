/** The course of a game: where its turns begin, where its battles are, how the health went. */

import type { Replay, ReplayStep } from '../../../lib/server'
import { stepWithin } from '../../../replay/steps'

/** Seats with their health after each step. */
export interface HealthCurve {
  most: number // the highest health that any HQ began with
  health: number[][] // by seat, then by step
}

/** Steps with a battle in them, or with a part of one. */
export function battlePlies(replay: Replay): number[] {
  return replay.steps.flatMap((step, ply) => (hasBattle(step) ? [ply] : []))
}

/** Steps at which a battle begins: one that waited for an answer goes on at a later step. */
export function battleStarts(replay: Replay): number[] {
  const plies = battlePlies(replay)
  return plies.filter((_, index) => replay.steps[plies[index - 1] ?? 0]?.battle?.is_whole !== false)
}

function hasBattle(step: ReplayStep): boolean {
  return (step.battle?.phases.length ?? 0) > 0
}

/** The first step of every turn, with the number of the turn. */
export function turnStarts(replay: Replay): { ply: number; turn: number }[] {
  const starts: { ply: number; turn: number }[] = []
  replay.steps.forEach((step, ply) => {
    if (starts.at(-1)?.turn !== step.sight.turn_number) starts.push({ ply, turn: step.sight.turn_number })
  })
  return starts
}

/** A step of the replay, whatever number was asked for. */
export function clampPly(replay: Replay, ply: number): number {
  return stepWithin(ply, replay.steps.length - 1)
}

/** The nearest marked step before or after a step; the step itself where there is none. */
export function nextMark(marks: readonly number[], ply: number, by: 1 | -1): number {
  const found = by > 0 ? marks.find((mark) => mark > ply) : marks.findLast((mark) => mark < ply)
  return found ?? ply
}

/** One turn on or back; beyond the last turn the end, before the first the start. */
export function turnStep(replay: Replay, ply: number, by: 1 | -1): number {
  const marks = turnStarts(replay).map((start) => start.ply)
  const found = nextMark(marks, ply, by)
  return found === ply && by > 0 ? replay.steps.length - 1 : found
}

/** Health of all HQs over the game. */
export function healthCurve(replay: Replay): HealthCurve {
  const seats = replay.steps[0]?.sight.players ?? []
  return {
    most: Math.max(1, ...seats.map((player) => player.most)),
    health: seats.map((_, seat) => replay.steps.map((step) => step.sight.players[seat]?.health ?? 0)),
  }
}

/** The points of one seat as an SVG path of steps, `width` by `height` units large. */
export function curvePath(health: readonly number[], most: number, width: number, height: number): string {
  const last = Math.max(1, health.length - 1)
  const x = (ply: number): number => round((ply / last) * width)
  const y = (value: number): number => round(height - (Math.max(0, value) / most) * height)
  return health.map((value, ply) => (ply === 0 ? `M0 ${y(value)}` : `H${x(ply)}V${y(value)}`)).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The step that a share of the slider's or chart's width (0 to 1) stands for. */
export function plyAt(replay: Replay, share: number): number {
  return clampPly(replay, Math.round(share * (replay.steps.length - 1)))
}

/**
 * Marks on a line from 0 to `length`, moved apart as little as need be: at least `gap` from one to the next,
 * less where there is no room for that. `places` ascend.
 */
export function spread(places: readonly number[], length: number, gap: number): number[] {
  const room = Math.min(gap, length / Math.max(1, places.length - 1))
  const pushed: number[] = []
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -room) + room))
  return pushed.map((place, index) => Math.min(place, length - room * (places.length - 1 - index)))
}

const AHEAD = 12

/** Keys of the pictures of a step and of some that follow, to be fetched before they are needed. */
export function drawingsNear(replay: Replay, ply: number): string[] {
  const sights = replay.steps.slice(ply, ply + AHEAD).map((step) => step.sight)
  const shown = sights.flatMap((sight) => [...sight.units, ...sight.players.flatMap((player) => player.hand)])
  return [...new Set(shown.map((tile) => tile.drawing))]
}
