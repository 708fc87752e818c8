import { expect, test } from 'vitest'

import { hexOf, movesOf, numbersOf, placedOn, type Step } from './steps'

const step = (own: string[], card: number | null = null, answers: string[] = []): Step => ({
  own,
  all: [...own, ...answers],
  card,
  turn: 1,
})
const STEPS = [step(['place hmg C3 2'], 1), step(['play push_back B2 C2'], 0, ['push C1'])]

test('the moves of all steps, with the answers of the opponent', () => {
  expect(movesOf(STEPS)).toEqual(['place hmg C3 2', 'play push_back B2 C2', 'push C1'])
})

test('a tile is found again by the hex where it was placed', () => {
  expect(STEPS.map(hexOf)).toEqual(['C3', ''])
  expect([placedOn(STEPS, 'C3'), placedOn(STEPS, 'B2')]).toEqual([0, -1])
})

test('tiles have the numbers of the order in which they were used, and the one that is held comes last', () => {
  expect(numbersOf(4, STEPS, null)).toEqual([2, 1, 0, 0])
  expect(numbersOf(4, STEPS, 3)).toEqual([2, 1, 0, 3])
})
