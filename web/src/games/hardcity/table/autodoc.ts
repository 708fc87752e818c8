/** What AutoDoc does step by step, as far as the table tells: where it stands, and why. */

import type { AutoDocNow, CityNow } from '../../../lib/server'

/** The four parts of AutoDoc's step. */
export const STEPS = ['draw', 'top', 'join', 'queue'] as const
export type Step = (typeof STEPS)[number]

const OF_QUEUE: ReadonlySet<string> = new Set(['bottom', 'act'])

/** The part that is under way; null while AutoDoc has nothing to do. */
export function stepOf(now: CityNow, kind: string): Step | null {
  if (!now.autodoc || now.phase !== 'zero' || kind === 'round_task') return null
  if (OF_QUEUE.has(kind)) return 'queue'
  if (now.autodoc.resolving.length) return 'top'
  return kind === 'auto_draw' ? 'draw' : 'queue'
}

/** The card that is being resolved; null where none is. */
export function drawnCard({ resolving }: AutoDocNow): string | null {
  return resolving.at(-1) ?? null
}
