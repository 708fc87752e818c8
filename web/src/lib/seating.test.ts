import { describe, expect, it } from 'vitest'

import {
  goesOnWithout,
  guestsOf,
  hasTeams,
  leaderOf,
  ledWith,
  mirrorOf,
  seatsBySide,
  sharesScreen,
  sideLetter,
} from './seating'
import type { SeatInfo } from './server'

function person(guest: string, leader: number): SeatInfo {
  return { who: 'person', part: 'moloch', name: guest, guest, leader }
}

const bot: SeatInfo = { who: 'bot', part: 'borgo', bot: 'recruit', leader: 3 }

describe('sides', () => {
  it('have letters only where somebody has an ally', () => {
    expect([0, 1, 2, 3].map((seat) => sideLetter([0, 1, 0, 1], seat))).toEqual(['A', 'B', 'A', 'B'])
    expect([0, 1, 2].map((seat) => sideLetter([0, 1, 1], seat))).toEqual(['A', 'B', 'B'])
    expect(sideLetter([0, 1, 2], 1)).toBe('')
    expect(hasTeams([0, 1])).toBe(false)
  })

  it('hold their seats in order of play', () => {
    expect(seatsBySide([0, 1, 0, 1])).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(seatsBySide([0, 1, 2])).toEqual([[0], [1], [2]])
  })
})

describe('equal armies', () => {
  it('are counted from the first seat on', () => {
    const armies = ['borgo', 'moloch', 'borgo', 'borgo']
    expect(armies.map((_, seat) => mirrorOf(armies, seat))).toEqual([0, 0, 1, 2])
  })
})

describe('people', () => {
  const seats = [person('ann', 0), person('ann', 1), person('ann', 0), bot]

  it('share a screen where one guest has several leaders', () => {
    expect(seats.map((_, seat) => sharesScreen(seats, seat))).toEqual([true, true, true, false])
    expect(sharesScreen([person('ann', 0), person('bob', 1)], 0)).toBe(false)
  })

  it('may lead two armies without sharing it', () => {
    const teams = [person('ann', 0), person('bob', 1), person('ann', 0), bot]
    expect(teams.map((_, seat) => sharesScreen(teams, seat))).toEqual([false, false, false, false])
    expect(leaderOf(teams, 2)).toBe(0)
  })

  it('are counted by guest, without bots', () => {
    expect(guestsOf([...seats, person('bob', 4)])).toEqual([[0, 1, 2], [4]])
  })
})

describe('leaving', () => {
  const three = [person('ann', 0), person('bob', 1), { ...bot, leader: 2 }]

  it('lets a bot play on for an ally', () => {
    const teams = [person('ann', 0), person('bob', 1), person('cid', 2), bot]
    expect(goesOnWithout(teams, [0, 1, 0, 1], [], [0])).toBe(true)
    expect(goesOnWithout(teams, [0, 1, 0, 1], [], [1])).toBe(false) // nobody is left on that side
  })

  it('lets a bot play on where several others are left, one of them a person', () => {
    expect(goesOnWithout(three, [0, 1, 2], [], [0])).toBe(true)
    expect(goesOnWithout(three, [0, 1, 2], [false, false, true], [0])).toBe(false)
    expect(goesOnWithout([person('ann', 0), bot, bot], [0, 1, 2], [], [0])).toBe(false)
  })

  it('ends a duel', () => {
    expect(goesOnWithout([person('ann', 0), person('ann', 1)], [0, 1], [], [0])).toBe(false)
  })

  it('takes all seats of a person along', () => {
    const teams = [person('ann', 0), person('bob', 1), person('ann', 0), person('cid', 3)]
    expect(ledWith(teams, 2)).toEqual([0, 2])
    expect(goesOnWithout(teams, [0, 1, 0, 1], [], ledWith(teams, 2))).toBe(false)
  })
})
