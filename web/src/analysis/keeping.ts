/** The position of the analysis, kept in this browser until the next visit. */

import { completed, isPosition, type Position } from './position'

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
    return isPosition(data) ? completed(data) : null
  } catch {
    return null
  }
}
