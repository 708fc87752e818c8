import { expect, test } from 'vitest'

import { plyOf, plyOfHash, stepWithin } from './steps'

test('any number leads to some step', () => {
  expect([-4, 2.7, 99, NaN].map((ply) => stepWithin(ply, 5))).toEqual([0, 2, 5, 0])
})

test('a link tells a step until somebody goes to another one', () => {
  const query = new URLSearchParams('move=7')
  expect([plyOf('', query), plyOf('#2', query), plyOf('', new URLSearchParams())]).toEqual([7, 2, 0])
})

test('an address tells a step, or the start', () => {
  expect(['#17', '3', '', '#x', '#999999'].map(plyOfHash)).toEqual([17, 3, 0, 0, 0])
})
