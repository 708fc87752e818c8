/** How games call and mark what seats lead and what sentences name. Each game adds its own words. */

import { mirrorOf } from './seating'
import type { GameTerms, SeatRef, TileRef, UnitRef } from './server'
import { t } from './texts.svelte'

/** What a seat leads, such as an army. */
export interface Part {
  name: string
  /** A CSS value. */
  colour: string
  /** The id of its emblem in the sprite. */
  emblem: string
}

/** Something of a game that a sentence names; `place` is where it stands on the board, if it does. */
export interface Named {
  text: string
  owner: number
  place: string
  /** What follows it without being pointed at, such as whose it is. */
  suffix: string
}

/** Things that only their game can name. */
export type Reference = Exclude<UnitRef | TileRef | SeatRef, SeatRef>

/** The words of one game; undefined for what is none of it. */
export interface Naming {
  part(key: string): Part | undefined
  named(reference: Reference, parts: readonly string[]): Named | undefined
  /** What a side is called; empty where everybody plays alone. */
  sideName(terms: GameTerms, side: number): string | undefined
}

const NOBODY = { colour: 'var(--text-3)', emblem: 'ui-random' }
const known: Naming[] = []

/** The words of one more game. */
export function addNaming(naming: Naming): void {
  known.push(naming)
}

/** What a seat leads, by its key; the key itself is the name of what nobody knows. */
export function partOf(key: string): Part {
  return first((naming) => naming.part(key)) ?? { name: key, ...NOBODY }
}

/** Whether a key is one of a game, and not left to chance. */
export function isPart(key: string): boolean {
  return first((naming) => naming.part(key)) !== undefined
}

/** Whether chance will say what a seat leads. */
export function isLeftToChance(key: string): boolean {
  return key === '' || key === 'random'
}

/** What a sentence names. `parts` are the keys of what the seats lead, in order of play. */
export function namedBy(reference: Reference, parts: readonly string[]): Named {
  const named = first((naming) => naming.named(reference, parts))
  return named ?? { text: '', owner: reference.owner, place: '', suffix: '' }
}

/** What a side is called. */
export function sideName(terms: GameTerms | undefined, side: number): string {
  return (terms && first((naming) => naming.sideName(terms, side))) ?? ''
}

/** The name of what a seat leads; with a number where an earlier one leads the same: "2nd Moloch". */
export function seatName(seat: number, parts: readonly string[]): string {
  const part = partOf(parts[seat] ?? '').name
  const earlier = mirrorOf(parts, seat)
  return earlier ? t('table-part-again', { number: earlier + 1, part }) : part
}

function first<Found>(find: (naming: Naming) => Found | undefined): Found | undefined {
  for (const naming of known) {
    const found = find(naming)
    if (found !== undefined) return found
  }
  return undefined
}
