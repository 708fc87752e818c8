import { describe, expect, it } from 'vitest'

import {
  commonLevel,
  commonOther,
  countsOf,
  firstChoices,
  leaderOf,
  MODES,
  rateOf,
  wishOf,
  withCount,
  withLevel,
  withMode,
  withOthers,
  withSwap,
  withWho,
  withZero,
  type Choices,
} from './choices'

const FIRST = firstChoices('stunt')
const whos = ({ players }: Choices) => players.map(({ who }) => who)
const ledBy = (choices: Choices) => choices.officers.map((officer) => leaderOf(choices, officer))

describe('the ways to play', () => {
  it('begin against a bot that plays Doctor Zero', () => {
    expect(wishOf(FIRST)).toMatchObject({
      terms: { mode: 'versus', episode: 1, officers: ['donathan', 'jenny', 'miranda', 'marcellus'] },
      seats: [{ who: 'me' }, { who: 'bot', bot: 'stunt' }],
      listed: false,
    })
  })

  it('together: two lead two officers each, the other is a friend', () => {
    const coop = withMode(FIRST, 'coop')
    expect(whos(coop)).toEqual(['me', 'link'])
    expect(ledBy(coop)).toEqual([0, 0, 1, 1])
    expect(wishOf(coop).terms).toMatchObject({ mode: 'coop' })
  })

  it('alone: one seat', () => {
    const solo = withMode(withMode(withWho(FIRST, 1, 'me'), 'coop'), 'solo')
    expect(whos(solo)).toEqual(['me'])
    expect(ledBy(solo)).toEqual([0, 0, 0, 0])
  })

  it.each(MODES)('%s: from any other, exactly one seat is one’s own', (mode) => {
    for (const from of MODES) {
      const zero = withWho(withCount(withMode(FIRST, from), countsOf(from).at(-1) ?? 1), 0, 'bot')
      const asZero = withWho(zero, zero.players.length - 1, 'me')
      expect(whos(withMode(asZero, mode)).filter((who) => who === 'me')).toHaveLength(1)
    }
  })

  it('a campaign begins with the first episode, against either enemy', () => {
    const campaign = withMode({ ...FIRST, episode: 4 }, 'campaign')
    expect([campaign.episode, campaign.hasZero]).toEqual([1, false])
    expect(whos(withZero(campaign, true))).toEqual(['me', 'bot'])
  })
})

describe('the cast', () => {
  it('of three leaves the last officer at home', () => {
    const three = withCount(FIRST, 3)
    expect(ledBy(three)).toEqual([0, 1, 2, null])
    expect(wishOf(three)).toMatchObject({
      terms: { officers: ['donathan', 'jenny', 'miranda'] },
      seats: [{ who: 'me' }, { who: 'link' }, { who: 'link' }, { who: 'bot' }],
    })
  })

  it('lets officers change places, also with the one at home', () => {
    const swapped = withSwap(withCount(FIRST, 3), 'marcellus', 'donathan')
    expect(leaderOf(swapped, 'marcellus')).toBe(0)
    expect(leaderOf(swapped, 'donathan')).toBeNull()
    expect(wishOf(swapped).terms).toMatchObject({ officers: ['marcellus', 'jenny', 'miranda'] })
  })

  it('lets whoever asks be Doctor Zero', () => {
    expect(whos(withWho(FIRST, 1, 'me'))).toEqual(['bot', 'me'])
  })
})

describe('how hard an episode is', () => {
  const rate = (mode: string, officers: number, campaign: boolean, won: number) => {
    return { mode, officers, campaign, won, games: 200, skulls: 3, is_here: false }
  }
  const rates = [
    rate('versus', 4, false, 121),
    rate('versus', 3, false, 122),
    rate('coop', 4, false, 80),
    rate('coop', 4, true, 76),
  ]

  it('is told for the table that is chosen', () => {
    const won = (choices: Choices) => rateOf({ rates }, choices)?.won
    expect(won(FIRST)).toBe(121)
    expect(won(withCount(FIRST, 3))).toBe(122)
    expect(won(withMode(FIRST, 'solo'))).toBe(80)
    expect(won(withMode(FIRST, 'campaign'))).toBe(76)
    expect(won(withCount(withMode(FIRST, 'coop'), 3))).toBeUndefined()
  })
})

describe('the others', () => {
  it('are all of one kind, or not', () => {
    const three = withCount(FIRST, 2)
    expect(commonOther(three)).toBeNull()
    expect(whos(withOthers(three, 'open'))).toEqual(['me', 'open', 'open'])
    expect(commonOther(withOthers(three, 'local'))).toBe('local')
  })

  it('at an open table are shown in the lobby', () => {
    expect(wishOf(withOthers(FIRST, 'open')).listed).toBe(true)
  })

  it('of several levels have none in common', () => {
    const bots = withOthers(withCount(FIRST, 2), 'bot')
    expect(commonLevel(withLevel(bots, 'star'))).toBe('star')
    expect(commonLevel(withLevel(bots, 'star', 1))).toBeNull()
  })
})
