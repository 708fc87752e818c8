import { expect, it } from 'vitest'

import { ranked } from './ideas'
import type { Idea } from './server'

const idea = (move: string, value: number): Idea => ({
  move,
  value,
  visits: 1,
  title: { is: 'phrase', id: move },
})

it('the chosen move comes first, the others by their chances', () => {
  const ideas = [idea('a', 0.6), idea('b', 0.2), idea('c', 0.7), idea('d', 0.3)]
  expect(ranked(ideas).map((one) => one.move)).toEqual(['a', 'c', 'd', 'b'])
  expect(ideas[1]?.move).toBe('b') // what was given stays as it is
  expect(ranked([])).toEqual([])
})
