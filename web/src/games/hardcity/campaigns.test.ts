import { describe, expect, it } from 'vitest'

import type { MatchInfo } from '../../lib/server'
import { campaignIn } from './campaigns'

function match(more: Partial<MatchInfo>, isCampaign = true): MatchInfo {
  const campaign = isCampaign ? { results: [] } : null
  const terms = { game: 'hardcity' as const, mode: 'coop', episode: 1, officers: [], campaign }
  return { id: 'a', game: 'hardcity', terms, status: 'playing', seats: [], created: 0, seq: 0, ...more }
}
const sequel = { game: 'hardcity' as const, campaign: {}, goes_on: true }

describe('where a campaign goes on', () => {
  it.each<[string, MatchInfo[], string]>([
    ['at its table', [match({}, false), match({ id: 'b' })], '/m/b'],
    ['between two episodes', [match({ status: 'over', sequel })], '/campaign/hardcity'],
    ['after the last one nowhere', [match({ status: 'over', sequel: { ...sequel, goes_on: false } })], ''],
    [
      'where the next one is made, not at the one before',
      [match({ status: 'over', sequel, rematch: 'c' })],
      '',
    ],
    ['without one nowhere', [match({}, false)], ''],
  ])('%s', (_, mine, expected) => {
    expect(campaignIn(mine)).toBe(expected)
  })
})
