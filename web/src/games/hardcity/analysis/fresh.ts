/** Games that begin on the page of analysis: a record without a move. */

import { NAME } from '../shapes'

const EPISODES: ReadonlySet<string> = new Set(['1', '2', '3', '4', '5'])
const PLAYERS: Readonly<Record<string, number>> = { versus: 2, coop: 1 }

/** The record that the address asks for: an episode, and versus or alone; empty where it asks for none. */
export function freshRecord(query: URLSearchParams): string {
  const episode = query.get('episode') ?? ''
  const mode = query.get('mode') ?? 'versus'
  const players = PLAYERS[mode]
  if (!EPISODES.has(episode) || players === undefined) return ''
  const options = { episode: Number(episode), mode, players }
  return JSON.stringify({ game: NAME, version: 1, options, seed: 0, moves: [] })
}
