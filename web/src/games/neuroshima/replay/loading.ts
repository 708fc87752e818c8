/** Replays and records from the server: an id may be that of a match or of a stored record. */

import { api, Problem } from '../../../lib/api'
import type { GameReplay, MatchInfo, Replay } from '../../../lib/server'
import { records } from '../api'
import { replayOf } from '../shapes'

/** A game to look at; of a match also who played it and how it ended. */
export interface Loaded {
  replay: Replay
  match: MatchInfo | null
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
  return { replay: ours(await records.replayOfMatch(id)), match: await api.match(id) }
}

async function recordReplay(id: string): Promise<Loaded> {
  return { replay: ours(await records.replayOfStored(id)), match: null }
}

/** Games that cannot be shown here have matches and records too. */
function ours(replay: GameReplay): Replay {
  const found = replayOf(replay)
  if (!found) throw new Problem(400, 'no_board', replay.game)
  return found
}

type Ask<T> = (id: string) => Promise<T>

async function inOrder<T>(id: string, match: Ask<T>, record: Ask<T>): Promise<T> {
  const [first, second] = id.length > LONG ? [record, match] : [match, record]
  try {
    return await first(id)
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 404) return second(id)
    throw problem
  }
}
