/** What happened, in beats: what belongs together happens at once, what matters takes its time. */

import type { EventLine, Phrase } from '../../../lib/server'
import type { CityEvent } from '../events'

/** Something that is seen over the map for a moment. */
export interface Effect {
  kind: 'flash' | 'kill' | 'attack' | 'blast' | 'appear' | 'shot' | 'score'
  space: string
  /** Where a shot comes from: who shoots. */
  by?: string
  /** Points, damage or health. */
  text?: string
}

export interface Beat {
  events: CityEvent[]
  effects: Effect[]
  /** What is told meanwhile; null where nothing is. */
  caption: Phrase | null
  /** The card that is shown large: its kind and key. */
  card: { kind: 'chaos' | 'auto' | 'take'; key: string } | null
  /** Milliseconds. */
  time: number
  sound: string
}

const BEAT = 450
const STEP = 200
const READ = 1200 // a card that must be read
/** How long events are seen; those left out happen with the next one. */
const TIMES: { [Type in CityEvent['type']]?: number } = {
  round_started: 700,
  turn_started: BEAT,
  event_drawn: 300,
  officer_placed: 160,
  officer_moved: STEP,
  officer_hurt: BEAT,
  officer_healed: BEAT,
  officer_stunned: 700,
  officer_stood_up: BEAT,
  shot: BEAT,
  fought: BEAT,
  rolled: 900,
  rerolled: 600,
  skulls_paid: 300,
  mutant_deployed: 180,
  mutant_moved: 260,
  mutant_attacked: 380,
  mutant_stunned: 320,
  mutant_killed: 380,
  mutant_stood_up: 260,
  mutant_left: BEAT,
  kafar_hurt: BEAT,
  kafar_activated: 700,
  horde: 900,
  civilian_killed: 700,
  evacuated: 700,
  load_left: 700,
  load_moved: 120,
  barrel_exploded: 700,
  barrel_gone: BEAT,
  crate_opened: 300,
  equipment_gained: BEAT,
  equipment_used: BEAT,
  ability_gained: 700,
  ability_used: 300,
  helicopter_moved: 900,
  welded: BEAT,
  weld_failed: BEAT,
  lid_turned: 260,
  lamp_switched: 260,
  cloud_placed: 160,
  car_placed: 600,
  car_attacked: BEAT,
  boat_boarded: 700,
  roadblock_set: BEAT,
  roof_opened: 700,
  machine_destroyed: 1000,
  take_drawn: 300,
  take_used: READ,
  chaos_played: READ,
  auto_drawn: READ,
  auto_resolved: 700,
  letter_set_aside: 700,
  scored: 600,
  game_over: 300,
}
/** Several of these in a row are seen at once. */
const TOGETHER: ReadonlySet<string> = new Set([
  'mutant_deployed',
  'cloud_placed',
  'crate_placed',
  'load_placed',
])
const MOST_TOGETHER = 8

/** The beats of what an entry tells. */
export function beatsOf(lines: readonly EventLine[]): Beat[] {
  const beats: Beat[] = []
  let quiet: CityEvent[] = []
  for (const line of lines) {
    const event = line.event as unknown as CityEvent
    const time = TIMES[event.type]
    const last = beats.at(-1)
    if (time === undefined) quiet.push(event)
    else if (last && isSame(last, event)) {
      last.events.push(...quiet, event)
      last.effects.push(...effectsOf(event))
      quiet = []
    } else {
      beats.push(beatOf([...quiet, event], event, line.phrase ?? null, time))
      quiet = []
    }
  }
  beats.at(-1)?.events.push(...quiet)
  return beats
}

function isSame(beat: Beat, event: CityEvent): boolean {
  const last = beat.events.at(-1)
  return TOGETHER.has(event.type) && last?.type === event.type && beat.events.length < MOST_TOGETHER
}

function beatOf(events: CityEvent[], event: CityEvent, caption: Phrase | null, time: number): Beat {
  return { events, effects: effectsOf(event), caption, card: cardOf(event), time, sound: event.type }
}

function cardOf(event: CityEvent): Beat['card'] {
  if (event.type === 'chaos_played') return { kind: 'chaos', key: event.card }
  if (event.type === 'auto_drawn' || event.type === 'auto_resolved') return { kind: 'auto', key: event.card }
  return event.type === 'take_used' ? { kind: 'take', key: event.take } : null
}

function effectsOf(event: CityEvent): Effect[] {
  switch (event.type) {
    case 'mutant_deployed':
      return [{ kind: 'appear', space: event.space }]
    case 'mutant_stunned':
      return [{ kind: 'flash', space: event.space }]
    case 'mutant_killed':
      return [{ kind: 'kill', space: event.space }]
    case 'mutant_attacked':
      return [{ kind: 'attack', space: event.space, text: `−${event.damage}` }]
    case 'barrel_exploded':
      return [{ kind: 'blast', space: event.space }]
    case 'shot':
      return [{ kind: 'shot', space: event.space, by: event.officer }]
    case 'fought':
      return [{ kind: 'attack', space: event.space }]
    case 'civilian_killed':
      return [{ kind: 'kill', space: event.space }]
    case 'evacuated':
    case 'load_left':
      return [{ kind: 'score', space: event.space }]
    default:
      return []
  }
}
