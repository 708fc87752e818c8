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
  /** Everybody whom it stands for. */
  names: readonly string[]
}

export type Standing = Pick<Piece, 'id' | 'symbol' | 'space' | 'isLying' | 'isActive' | 'kind'>

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
    const middle = lie.middle(space) ?? lie.middleOf(vehicleSpaces(space, now))
    return middle ? placed(group, middle) : []
  })
}

/** Everything that stands somewhere. */
export function standing(now: CityNow): Standing[] {
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

/** Everything that stands on a space, or on the vehicle there. */
export function piecesOn(space: string, now: CityNow): Standing[] {
  return standing(now).filter(
    (piece) => piece.space === space || vehicleSpaces(piece.space, now).includes(space),
  )
}

/** The spaces of a vehicle on which mutants stand. */
function vehicleSpaces(node: string, now: CityNow): readonly string[] {
  return now.vehicles.find((one) => one.node?.toLowerCase() === node.toLowerCase())?.spaces ?? []
}

function placed(group: readonly Standing[], middle: Point): Piece[] {
  const heads = group.length <= MOST_APART ? group.map((piece) => [piece]) : byKind(group)
  const places = PLACES[Math.min(heads.length, MOST_APART)] ?? []
  return heads.flatMap((crowd, index) => {
    const [piece] = crowd
    const [dx, dy, size] = places[index] ?? [0, 0, 48]
    const at = { x: middle.x + dx, y: middle.y + dy }
    return piece ? [{ ...piece, at, size, names: crowd.map(({ id }) => id) }] : []
  })
}

/** Those of each kind together; what does not fit stands with the last ones. */
function byKind(group: readonly Standing[]): Standing[][] {
  const kinds = new Map<string, Standing[]>()
  for (const piece of group) kinds.set(piece.kind, [...(kinds.get(piece.kind) ?? []), piece])
  const crowds = [...kinds.values()]
  return [...crowds.slice(0, MOST_APART - 1), crowds.slice(MOST_APART - 1).flat()].filter(
    ({ length }) => length,
  )
}
