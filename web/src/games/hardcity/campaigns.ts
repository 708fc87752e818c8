/** Own campaigns, as far as lists of matches tell. */

import type { CampaignView, MatchInfo } from '../../lib/server'
import { EPISODES } from './facts'
import { NAME, termsOf } from './shapes'

/** How an episode of a campaign ended, or when it comes. */
export type Stamp = 'won' | 'lost' | 'next' | 'later'

/** Of every episode, in order. */
export function stampsOf({ campaign, now }: Pick<CampaignView, 'campaign' | 'now'>): Stamp[] {
  const results = campaign.results ?? []
  return EPISODES.map((_, i) => {
    const result = results[i]
    if (result !== undefined) return result ? 'won' : 'lost'
    return i === results.length && now !== '' ? 'next' : 'later'
  })
}

/** How many episodes were played, and won. */
export function scoreOf({ campaign }: Pick<CampaignView, 'campaign'>): { won: number; count: number } {
  const results = campaign.results ?? []
  return { won: results.filter(Boolean).length, count: results.length }
}

/** Those that go on first, then those that are over, each as the server has them: the newest first. */
export function inOrder(campaigns: readonly CampaignView[]): CampaignView[] {
  return campaigns.toSorted((one, two) => Number(one.now === '') - Number(two.now === ''))
}

/** The page of a campaign, by the match with which it began. */
export function campaignAddress(id: string): string {
  return `/campaign/${NAME}?of=${id}`
}

/** Where the campaign goes on that was played last: its table, or its page between two; empty where none does. */
export function campaignIn(mine: readonly MatchInfo[]): string {
  const match = mine.find(({ terms, status, sequel, rematch }) => {
    const goesOn = status !== 'over' || (sequel?.goes_on && !rematch)
    return termsOf(terms)?.campaign && goesOn
  })
  if (!match) return ''
  return match.status === 'over' ? campaignAddress(match.series ?? match.id) : `/m/${match.id}`
}
