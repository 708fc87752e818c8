/** What happened, in beats: what belongs together happens at once, what matters takes its time. */

import type { EventLine, Phrase, RollNow } from '../../../lib/server'
import type { CityEvent } from '../events'
import { shownOf, type Card, type Effect, type Flight } from './shown'

/** A shot as a scene: who shoots at which space. */
export interface Scene {
  officer: string
  space: string
}

export interface Beat {
  events: CityEvent[]
  effects: Effect[]
  flights: Flight[]
  /** What is told meanwhile; null where nothing is. */
  caption: Phrase | null
  /** Whether that stands large over the map. */
  isTitle: boolean
  /** Whether something bad has happened to the officers. */
  isBad: boolean
  /** The card that is turned over the map. */
  card: Card | null
  /** Dice that are rolled. */
  dice: readonly string[]
  /** The shot that the map is letterboxed for. */
  scene: Scene | null
  /** Milliseconds. */
  time: number
}

/** Several of these in a row are seen at once. */
const TOGETHER: ReadonlySet<string> = new Set([
  'mutant_deployed',
  'cloud_placed',
  'crate_placed',
  'load_placed',
])
const MOST_TOGETHER = 8
/** These belong to what was seen before them. */
const AFTER: ReadonlySet<string> = new Set(['extermination', 'mutant_hit'])
/** What dice are rolled for in a shot. */
const SHOTS: ReadonlySet<string> = new Set(['shot', 'barrel', 'machine'])
/** A scene lasts until something else is shown than its dice and what they hit. */
const IN_SCENE: ReadonlySet<string> = new Set([
  'rolled',
  'rerolled',
  'skulls_paid',
  'mutant_stunned',
  'mutant_killed',
  'kafar_hurt',
])

/** What an entry tells of. */
export function eventsOf(lines: readonly EventLine[]): CityEvent[] {
  return lines.map(({ event }) => event as unknown as CityEvent)
}

/** The scene of a roll under way; null where nobody shoots. */
export function sceneOf(roll: RollNow | null): Scene | null {
  return roll?.space && SHOTS.has(roll.purpose) ? { officer: roll.person, space: roll.space } : null
}

/** The beats of what an entry tells, and of the shot that it goes on with. */
export function beatsOf(lines: readonly EventLine[], roll: RollNow | null = null): Beat[] {
  const beats: Beat[] = []
  let quiet: CityEvent[] = []
  for (const [index, event] of eventsOf(lines).entries()) {
    const last = beats.at(-1)
    if (last && AFTER.has(event.type)) add(last, [event])
    else if (!shownOf(event).time) quiet.push(event)
    else if (last && isSame(last, event)) {
      add(last, [...quiet, event])
      quiet = []
    } else {
      beats.push(beatOf([...quiet, event], event, lines[index]?.phrase ?? null, last, sceneOf(roll)))
      quiet = []
    }
  }
  const last = beats.at(-1)
  if (last) add(last, quiet)
  return beats
}

function isSame(beat: Beat, event: CityEvent): boolean {
  const last = beat.events.at(-1)
  return TOGETHER.has(event.type) && last?.type === event.type && beat.events.length < MOST_TOGETHER
}

function beatOf(
  events: readonly CityEvent[],
  event: CityEvent,
  caption: Phrase | null,
  before: Beat | undefined,
  scene: Scene | null,
): Beat {
  const { time, card, isTitle = false, isBad = false } = shownOf(event)
  const beat: Beat = {
    events: [],
    effects: [],
    flights: [],
    caption,
    isTitle,
    isBad,
    card: card?.(event) ?? null,
    dice: event.type === 'rolled' ? event.faces : event.type === 'rerolled' ? [event.face] : [],
    scene: nextScene(event, before ? before.scene : scene),
    time,
  }
  add(beat, events, before)
  return beat
}

/** Let more happen in a beat; what has no place of its own is where something happened last. */
function add(beat: Beat, events: readonly CityEvent[], before?: Beat): void {
  const last = (): string => beat.effects.at(-1)?.at ?? before?.effects.at(-1)?.at ?? 'map'
  for (const event of events) {
    const { effects, flights } = shownOf(event)
    beat.events.push(event)
    for (const effect of effects?.(event) ?? [])
      beat.effects.push(effect.at ? effect : { ...effect, at: last() })
    for (const flight of flights?.(event) ?? []) beat.flights.push({ from: last(), ...flight })
  }
}

function nextScene(event: CityEvent, scene: Scene | null): Scene | null {
  if (event.type === 'shot') return { officer: event.officer, space: event.space }
  return IN_SCENE.has(event.type) ? scene : null
}
