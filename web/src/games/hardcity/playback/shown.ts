/** How each event is seen: how long it takes, what appears over the map, and what flies to where it counts. */

import type { CityEvent } from '../events'

/** Something that is seen over the map for a moment. */
export interface Effect {
  kind:
    'ring' | 'symbol' | 'shot' | 'claws' | 'heart' | 'sparks' | 'puff' | 'blast' | 'name' | 'trail' | 'horde'
  /** A space, or who or what stands there: an officer, a mutant, `manhole 3`, `lamp 2`, a vehicle; empty: as before. */
  at: string
  /** Where a shot comes from, and the way of somebody who moves. */
  from?: string
  via?: readonly string[]
  colour?: string
  /** A symbol of the sprite, and how it moves. */
  symbol?: string
  motion?: 'pop' | 'fall' | 'leave' | 'turn'
  /** Points, damage or health. */
  text?: string
  /** The card whose name is told. */
  card?: Card
}

/** A symbol that flies from the map or a card to where it counts. */
export interface Flight {
  symbol: string
  colour: string
  /** Somewhere on the map, or a goal; where it is left out, from where something happened last. */
  from?: string
  /** A track, an officer, `zero`, `autodoc` or `takes`. */
  to: string
}

export interface Card {
  kind: 'chaos' | 'auto' | 'take' | 'ability' | 'equipment'
  key: string
}

/** How an event is shown. */
export interface Shown<Event = CityEvent> {
  /** Milliseconds; 0 happens together with the next event. */
  time: number
  effects?: (event: Event) => Effect[]
  flights?: (event: Event) => Flight[]
  /** A card that is turned over the map. */
  card?: (event: Event) => Card
  /** Its sentence stands large over the map. */
  isTitle?: boolean
  /** The edge of the map glows: something bad has happened. */
  isBad?: boolean
}

const BEAT = 450
const LONG = 700
const READ = 1200 // a card that must be read
const WHITE = '#fff'
const CORAL = '#ff7088'
const GREEN = '#8fe04a'
const CYAN = '#7fe3ff'
const AMBER = '#ffc233'
const DONUT = '#ffc98a'
const QUIET: Shown<unknown> = { time: 0 }

const ring = (at: string, colour: string): Effect => ({ kind: 'ring', at, colour })
const symbol = (at: string, name: string, colour: string, motion: Effect['motion'] = 'pop'): Effect => ({
  kind: 'symbol',
  at,
  symbol: `hc-i-${name}`,
  colour,
  motion,
})
const donut = (from: string, to: string): Flight => ({ symbol: 'hc-i-ap', colour: DONUT, from, to })

/** All events of the game; those that are quiet change the table with the next one. */
export const SHOWN: { [Type in CityEvent['type']]: Shown<Extract<CityEvent, { type: Type }>> } = {
  round_started: { time: 900, isTitle: true },
  round_ended: QUIET,
  standing_changed: QUIET,
  answered: QUIET,
  event_drawn: { time: LONG, isTitle: true },
  turn_started: { time: LONG, isTitle: true },
  turn_ended: QUIET,
  scored: {
    time: LONG,
    flights: ({ side, points }) =>
      Array.from({ length: Math.min(3, points) }, () => ({
        symbol: `hc-i-${side}`,
        colour: side === 'order' ? CYAN : GREEN,
        to: side,
      })),
  },
  extermination: { time: 0, flights: () => [{ symbol: 'hc-i-skull', colour: CORAL, to: 'kills' }] },
  game_over: { time: 1400, isTitle: true },
  officer_placed: { time: 200, effects: ({ space }) => [ring(space, WHITE)] },
  officer_moved: {
    time: 200,
    effects: ({ start, end }) => [{ kind: 'trail', at: end, from: start, colour: WHITE }],
  },
  officer_hurt: {
    time: BEAT,
    effects: ({ officer, hp }) => [{ kind: 'heart', at: officer, text: `−${hp}` }],
  },
  officer_healed: { time: BEAT, effects: ({ officer }) => [symbol(officer, 'heart', CORAL)] },
  officer_stunned: {
    time: LONG,
    isBad: true,
    effects: ({ officer }) => [symbol(officer, 'stunned', AMBER)],
  },
  officer_stood_up: { time: BEAT, effects: ({ officer }) => [ring(officer, WHITE)] },
  ap_changed: {
    time: 0,
    effects: ({ officer, ap }) => (ap < 0 ? [symbol(officer, 'ap', DONUT, 'fall')] : []),
    flights: ({ officer, ap }) => (ap > 0 ? [donut(officer, officer)] : []),
  },
  ap_laid: { time: 300, flights: ({ officer }) => [donut(officer, 'autodoc')] },
  ap_returned: { time: 300, flights: ({ officer }) => [donut('autodoc', officer)] },
  ammo_out: { time: BEAT, effects: ({ officer }) => [symbol(officer, 'no-ammo', '#ff8a70')] },
  reloaded: { time: 300, effects: ({ officer }) => [symbol(officer, 'reload', WHITE, 'turn')] },
  ability_gained: {
    time: LONG,
    effects: ({ officer, ability }) => [
      { kind: 'name', at: officer, symbol: 'hc-i-ability', card: { kind: 'ability', key: ability } },
    ],
    flights: ({ officer }) => [{ symbol: 'hc-i-ability', colour: AMBER, from: officer, to: officer }],
  },
  ability_used: {
    time: LONG,
    effects: ({ officer, ability }) => [
      { kind: 'name', at: officer, symbol: 'hc-i-ability', card: { kind: 'ability', key: ability } },
    ],
  },
  equipment_gained: {
    time: BEAT,
    effects: ({ officer, equipment }) => [
      { kind: 'name', at: officer, symbol: 'hc-i-equipment', card: { kind: 'equipment', key: equipment } },
    ],
    flights: ({ officer }) => [{ symbol: 'hc-i-equipment', colour: CYAN, from: officer, to: officer }],
  },
  equipment_passed: {
    time: BEAT,
    flights: ({ giver, taker }) => [{ symbol: 'hc-i-equipment', colour: CYAN, from: giver, to: taker }],
  },
  equipment_used: {
    time: LONG,
    effects: ({ officer, equipment }) => [
      { kind: 'name', at: officer, symbol: 'hc-i-equipment', card: { kind: 'equipment', key: equipment } },
    ],
  },
  harm_spared: { time: BEAT, effects: ({ officer }) => [symbol(officer, 'shield', CYAN)] },
  ally_left: { time: LONG, isBad: true, effects: () => [symbol('fang', 'exit', CORAL, 'leave')] },
  shot: { time: LONG, effects: ({ officer, space }) => [{ kind: 'shot', at: space, from: officer }] },
  fought: { time: BEAT, effects: ({ space }) => [{ kind: 'claws', at: space, colour: WHITE }] },
  rolled: { time: 1100 },
  rerolled: { time: LONG },
  skulls_paid: { time: BEAT, effects: ({ officer }) => [symbol(officer, 'ap', DONUT, 'leave')] },
  mutant_deployed: { time: 200, effects: ({ space }) => [ring(space, GREEN)] },
  mutant_moved: {
    time: 260,
    effects: ({ start, end, path }) => [
      { kind: 'trail', at: end, from: start, via: path ?? [], colour: GREEN },
    ],
  },
  mutant_hit: { time: 0, effects: ({ mutant }) => [ring(mutant, WHITE)] },
  mutant_stunned: { time: 320, effects: ({ space }) => [ring(space, WHITE)] },
  mutant_killed: { time: 380, effects: ({ space }) => [ring(space, CORAL), symbol(space, 'skull', CORAL)] },
  mutant_stood_up: { time: 260, effects: ({ space }) => [ring(space, GREEN)] },
  mutant_left: { time: BEAT, effects: ({ space }) => [symbol(space, 'exit', GREEN, 'leave')] },
  mutant_attacked: {
    time: 380,
    effects: ({ space, damage }) => [{ kind: 'claws', at: space, text: `−${damage}`, colour: '#ff5068' }],
  },
  horde: { time: 900, isTitle: true, effects: () => [{ kind: 'horde', at: '' }] },
  kafar_hurt: { time: BEAT, effects: () => [symbol('kafar', 'kafar', CORAL, 'fall')] },
  kafar_activated: { time: LONG, effects: () => [{ kind: 'blast', at: 'kafar', colour: CORAL }] },
  load_placed: { time: 160, effects: ({ space }) => [ring(space, DONUT)] },
  load_moved: { time: 120 },
  civilian_killed: { time: LONG, isBad: true, effects: ({ space }) => [symbol(space, 'skull', CORAL)] },
  evacuated: { time: LONG, effects: ({ space }) => [symbol(space, 'evacuate', CYAN, 'leave')] },
  load_left: { time: LONG, effects: ({ space }) => [symbol(space, 'exit', CORAL, 'leave')] },
  crate_placed: { time: 160, effects: ({ space }) => [ring(space, DONUT)] },
  crate_opened: { time: 300, effects: ({ space }) => [symbol(space, 'open', CYAN)] },
  barrel_exploded: { time: LONG, effects: ({ space }) => [{ kind: 'blast', at: space, colour: '#ffb454' }] },
  barrel_gone: { time: BEAT },
  helicopter_moved: { time: 900, effects: ({ space }) => [symbol(space, 'helicopter', WHITE, 'fall')] },
  lid_turned: { time: 300, effects: ({ manhole }) => [symbol(`manhole ${manhole}`, 'round', WHITE, 'turn')] },
  welded: {
    time: LONG,
    effects: ({ manhole }) => [{ kind: 'sparks', at: `manhole ${manhole}`, colour: CYAN }],
  },
  weld_failed: {
    time: BEAT,
    effects: ({ manhole }) => [{ kind: 'sparks', at: `manhole ${manhole}`, colour: '#8b84a0' }],
  },
  cloud_placed: { time: 160, effects: ({ space }) => [{ kind: 'puff', at: space, colour: GREEN }] },
  cloud_cleared: { time: 160, effects: ({ space }) => [{ kind: 'puff', at: space, colour: WHITE }] },
  clouds_cleared: { time: 300 },
  lamp_switched: {
    time: 260,
    effects: ({ lamp, on }) => [symbol(`lamp ${lamp}`, on ? 'lamp' : 'lamp-off', '#ffe27a')],
  },
  car_placed: { time: 600, effects: ({ nose }) => [{ kind: 'blast', at: nose, colour: '#fff6c9' }] },
  roof_opened: { time: LONG, isTitle: true },
  machine_destroyed: { time: 1200, isTitle: true, effects: () => [{ kind: 'blast', at: '', colour: AMBER }] },
  car_attacked: { time: BEAT, effects: () => [{ kind: 'claws', at: 'police_car', colour: '#ff5068' }] },
  boat_boarded: { time: LONG, effects: () => [{ kind: 'puff', at: 'motorboat', colour: CYAN }] },
  roadblock_set: { time: BEAT, effects: ({ vehicle }) => [ring(vehicle, CYAN)] },
  take_drawn: {
    time: BEAT,
    flights: () => [{ symbol: 'hc-i-film', colour: AMBER, from: 'map', to: 'takes' }],
  },
  take_used: { time: READ, card: ({ take }) => ({ kind: 'take', key: take }) },
  chaos_drawn: {
    time: 300,
    flights: ({ count }) =>
      Array.from({ length: Math.min(3, count) }, () => ({
        symbol: 'hc-i-cards',
        colour: GREEN,
        from: 'map',
        to: 'zero',
      })),
  },
  chaos_played: { time: READ, card: ({ card }) => ({ kind: 'chaos', key: card }) },
  chaos_reshuffled: {
    time: 300,
    flights: () => [{ symbol: 'hc-i-cards', colour: GREEN, from: 'map', to: 'zero' }],
  },
  auto_drawn: { time: READ, card: ({ card }) => ({ kind: 'auto', key: card }) },
  auto_queued: {
    time: 300,
    flights: () => [{ symbol: 'hc-i-queue', colour: GREEN, from: 'map', to: 'autodoc' }],
  },
  auto_resolved: { time: READ, card: ({ card }) => ({ kind: 'auto', key: card }) },
  auto_discarded: QUIET,
  letter_set_aside: {
    time: LONG,
    flights: () => [{ symbol: 'hc-i-kafar', colour: CORAL, from: 'map', to: 'autodoc' }],
  },
}

/** How an event is shown. */
export function shownOf(event: CityEvent): Shown {
  return SHOWN[event.type] as Shown
}
