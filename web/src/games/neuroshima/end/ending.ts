/** How a game ended, in the words of whoever looks at it. */

import type { OutcomeSight, Review } from '../../../lib/server'
import { t } from '../../../lib/texts.svelte'
import { armies } from '../armies.svelte'
import { bestTile, damageBy, damageOf, nearestMiss, opponentsOf } from '../review/figures'

export type EndKind = 'victory' | 'defeat' | 'draw'

/** The ids of the words that land. */
export const WORDS: Readonly<Record<EndKind, string>> = {
  victory: 'end-victory',
  defeat: 'end-defeat',
  draw: 'end-draw',
}

/** What it was for a side; a win for those who only watch. */
export function kindOf(
  { winners, side: won }: Pick<OutcomeSight, 'winners' | 'side'>,
  sides: readonly number[],
  side: number | null,
): EndKind {
  if (!winners.length && !won) return 'draw'
  if (side === null || winners.some((seat) => sides[seat] === side)) return 'victory'
  return 'defeat'
}

/** How an HQ fell, where one did; empty for other ends, which the outcome tells. */
export function fallOf(review: Review, seat: number, kind: EndKind, winner: number): string {
  if (review.last_phase === null || review.last_phase === undefined || kind === 'draw') return ''
  const told = { phase: review.last_phase, turn: review.turns }
  const last = review.health.at(-1)?.health ?? []
  if (kind === 'defeat' && !last[seat]) return t('end-your-hq', told)
  const from = kind === 'victory' ? seat : winner
  const fallen = opponentsOf(review, from).find((other) => !last[other])
  if (fallen === undefined) return ''
  return t('end-their-hq', { ...told, army: armies.name(review.seats[fallen]?.army ?? '') })
}

/** What mattered most: who won it, or how near it was and where it turned. */
export function storyOf(review: Review, seat: number, kind: EndKind): string {
  const parts: string[] = []
  const miss = kind === 'defeat' ? nearestMiss(review, seat) : null
  if (miss)
    parts.push(
      t('end-close', { health: miss.health, army: armies.name(review.seats[miss.seat]?.army ?? '') }),
    )
  const own = review.seats[seat]
  const best = bestTile(own)
  if (kind === 'victory' && own && best && damageOf(best)) {
    const unit = armies.tileName(own.army, best.tile)
    parts.push(t('end-best-line', { unit, damage: damageOf(best), all: damageBy(own) }))
  }
  if (kind === 'defeat' && review.turning) parts.push(t('end-turned', { turn: review.turning.turn }))
  return parts.join(' ')
}
