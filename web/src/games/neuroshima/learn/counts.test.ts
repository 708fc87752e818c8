import { expect, test } from 'vitest'

import type { ArmySheet } from '../../../lib/server'
import { countKind, countTag, countTiles, tagsOf } from './counts'

const army = {
  tiles: [
    { kind: 'hq', count: 1, tags: ['melee'] },
    { kind: 'warrior', count: 3, tags: ['ranged', 'fast'] },
    { kind: 'warrior', count: 2, tags: ['melee', 'ranged', 'net'] },
    { kind: 'instant', count: 6, tags: [] },
  ],
} as unknown as ArmySheet

test('tiles count as often as they are there', () => {
  expect(countTiles(army)).toBe(12)
  expect(countKind(army, 'warrior')).toBe(5)
  expect(countTag(army, 'melee')).toBe(3)
  expect(countTag(army, 'agony')).toBe(0)
})

test('words come in a fixed order, unknown ones last', () => {
  const other = {
    tiles: [{ kind: 'warrior', count: 1, tags: ['dancing', 'strong'] }],
  } as unknown as ArmySheet
  expect(tagsOf([army, other])).toEqual(['melee', 'ranged', 'strong', 'fast', 'net', 'dancing'])
})
