/** Where the hexes of a board lie: flat tops, corner radius 100, the middle of the board at the origin. */

/** A point of a drawing or of the window. */
export interface Place {
  x: number
  y: number
}

/** One hex of a board; its place is its middle. */
export interface Cell extends Place {
  /** Its name, such as C3: letter of the column, row in it from the top. */
  label: string
  q: number
  r: number
}

/** A board of 19 or 37 hexes. */
export interface BoardShape {
  size: number
  cells: Cell[]
  /** The cells by label. */
  at: Map<string, Cell>
  /** The part of the plane that shows all of it. */
  viewBox: string
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const COLUMN = 150
const ROW = 173.2
const MARGIN = 8
const LETTERS = 'ABCDEFG'
const RADIUS: Record<number, number> = { 19: 2, 37: 3 }

/** Outline of a hex in tile space. */
export const HEX = 'M100 0 50 86.6-50 86.6-100 0-50-86.6 50-86.6z'

/** The six directions clockwise from the north, as the notation names them. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

const shapes = new Map<number, BoardShape>()

/** The middle of a hex in the drawing. */
function centreOf(q: number, r: number): Place {
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
      cells.push({ label: `${LETTERS[q + radius]}${r - first + 1}`, q, r, ...centreOf(q, r) })
    }
  }
  const halfWidth = COLUMN * radius + 100 + MARGIN
  const halfHeight = ROW * (radius + 0.5) + MARGIN
  return {
    size,
    cells,
    at: new Map(cells.map((cell) => [cell.label, cell])),
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
export function stepsAround(middle: Place, from: Place, to: Place): number {
  const angle = (point: Place): number => Math.atan2(point.y - middle.y, point.x - middle.x)
  const sixths = ((angle(to) - angle(from)) * 3) / Math.PI
  return Math.round(sixths > 3 ? sixths - 6 : sixths < -3 ? sixths + 6 : sixths)
}
