/** The ways to play: how many sit at the table, on which board, and who with whom. */

import { FEWEST_ON_ENLARGED, MODES, MOST_ON_BASIC } from './facts'
import type { MatchInfo } from '../../lib/server'
import type { TableContext } from '../../lib/table_context'
import { t } from '../../lib/texts.svelte'
import { termsOf } from './shapes'

export type Mode = (typeof MODES)[number]['mode']
export type Board = 19 | 37

/** One way to play. */
export interface ModeFacts {
  mode: Mode
  fewest: number
  most: number
  /** The side of each seat, where not everybody is alone. */
  sides?: readonly number[]
}

export const ALL_MODES: readonly ModeFacts[] = MODES

const DUEL = ALL_MODES[0] as ModeFacts

/** The way with this name; a duel where there is none. */
export function modeFacts(mode: string | null | undefined): ModeFacts {
  return ALL_MODES.find((facts) => facts.mode === mode) ?? DUEL
}

/** How many may sit at such a table. */
export function countsOf(facts: ModeFacts): number[] {
  return Array.from({ length: facts.most - facts.fewest + 1 }, (_, i) => facts.fewest + i)
}

/** The boards for so many seats, the usual one first. */
export function boardsFor(seats: number): readonly Board[] {
  const basic: Board[] = seats <= MOST_ON_BASIC ? [19] : []
  return seats >= FEWEST_ON_ENLARGED ? [...basic, 37] : basic
}

/** The side of each seat. */
export function sidesOf(mode: string | undefined, seats: number): readonly number[] {
  return modeFacts(mode).sides ?? Array.from({ length: seats }, (_, i) => i)
}

/** What a side is called where some play together; nothing where everybody is alone. */
export function sideName(mode: string | undefined, side: number): string {
  if (mode === 'teams') return t('side-team', { side: 'AB'[side] ?? '' })
  if (mode === 'one_vs_two') return t(side === 0 ? 'side-single' : 'side-pair')
  return ''
}

/** Whether the counters hold points and not health. */
export function isScored(mode: string | undefined): boolean {
  return mode === 'points'
}

/** The same at the table around a component. */
export function isScoredAt({ terms }: Pick<TableContext, 'terms'>): boolean {
  return isScored(termsOf(terms)?.mode)
}

/** What a match is called. */
export function titleOf({ terms }: Pick<MatchInfo, 'terms'>): string {
  return t(`mode-${modeFacts(termsOf(terms)?.mode).mode}`)
}

/** The picture of a way to play. */
export function iconOf(mode: string): string {
  return `ui-${mode.replaceAll('_', '-')}`
}

/** The other seat of a team. */
export function partnerOf(mode: string | undefined, seat: number): number | undefined {
  if (mode !== 'teams') return undefined
  const sides = modeFacts(mode).sides ?? []
  return sides.findIndex((side, other) => side === sides[seat] && other !== seat)
}
