import { expect, it } from 'vitest'

import {
  choicesFor,
  commonLevel,
  commonOther,
  withLevel,
  withOthers,
  withWho,
  type SeatChoice,
} from './seat_choices'
import type { Who } from '../../../pages/new/who'

const seats = (...who: Who[]): SeatChoice[] =>
  who.map((each) => ({ who: each, army: 'random', level: 'sergeant' }))
const people = (choices: readonly SeatChoice[]) => choices.map((seat) => seat.who)

it('whoever asks changes places with the one whose seat they take', () => {
  expect(people(withWho(seats('me', 'bot', 'link'), 2, 'me', 'one_vs_two'))).toEqual(['link', 'bot', 'me'])
  expect(people(withWho(seats('me', 'bot', 'link'), 1, 'open', 'one_vs_two'))).toEqual(['me', 'open', 'link'])
})

it('who leads both armies of a team may sit at either of them', () => {
  expect(people(withWho(seats('me', 'bot', 'ally', 'bot'), 2, 'me', 'teams'))).toEqual([
    'ally',
    'bot',
    'me',
    'bot',
  ])
})

it('nobody follows somebody who has left for the other team', () => {
  expect(people(withWho(seats('me', 'bot', 'link', 'ally'), 3, 'me', 'teams'))).toEqual([
    'bot',
    'bot',
    'link',
    'me',
  ])
})

it('an ally leads both armies only from one of the two seats', () => {
  expect(choicesFor(seats('me', 'bot', 'bot', 'bot'), 2, 'teams')).toContain('ally')
  expect(choicesFor(seats('me', 'ally', 'bot', 'bot'), 3, 'teams')).not.toContain('ally')
  expect(choicesFor(seats('me', 'bot', 'bot', 'bot'), 2, 'ffa')).not.toContain('ally')
})

it('all others can be chosen at once', () => {
  const mixed = seats('bot', 'me', 'link', 'bot')
  expect(commonOther(mixed)).toBeNull()
  expect(people(withOthers(mixed, 'local'))).toEqual(['local', 'me', 'local', 'local'])
  expect(commonOther(withOthers(mixed, 'local'))).toBe('local')
  expect(commonOther(seats('me', 'ally'))).toBeNull()
})

it('bots have one level until one of them is changed', () => {
  const bots = withLevel(seats('me', 'bot', 'bot'), 'captain')
  expect(commonLevel(bots)).toBe('captain')
  const changed = bots.map((seat, i) => (i === 2 ? { ...seat, level: 'recruit' } : seat))
  expect(commonLevel(changed)).toBeNull()
  expect(commonLevel(seats('me', 'link'))).toBeNull()
})
