/** The tiles in front of a seat. */

import { printedTile } from '../board/drawing_keys'
import type { HandTile, Sight } from '../../../lib/server'

/**
 * The hand of a seat. Before the first turn nobody has drawn: then it is what must be placed, read off the
 * legal moves of whoever sets up.
 */
export function handOf(sight: Sight, seat: number, legal: readonly string[]): HandTile[] {
  const player = sight.players[seat]
  if (!player) return []
  if (sight.decision?.kind !== 'setup' || sight.decision.seat !== seat) return player.hand
  const tiles = new Set(legal.map((text) => text.split(' ')[1] ?? ''))
  return [...tiles].map((tile) => ({
    tile,
    drawing: printedTile(player.army, tile, player.mirror, player.worn),
  }))
}
