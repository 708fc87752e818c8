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
