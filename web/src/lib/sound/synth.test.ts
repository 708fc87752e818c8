import { expect, test } from 'vitest'

import { HOUSE } from './house'
import { Spacing } from './spacing'
import { render } from './synth'
import { faulty, lengths } from './testing'

test('the sounds of the house are heard, do not crackle, and begin and end without a click', () => {
  expect(faulty(HOUSE)).toEqual([])
  expect(faulty({ click: [['square', 200, 200, 0, 0.1, 0.01]], loud: [] })).toEqual(['click', 'loud'])
})

test('none of them drags behind what is seen', () => {
  expect(lengths(HOUSE)).toEqual({
    pick: 60,
    back: 60,
    turn: 40,
    place: 180,
    illegal: 120,
    discard: 160,
    yours: 350,
    victory: 2200,
    defeat: 2000,
    clock: 30,
  })
})

test('a sound is the same every time', () => {
  expect(render(HOUSE.place, 8000)).toEqual(render(HOUSE.place, 8000))
})

test('the same sound does not come twice within 80 ms, another one does', () => {
  const spacing = new Spacing()
  expect(spacing.admits(HOUSE.place, 1000)).toBe(true)
  expect(spacing.admits(HOUSE.place, 1079)).toBe(false)
  expect(spacing.admits(HOUSE.turn, 1079)).toBe(true)
  expect(spacing.admits(HOUSE.place, 1080)).toBe(true)
})
