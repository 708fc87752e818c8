import { expect, test } from 'vitest'

import { emptyPosition, placeUnit } from '../analysis/position'
import { EMPTY, fileOf, isWhole, targetsOf, useOf } from './draft'

const unit = (hex: string, owner: number, tile: string, facing = 0) => ({
  hex,
  owner,
  tile,
  facing,
  wounds: 0,
})
const POSITION = [unit('C1', 1, 'hq'), unit('C5', 0, 'hq'), unit('C3', 1, 'hybrid', 2)].reduce(
  placeUnit,
  emptyPosition(['outpost', 'moloch']),
)
const DRAFT = {
  ...EMPTY,
  offer: ['hmg', 'hmg', 'commando'],
  use: 2,
  title: 'A "quoted" \\ name',
  story: 'One line.',
}

test('both HQs and a tile are needed, and a target where the goal says so', () => {
  expect(isWhole(POSITION, DRAFT)).toBe(true)
  expect(isWhole(POSITION, EMPTY)).toBe(false)
  expect(isWhole(emptyPosition(['outpost', 'moloch']), DRAFT)).toBe(false)
  expect(targetsOf(POSITION)).toEqual(['hybrid'])
  expect(isWhole(POSITION, { ...DRAFT, goal: 'destroy_unit' })).toBe(false)
  expect(isWhole(POSITION, { ...DRAFT, goal: 'destroy_unit', target: 'hybrid' })).toBe(true)
})

test('not more tiles can be used than there are', () => {
  expect(useOf({ ...DRAFT, use: 5 })).toBe(3)
  expect(useOf({ ...DRAFT, use: 0 })).toBe(1)
})

test('the file has everything in lines of its own', () => {
  const lines = fileOf(POSITION, DRAFT, 'pl', { solution: ['place hmg C4 0'], difficulty: 3 }).split('\n')
  expect(lines).toContain('difficulty = 3')
  expect(lines).toContain('use = 2')
  expect(lines).toContain('offer = { hmg = 2, commando = 1 }')
  expect(lines).toContain('solution = ["place hmg C4 0"]')
  expect(lines).toContain('title = { en = "A \\"quoted\\" \\\\ name", pl = "A \\"quoted\\" \\\\ name" }')
  expect(lines.find((line) => line.startsWith('position'))).toBe(
    'position = { players = [{ army = "outpost" }, { army = "moloch" }], units = [{ hex = "C1", owner = 1, ' +
      'tile = "hq" }, { hex = "C5", owner = 0, tile = "hq" }, { hex = "C3", owner = 1, tile = "hybrid", facing = 2 }] }',
  )
})
