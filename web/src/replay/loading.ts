/** Replays and records from the server: an id may be that of a match or of a stored record. */

import { enterGame, GAMES } from '../games'
import { api, Problem, records } from '../lib/api'
import type { GameReplay, MatchInfo } from '../lib/server'
import type { ReplayKit } from './kit'

/** A game to look at; of a match also who played it and how it ended. */
export interface Loaded {
  replay: GameReplay
  match: MatchInfo | null
}

/** A replay with what its game brings. */
export interface Opened extends Loaded {
  kit: ReplayKit
}

/** Fetches a game and all that is needed to show it. */
export async function openReplay(id: string): Promise<Opened> {
  const loaded = await loadReplay(id)
  const game = GAMES[loaded.replay.game]
  if (!game) throw new Problem(400, 'no_board', loaded.replay.game)
  const [{ kit }] = await Promise.all([game.loadReplay(), enterGame(loaded.replay.game)])
  return { ...loaded, kit }
}

/** Ids of records are longer than those of matches. Only the order of asking depends on it. */
const LONG = 16

/** The game with this id; a match that still runs is refused with the code of the server. */
export function loadReplay(id: string): Promise<Loaded> {
  return inOrder(id, matchReplay, recordReplay)
}

/** The record with this id, as text. */
export function loadRecord(id: string): Promise<string> {
  return inOrder(id, records.ofMatch, records.stored)
}

async function matchReplay(id: string): Promise<Loaded> {
  const [replay, match] = await Promise.all([records.replayOfMatch(id), api.match(id)])
  return { replay, match }
}

async function recordReplay(id: string): Promise<Loaded> {
  return { replay: await records.replayOfStored(id), match: null }
}

type Ask<T> = (id: string) => Promise<T>

/** What is found under an id, by the way that is likelier first. */
export async function inOrder<T>(id: string, match: Ask<T>, record: Ask<T>): Promise<T> {
  const [first, second] = id.length > LONG ? [record, match] : [match, record]
  try {
    return await first(id)
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 404) return second(id)
    throw problem
  }
}
