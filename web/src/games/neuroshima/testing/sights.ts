/** What somebody sees of a game, for tests. */

import type { Sight } from '../../../lib/server'

/** The third turn of a duel, Moloch with one tile in hand; this may be chosen. */
export function sightOf(kind: string, legal: string[]): Sight {
  const player = { health: 20, most: 20, pile: 9, remaining: {}, discards: [] }
  return {
    game: 'neuroshima',
    board: 19,
    mode: 'duel',
    variants: [],
    sides: [0, 1],
    players: [
      { ...player, army: 'moloch', hand: [{ tile: 'hornet', drawing: 'moloch.hornet.0' }] },
      { ...player, army: 'borgo', hand: [] },
    ],
    units: [],
    turn: 0,
    turn_number: 3,
    situations: [],
    decision: { seat: 0, kind, clause: 'NH-3.9', about: [], prompt: { is: 'phrase', id: 'decision-turn' } },
    legal,
    answers: [],
  }
}
