import { expect, test } from 'vitest'

import type { PuzzleInfo } from '../../../lib/server'
import { nextBy, wantedIn, wantedText } from './stream'

const info = (key: string, number: number, rating: number, difficulty: number, themes: string[]) =>
  ({ key, number, rating, difficulty, themes }) as PuzzleInfo
const ALL = [
  info('easy', 1, 1000, 1, ['nets']),
  info('middle', 2, 1500, 3, ['gauss']),
  info('hard', 3, 2000, 5, ['nets', 'gauss']),
]
const ANY = { level: 0, theme: '' }
const solved = (key: string) => ({ key, tries: 1, is_solved: true, is_clean: true })

test('the next one is not solved yet and nearest in rating', () => {
  expect(nextBy(ALL, [], 1600, ANY)?.key).toBe('middle')
  expect(nextBy(ALL, [solved('middle')], 1600, ANY)?.key).toBe('hard')
  expect(nextBy(ALL, [], 1600, ANY, 'middle')?.key).toBe('hard')
  expect(
    nextBy(
      ALL,
      ALL.map((one) => solved(one.key)),
      1600,
      ANY,
    ),
  ).toBeUndefined()
})

test('only what is wanted comes next, and the address keeps it', () => {
  const wanted = { level: 1, theme: 'nets' }
  expect(nextBy(ALL, [], 3000, wanted)?.key).toBe('easy')
  expect(wantedIn(new URLSearchParams(wantedText(wanted)))).toEqual(wanted)
  expect(wantedText(ANY)).toBe('')
})
