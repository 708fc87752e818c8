/** What matches of Hard City are called, and who leads whom in them. */

import type { MatchInfo } from '../../lib/server'
import { has, t } from '../../lib/texts.svelte'
import { library } from './api'
import { LEADERS } from './facts'
import { termsOf } from './shapes'

/** The episode of a match, with its number. */
export function titleOf({ terms }: Pick<MatchInfo, 'terms'>): string {
  return episodeTitle(termsOf(terms)?.episode ?? 1)
}

/** An episode with its number; what one that is not shipped is called only its table knows. */
export function episodeTitle(number: number): string {
  const name = `hc-episode-${number}`
  return has(name) ? t('hc-title', { number, name: t(name) }) : t('hc-title-own', { number })
}

/** The way in which a match is played, in words. */
export function modeText({ terms, seats }: Pick<MatchInfo, 'terms' | 'seats'>): string {
  const mode = termsOf(terms)?.mode ?? 'versus'
  return t(`city-mode-${mode === 'coop' && seats.length === 1 ? 'solo' : mode}`)
}

/** The poster of a match's episode. */
export function pictureOf({ terms }: Pick<MatchInfo, 'terms'>): string {
  return library.poster(termsOf(terms)?.episode ?? 1)
}

/** The officers that a seat leads; none for Doctor Zero. */
export function officersOf({ terms, seats, sides }: MatchInfo, seat: number): string[] {
  if (sides?.[seat] === 1) return []
  const leaders = LEADERS[seats.filter((_, other) => sides?.[other] !== 1).length] ?? []
  return (termsOf(terms)?.officers ?? []).filter((_, officer) => leaders[officer] === seat)
}

/** Whom a seat leads, in words. */
export function leads(info: MatchInfo, seat: number): string {
  const officers = officersOf(info, seat).map((officer) => t(`hc-officer-${officer}`))
  return officers.join(', ') || t('hc-zero')
}
