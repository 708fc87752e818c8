/** How tiles move. */

import { duration } from '../../../lib/motion'

/** The curve of everything that moves. */
export const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** A tile that comes down onto the board. */
export function drop(_node: Element): { duration: number; css: (t: number, u: number) => string } {
  return {
    duration: duration('--m-base'),
    css: (t, u) => `opacity: ${t}; transform: scale(${1 + u * 0.16})`,
  }
}

/** A tile that leaves the board. */
export function leave(_node: Element): { duration: number; css: (t: number, u: number) => string } {
  return {
    duration: duration('--m-slow'),
    css: (t, u) => `opacity: ${t}; transform: scale(${1 - u * 0.08})`,
  }
}

/** The shortest way from one facing to another in sixths of a turn, positive clockwise. */
export function turnBetween(from: number, to: number): number {
  const steps = (((to - from) % 6) + 6) % 6
  return steps > 3 ? steps - 6 : steps
}

/** The facing of a list that is nearest to a wish, clockwise first; the wish itself if the list is empty. */
export function nearestFacing(facings: readonly number[], wish: number): number {
  if (!facings.length) return wish
  const way = (facing: number): number => Math.abs(turnBetween(wish, facing) - 0.1)
  return facings.reduce((best, facing) => (way(facing) < way(best) ? facing : best))
}
