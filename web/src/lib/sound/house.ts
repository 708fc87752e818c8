/** The sounds of the house, for what every table has: dry, low, of metal, leather and wood. */

import type { Voice } from './synth'

function named<Name extends string>(voices: Readonly<Record<Name, Voice>>): typeof voices {
  return voices
}

export const HOUSE = named({
  /** Leather, short. */
  pick: [
    ['noise', 700, 1500, 0, 0.06, 0.9, { attack: 0.012, decay: 3, q: 1.4 }],
    ['wood', 210, 210, 0.004, 0.05, 0.25],
  ],
  back: [
    ['noise', 1300, 520, 0, 0.06, 0.9, { attack: 0.006, decay: 4, q: 1.4 }],
    ['wood', 160, 160, 0.008, 0.05, 0.3],
  ],
  /** One tooth of a ratchet. */
  turn: [
    ['noise', 3400, 2600, 0, 0.012, 0.7, { q: 3 }],
    ['bar', 1240, 1240, 0.002, 0.038, 0.3, { decay: 5 }],
    ['noise', 1900, 1500, 0.018, 0.016, 0.35, { q: 3 }],
  ],
  /** A heavy plate comes down on steel, and a little dust with it. */
  place: [
    ['rumble', 900, 90, 0, 0.1, 1.1, { decay: 5 }],
    ['sine', 118, 62, 0, 0.15, 0.7, { decay: 5 }],
    ['plate', 236, 236, 0, 0.18, 0.34, { decay: 5 }],
    ['grit', 3600, 2400, 0.03, 0.15, 0.16, { decay: 4, q: 2 }],
  ],
  /** A dull knock that leads nowhere. */
  illegal: [
    ['rumble', 420, 120, 0, 0.07, 1.2, { decay: 5 }],
    ['wood', 128, 120, 0, 0.12, 0.5, { decay: 6 }],
  ],
  /** A token falls into a tin, and once more. */
  discard: [
    ['bar', 1030, 1030, 0, 0.1, 0.3, { decay: 5 }],
    ['noise', 2600, 1600, 0, 0.03, 0.6, { q: 2 }],
    ['plate', 590, 590, 0.055, 0.105, 0.2, { decay: 5 }],
    ['noise', 1900, 1200, 0.055, 0.03, 0.4, { q: 2 }],
    ['rumble', 300, 140, 0, 0.08, 0.5],
  ],
  /** Two notes on a rail. */
  yours: [
    ['bar', 392, 392, 0, 0.22, 0.5, { decay: 4 }],
    ['noise', 2400, 1500, 0, 0.012, 0.5, { q: 2 }],
    ['bar', 523, 523, 0.13, 0.22, 0.55, { decay: 4 }],
    ['noise', 2800, 1700, 0.13, 0.012, 0.5, { q: 2 }],
  ],
  /** Three rising notes of horns over a drum. */
  victory: [
    ['horn', 146.8, 146.8, 0, 0.5, 0.42, { attack: 0.05, decay: 0.8 }],
    ['horn', 220, 220, 0.42, 0.5, 0.42, { attack: 0.05, decay: 0.8 }],
    ['horn', 293.7, 293.7, 0.84, 1.36, 0.42, { attack: 0.06, decay: 1.6 }],
    ['horn', 146.8, 146.8, 0.84, 1.36, 0.3, { attack: 0.06, decay: 1.6 }],
    ['horn', 220, 220, 0.84, 1.36, 0.2, { attack: 0.08, decay: 1.6 }],
    ['rumble', 240, 60, 0, 0.3, 0.8],
    ['rumble', 260, 60, 0.42, 0.3, 0.8],
    ['rumble', 320, 48, 0.84, 0.7, 1],
    ['plate', 420, 420, 0.84, 1.1, 0.1, { decay: 4 }],
  ],
  /** One falling note of a horn, then wind. */
  defeat: [
    ['horn', 174.6, 103.8, 0, 1.25, 0.5, { attack: 0.08, decay: 1.4 }],
    ['horn', 87.3, 51.9, 0, 1.25, 0.35, { attack: 0.1, decay: 1.2 }],
    ['rumble', 180, 40, 0, 0.6, 0.8],
    ['noise', 420, 230, 0.5, 1.5, 0.7, { attack: 0.6, decay: 1.6, q: 2.4 }],
    ['noise', 900, 500, 0.7, 1.3, 0.2, { attack: 0.5, decay: 1.8, q: 4 }],
  ],
  /** Of a clock that has nearly run out. */
  clock: [
    ['wood', 920, 920, 0, 0.03, 0.45, { decay: 4 }],
    ['noise', 4200, 3000, 0, 0.008, 0.5, { q: 2 }],
  ],
})
export type Sound = keyof typeof HOUSE
