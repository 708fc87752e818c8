import { expect, it } from 'vitest'

import { quickChoices, wishOf } from './choices'
import { read } from './last_game'

const wish = wishOf(quickChoices('veteran', ['outpost', 'random']))

it('a kept game comes back as it was', () => {
  expect(read(JSON.parse(JSON.stringify(wish)))).toEqual(wish)
})

it.each([null, 7, {}, { terms: {} }, { ...wish, seats: [] }, { ...wish, terms: { game: 'hardcity' } }])(
  'anything else is no game: %j',
  (stored) => expect(read(stored)).toBeNull(),
)
