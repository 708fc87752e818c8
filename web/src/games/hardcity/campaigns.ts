/** Own campaigns, as far as lists of matches tell. */

import type { MatchInfo } from '../../lib/server'
import { NAME, termsOf } from './shapes'

/** Where the campaign goes on that was played last: its table, or its page between two; empty where none does. */
export function campaignIn(mine: readonly MatchInfo[]): string {
  const match = mine.find(({ terms, status, sequel, rematch }) => {
    const goesOn = status !== 'over' || (sequel?.goes_on && !rematch)
    return termsOf(terms)?.campaign && goesOn
  })
  if (!match) return ''
  return match.status === 'over' ? `/campaign/${NAME}` : `/m/${match.id}`
}
