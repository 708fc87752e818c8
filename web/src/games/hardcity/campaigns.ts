/** Own campaigns, as far as lists of matches tell. */

import type { MatchInfo } from '../../lib/server'
import { termsOf } from './shapes'

/** Where the campaign goes on that was played last: its table; empty where none is under way. */
export function campaignIn(mine: readonly MatchInfo[]): string {
  const match = mine.find(({ terms, status }) => termsOf(terms)?.campaign && status !== 'over')
  return match ? `/m/${match.id}` : ''
}
