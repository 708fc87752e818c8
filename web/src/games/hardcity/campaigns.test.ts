import { describe, expect, it } from 'vitest'

import type { CampaignView, MatchInfo } from '../../lib/server'
import { campaignIn, inOrder, scoreOf, stampsOf } from './campaigns'

function match(more: Partial<MatchInfo>, isCampaign = true): MatchInfo {
  const campaign = isCampaign ? { results: [] } : null
  const terms = { game: 'hardcity' as const, mode: 'coop', episode: 1, officers: [], campaign }
  return { id: 'a', game: 'hardcity', terms, status: 'playing', seats: [], created: 0, seq: 0, ...more }
}
const sequel = { game: 'hardcity' as const, campaign: {}, goes_on: true }

describe('where a campaign goes on', () => {
  it.each<[string, MatchInfo[], string]>([
    ['at its table', [match({}, false), match({ id: 'b' })], '/m/b'],
    ['between two episodes', [match({ status: 'over', sequel, series: 'z' })], '/campaign/hardcity?of=z'],
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

function view(id: string, results: boolean[], now: string): CampaignView {
  return { id, matches: [], campaign: { results }, barrels: 0, choosing: [], now }
}

describe('own campaigns', () => {
  it('that go on stand before those that are over', () => {
    const ids = inOrder([view('a', [], ''), view('b', [], 'x'), view('c', [], ''), view('d', [], 'y')])
    expect(ids.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
  })

  it('tell how every episode ended, or when it comes', () => {
    const two = view('a', [true, false], 'x')
    expect(stampsOf(two)).toEqual(['won', 'lost', 'next', 'later', 'later'])
    expect(scoreOf(two)).toEqual({ won: 1, count: 2 })
  })
})
