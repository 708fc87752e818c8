/** Clocks to choose from. */

import type { Clock } from '../../lib/server'

export type ClockPreset = 'none' | 'move' | 'fast' | 'slow' | 'day' | 'days' | 'week' | 'own'

const DAY = 86_400

/** All but the one that is set by hand. */
export const CLOCKS: Record<Exclude<ClockPreset, 'own'>, Clock | null> = {
  none: null,
  move: { kind: 'move', seconds: 60 },
  fast: { kind: 'bank', seconds: 600, increment: 5 },
  slow: { kind: 'bank', seconds: 1200, increment: 10 },
  day: { kind: 'turn', seconds: DAY },
  days: { kind: 'turn', seconds: 3 * DAY },
  week: { kind: 'turn', seconds: 7 * DAY },
}
