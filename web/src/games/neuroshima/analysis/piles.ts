/** What is left to be drawn. A pile holds what is nowhere else, unless somebody has said what lies in it. */

import { type Position, settled, usedOf } from './position'

/** A kind of tile of an army, and how many it has. */
export interface TileCount {
  tile: string
  count: number
  /** Whether it stands on the board from the beginning and is never drawn. */
  starts: boolean
}

/** How many of each kind lie in a pile, in the order of the army. */
export type Pile = ReadonlyMap<string, number>

/** Tiles that are nowhere else. */
function restOf(position: Position, seat: number, kinds: readonly TileCount[]): Pile {
  const drawn = kinds.filter((kind) => !kind.starts)
  return new Map(drawn.map(({ tile, count }) => [tile, Math.max(0, count - usedOf(position, seat, tile))]))
}

/** What lies in the pile of a seat. */
export function pileOf(position: Position, seat: number, kinds: readonly TileCount[]): Pile {
  const rest = restOf(position, seat, kinds)
  const deck = position.decks?.[seat]
  if (!deck) return rest
  const found = new Map([...rest.keys()].map((tile) => [tile, 0]))
  for (const tile of deck) found.set(tile, (found.get(tile) ?? 0) + 1)
  return found
}

/** How many tiles lie in a pile. */
export function sizeOf(pile: Pile): number {
  return [...pile.values()].reduce((sum, count) => sum + count, 0)
}

/** Whether a pile holds anything else than what is nowhere else. */
export function isSetPile(position: Position, seat: number, kinds: readonly TileCount[]): boolean {
  const rest = restOf(position, seat, kinds)
  return [...pileOf(position, seat, kinds)].some(([tile, count]) => count !== (rest.get(tile) ?? 0))
}

function withDeck(position: Position, seat: number, deck: string[] | null): Position {
  const decks = position.players.map((_, other) =>
    other === seat ? deck : (position.decks?.[other] ?? null),
  )
  return { ...position, decks }
}

/** Put so many tiles of a kind into a pile. Nobody knows its order: it is shuffled. */
export function setPile(
  position: Position,
  seat: number,
  kinds: readonly TileCount[],
  tile: string,
  count: number,
  random: () => number = Math.random,
): Position {
  const pile = new Map(pileOf(position, seat, kinds)).set(tile, Math.max(0, count))
  const tiles = [...pile].flatMap(([kind, many]) => Array.from({ length: many }, () => kind))
  const places = new Map(tiles.map((_, index) => [index, random()]))
  const order = [...places.keys()].sort((one, two) => (places.get(one) ?? 0) - (places.get(two) ?? 0))
  return settled(
    withDeck(
      position,
      seat,
      order.map((index) => tiles[index] ?? ''),
    ),
  )
}

/** Let a pile hold what is nowhere else. */
export function freePile(position: Position, seat: number): Position {
  return settled(withDeck(position, seat, null))
}

/** Piles in which nothing was changed follow what is elsewhere from now on. */
export function loosened(
  position: Position,
  kindsOf: (army: string) => readonly TileCount[] | undefined,
): Position {
  const isFollowing = (seat: number, army: string): boolean => {
    const kinds = kindsOf(army)
    return Boolean(kinds && position.decks?.[seat] && !isSetPile(position, seat, kinds))
  }
  return position.players.reduce(
    (before, { army }, seat) => (isFollowing(seat, army) ? withDeck(before, seat, null) : before),
    position,
  )
}
