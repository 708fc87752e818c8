import { expect, it } from 'vitest'

import { Wheel } from './wheel'

const PIXELS = 0
const LINES = 1

function steps(deltaMode: number, ways: number[]): number[] {
  const wheel = new Wheel()
  return ways.map((deltaY) => wheel.step({ deltaMode, deltaY }))
}

it('every notch of a mouse is one step', () => {
  expect(steps(PIXELS, [100, 100, -100])).toEqual([1, 1, -1])
  expect(steps(PIXELS, [120, 120])).toEqual([1, 1])
  expect(steps(LINES, [3, 3, -1])).toEqual([1, 1, -1])
})

it('the small ways of a trackpad are added up', () => {
  expect(steps(PIXELS, [10, 20, 25, 10, 10, 10, 20])).toEqual([0, 0, 1, 0, 0, 0, 1])
})

it('whoever turns back begins anew', () => {
  expect(steps(PIXELS, [30, -20, -10, -20, 30])).toEqual([0, 0, 0, -1, 0])
})
