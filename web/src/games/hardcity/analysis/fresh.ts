/** Games that begin on the page of analysis: a record without a move. */

import { EPISODES } from '../facts'
import { NAME } from '../shapes'

const MOST_LUCK = 2 ** 31
const PLAYERS: Readonly<Record<string, number>> = { versus: 2, coop: 1 }

/** The record that the address asks for: an episode, and versus or alone; empty where it asks for none. */
export function freshRecord(query: URLSearchParams): string {
  const episode = EPISODES.find((number) => String(number) === query.get('episode'))
  const mode = query.get('mode') ?? 'versus'
  const players = PLAYERS[mode]
  if (episode === undefined || players === undefined) return ''
  const options = { episode, mode, players }
  return JSON.stringify({ game: NAME, version: 1, options, seed: anyLuck(), moves: [] })
}

/** What dice and decks are drawn from. */
export function anyLuck(): number {
  return Math.floor(Math.random() * MOST_LUCK)
}
