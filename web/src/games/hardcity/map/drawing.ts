/** The map as something that is looked at closely. */

import type { City } from '../../../lib/server'
import type { Drawing } from '../../../ui/board/closeness'
import { UNIT, type Lie } from './geometry'

const EDGE = 44 // room for the letters and numbers of the rows, left and below, or left and above
const RIM = 6
const FOR_FINGERS = 40 // pixels of a space that a finger hits
const LARGE = 52 // nobody needs more at first
const AT_EASE = 44 // where the map is moved both ways anyway

/**
 * How large spaces are at first. A map that is too small for fingers fills its place one way, so that it is moved
 * along the other way only, if that is enough.
 */
function restOf(whole: number, filled: number): number {
  if (whole >= FOR_FINGERS) return whole
  return filled >= FOR_FINGERS ? Math.min(filled, LARGE) : AT_EASE
}

/** The map of a city as it lies on the screen. */
export function drawingOf(city: City, lie: Lie): Drawing {
  const middles = city.spaces.map(({ label }) => [label, lie.middle(label)] as const)
  return {
    x: -EDGE,
    y: lie.isTurned ? -RIM : -EDGE,
    width: lie.width + EDGE + RIM,
    height: lie.height + EDGE + RIM,
    at: new Map(middles.flatMap(([label, middle]) => (middle ? [[label, middle]] : []))),
    unit: UNIT,
    outer: { width: UNIT, height: UNIT },
    margin: 0,
    name: 'space',
    sizes: { rest: restOf, near: 72, most: 160 },
  }
}
