import { describe, expect, it } from 'vitest'

import { ranked } from './ending'

describe('ranks', () => {
  it('put the winners first, then those who are worth more', () => {
    expect(ranked([-1, 7, 12, 12, 20], [4])).toEqual([
      { seat: 4, place: 1 },
      { seat: 2, place: 2 },
      { seat: 3, place: 2 },
      { seat: 1, place: 4 },
      { seat: 0, place: 5 },
    ])
  })

  it('are shared by those who win together, whatever they are worth', () => {
    expect(ranked([3, 9, 5], [0, 2]).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ])
  })
})
