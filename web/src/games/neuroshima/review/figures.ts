/** What a review comes to, as whoever looks is told it. */

import type { CostlyTurn, Phrase, Review, SeatReview, TileTally } from '../../../lib/server'

const CLOSE = 5 // health that a few hits take

/** All damage of tiles of a kind. */
export function damageOf(tile: TileTally): number {
  return tile.damage.reduce((sum, one) => sum + one, 0)
}

/** All damage of a seat. */
export function damageBy(seat: SeatReview): number {
  return seat.tiles.reduce((sum, tile) => sum + damageOf(tile), 0)
}

/** The tiles that did something to somebody or for somebody; the server has put the best first. */
export function activeTiles(seat: SeatReview | undefined): TileTally[] {
  return (seat?.tiles ?? []).filter((tile) => damageOf(tile) || tile.kills || tile.saved || tile.absorbed)
}

/** The best of them, if it reached anybody. */
export function bestTile(seat: SeatReview | undefined): TileTally | null {
  return activeTiles(seat)[0] ?? null
}

/** The health that each seat has after a turn; before the first one there is the start. */
export function healthAfter(review: Review, turn: number): number[] {
  return review.health.findLast((point) => point.turn <= turn)?.health ?? []
}

/** Where the lines of a chart bend: a step at the end of every turn that changed them. */
export function stairs(review: Review, seat: number): { turn: number; health: number }[] {
  return review.health.map((point) => ({ turn: point.turn, health: point.health[seat] ?? 0 }))
}

/** The seats that do not belong to the side of a seat. */
export function opponentsOf(review: Review, seat: number): number[] {
  const side = review.seats[seat]?.side
  return review.seats.flatMap((other, number) => (other.side === side ? [] : [number]))
}

/** How much more damage the nearest opponent could not have taken; null where it was not close. */
export function nearestMiss(review: Review, seat: number): { seat: number; health: number } | null {
  const last = review.health.at(-1)?.health ?? []
  const standing = opponentsOf(review, seat)
    .map((other) => ({ seat: other, health: last[other] ?? 0 }))
    .filter(({ health }) => health > 0)
  const nearest = standing.toSorted((one, two) => one.health - two.health)[0]
  return nearest && nearest.health <= CLOSE && !review.is_scored ? nearest : null
}

/** By how much health the side of a costly turn would have been better off after a battle right then. */
export function healthLost(review: Review, { seat, health }: Pick<CostlyTurn, 'seat' | 'health'>): number {
  const side = review.seats[seat]?.side
  const lead = (values: readonly number[]): number =>
    values.reduce((sum, value, other) => sum + (review.seats[other]?.side === side ? value : -value), 0)
  return lead(health[1] ?? []) - lead(health[0] ?? [])
}

/** The hexes that a sentence about a move names. */
export function hexesIn(phrase: Phrase): string[] {
  return Object.values(phrase.args ?? {}).filter(
    (value): value is string => typeof value === 'string' && /^[A-G]\d$/.test(value),
  )
}
