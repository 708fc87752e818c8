// Made by scripts/web_types.py from the classes and rules of the server. Do not edit.

/** How many play in each mode, and the side of each seat where some are allies. */
export const MODES = [
  { mode: 'duel', fewest: 2, most: 2 },
  { mode: 'ffa', fewest: 3, most: 6 },
  { mode: 'points', fewest: 3, most: 6 },
  { mode: 'one_vs_two', fewest: 3, most: 3, sides: [0, 1, 1] },
  { mode: 'teams', fewest: 4, most: 4, sides: [0, 1, 0, 1] },
] as const
export const VARIANTS = ['tactical_start', 'reinforcements'] as const
export const TEAM_HEALTHS = [15, 20] as const
/** Rules that may be otherwise, with their values then and the rulings that tell of them. */
export const SETTINGS = [
  { name: 'destroyed_hq_leaves', other: 'battle_end', clauses: ['R-2'] },
  { name: 'exploding_clown_uses_medics', other: false, clauses: ['R-9'] },
  { name: 'gauss_stops_at_reflection', other: false, clauses: ['R-23'] },
  { name: 'reflected_shot_hits_flying', other: false, clauses: ['R-24'] },
  { name: 'execution_with_netted_hq', other: false, clauses: ['R-26'] },
  { name: 'pay_last_health', other: true, clauses: ['R-26', 'R-28'] },
  { name: 'scavenger_needs_kill', other: true, clauses: ['R-56'] },
  { name: 'extra_attack_optional', other: true, clauses: ['R-63'] },
  { name: 'waste_instants', other: true, clauses: ['R-68'] },
  { name: 'medics_heal_own_fire', other: false, clauses: ['R-71'] },
  { name: 'net_of_steel_returns_when_hq_netted', other: false, clauses: ['R-28', 'R-73'] },
  { name: 'team_hq_health', other: '20', clauses: ['R-1'] },
  { name: 'all_armies_on_37', other: true, clauses: ['R-42'] },
  { name: 'reinforcements_discards', other: true, clauses: ['R-47'] },
  { name: 'merciless_both_ways', other: true, clauses: ['R-49'] },
  { name: 'overtime_starts', other: 'after_first_out', clauses: ['R-69'] },
] as const
/** Up to so many may play on the basic area; so many or more on the enlarged one. */
export const MOST_ON_BASIC = 4
export const FEWEST_ON_ENLARGED = 4
/** What follows each verb: a kind, and of a hex its role. */
export const FORMS: Record<string, readonly string[]> = {
  keep: [],
  redraw: [],
  place: ['tile', 'hex:goal', 'facing'],
  execute: ['tile', 'hex:victim', 'facing'],
  replace: ['hex:unit', 'tile', 'facing'],
  mobility: ['hex:unit', 'hex:goal', 'facing'],
  rotate: ['hex:unit', 'facing'],
  transport: ['hex:module', 'hex:unit', 'hex:goal', 'facing'],
  push: ['hex:unit', 'hex:victim'],
  grab: ['hex:unit', 'hex:victim'],
  net: ['hex:victim'],
  discard: ['tile'],
  end: [],
  stay: [],
  step: ['hex:goal', 'facing'],
  to: ['hex:goal', 'turn'],
  strike: ['hex:unit', 'direction'],
  attack: ['hex:unit'],
  explode: ['hex:unit'],
  skip: ['hex:unit'],
  plain: ['hex:unit'],
  convert: ['hex:unit', 'way', 'direction'],
  heal: ['hex:unit', 'source', 'edge', 'hex:module'],
  scavenge: ['hex:unit', 'hex:goal', 'facing'],
  give: ['seat'],
  waste: ['tile'],
}
/** What follows the tile, by what an instant does. */
export const PLAY_FORMS: Record<string, readonly string[]> = {
  battle: [],
  move: ['hex:unit', 'hex:goal', 'facing'],
  push_back: ['hex:unit', 'hex:victim'],
  air_strike: ['hex:goal'],
  grenade: ['hex:victim'],
  sniper: ['hex:victim'],
  terror: [],
  grab: ['hex:unit', 'hex:victim'],
  hunt: ['hex:unit', 'hex:goal', 'facing'],
}
/** What a player takes up for which verbs. */
export const TAKEN_UP: Record<string, readonly string[]> = {
  hand: ['place', 'execute', 'replace', 'play'],
  unit: ['mobility', 'rotate', 'transport', 'push', 'grab', 'net', 'replace'],
  question: ['to', 'step', 'scavenge'],
}
