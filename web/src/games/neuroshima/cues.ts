/** What a battle sounds like: dry, low, of metal and rope; no melody. */

import type { Voice } from '../../lib/sound/synth'

function named<Name extends string>(voices: Readonly<Record<Name, Voice>>): typeof voices {
  return voices
}

export const CUES = named({
  /** A siren winds up; a gate slams. */
  called: [
    ['horn', 92, 236, 0, 0.62, 0.4, { attack: 0.16, decay: 1.2 }],
    ['horn', 138, 354, 0, 0.62, 0.18, { attack: 0.2, decay: 1.4 }],
    ['rumble', 1400, 60, 0.24, 0.3, 1.6, { decay: 5 }],
    ['sine', 86, 38, 0.24, 0.5, 1, { decay: 4 }],
    ['plate', 128, 128, 0.24, 0.66, 0.4, { decay: 4 }],
    ['grit', 2800, 1700, 0.27, 0.4, 0.2, { decay: 4, q: 2 }],
  ],
  shot: [
    ['hiss', 1500, 900, 0, 0.03, 1.6, { attack: 0.0005, decay: 5 }],
    ['noise', 1700, 260, 0, 0.14, 1.5, { attack: 0.0005, decay: 6, q: 0.7 }],
    ['sine', 190, 58, 0, 0.1, 0.9, { decay: 5 }],
  ],
  gauss: [
    ['sawtooth', 2400, 140, 0, 0.24, 0.22, { attack: 0.004, decay: 3 }],
    ['sine', 3600, 210, 0, 0.2, 0.3, { decay: 3 }],
    ['noise', 5200, 700, 0, 0.26, 0.7, { attack: 0.01, decay: 4, q: 3 }],
    ['sine', 74, 42, 0.02, 0.22, 0.7, { decay: 4 }],
  ],
  /** A cut, then a thud. */
  blow: [
    ['noise', 5600, 1800, 0, 0.07, 0.8, { attack: 0.018, decay: 4, q: 1.6 }],
    ['bar', 1480, 1480, 0.012, 0.08, 0.12, { decay: 5 }],
    ['rumble', 700, 80, 0.055, 0.105, 1.5, { decay: 4 }],
    ['sine', 128, 56, 0.055, 0.105, 0.8, { decay: 4 }],
  ],
  blast: [
    ['rumble', 2600, 45, 0, 0.5, 1.9, { decay: 5 }],
    ['sine', 78, 29, 0, 0.48, 1.2, { decay: 3.4 }],
    ['noise', 900, 160, 0, 0.3, 1.4, { decay: 4, q: 0.6 }],
    ['grit', 2200, 1100, 0.1, 0.4, 0.3, { decay: 3, q: 2 }],
  ],
  armor: [
    ['plate', 520, 520, 0, 0.12, 0.42, { decay: 4 }],
    ['noise', 3200, 1800, 0, 0.02, 0.9, { q: 1.5 }],
    ['rumble', 420, 120, 0, 0.06, 0.7],
  ],
  mirror: [
    ['bar', 880, 880, 0, 0.09, 0.18, { decay: 4 }],
    ['sine', 1150, 2500, 0.02, 0.18, 0.3, { attack: 0.012, decay: 3.6 }],
    ['sine', 1725, 3750, 0.02, 0.16, 0.1, { attack: 0.012, decay: 4 }],
    ['plate', 960, 960, 0, 0.1, 0.14],
  ],
  /** A rope is drawn tight and snaps. */
  net: [
    ['noise', 480, 1900, 0, 0.1, 1, { attack: 0.05, decay: 0.6, q: 2.6 }],
    ['hiss', 2600, 1400, 0.098, 0.03, 1.3, { attack: 0.0005, decay: 5 }],
    ['wood', 240, 240, 0.098, 0.08, 0.6],
    ['noise', 1100, 420, 0.1, 0.08, 0.7, { q: 2, decay: 5 }],
  ],
  /** A breath and a soft bell. */
  medic: [
    ['noise', 900, 1500, 0, 0.2, 0.42, { attack: 0.09, decay: 2, q: 1.2 }],
    ['bell', 494, 494, 0.03, 0.23, 0.24, { attack: 0.006, decay: 3 }],
  ],
  /** A tile cracks and comes apart. */
  falls: [
    ['hiss', 1900, 1300, 0, 0.025, 1.2, { attack: 0.0005, decay: 5 }],
    ['plate', 312, 312, 0, 0.16, 0.24, { decay: 6 }],
    ['rumble', 820, 70, 0.01, 0.16, 1.3, { decay: 5 }],
    ['hiss', 2200, 1500, 0.05, 0.02, 0.8, { attack: 0.0005, decay: 5 }],
    ['grit', 2600, 1200, 0.04, 0.24, 0.42, { decay: 3, q: 3 }],
  ],
  /** A struck tank. */
  hqHit: [
    ['rumble', 640, 60, 0, 0.16, 1.5, { decay: 5 }],
    ['sine', 82, 44, 0, 0.36, 1, { decay: 4 }],
    ['plate', 104, 104, 0, 0.4, 0.5, { decay: 3.6 }],
    ['plate', 247, 247, 0.004, 0.26, 0.34, { decay: 5 }],
    ['noise', 1300, 500, 0, 0.05, 0.7, { decay: 5 }],
  ],
  /** Everything comes down; then there is only wind. */
  hqDestroyed: [
    ['rumble', 3200, 38, 0, 1, 2, { decay: 5 }],
    ['sine', 66, 24, 0, 0.9, 1.3, { decay: 3.6 }],
    ['plate', 88, 88, 0.02, 1.1, 0.46, { decay: 5 }],
    ['plate', 150, 132, 0.2, 0.7, 0.26, { decay: 5 }],
    ['plate', 213, 190, 0.42, 0.5, 0.2, { decay: 5 }],
    ['grit', 1900, 700, 0.06, 1, 0.6, { decay: 3, q: 3 }],
    ['noise', 300, 220, 0.6, 1, 0.4, { attack: 0.4, decay: 1.8, q: 2.4 }],
  ],
})
export type Cue = keyof typeof CUES
