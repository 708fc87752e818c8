/** What a bot thinks of a move, in words: how the game stands with it, or how it compares; what it gains and risks. */

import type { Idea, Phrase } from '../../../lib/server'

/** How the bot marks what speaks against a move. */
const RISK = 'bot-reason-risk'
const LOST = 'city-idea-lost'
/** Chances from which on a game stands so. */
const STANDINGS: readonly (readonly [least: number, id: string])[] = [
  [0.9, 'city-idea-won'],
  [0.6, 'city-idea-ahead'],
  [0.4, 'city-idea-even'],
  [0.1, 'city-idea-behind'],
  [0, LOST],
]
/** How much a move may be worse than the best one and still be called so. */
const AS_GOOD = 0.015
const LITTLE_WORSE = 0.08

/** The id of the words for a move that is worth so much, where the best one is worth `best`; its own for the best. */
export function worthWord(value: number, best: number, isBest: boolean): string {
  if (isBest) return STANDINGS.find(([least]) => value >= least)?.[1] ?? LOST
  const less = best - value
  if (less <= AS_GOOD) return 'city-idea-as-good'
  return less <= LITTLE_WORSE ? 'city-idea-little-worse' : 'city-idea-worse'
}

/** What a move gains and what it risks. */
export function reasonsOf({ reasons = [] }: Idea): { gains: Phrase[]; risks: Phrase[] } {
  const gains = reasons.filter(({ id }) => id !== RISK)
  const risks = reasons.flatMap(({ id, args }) => {
    const what = args?.['what']
    return id === RISK && typeof what === 'object' && what.is === 'phrase' ? [what] : []
  })
  return { gains, risks }
}
