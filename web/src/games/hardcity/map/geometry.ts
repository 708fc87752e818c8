/** Where everything is on the drawing of a map: upright as it is printed, or turned by a quarter to lie wide. */

import type { City, CitySpace, GroundPlan } from '../../../lib/server'

/** Units of the drawing for one space. */
export const UNIT = 100

export interface Point {
  x: number
  y: number
}

/** The name of a row and where it stands. */
export interface RowName extends Point {
  text: string
}

const APART = ['sewer', 'roof']
const BESIDE = 34 // from the edge of a sheet to the middle of a name
const LOWER = 8 // from the middle of a letter to its foot

/** A map as it lies on the screen. */
export class Lie {
  readonly width: number
  readonly height: number
  private readonly spaces: ReadonlyMap<string, CitySpace>

  constructor(
    city: City,
    private readonly ground: GroundPlan,
    readonly isTurned: boolean,
  ) {
    this.spaces = new Map(city.spaces.map((space) => [space.label, space]))
    this.width = isTurned ? ground.height : ground.width
    this.height = isTurned ? ground.width : ground.height
  }

  /** Puts the upright ground where it belongs. */
  get groundTransform(): string | undefined {
    return this.isTurned ? `translate(0 ${this.ground.width}) rotate(-90)` : undefined
  }

  /** The middle of a space; null for what is none. */
  middle(label: string): Point | null {
    const space = this.spaces.get(label)
    const origin = space && this.ground.origins[space.grid]
    if (!origin) return null
    const [left = 0, top = 0] = origin
    return this.turned({ x: left + UNIT * (space.x + 0.5), y: top + UNIT * (space.y + 0.5) })
  }

  /** The middle of several spaces, such as those of a vehicle. */
  middleOf(labels: readonly string[]): Point | null {
    const points = labels.flatMap((label) => this.middle(label) ?? [])
    if (!points.length) return null
    const mean = (pick: (point: Point) => number): number =>
      points.reduce((sum, point) => sum + pick(point), 0) / points.length
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  }

  /** Degrees by which a drawing with its nose to the right is turned to lie on spaces, the tail first. */
  heading(labels: readonly string[]): number {
    const [tail, nose] = [labels[0], labels.at(-1)].map((label) => this.middle(label ?? ''))
    if (!tail || !nose) return 0
    const [dx, dy] = [nose.x - tail.x, nose.y - tail.y]
    if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 180
    return dy > 0 ? 90 : -90
  }

  /** The space beside another one on the screen. */
  beside(label: string, dx: number, dy: number): string | null {
    const space = this.spaces.get(label)
    if (!space) return null
    // Turned: to the right is down the map, up is to the right of it.
    const [mx, my] = this.isTurned ? [-dy, dx] : [dx, dy]
    const found = [...this.spaces.values()].find(
      (other) => isOneSheet(other.grid, space.grid) && other.x === space.x + mx && other.y === space.y + my,
    )
    return found?.label ?? this.nearest(label, dx, dy)
  }

  /** The edges around a set of spaces as one path. */
  outline(labels: ReadonlySet<string>): string {
    const half = UNIT / 2
    const sides = [
      { dx: 0, dy: -1, from: [-half, -half], to: [half, -half] },
      { dx: 1, dy: 0, from: [half, -half], to: [half, half] },
      { dx: 0, dy: 1, from: [half, half], to: [-half, half] },
      { dx: -1, dy: 0, from: [-half, half], to: [-half, -half] },
    ] as const
    const at = new Set([...labels].map((label) => keyOf(this.middle(label))))
    const edges = [...labels].flatMap((label) => {
      const middle = this.middle(label)
      if (!middle) return []
      return sides
        .filter(({ dx, dy }) => !at.has(keyOf({ x: middle.x + dx * UNIT, y: middle.y + dy * UNIT })))
        .map(
          ({ from, to }) =>
            `M${middle.x + from[0]} ${middle.y + from[1]}L${middle.x + to[0]} ${middle.y + to[1]}`,
        )
    })
    return edges.join('')
  }

  /** Names of rows beside the map: letters along one edge of each sheet, numbers along the other. */
  rowNames(): RowName[] {
    const found = new Map<string, RowName>()
    for (const space of this.spaces.values()) {
      const origin = this.ground.origins[space.grid]
      const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(space.label) ?? []
      if (!origin || !letters) continue
      const [left = 0, top = 0] = origin
      const sheet = APART.includes(space.grid) ? space.grid : 'street'
      const column = this.turned({ x: left + UNIT * (space.x + 0.5), y: top - BESIDE })
      const row = this.turned({ x: left - BESIDE, y: top + UNIT * (space.y + 0.5) })
      found.set(`${sheet} ${letters}`, { text: letters, x: column.x, y: column.y + LOWER })
      found.set(`${sheet} ${digits}`, { text: digits, x: row.x, y: row.y + LOWER })
    }
    return [...found.values()]
  }

  /** All spaces as they lie on the screen: row by row, each from left to right. */
  rows(): string[][] {
    const found = new Map<string, string[]>()
    const x = (label: string): number => this.middle(label)?.x ?? 0
    for (const { label, grid } of this.spaces.values()) {
      const middle = this.middle(label)
      if (!middle) continue
      const key = `${APART.includes(grid) ? grid : 'street'} ${Math.round(middle.y)}`
      found.set(key, [...(found.get(key) ?? []), label])
    }
    return [...found]
      .map(([, row]) => row.toSorted((one, other) => x(one) - x(other)))
      .toSorted(([one = ''], [other = '']) => (this.middle(one)?.y ?? 0) - (this.middle(other)?.y ?? 0))
  }

  private turned({ x, y }: Point): Point {
    return this.isTurned ? { x: y, y: this.ground.width - x } : { x, y }
  }

  /** The nearest space in a direction, across the gap between two sheets. */
  private nearest(label: string, dx: number, dy: number): string | null {
    const from = this.middle(label)
    if (!from) return null
    let best: string | null = null
    let least = Infinity
    for (const other of this.spaces.keys()) {
      const to = this.middle(other)
      if (!to || other === label) continue
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
      if (along <= UNIT / 2 || aside >= along) continue
      if (along + 2 * aside < least) {
        least = along + 2 * aside
        best = other
      }
    }
    return best
  }
}

/** Whether two grids share their coordinates: street, harbour and alley do. */
export function isOneSheet(one: string, other: string): boolean {
  return one === other || (!APART.includes(one) && !APART.includes(other))
}

function keyOf(point: Point | null): string {
  return point ? `${Math.round(point.x)} ${Math.round(point.y)}` : ''
}
