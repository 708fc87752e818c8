/** Where the hexes of a board lie: flat tops, corner radius 100, the middle of the board at the origin. */

/** A point of a drawing or of the window. */
export interface Point {
  x: number
  y: number
}

/** One hex of a board; its place is its middle. */
export interface Cell extends Point {
  /** Its name, such as C3: letter of the column, row in it from the top. */
  label: string
  q: number
  r: number
  /** Whether it lies outside the basic 19 hexes: filling those alone calls a battle (NH-13.7.2). */
  isOuter: boolean
}

/** A board of 19 or 37 hexes. */
export interface BoardShape {
  size: number
  cells: Cell[]
  /** The cells by label. */
  at: Map<string, Cell>
  /** The part of the plane that shows all of it. */
  viewBox: string
  /** The line around the basic hexes, as a path; empty where there are no others. */
  border: string
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const COLUMN = 150
const ROW = 173.2
const MARGIN = 8
const LETTERS = 'ABCDEFG'
const RADIUS: Record<number, number> = { 19: 2, 37: 3 }
const BASIC = 2 // the radius of the basic hexes
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** Outline of a hex in tile space. */
export const HEX = 'M100 0 50 86.6-50 86.6-100 0-50-86.6 50-86.6z'

/** The six directions clockwise from the north, as the notation names them. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

const shapes = new Map<number, BoardShape>()

/** How far a hex is from the middle of the board, in steps. */
function distanceOf(q: number, r: number): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** The two corners of a hex between which its neighbour in a direction lies. */
function edgeOf({ x, y }: Point, direction: number): string {
  const corner = (turn: number): string => {
    const angle = ((turn * 60 - 120) * Math.PI) / 180
    return `${Math.round(x + 100 * Math.cos(angle))} ${Math.round(y + 100 * Math.sin(angle))}`
  }
  return `M${corner(direction)}L${corner(direction + 1)}`
}

/** Every edge of the basic hexes that has another hex of the board beyond it. */
function borderOf(cells: readonly Cell[], radius: number): string {
  if (radius <= BASIC) return ''
  return cells
    .filter((cell) => !cell.isOuter)
    .flatMap((cell) =>
      STEPS.flatMap(([q, r], way) => (distanceOf(cell.q + q, cell.r + r) > BASIC ? [edgeOf(cell, way)] : [])),
    )
    .join('')
}

/** The middle of a hex in the drawing. */
function centreOf(q: number, r: number): Point {
  return { x: COLUMN * q, y: ROW * (r + q / 2) }
}

/** The board with this many hexes. */
export function boardShape(size: number): BoardShape {
  let shape = shapes.get(size)
  if (!shape) {
    shape = makeShape(size)
    shapes.set(size, shape)
  }
  return shape
}

function makeShape(size: number): BoardShape {
  const radius = RADIUS[size] ?? 2
  const cells: Cell[] = []
  for (let q = -radius; q <= radius; q++) {
    const first = Math.max(-radius, -radius - q)
    const last = Math.min(radius, radius - q)
    for (let r = first; r <= last; r++) {
      const label = `${LETTERS[q + radius]}${r - first + 1}`
      cells.push({ label, q, r, ...centreOf(q, r), isOuter: distanceOf(q, r) > BASIC })
    }
  }
  const halfWidth = COLUMN * radius + 100 + MARGIN
  const halfHeight = ROW * (radius + 0.5) + MARGIN
  return {
    size,
    cells,
    at: new Map(cells.map((cell) => [cell.label, cell])),
    border: borderOf(cells, radius),
    viewBox: `${-halfWidth} ${-halfHeight} ${2 * halfWidth} ${2 * halfHeight}`,
  }
}

/**
 * Where an arrow key leads from a hex. Up and down stay in the column, left and right go to the nearest hex
 * of the next column that has any. With `among`, only these hexes are visited. At the edge the cursor stays.
 */
export function walk(shape: BoardShape, from: string, arrow: Arrow, among?: readonly string[]): string {
  const here = shape.at.get(from)
  if (!here) return from
  const goals = shape.cells.filter((cell) => cell !== here && (!among || among.includes(cell.label)))
  const forward = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1
  const upright = arrow === 'ArrowUp' || arrow === 'ArrowDown'
  const ahead = goals.filter((cell) =>
    upright ? cell.q === here.q && (cell.r - here.r) * forward > 0 : (cell.q - here.q) * forward > 0,
  )
  const cost = (cell: Cell): number =>
    upright ? Math.abs(cell.r - here.r) : Math.abs(cell.q - here.q) * 1000 + Math.abs(cell.y - here.y)
  return (
    ahead.reduce<Cell | null>((best, cell) => (best && cost(best) <= cost(cell) ? best : cell), null)
      ?.label ?? from
  )
}

/** By how many sixths a pointer goes round a point, from -3 to 3, clockwise positive. */
export function stepsAround(middle: Point, from: Point, to: Point): number {
  const angle = (point: Point): number => Math.atan2(point.y - middle.y, point.x - middle.x)
  const sixths = ((angle(to) - angle(from)) * 3) / Math.PI
  return Math.round(sixths > 3 ? sixths - 6 : sixths < -3 ? sixths + 6 : sixths)
}
