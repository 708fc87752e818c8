/** Own matches: which of them wait for whoever looks. */

import type { MatchInfo } from './server'

/** The seats of a guest. */
export function seatsOf(match: MatchInfo, guest: string | undefined): number[] {
  return match.seats.flatMap((seat, i) => (guest && seat.guest === guest ? [i] : []))
}

/** Whether a guest is to move. A match that rests tells nobody's turn: it waits for the only person there. */
export function isToMove(match: MatchInfo, guest: string | undefined): boolean {
  if (match.status !== 'playing') return false
  const mine = seatsOf(match, guest)
  if (match.chooser != null) return mine.includes(match.chooser)
  return mine.length > 0 && match.seats.every((seat) => seat.who !== 'person' || seat.guest === guest)
}

/** Those in which a guest is to move first, then those that go on; otherwise as they were. */
export function byTurn(matches: readonly MatchInfo[], guest: string | undefined): MatchInfo[] {
  const rank = (match: MatchInfo) => (isToMove(match, guest) ? 0 : match.status === 'over' ? 2 : 1)
  return matches.toSorted((one, two) => rank(one) - rank(two))
}
