/** The game that was begun last in this browser: it can be begun once more with one click. */

import type { MatchWish, NeuroshimaWish, SeatWish } from '../../../lib/server'
import { NAME } from '../shapes'

const KEY = 'ashfall.last-game'

/** The wish of a game as it is kept. */
export type LastGame = MatchWish & { terms: NeuroshimaWish; seats: SeatWish[] }

/** The last one; null where there is none. */
export function lastGame(): LastGame | null {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** This one was begun. */
export function keepGame(wish: MatchWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish))
  } catch {
    // Then it cannot be repeated.
  }
}

/** It cannot be begun any more. */
export function forgetGame(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There is none.
  }
}

/** Whatever was stored, as far as it is a game. */
export function read(stored: unknown): LastGame | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { terms, seats } = stored as { terms?: { game?: unknown; mode?: unknown }; seats?: unknown }
  const isGame = terms?.game === NAME && typeof terms.mode === 'string'
  const isSeated = Array.isArray(seats) && seats.some((seat: { who?: unknown } | null) => seat?.who === 'me')
  return isGame && isSeated ? (stored as LastGame) : null
}
