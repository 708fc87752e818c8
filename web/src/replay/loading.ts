/** Replays and records from the server: an id may be that of a match or of a stored record. */

import { api, Problem, request, requestText } from '../lib/api'
import type { MatchInfo, Replay } from '../lib/server'

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
  return inOrder(
    id,
    (part) => requestText(`/api/matches/${part}/record`),
    (part) => requestText(`/api/records/${part}`),
  )
}

async function matchReplay(part: string): Promise<Loaded> {
  const replay = await request<Replay>('GET', `/api/matches/${part}/replay`)
  return { replay, match: await api.match(decodeURIComponent(part)) }
}

async function recordReplay(part: string): Promise<Loaded> {
  return { replay: await request<Replay>('GET', `/api/records/${part}/replay`), match: null }
}

type Ask<T> = (part: string) => Promise<T>

async function inOrder<T>(id: string, match: Ask<T>, record: Ask<T>): Promise<T> {
  const part = encodeURIComponent(id)
  const [first, second] = id.length > LONG ? [record, match] : [match, record]
  try {
    return await first(part)
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 404) return second(part)
    throw problem
  }
}
