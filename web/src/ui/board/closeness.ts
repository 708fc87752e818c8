/** How closely a board is looked at: how large it is drawn in its place, and which part of it is seen there. */

/** A point of a drawing, of a place or of the window. */
export interface Point {
  x: number
  y: number
}

/** Pixels of a place, or of a whole board. */
export interface Extent {
  width: number
  height: number
}

/** A whole board in pixels. */
export interface Board extends Extent {
  /** What is left free around it where it is larger than its place. */
  margin: number
}

/** How a board lies in its place. */
export interface View {
  /** How many pixels wide a spot is. */
  spot: number
  /** Where the upper left corner of the whole board is, from that of the place. */
  left: number
  top: number
}

/** Sizes of a spot in a place, in pixels. */
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

/** Sizes that suit the spots of a board, in pixels. */
export interface Sizes {
  /** At first, by what shows all of the board and what fills the place with it. */
  rest: (whole: number, filled: number) => number
  near: number
  most: number
}

/** A board as it is drawn: its part of the plane, and its spots, which are hexes or spaces. */
export interface Drawing extends BoardPart {
  /** How wide a spot is. */
  unit: number
  /** A spot with its outline. */
  outer: Extent
  /** The middles of the spots by label. */
  at: ReadonlyMap<string, Point>
  /** Pixels around a board that is larger than its place, for what reaches over its edge. */
  margin: number
  /** What the data attribute with the label of a spot is called. */
  name: string
  sizes: Sizes
}

const NEARER = 1.75 // as large as before, where even the whole board is not small
const TIMES = 2.5

/** The nearest number between two others. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** The sizes that a spot may have in a place; all of them are 0 where it has not been measured yet. */
export function rangeOf({ unit, width, height, sizes }: Drawing, place: Extent): Range {
  const fits = [(unit * place.width) / width, (unit * place.height) / height]
  const whole = Math.min(...fits)
  if (!whole) return { whole: 0, rest: 0, near: 0, most: 0 }
  return {
    whole,
    rest: sizes.rest(whole, Math.max(...fits)),
    near: Math.max(sizes.near, whole * NEARER),
    most: Math.max(sizes.most, whole * TIMES),
  }
}

/** How large a whole board is whose spots are so large. */
export function extentOf({ unit, width, height, margin }: Drawing, spot: number): Board {
  return { width: (width * spot) / unit, height: (height * spot) / unit, margin }
}

/** The same view without empty space beside a board that could fill it; a smaller one is in the middle. */
export function settled(view: View, board: Board, place: Extent): View {
  const { margin } = board
  const along = (at: number, length: number, room: number): number =>
    length + 2 * margin <= room ? (room - length) / 2 : clamp(at, room - length - margin, margin)
  return {
    spot: view.spot,
    left: along(view.left, board.width, place.width),
    top: along(view.top, board.height, place.height),
  }
}

/** Whether a board that lies so can be moved further, by what a finger goes: mostly sideways, or mostly up or down. */
export function canPan(view: View, board: Board, place: Extent, by: Point): boolean {
  const isSideways = Math.abs(by.x) > Math.abs(by.y)
  const wish = isSideways ? { ...view, left: view.left + by.x } : { ...view, top: view.top + by.y }
  const [now, then] = [settled(view, board, place), settled(wish, board, place)]
  return Math.abs(then.left - now.left) + Math.abs(then.top - now.top) >= 1
}

/** A view with tiles of another size, in which a point of the place shows the same spot of the board. */
export function closer(view: View, spot: number, around: Point): View {
  const ratio = spot / view.spot
  return {
    spot,
    left: around.x - (around.x - view.left) * ratio,
    top: around.y - (around.y - view.top) * ratio,
  }
}

/** A view after fingers went from some points of the place to others: what lay under them still does. */
export function carried(view: View, from: readonly Point[], to: readonly Point[], range: Range): View {
  const [start, end] = [middleOf(from), middleOf(to)]
  const ratio = from.length > 1 ? spreadOf(to) / (spreadOf(from) || 1) : 1
  const near = closer(view, clamp(view.spot * ratio, range.whole, range.most), start)
  return { spot: near.spot, left: near.left + end.x - start.x, top: near.top + end.y - start.y }
}

/** A view on the way from one to another; between two sizes the point around which both lie stays in place. */
export function between(from: View, to: View, share: number): View {
  const spot = from.spot * (to.spot / from.spot) ** share
  const done = to.spot === from.spot ? share : (spot - from.spot) / (to.spot - from.spot)
  return { spot, left: from.left + (to.left - from.left) * done, top: from.top + (to.top - from.top) * done }
}

/**
 * The part of a board with these spots in it; where they are too far apart, with the first of them and as many
 * others as can be seen at once. Null if the board has none of them.
 */
export function partOf(
  drawing: Drawing,
  labels: Iterable<string>,
  spot: number,
  place: Extent,
): BoardPart | null {
  const scale = spot / drawing.unit
  const seen: Point[] = []
  for (const point of [...labels].flatMap((label) => drawing.at.get(label) ?? [])) {
    const { width, height } = around([...seen, point], drawing.outer)
    if (!seen.length || (width * scale <= place.width && height * scale <= place.height)) seen.push(point)
  }
  if (!seen.length) return null
  const part = around(seen, drawing.outer)
  return { ...part, x: part.x - drawing.x, y: part.y - drawing.y }
}

/** The box around spots and their outlines. */
function around(points: readonly Point[], outer: Extent): BoardPart {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - outer.width / 2, Math.min(...ys) - outer.height / 2]
  const [right, bottom] = [Math.max(...xs) + outer.width / 2, Math.max(...ys) + outer.height / 2]
  return { x, y, width: right - x, height: bottom - y }
}

/** The nearest view in which a part of the board is seen; its middle where it is larger than the place. */
export function showing(view: View, part: BoardPart, place: Extent, unit: number): View {
  const scale = view.spot / unit
  const along = (at: number, start: number, length: number, room: number): number => {
    const [first, last] = [-start * scale, room - (start + length) * scale]
    return first <= last ? clamp(at, first, last) : (first + last) / 2
  }
  return {
    spot: view.spot,
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
