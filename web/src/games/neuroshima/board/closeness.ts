/** How closely a board is looked at: how large it is drawn in its place, and which part of it is seen there. */

import type { BoardShape, Point } from './geometry'

/** Pixels of a place, or of a whole board. */
export interface Extent {
  width: number
  height: number
}

/** How a board lies in its place. */
export interface View {
  /** Pixels of a tile from corner to corner. */
  tile: number
  /** Where the upper left corner of the whole board is, from that of the place. */
  left: number
  top: number
}

/** Sizes of a tile in a place, in pixels. */
export interface Range {
  /** All of the board is seen: nobody goes further away. */
  whole: number
  /** As it is at first. */
  rest: number
  /** Looked at closely, by a double tap. */
  near: number
  most: number
}

/** A part of a board in the units of its drawing, from its upper left corner. */
export interface BoardPart extends Extent {
  x: number
  y: number
}

/** Pixels around a board that is larger than its place: the handles of a ghost at the edge need them. */
export const MARGIN = 28

const TILE = 200 // the width of a tile in the drawing, and its height
const TALL = 173.2
const RIM = 10 // of the outline around a hex
const LEGIBLE = 60 // pixels of a tile that shows all its icons
const NEARLY = 48 // a board that is nearly legible, and large enough for fingers, is rather seen as a whole
const NEAR = 96
const NEARER = 1.75 // as large as before, where even the whole board is not small
const MOST = 220
const TIMES = 2.5

/** The nearest number between two others. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** The corner and the size of a board's drawing. */
function boxOf(shape: BoardShape): BoardPart {
  const [x = 0, y = 0, width = 1, height = 1] = shape.viewBox.split(' ').map(Number)
  return { x, y, width, height }
}

/** The sizes that a tile may have in a place; all of them are 0 where it has not been measured yet. */
export function rangeOf(shape: BoardShape, place: Extent): Range {
  const { width, height } = boxOf(shape)
  const whole = TILE * Math.min(place.width / width, place.height / height)
  if (!whole) return { whole: 0, rest: 0, near: 0, most: 0 }
  return {
    whole,
    rest: whole >= NEARLY ? whole : LEGIBLE,
    near: Math.max(NEAR, whole * NEARER),
    most: Math.max(MOST, whole * TIMES),
  }
}

/** How large a whole board is whose tiles are so large. */
export function extentOf(shape: BoardShape, tile: number): Extent {
  const { width, height } = boxOf(shape)
  return { width: (width * tile) / TILE, height: (height * tile) / TILE }
}

/** The same view without empty space beside a board that could fill it; a smaller one is in the middle. */
export function settled(view: View, board: Extent, place: Extent): View {
  const along = (at: number, length: number, room: number): number =>
    length + 2 * MARGIN <= room ? (room - length) / 2 : clamp(at, room - length - MARGIN, MARGIN)
  return {
    tile: view.tile,
    left: along(view.left, board.width, place.width),
    top: along(view.top, board.height, place.height),
  }
}

/** Whether a board that lies so can be moved further, by what a finger goes: mostly sideways, or mostly up or down. */
export function canPan(view: View, board: Extent, place: Extent, by: Point): boolean {
  const isSideways = Math.abs(by.x) > Math.abs(by.y)
  const wish = isSideways ? { ...view, left: view.left + by.x } : { ...view, top: view.top + by.y }
  const [now, then] = [settled(view, board, place), settled(wish, board, place)]
  return Math.abs(then.left - now.left) + Math.abs(then.top - now.top) >= 1
}

/** A view with tiles of another size, in which a point of the place shows the same spot of the board. */
export function closer(view: View, tile: number, around: Point): View {
  const ratio = tile / view.tile
  return {
    tile,
    left: around.x - (around.x - view.left) * ratio,
    top: around.y - (around.y - view.top) * ratio,
  }
}

/** A view after fingers went from some points of the place to others: what lay under them still does. */
export function carried(view: View, from: readonly Point[], to: readonly Point[], range: Range): View {
  const [start, end] = [middleOf(from), middleOf(to)]
  const ratio = from.length > 1 ? spreadOf(to) / (spreadOf(from) || 1) : 1
  const near = closer(view, clamp(view.tile * ratio, range.whole, range.most), start)
  return { tile: near.tile, left: near.left + end.x - start.x, top: near.top + end.y - start.y }
}

/** A view on the way from one to another; between two sizes the point around which both lie stays in place. */
export function between(from: View, to: View, share: number): View {
  const tile = from.tile * (to.tile / from.tile) ** share
  const done = to.tile === from.tile ? share : (tile - from.tile) / (to.tile - from.tile)
  return { tile, left: from.left + (to.left - from.left) * done, top: from.top + (to.top - from.top) * done }
}

/**
 * The part of a board with these hexes in it; where they are too far apart, with the first of them and as many
 * others as can be seen at once. Null if the board has none of them.
 */
export function partOf(
  shape: BoardShape,
  hexes: Iterable<string>,
  tile: number,
  place: Extent,
): BoardPart | null {
  const scale = tile / TILE
  const seen: Point[] = []
  for (const cell of [...hexes].flatMap((hex) => shape.at.get(hex) ?? [])) {
    const { width, height } = around([...seen, cell])
    if (!seen.length || (width * scale <= place.width && height * scale <= place.height)) seen.push(cell)
  }
  if (!seen.length) return null
  const [part, corner] = [around(seen), boxOf(shape)]
  return { ...part, x: part.x - corner.x, y: part.y - corner.y }
}

/** The box around hexes and their outlines. */
function around(cells: readonly Point[]): BoardPart {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)]
  const [x, y] = [Math.min(...xs) - TILE / 2 - RIM, Math.min(...ys) - TALL / 2 - RIM]
  const [right, bottom] = [Math.max(...xs) + TILE / 2 + RIM, Math.max(...ys) + TALL / 2 + RIM]
  return { x, y, width: right - x, height: bottom - y }
}

/** The nearest view in which a part of the board is seen; its middle where it is larger than the place. */
export function showing(view: View, part: BoardPart, place: Extent): View {
  const scale = view.tile / TILE
  const along = (at: number, start: number, length: number, room: number): number => {
    const [first, last] = [-start * scale, room - (start + length) * scale]
    return first <= last ? clamp(at, first, last) : (first + last) / 2
  }
  return {
    tile: view.tile,
    left: along(view.left, part.x, part.width, place.width),
    top: along(view.top, part.y, part.height, place.height),
  }
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, point) => ({ x: all.x + point.x, y: all.y + point.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** How far apart the first two points are. */
function spreadOf([one, two]: readonly Point[]): number {
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
}
