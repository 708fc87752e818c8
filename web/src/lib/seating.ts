/** Who is with whom at a table, and who leads which seats. Both a person and a side may have several. */

import type { SeatInfo } from './server'

const LETTERS = 'ABCDEF'

/** How many earlier seats lead the same as this one. */
export function mirrorOf(parts: readonly string[], seat: number): number {
  return parts.slice(0, seat).filter((part) => part === parts[seat]).length
}

/** Whether somebody has an ally. */
export function hasTeams(sides: readonly number[]): boolean {
  return new Set(sides).size < sides.length
}

/** The letter of the side of a seat; empty where everybody plays alone. */
export function sideLetter(sides: readonly number[], seat: number): string {
  return hasTeams(sides) ? (LETTERS[sides[seat] ?? 0] ?? '') : ''
}

/** The seats of each side, in order of play. */
export function seatsBySide(sides: readonly number[]): number[][] {
  const seatsOf = (side: number): number[] => sides.flatMap((other, seat) => (other === side ? [seat] : []))
  return [...new Set(sides)].sort().map(seatsOf)
}

/** The seats as they are shown: by side where some play together, else all in one group. */
export function groupsOf(sides: readonly number[]): number[][] {
  return hasTeams(sides) ? seatsBySide(sides) : [sides.map((_, seat) => seat)]
}

/** The first seat that whoever sits here leads: two people at one screen are one guest with two of these. */
export function leaderOf(seats: readonly SeatInfo[], seat: number): number {
  return seats[seat]?.leader ?? 0
}

/** Whether different people share the screen of this seat. */
export function sharesScreen(seats: readonly SeatInfo[], seat: number): boolean {
  const here = seats[seat]
  if (here?.who !== 'person' || !here.guest) return false
  return seats.some((other) => other.guest === here.guest && (other.leader ?? 0) !== (here.leader ?? 0))
}

/** The seats of each guest at the table, in order of play. */
export function guestsOf(seats: readonly SeatInfo[]): number[][] {
  const found = new Map<string, number[]>()
  for (const [seat, { who, guest = '' }] of seats.entries())
    if (who === 'person') found.set(guest, [...(found.get(guest) ?? []), seat])
  return [...found.values()]
}

/** The seats that whoever sits here leads. */
export function ledWith(seats: readonly SeatInfo[], seat: number): number[] {
  return seats.flatMap((_, other) => (leaderOf(seats, other) === leaderOf(seats, seat) ? [other] : []))
}

/** Whether a game goes on, with a bot, when these seats are left: for an ally, or for several others. */
export function goesOnWithout(
  seats: readonly SeatInfo[],
  sides: readonly number[],
  out: readonly boolean[],
  gone: readonly number[],
): boolean {
  const isGone = (seat: number): boolean => gone.includes(seat)
  const left = new Set(sides.filter((_, other) => isGone(other)))
  const all = sides.map((side, other) => ({ side, other }))
  const playing = all.filter(({ other }) => !isGone(other) && !out[other])
  const people = playing.filter(({ other }) => seats[other]?.who === 'person')
  const rivals = new Set(playing.map(({ side }) => side).filter((side) => !left.has(side)))
  return people.length > 0 && (people.some(({ side }) => left.has(side)) || rivals.size > 1)
}
