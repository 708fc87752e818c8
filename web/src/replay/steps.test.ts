import { expect, test } from 'vitest'

import { plyOfHash, stepWithin } from './steps'

test('any number leads to some step', () => {
  expect([-4, 2.7, 99, NaN].map((ply) => stepWithin(ply, 5))).toEqual([0, 2, 5, 0])
})

test('an address tells a step, or the start', () => {
  expect(['#17', '3', '', '#x', '#999999'].map(plyOfHash)).toEqual([17, 3, 0, 0, 0])
})
