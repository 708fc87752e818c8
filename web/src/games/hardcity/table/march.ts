/** Many mutants at once: all go to one place, or as near to it as each of them gets. */

import type { City, MutantNow } from '../../../lib/server'
import { isOneSheet } from '../map/geometry'
import { namedIn } from '../notation'
import type { Choice } from './choices'

/** What one of them does. */
export interface Stride {
  mutant: string
  from: string
  to: string
  move: string
}

export interface March {
  target: string
  strides: readonly Stride[]
  /** Those who get no nearer, and those for whom no move is left. */
  staying: readonly string[]
}

const ASLANT = 0.01 // of two places equally far the one straight ahead is the nearer one

/** How many steps lie between two places where nothing stands in the way. */
export type Farness = (one: string, other: string) => number

/** The steps between the spaces of a city; sheets that do not touch are out of reach of each other. */
export function farnessIn(city: City): Farness {
  const spaces = new Map(city.spaces.map((space) => [space.label, space]))
  return (one, other) => {
    const [from, to] = [spaces.get(one), spaces.get(other)]
    if (!from || !to || !isOneSheet(from.grid, to.grid)) return Infinity
    const [dx, dy] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)]
    return Math.max(dx, dy) + ASLANT * Math.min(dx, dy)
  }
}

/** Mutants that nothing but their names tells apart: only the first of them is offered moves. */
export function twinsOf(mutants: readonly MutantNow[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const mutant of mutants) {
    const looks = JSON.stringify({ ...mutant, mutant: '' })
    groups.set(looks, [...(groups.get(looks) ?? []), mutant.mutant])
  }
  return new Map([...groups.values()].flatMap((names) => names.map((name) => [name, names] as const)))
}

/** Where everybody who was taken up goes, in that order; at most so many have a move left. */
export function marchOf(
  taken: readonly string[],
  target: string,
  choices: readonly Choice[],
  mutants: readonly MutantNow[],
  far: Farness,
  most: number,
): March {
  const twins = twinsOf(mutants)
  const gone = new Map<readonly string[], number>()
  const strides: Stride[] = []
  const staying: string[] = []
  for (const mutant of taken) {
    const group = twins.get(mutant) ?? [mutant]
    const from = mutants.find((one) => one.mutant === mutant)?.space ?? ''
    const best = nearest(group[0] ?? mutant, target, choices, far)
    if (!best || strides.length >= most || best.steps >= far(from, target)) {
      staying.push(mutant)
      continue
    }
    // Once the first of equals has gone, the next one is offered the same.
    const index = gone.get(group) ?? 0
    gone.set(group, index + 1)
    const [verb = '', , ...rest] = best.choice.key.split(' ')
    strides.push({ mutant, from, to: best.to, move: [verb, group[index] ?? mutant, ...rest].join(' ') })
  }
  return { target, strides, staying }
}

/** The move of a mutant that brings it nearest; it takes a load along only where it cannot go without. */
function nearest(
  subject: string,
  target: string,
  choices: readonly Choice[],
  far: Farness,
): { choice: Choice; to: string; steps: number } | null {
  let best: { choice: Choice; to: string; steps: number } | null = null
  const own = choices.filter((choice) => choice.subject === subject && choice.move.verb === 'move')
  for (const choice of own.toSorted((one, two) => loads(one) - loads(two)))
    for (const to of choice.places) {
      const steps = far(to, target)
      if (!best || steps < best.steps) best = { choice, to, steps }
    }
  return best
}

/** What is left of a march: whoever cannot go any more stays, the others go on. */
export function stillToGo(moves: readonly string[], legal: readonly string[]): readonly string[] {
  const next = moves.findIndex((move) => legal.includes(move))
  return next < 0 ? [] : moves.slice(next)
}

function loads({ move }: Choice): number {
  return namedIn(move, 'load').length
}
