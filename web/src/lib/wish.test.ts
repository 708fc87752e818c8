import { expect, it } from 'vitest'

import { quickChoices, wishOf } from './wish'

it('a quick game is one against a bot with random armies and forecasts', () => {
  expect(wishOf(quickChoices('veteran'))).toEqual({
    seats: [
      { who: 'me', army: 'random' },
      { who: 'bot', army: 'random', bot: 'veteran' },
    ],
    starts: 'random',
    clock: null,
    listed: false,
    casual: true,
  })
})

it('people get no level, and an open table is always listed', () => {
  const choices = quickChoices('veteran')
  expect(wishOf({ ...choices, opponent: 'link' }).seats[1]).toEqual({ who: 'link', army: 'random', bot: '' })
  expect(wishOf({ ...choices, opponent: 'link' }).listed).toBe(false)
  expect(wishOf({ ...choices, opponent: 'open' }).listed).toBe(true)
})
