import { expect, test } from 'vitest'

import type { TileSheet } from '../../../lib/server'
import { EVERYTHING, fits, isNarrow } from './filter'

const hunter = {
  tile: 'hunter_killer',
  kind: 'warrior',
  name: { en: 'Hunter-Killer', pl: 'Łowca', uk: 'Мисливець' },
  tags: ['melee', 'fast'],
} as unknown as TileSheet

test('everything fits no wish', () => {
  expect(fits(hunter, EVERYTHING)).toBe(true)
  expect(isNarrow(EVERYTHING)).toBe(false)
})

test.each(['hunter', 'HUNTER KILLER', 'hunter-killer', 'lowca', 'Łow', 'мисл', ' killer '])(
  '"%s" finds it',
  (name) => {
    expect(fits(hunter, { ...EVERYTHING, name })).toBe(true)
    expect(isNarrow({ ...EVERYTHING, name })).toBe(true)
  },
)

test('kind and all tags must fit', () => {
  expect(fits(hunter, { ...EVERYTHING, kind: 'module' })).toBe(false)
  expect(fits(hunter, { ...EVERYTHING, kind: 'warrior', tags: ['fast', 'melee'] })).toBe(true)
  expect(fits(hunter, { ...EVERYTHING, tags: ['melee', 'net'] })).toBe(false)
  expect(fits(hunter, { ...EVERYTHING, name: 'scout' })).toBe(false)
})
