/** Own matches, in the order in which they call. */

import type { LobbyView, MatchInfo } from './server'

type Turns = LobbyView['turns']

/** The seats of a guest. */
export function seatsOf(match: MatchInfo, guest: string | undefined): number[] {
  return match.seats.flatMap((seat, i) => (guest && seat.guest === guest ? [i] : []))
}

/** Those in which a guest is to move first, the most urgent at the top, then those that go on; otherwise as they were. */
export function byTurn(matches: readonly MatchInfo[], turns: Turns): MatchInfo[] {
  const rank = ({ id, status }: MatchInfo) => (turns[id]?.is_yours ? 0 : status === 'over' ? 2 : 1)
  const left = ({ id }: MatchInfo) => (turns[id]?.is_yours ? (turns[id].left ?? Infinity) : 0)
  return matches.toSorted((one, two) => rank(one) - rank(two) || compared(left(one), left(two)))
}

/** Infinity less itself is no number. */
function compared(one: number, two: number): number {
  return one === two ? 0 : one < two ? -1 : 1
}
