/** The ground around the table: wind, and metal that gives way somewhere. */

import type { Scenery } from '../../lib/sound/ambience'

export const WASTELAND: Scenery = {
  bed: { passes: 'bandpass', pitch: 340, q: 1.1, swells: 0.045, depth: 130 },
  level: 0.4,
  far: [
    // A sheet of iron that the wind moves.
    [
      ['plate', 141, 141, 0, 2.4, 0.06, { attack: 0.08, decay: 4 }],
      ['plate', 212, 212, 0.5, 1.8, 0.04, { attack: 0.12, decay: 4 }],
    ],
    // A rail, struck once.
    [['bar', 196, 196, 0, 2.2, 0.06, { attack: 0.02, decay: 4 }]],
    // A gust.
    [['noise', 380, 760, 0, 5, 0.5, { attack: 2.2, decay: 1.6, q: 2.6 }]],
    // Something heavy settles.
    [
      ['rumble', 150, 50, 0, 1.2, 0.4, { attack: 0.06, decay: 4 }],
      ['plate', 92, 92, 0.05, 1.6, 0.05, { attack: 0.06, decay: 4 }],
    ],
  ],
  seldom: 9_000,
}
