/** How a game ended, as whoever looks sees it: the title, and everybody by rank. */

import type { OutcomeSight } from '../lib/server'
import { t } from '../lib/texts.svelte'
import type { People } from './people.svelte'

/** A seat with its place in the end. */
export interface Rank {
  seat: number
  place: number
}

/** What stands over the end of a game. */
export function endTitle(who: People, { winners, side }: Pick<OutcomeSight, 'winners' | 'side'>): string {
  const [first] = winners
  if (first === undefined && !side) return t('table-end-draw')
  if (who.side === null) {
    if (first === undefined) return t('web-result-over') // a side without a seat has won, as it is told below
    const isTeam = who.hasTeams && who.sides.filter((side) => side === who.sides[first]).length > 1
    if (isTeam) return t('table-end-won-by', { name: who.sideName(first) })
    return winners.length > 1
      ? t('table-end-won-together', { names: who.listOf(winners) })
      : t('table-end-won-by', { name: who.nameOf(first) })
  }
  const hasAlly = who.sides.filter((side) => side === who.side).length > 1
  const hasWon = winners.some((seat) => who.sides[seat] === who.side)
  if (!hasWon) return t(hasAlly ? 'table-end-lost-team' : 'table-end-lost')
  if (hasAlly) return t('table-end-won-team')
  return t(winners.length > 1 ? 'table-end-shared' : 'table-end-won')
}

/** Everybody, the winners first, then by what they are worth in the end. */
export function ranked(worths: readonly number[], winners: readonly number[]): Rank[] {
  const worth = (seat: number): number => (winners.includes(seat) ? Infinity : (worths[seat] ?? 0))
  const seats = worths.map((_, seat) => seat)
  seats.sort((one, other) => compare(worth(other), worth(one)) || one - other)
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => worth(other) > worth(seat)).length,
  }))
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one > other ? 1 : -1
}
