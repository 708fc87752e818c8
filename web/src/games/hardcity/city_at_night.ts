/** The city at night: its hum, and a siren somewhere. */

import type { Scenery } from '../../lib/sound/ambience'

export const CITY_AT_NIGHT: Scenery = {
  bed: { passes: 'lowpass', pitch: 220, q: 0.7, swells: 0.07, depth: 70 },
  level: 0.4,
  far: [
    [
      ['sine', 520, 700, 0, 1.3, 0.1, { attack: 0.9, decay: 0.4 }],
      ['sine', 700, 520, 1.2, 1.3, 0.1, { attack: 0.1, decay: 1.2 }],
      ['sine', 520, 660, 2.4, 1.6, 0.06, { attack: 0.1, decay: 3 }],
    ],
  ],
  seldom: 24_000,
}
