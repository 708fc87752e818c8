/** The steel slab that a board is cut into: outlines that hold all of its hexes, and the rivets at its corners. */

import type { BoardShape, Point } from './geometry'

const CORNERS = [0, 1, 2, 3, 4, 5].map((turn) => {
  const angle = (turn * Math.PI) / 3
  return { x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) }
})
const RIVET = 20 // how far a rivet lies outside the corner of a hex

/** All hexes of a board in one path, each larger by a factor, so that they grow together. */
export function outlineOf({ cells }: BoardShape, factor: number): string {
  const corner = (cell: Point, { x, y }: Point): string =>
    `${(cell.x + x * factor).toFixed(1)} ${(cell.y + y * factor).toFixed(1)}`
  return cells.map((cell) => `M${CORNERS.map((one) => corner(cell, one)).join('L')}z`).join('')
}

/** Where the rivets are: outside every corner of the board that belongs to one hex only. */
export function rivetsOf({ cells }: BoardShape): Point[] {
  const corners = cells.flatMap((cell) => CORNERS.map(({ x, y }) => ({ x: cell.x + x, y: cell.y + y })))
  const isSame = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1
  return corners
    .filter((corner) => corners.filter((other) => isSame(corner, other)).length === 1)
    .map(({ x, y }) => {
      const far = 1 + RIVET / Math.hypot(x, y)
      return { x: Math.round(x * far), y: Math.round(y * far) }
    })
}
