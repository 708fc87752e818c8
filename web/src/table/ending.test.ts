import { describe, expect, it } from 'vitest'

import { change } from '../lib/settings.svelte'
import { speakFrom } from '../lib/texts.svelte'
import { endTitle, ranked } from './ending'
import type { People } from './people.svelte'

describe('without a winner at the table', () => {
  const at = (side: number | null) => ({ side, sides: [0, 0] }) as unknown as People

  it('a game is lost where a side has won that has no seat, else it is a draw', () => {
    change('language', 'en')
    speakFrom('en', 'table-end-draw = Draw\ntable-end-lost-team = Lost\nweb-result-over = Finished')
    expect(endTitle(at(0), { winners: [], side: '' })).toBe('Draw')
    expect(endTitle(at(0), { winners: [], side: 'city' })).toBe('Lost')
    expect(endTitle(at(null), { winners: [], side: 'city' })).toBe('Finished')
  })
})

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
