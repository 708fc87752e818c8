import { beforeEach, describe, expect, it } from 'vitest'

import type { MatchStore } from '../lib/match.svelte'
import type { SeatInfo } from '../lib/server'
import { speakFrom } from '../lib/texts.svelte'
import { People } from './people.svelte'

beforeEach(() => speakFrom('en', 'bot-again = { $name } { $number }'))

/** A free-for-all: a letter for each guest, a dot for a bot. `out` are the seats without an HQ. */
function table(people: string, mine: number[], out: number[], isOver = false): People {
  const seats = [...people].map((guest, leader): SeatInfo => {
    const part = 'moloch'
    if (guest === '.') return { who: 'bot', part, bot: 'recruit', leader }
    return { who: 'person', part, guest, name: guest, leader }
  })
  const info = { seats, sides: seats.map((_, seat) => seat) }
  const store = { seats: mine, info } as unknown as MatchStore
  return new People(store, { isOver, isOut: (seat) => out.includes(seat) })
}

it('takes everybody at a screen along who is not waited for any longer', () => {
  const two = table('aab', [2], [])
  expect(two.isFollowed(0)).toBe(true) // the other one at that screen goes on
  expect(two.isScreenFollowed(0)).toBe(false)
})

describe('who is out of a game', () => {
  it('has no say in it', () => {
    expect(table('abc', [2], [2]).hasSay).toBe(false)
    expect(table('aab', [0, 1], [0]).hasSay).toBe(true)
  })

  it('is not asked before it is over', () => {
    expect(table('abc', [0], [2]).unanswered([0])).toEqual([1])
    expect(table('abc', [0], [2], true).unanswered([0])).toEqual([1, 2])
  })

  it('leaves those at one screen alone', () => {
    expect(table('aab', [0, 1], [2]).isAlone).toBe(true)
    expect(table('aa.', [0, 1], []).isAlone).toBe(false)
  })

  it('does not resign for those who still play', () => {
    expect(table('aa.', [0, 1], [0]).leaver(2)).toBe(1)
    expect(table('aa.', [0, 1], []).leaver(1)).toBe(1)
  })
})

it('calls everybody as the place has room for', () => {
  const many = table('ab..', [0], [])
  expect([2, 3].map((seat) => many.nameOf(seat))).toEqual(['recruit', 'recruit 2'])
  expect([2, 3].map((seat) => many.plainNameOf(seat))).toEqual(['recruit', 'recruit 2'])
  expect(many.shortNameOf(0)).toBe(many.nameOf(0))
  expect(many.shortNameOf(1)).toBe(many.partOf(1))
  expect(table('aab', [0, 1], []).plainNameOf(0)).not.toBe('') // at one screen everybody is an army
})
