/** What each event sounds like. Every sound means one thing, and tells nothing that is not seen too. */

import type { Layer, Voice as Layers } from '../../lib/sound/synth'
import { playVoice } from '../../lib/sounds'
import type { CityEvent } from './events'

/** Sounds by name. */
function named<Name extends string>(voices: Readonly<Record<Name, Layers>>): typeof voices {
  return voices
}

/** The same short sound several times. */
const times = (count: number, gap: number, [wave, from, to, at, length, volume]: Layer): Layer[] =>
  Array.from({ length: count }, (_, index) => [wave, from, to, at + index * gap, length, volume])
/** Notes at once, such as a chord of a guitar or a synthesiser. */
const chord = (wave: 'sawtooth' | 'square', notes: readonly number[], at: number, length: number): Layer[] =>
  notes.map((note) => [wave, note, note * 0.995, at, length, 0.16])

export const VOICES = named({
  tape: [
    ['noise', 300, 2400, 0, 0.5, 0.3],
    ['square', 70, 140, 0, 0.45, 0.08],
    ['rumble', 900, 90, 0, 0.06, 0.9],
  ],
  clack: [
    ['noise', 2600, 1200, 0, 0.04, 0.7],
    ['rumble', 700, 200, 0.05, 0.08, 0.6],
  ],
  bright: [
    ['triangle', 130, 130, 0, 0.35, 0.5],
    ['sawtooth', 392, 392, 0, 0.18, 0.08],
  ],
  dark: [
    ['triangle', 82, 55, 0, 0.6, 0.7],
    ['sawtooth', 110, 78, 0, 0.4, 0.12],
  ],
  step: [['rumble', 420, 160, 0, 0.07, 0.5]],
  shuffle: times(2, 0.07, ['noise', 520, 260, 0, 0.08, 0.25]),
  drag: [['noise', 340, 240, 0, 0.14, 0.12]],
  growl: [
    ['sawtooth', 68, 46, 0.08, 0.34, 0.3],
    ['sine', 1300, 420, 0, 0.08, 0.2],
  ],
  breath: [['hiss', 1800, 4200, 0, 0.26, 0.08]],
  bite: times(2, 0.06, ['noise', 1500, 700, 0, 0.04, 0.22]),
  shot: [
    ['noise', 2600, 320, 0, 0.13, 1],
    ['rumble', 1600, 60, 0, 0.2, 1],
  ],
  dice: [0, 0.07, 0.13, 0.24, 0.33, 0.47, 0.66].map((at): Layer => [
    'noise',
    3200 - 1500 * at,
    1400,
    at,
    0.035,
    0.5 - 0.4 * at,
  ]),
  coin: [
    ['square', 1568, 1568, 0, 0.07, 0.07],
    ['square', 2093, 2093, 0.07, 0.22, 0.07],
  ],
  punch: [
    ['rumble', 520, 70, 0, 0.14, 0.9],
    ['noise', 1800, 500, 0, 0.05, 0.4],
  ],
  thud: [['triangle', 120, 48, 0, 0.18, 0.7]],
  armour: [
    ['square', 740, 690, 0, 0.2, 0.1],
    ['square', 1123, 1060, 0, 0.14, 0.08],
  ],
  squelch: [
    ['noise', 900, 220, 0, 0.22, 0.6],
    ['sine', 260, 90, 0, 0.16, 0.4],
  ],
  tick: [['square', 1900, 1900, 0, 0.025, 0.12]],
  fanfare: [...chord('sawtooth', [392, 494, 587], 0, 0.16), ...chord('sawtooth', [523, 659, 784], 0.18, 0.5)],
  maul: times(3, 0.06, ['sawtooth', 190, 90, 0, 0.07, 0.24]),
  crack: [
    ['noise', 4200, 1600, 0, 0.05, 0.5],
    ['triangle', 330, 150, 0.03, 0.2, 0.4],
  ],
  clang: [
    ['square', 523, 520, 0, 0.3, 0.08],
    ['square', 1397, 1390, 0, 0.24, 0.07],
    ['hiss', 5000, 5000, 0, 0.05, 0.2],
  ],
  chime: [
    ['sine', 784, 784, 0, 0.2, 0.25],
    ['sine', 1175, 1175, 0.09, 0.34, 0.22],
  ],
  click: [
    ['noise', 2200, 2200, 0, 0.03, 0.6],
    ['noise', 1300, 1300, 0.09, 0.04, 0.6],
  ],
  empty: times(2, 0.14, ['noise', 3600, 3600, 0, 0.018, 0.5]),
  drop: [['sine', 196, 41, 0, 0.8, 0.8]],
  order: [...chord('sawtooth', [196, 294, 392], 0, 0.42), ['noise', 1800, 900, 0, 0.05, 0.3]],
  chaos: [...chord('square', [139, 196, 233], 0, 0.5), ['sawtooth', 69, 69, 0, 0.5, 0.2]],
  film: times(6, 0.035, ['noise', 2800, 2000, 0, 0.02, 0.3]),
  clap: [
    ['noise', 1500, 900, 0, 0.05, 1],
    ['hiss', 3000, 3000, 0, 0.03, 0.5],
  ],
  page: [['hiss', 2400, 6000, 0, 0.16, 0.16]],
  zip: [['noise', 900, 5200, 0, 0.13, 0.4]],
  card: [['hiss', 5200, 2600, 0, 0.08, 0.24]],
  dread: [
    ['hiss', 4000, 1800, 0, 0.1, 0.24],
    ['sawtooth', 98, 73, 0.04, 0.6, 0.22],
    ['sawtooth', 104, 78, 0.04, 0.6, 0.18],
  ],
  printer: times(7, 0.05, ['square', 1250, 1250, 0, 0.022, 0.09]),
  alarm: times(3, 0.22, ['square', 880, 622, 0, 0.2, 0.13]),
  crowd: [
    ['noise', 260, 420, 0, 0.9, 0.7],
    ['sawtooth', 72, 96, 0, 0.8, 0.2],
    ['sawtooth', 91, 65, 0.1, 0.8, 0.2],
  ],
  knock: times(2, 0.09, ['rumble', 900, 240, 0, 0.06, 0.7]),
  creak: [
    ['sawtooth', 220, 410, 0, 0.16, 0.08],
    ['rumble', 800, 300, 0.16, 0.06, 0.6],
  ],
  hiss: [['hiss', 6200, 3000, 0, 0.5, 0.14]],
  engine: [
    ['sawtooth', 58, 118, 0, 0.7, 0.26],
    ['rumble', 260, 500, 0, 0.7, 0.4],
  ],
  away: [
    ['triangle', 330, 165, 0, 0.14, 0.3],
    ['triangle', 247, 123, 0.14, 0.3, 0.3],
  ],
  splash: [
    ['noise', 700, 2600, 0, 0.4, 0.5],
    ['hiss', 3500, 5200, 0.06, 0.4, 0.12],
  ],
  explosion: [
    ['rumble', 2200, 38, 0, 1.1, 1],
    ['noise', 900, 120, 0, 0.3, 0.8],
    ['sine', 74, 30, 0, 0.9, 0.9],
  ],
  rotor: times(8, 0.09, ['rumble', 300, 110, 0, 0.07, 0.7]),
  siren: [
    ['triangle', 640, 880, 0, 0.32, 0.22],
    ['triangle', 880, 640, 0.32, 0.4, 0.2],
  ],
  dent: [
    ['noise', 1250, 420, 0, 0.12, 0.8],
    ['square', 311, 287, 0, 0.22, 0.1],
  ],
  barrier: [
    ['rumble', 600, 90, 0.1, 0.16, 0.9],
    ['square', 175, 131, 0.1, 0.12, 0.1],
  ],
  steel: [
    ['noise', 2400, 3000, 0, 0.3, 0.28],
    ['square', 233, 220, 0.24, 0.2, 0.1],
  ],
  weld: [...times(9, 0.055, ['hiss', 4500, 6500, 0, 0.05, 0.24]), ['sawtooth', 100, 100, 0, 0.5, 0.1]],
  fizz: times(4, 0.09, ['hiss', 5200, 2000, 0, 0.06, 0.16]),
  relay: [
    ['noise', 2900, 2900, 0, 0.02, 0.6],
    ['sine', 100, 100, 0.02, 0.3, 0.22],
  ],
  hatch: [
    ['noise', 480, 900, 0, 0.35, 0.5],
    ['rumble', 500, 70, 0.34, 0.3, 1],
  ],
  roar: [
    ['sawtooth', 92, 44, 0, 0.7, 0.5],
    ['noise', 420, 160, 0, 0.6, 0.6],
  ],
  victory: [
    ...chord('sawtooth', [196, 247, 294], 0, 0.5),
    ...chord('sawtooth', [262, 330, 392], 0.5, 0.5),
    ...chord('sawtooth', [294, 370, 440, 587], 1, 2),
  ],
  defeat: [
    ...chord('square', [220, 262, 330], 0, 0.6),
    ...chord('square', [175, 208, 262], 0.6, 0.6),
    ...chord('square', [147, 175, 220, 73], 1.2, 1.8),
  ],
})
export type Voice = keyof typeof VOICES

type Choice<Event> = Voice | null | ((event: Event) => Voice | null)

/** The voice of every event; quiet ones change nothing that anybody waits for. */
const OF: { [Type in CityEvent['type']]: Choice<Extract<CityEvent, { type: Type }>> } = {
  round_started: 'tape',
  round_ended: null,
  standing_changed: null,
  answered: null,
  event_drawn: 'clack',
  turn_started: ({ who }) => (who === 'zero' || who === 'autodoc' ? 'dark' : 'bright'),
  turn_ended: null,
  scored: ({ side }) => (side === 'order' ? 'order' : 'chaos'),
  extermination: 'tick',
  game_over: ({ winner }) => (winner === 'officers' ? 'victory' : 'defeat'),
  officer_placed: 'step',
  officer_moved: 'step',
  officer_hurt: 'crack',
  officer_healed: 'chime',
  officer_stunned: 'drop',
  officer_stood_up: 'breath',
  ap_changed: 'bite',
  ap_laid: 'bite',
  ap_returned: 'bite',
  ammo_out: 'empty',
  reloaded: 'click',
  ability_gained: 'fanfare',
  ability_used: 'zip',
  equipment_gained: 'page',
  equipment_passed: 'page',
  equipment_used: 'zip',
  harm_spared: 'clang',
  ally_left: 'drop',
  shot: 'shot',
  fought: 'punch',
  rolled: 'dice',
  rerolled: 'dice',
  skulls_paid: 'coin',
  mutant_deployed: 'growl',
  mutant_moved: 'shuffle',
  mutant_hit: null,
  mutant_stunned: 'thud',
  mutant_killed: 'squelch',
  mutant_stood_up: 'breath',
  mutant_left: 'away',
  mutant_attacked: 'maul',
  horde: 'crowd',
  kafar_hurt: 'armour',
  kafar_activated: 'roar',
  load_placed: 'knock',
  load_moved: 'drag',
  civilian_killed: 'drop',
  evacuated: 'engine',
  load_left: 'away',
  crate_placed: 'knock',
  crate_opened: 'creak',
  barrel_exploded: 'explosion',
  barrel_gone: 'away',
  helicopter_moved: 'rotor',
  lid_turned: 'steel',
  welded: 'weld',
  weld_failed: 'fizz',
  cloud_placed: 'hiss',
  cloud_cleared: 'hiss',
  clouds_cleared: 'hiss',
  lamp_switched: 'relay',
  car_placed: 'siren',
  roof_opened: 'hatch',
  machine_destroyed: 'explosion',
  car_attacked: 'dent',
  boat_boarded: 'splash',
  roadblock_set: 'barrier',
  take_drawn: 'film',
  take_used: 'clap',
  chaos_drawn: 'card',
  chaos_played: 'dread',
  chaos_reshuffled: 'card',
  auto_drawn: 'printer',
  auto_queued: 'printer',
  auto_resolved: 'dread',
  auto_discarded: null,
  letter_set_aside: ({ letters }) => (letters < LETTERS ? 'printer' : 'alarm'),
}
const LETTERS = 5 // of K.A.F.A.R.
const MOST_AT_ONCE = 3

/** What is heard of events that happen at once: every voice once, and not too many. */
export function voicesOf(events: readonly CityEvent[]): Voice[] {
  const heard = events.flatMap((event) => {
    const choice = OF[event.type] as Choice<CityEvent>
    return (typeof choice === 'function' ? choice(event) : choice) ?? []
  })
  return [...new Set(heard.reverse())].slice(0, MOST_AT_ONCE)
}

/** Lets events be heard, unless nobody looks at them. */
export function sound(events: readonly CityEvent[]): void {
  if (document.hidden) return
  for (const voice of voicesOf(events)) playVoice(VOICES[voice])
}
