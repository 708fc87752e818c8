/** Everything that stands on spaces, and how it shares them. */

import type { CityNow } from '../../../lib/server'
import type { Lie, Point } from './geometry'

/** A piece on the map; `symbol` is its drawing. */
export interface Piece {
  id: string
  symbol: string
  space: string
  isLying: boolean
  isActive: boolean
  /** What it is, for crowds of the same. */
  kind: string
  at: Point
  size: number
  /** How many it stands for. */
  count: number
}

type Standing = Pick<Piece, 'id' | 'symbol' | 'space' | 'isLying' | 'isActive' | 'kind'>

const MOST_APART = 4 // more on one space stand as one of each kind with a number
/** Where pieces stand that share a space, and how large they are, by how many there are. */
const PLACES: readonly (readonly [number, number, number])[][] = [
  [],
  [[0, 0, 84]],
  [
    [-20, -20, 58],
    [20, 20, 58],
  ],
  [
    [0, -23, 52],
    [-24, 22, 52],
    [24, 22, 52],
  ],
  [
    [-24, -24, 48],
    [24, -24, 48],
    [-24, 24, 48],
    [24, 24, 48],
  ],
]

/** The name of a piece without its number, such as `civilian` for `civilian3`. */
export function kindOf(name: string): string {
  return name.replace(/\d+$/, '')
}

/** All pieces with their places on the screen. */
export function piecesOf(now: CityNow, lie: Lie): Piece[] {
  const groups = new Map<string, Standing[]>()
  for (const piece of standing(now)) groups.set(piece.space, [...(groups.get(piece.space) ?? []), piece])
  return [...groups].flatMap(([space, group]) => {
    const middle = lie.middle(space) ?? vehicleMiddle(space, now, lie)
    return middle ? placed(group, middle) : []
  })
}

function standing(now: CityNow): Standing[] {
  const people = now.people.flatMap(({ person, space, stunned, active }) =>
    space
      ? [
          {
            id: person,
            symbol: `hc-officer-${person}`,
            space,
            isLying: stunned,
            isActive: active,
            kind: person,
          },
        ]
      : [],
  )
  const mutants = now.mutants.map(({ mutant, kind, space, stunned = false }) => ({
    id: mutant,
    symbol: `hc-${kind}`,
    space,
    isLying: stunned,
    isActive: false,
    kind: stunned ? `${kind}-lying` : kind,
  }))
  const loads = now.loads.flatMap(({ load, space }) =>
    space
      ? [
          {
            id: load,
            symbol: `hc-${kindOf(load)}`,
            space,
            isLying: false,
            isActive: false,
            kind: kindOf(load),
          },
        ]
      : [],
  )
  return [...people, ...mutants, ...loads]
}

/** Mutants on a vehicle stand in its middle. */
function vehicleMiddle(space: string, now: CityNow, lie: Lie): Point | null {
  const vehicle = now.vehicles.find(({ node }) => node?.toLowerCase() === space.toLowerCase())
  return vehicle ? lie.middleOf(vehicle.spaces) : null
}

function placed(group: readonly Standing[], middle: Point): Piece[] {
  const heads = group.length <= MOST_APART ? group.map((piece) => ({ piece, count: 1 })) : byKind(group)
  const places = PLACES[Math.min(heads.length, MOST_APART)] ?? []
  return heads.map(({ piece, count }, index) => {
    const [dx, dy, size] = places[index] ?? [0, 0, 48]
    return { ...piece, at: { x: middle.x + dx, y: middle.y + dy }, size, count }
  })
}

/** One of each kind, with how many it stands for; what does not fit is told by the last one. */
function byKind(group: readonly Standing[]): { piece: Standing; count: number }[] {
  const kinds = new Map<string, { piece: Standing; count: number }>()
  for (const piece of group) {
    const known = kinds.get(piece.kind)
    if (known) known.count += 1
    else kinds.set(piece.kind, { piece, count: 1 })
  }
  const heads = [...kinds.values()]
  const shown = heads.slice(0, MOST_APART)
  const last = shown.at(-1)
  for (const { count } of heads.slice(MOST_APART)) if (last) last.count += count
  return shown
}
