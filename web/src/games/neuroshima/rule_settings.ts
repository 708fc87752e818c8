/** Rules that a table may play otherwise; each is as usual or not. Its texts: what it is then, and what that changes. */

import { SETTINGS } from './facts'
import type { Board, Mode } from './modes'

export type RuleSetting = (typeof SETTINGS)[number]
export type SettingName = RuleSetting['name']

/** What of a table decides which rules can matter there. */
export interface Layout {
  mode: Mode
  board: Board
  variants: readonly string[]
}

/** Asked for in places of their own: with the health of teams, and beside the large board. */
export const EVERYWHERE = 'all_armies_on_37'
const ELSEWHERE: readonly SettingName[] = ['team_hq_health', EVERYWHERE]
const WHERE: Partial<Record<SettingName, (layout: Layout) => boolean>> = {
  team_hq_health: ({ mode }) => mode === 'teams',
  all_armies_on_37: ({ board }) => board === 37,
  reinforcements_discards: ({ variants }) => variants.includes('reinforcements'),
  merciless_both_ways: ({ mode }) => mode === 'teams' || mode === 'one_vs_two',
  overtime_starts: ({ mode }) => mode === 'ffa' || mode === 'points',
}

/** All rules that can matter at a table and are listed together. */
export function settingsFor(layout: Layout): RuleSetting[] {
  return SETTINGS.filter((setting) => !ELSEWHERE.includes(setting.name) && matters(setting, layout))
}

/** Those that are chosen and can matter there, as the server is told. */
export function settingsAsked(
  layout: Layout,
  chosen: readonly SettingName[],
): Record<string, boolean | string> {
  const asked = SETTINGS.filter((setting) => chosen.includes(setting.name) && matters(setting, layout))
  return Object.fromEntries(asked.map(({ name, other }) => [name, other]))
}

/** The rules that a match plays otherwise. */
export function settingsOf(given: Record<string, boolean | string> | undefined): RuleSetting[] {
  return SETTINGS.filter(({ name }) => name in (given ?? {}))
}

function matters({ name }: RuleSetting, layout: Layout): boolean {
  return WHERE[name]?.(layout) ?? true
}
