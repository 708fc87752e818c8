import { describe, expect, it } from 'vitest'

import { withOthers, withWho } from './seat_choices'
import { ALL_MODES, type Mode } from '../modes'
import {
  boardForArmies,
  boardOf,
  quickChoices,
  wishOf,
  withCount,
  withMode,
  withoutArmies,
  type Choices,
} from './choices'

const quick = quickChoices('veteran')
const who = (choices: Choices) => choices.seats.map((seat) => seat.who)
const others = (choices: Choices, kind: 'link' | 'local' | 'open') => ({
  ...choices,
  seats: withOthers(choices.seats, kind),
})

it('a quick game is a duel with a bot, with random armies and forecasts', () => {
  expect(wishOf(quick)).toEqual({
    terms: { game: 'neuroshima', mode: 'duel', board: 19, variants: [], team_health: 15, settings: {} },
    seats: [
      { who: 'me', part: 'random', bot: '' },
      { who: 'bot', part: 'random', bot: 'veteran' },
    ],
    starts: 'random',
    clock: null,
    listed: false,
    casual: true,
  })
})

it('people get no level, and their tables are listed, open ones always', () => {
  expect(wishOf(others(quick, 'link')).seats[1]).toEqual({ who: 'link', part: 'random', bot: '' })
  expect(wishOf(others(quick, 'link')).listed).toBe(true)
  expect(wishOf({ ...others(quick, 'link'), listed: false }).listed).toBe(false)
  expect(wishOf({ ...quick, listed: true }).listed).toBe(true)
  expect(wishOf(others(quick, 'open')).listed).toBe(true)
})

describe('another way to play', () => {
  it.each([
    ['duel', 2, 19],
    ['ffa', 3, 19],
    ['points', 3, 19],
    ['one_vs_two', 3, 19],
    ['teams', 4, 19],
  ] as const)('%s begins with %i seats: me and bots on %i hexes', (mode, seats, board) => {
    const wish = wishOf(withMode(quick, mode))
    expect(wish.terms).toMatchObject({ mode, board })
    expect(wish.seats.map((seat) => seat.who)).toEqual(['me', ...Array<string>(seats - 1).fill('bot')])
    expect(wish.seats.every((seat) => seat.who !== 'bot' || seat.bot === 'veteran')).toBe(true)
  })

  it('keeps who sits there, and newcomers are like them', () => {
    expect(who(withMode(others(quick, 'link'), 'teams'))).toEqual(['me', 'link', 'link', 'link'])
    const five = withCount(withMode(quick, 'ffa'), 5)
    expect(who(withMode(five, 'teams'))).toHaveLength(4)
    expect(who(withMode(five, 'points'))).toHaveLength(5)
  })

  it('never loses the one who asks', () => {
    const six = withCount(withMode(quick, 'ffa'), 6)
    const last = { ...six, seats: withWho(six.seats, 5, 'me', 'ffa') }
    for (const { mode } of ALL_MODES)
      expect(who(withMode(last, mode)).filter((each) => each === 'me')).toHaveLength(1)
    expect(who(withMode(last, 'duel'))[0]).toBe('me')
  })

  it('lets nobody but two say that the second begins', () => {
    const second: Choices = { ...quick, starts: 'second' }
    expect(withMode(second, 'duel').starts).toBe('second')
    expect(withMode(second, 'one_vs_two').starts).toBe('random')
    expect(withMode({ ...quick, starts: 'first' }, 'teams').starts).toBe('first')
  })

  it('knows allies only in teams', () => {
    const teams = withMode(quick, 'teams')
    const both = { ...teams, seats: withWho(teams.seats, 2, 'ally', 'teams') }
    expect(who(both)).toEqual(['me', 'bot', 'ally', 'bot'])
    expect(who(withMode(both, 'ffa'))).toEqual(['me', 'bot', 'bot', 'bot'])
  })
})

describe('the board', () => {
  const large = (mode: Mode, seats: number): Choices => ({
    ...withCount(withMode(quick, mode), seats),
    board: 37,
  })

  it('is chosen by four, and follows from any other number', () => {
    expect(boardOf(large('ffa', 3))).toBe(19)
    expect(boardOf(large('ffa', 4))).toBe(37)
    expect(boardOf(large('teams', 4))).toBe(37)
    expect(boardOf({ ...large('points', 4), board: 19 })).toBe(19)
    expect(boardOf({ ...large('points', 6), board: 19 })).toBe(37)
  })

  it('takes away armies that are not played on it', () => {
    const choices = quickChoices('veteran', ['beasts', 'borgo'])
    const armies = withoutArmies(choices, (army) => army === 'beasts').seats.map((seat) => seat.army)
    expect(armies).toEqual(['random', 'borgo'])
  })
})

it('all armies may be led where that is wished', () => {
  const six = { ...withCount(withMode(quick, 'ffa'), 6), settings: ['all_armies_on_37'] as const }
  expect([boardOf(six), boardForArmies(six)]).toEqual([37, 19])
  expect(boardForArmies({ ...six, settings: [] })).toBe(37)
  expect(wishOf(six).terms).toMatchObject({ board: 37, settings: { all_armies_on_37: true } })
  expect(wishOf(withMode(six, 'duel')).terms).toMatchObject({ settings: {} })
})

it('health is only asked for in teams', () => {
  const strong: Choices = { ...quick, teamHealth: 20 }
  expect(wishOf(withMode(strong, 'teams')).terms).toMatchObject({ team_health: 20 })
  expect(wishOf(withMode(strong, 'ffa')).terms).toMatchObject({ team_health: 15 })
})

it('variants are asked for in every mode', () => {
  for (const { mode } of ALL_MODES) {
    const wish = wishOf(withMode({ ...quick, variants: ['reinforcements'] }, mode))
    expect(wish.terms).toMatchObject({ variants: ['reinforcements'] })
  }
})
