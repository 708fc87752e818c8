/** The lines of the chart of a review: turns go to the right, health goes up. */

import type { Review } from '../../../lib/server'
import { stairs } from './figures'

export const WIDTH = 900
export const HEIGHT = 232
const AXIS_STEPS = [5, 10, 20, 25, 50]

/** Where a turn begins; the last one ends at the right edge. */
export function xOf(review: Review, turn: number): number {
  return Math.max(0, turn - review.first) * widthOf(review)
}

/** How wide a turn is. */
export function widthOf(review: Review): number {
  return WIDTH / (review.turns - review.first + 1)
}

/** Where a health lies. */
export function yOf(review: Review, health: number): number {
  const most = Math.max(review.most, 1)
  return HEIGHT - (Math.max(0, Math.min(most, health)) / most) * HEIGHT
}

/** The line of a seat: level through every turn, and a step where health changed in it. */
export function pathOf(review: Review, seat: number): string {
  const [first, ...rest] = stairs(review, seat)
  if (!first) return ''
  const bends = rest.map(
    ({ turn, health }) => `H${round(xOf(review, turn + 0.7))}V${round(yOf(review, health))}`,
  )
  return `M0 ${round(yOf(review, first.health))}${bends.join('')}H${WIDTH}`
}

/** The health that lines are drawn for. */
export function levels(most: number): number[] {
  const step = AXIS_STEPS.find((one) => most / one <= 5) ?? most
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
}

/** The turns that have a number below the chart: as many as there is room for. */
export function ticks({ first, turns }: Review): number[] {
  const from = Math.max(1, first)
  const every = Math.max(1, Math.ceil((turns - from + 1) / 9))
  const all = Array.from({ length: turns - from + 1 }, (_, i) => from + i)
  return all.filter((turn) => (turn - from) % every === 0)
}

/** The turn under a place of the chart, from 0 to 1. */
export function turnAt(review: Review, share: number): number {
  const turn = review.first + Math.floor((share * WIDTH) / widthOf(review))
  return Math.max(review.first, Math.min(review.turns, turn))
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
