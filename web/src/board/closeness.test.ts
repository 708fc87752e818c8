import { expect, test } from 'vitest'

import { closeness } from './closeness'
import { boardShape } from './geometry'

const LARGE = boardShape(37)

test('a board whose tiles are large enough fits its place', () => {
  expect(closeness(boardShape(19), 360, 330, false)).toBeNull()
  expect(closeness(LARGE, 800, 800, false)).toBeNull()
  expect(closeness(LARGE, 0, 0, false)).toBeNull() // not measured yet
})

test('a board whose tiles would be too small is larger than its place', () => {
  const [far, near] = [closeness(LARGE, 360, 330, false), closeness(LARGE, 360, 330, true)]
  expect(far?.height).toBeGreaterThan(330)
  expect(near?.width).toBeGreaterThan(far?.width ?? 0)
})
