/** The position that somebody has set up, kept in this browser until the next visit. */

import { malformed } from './form'
import { completed, type Position } from './position'

const KEY = 'ashfall.analysis'

/** Keeps a position. */
export function keep(position: Position): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(position))
  } catch {
    // Without storage the analysis begins with the example next time.
  }
}

/** The position that was kept, if there is one. */
export function kept(): Position | null {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return malformed(data) === null ? completed(data as Record<string, unknown>) : null
  } catch {
    return null
  }
}
