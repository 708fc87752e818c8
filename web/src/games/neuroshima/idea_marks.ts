/** Ideas on the board: a letter on the hex that a move is about, and an arrow where something goes from one to another. */

import type { Idea } from '../../lib/server'
import { letterOf } from '../../lib/ideas'
import { boardShape, type Point } from './board/geometry'
import { hexesOf } from './notation'

const INK = '#0B0C0F'
const DARK = '#15171C'
const FILLS = ['#B8F04A', '#E4DED2', '#E4DED2'] as const // the best, the next two
const OTHERS = '#8C8578'
/** Where letters stand on a hex, one after the other: beside the number of a tile and its badges. */
const PLACES: readonly Point[] = [
  { x: -56, y: -58 },
  { x: 56, y: -58 },
  { x: -76, y: 0 },
  { x: 76, y: 0 },
]

/** The marks of ideas as SVG for a board of so many hexes. */
export function ideaMarks(ideas: readonly Idea[], size: number): string {
  const { at } = boardShape(size)
  const taken = new Map<string, number>()
  const drawn = ideas.map((idea, index) => {
    const hexes = hexesOf(idea.move)
    const goal = hexes.at(-1)
    const cell = goal === undefined ? undefined : at.get(goal)
    if (!goal || !cell) return ''
    const place = PLACES[taken.get(goal) ?? 0]
    taken.set(goal, (taken.get(goal) ?? 0) + 1)
    const start = at.get(hexes[0] ?? '')
    const arrow = start && start !== cell && index === 0 ? arrowOf(start, cell) : ''
    return place ? arrow + letter(index, { x: cell.x + place.x, y: cell.y + place.y }) : arrow
  })
  return drawn.reverse().join('') // the best lies on top
}

function letter(index: number, { x, y }: Point): string {
  return (
    `<g transform="translate(${x} ${y})"><circle r="27" fill="${INK}"/>` +
    `<circle r="23" fill="${FILLS[index] ?? OTHERS}"/>` +
    `<text y="11" text-anchor="middle" font-size="32" font-weight="700" fill="${DARK}">` +
    `${letterOf(index)}</text></g>`
  )
}

/** From one hex to the other, ending before the middle of it. */
function arrowOf(start: Point, goal: Point): string {
  const [dx, dy] = [goal.x - start.x, goal.y - start.y]
  const length = Math.hypot(dx, dy)
  const [x, y] = [start.x + (dx * (length - 40)) / length, start.y + (dy * (length - 40)) / length]
  const line = `d="M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}" stroke-linecap="round"`
  const turn = ((Math.atan2(dy, dx) * 180) / Math.PI).toFixed(1)
  return (
    `<g opacity=".95"><path ${line} stroke="${INK}" stroke-width="26"/>` +
    `<path ${line} stroke="${FILLS[0]}" stroke-width="16"/>` +
    `<path d="M18 0-22-26V26z" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})" ` +
    `fill="${FILLS[0]}" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/></g>`
  )
}
