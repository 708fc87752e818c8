import { expect, it } from 'vitest'

import type { UnitSight } from '../../../lib/server'
import { identify } from './identity'

function unit(hex: string, tile: string, owner = 0): UnitSight {
  return { hex, at: [0, 0], owner, tile, facing: 0, drawing: '' }
}

it('a unit keeps its number where it stays and where it goes', () => {
  const before = identify([], [unit('C3', 'hq'), unit('A1', 'runner'), unit('B2', 'runner')])
  const after = identify(before, [unit('C3', 'hq'), unit('A2', 'runner'), unit('B2', 'runner')])
  expect(after.map((known) => known.id)).toEqual(before.map((known) => known.id))
})

it('a unit of the other side or another tile is somebody else', () => {
  const before = identify([], [unit('C3', 'runner', 0)])
  const after = identify(before, [unit('C3', 'runner', 1), unit('B1', 'guard', 0)])
  expect(after.map((known) => known.id)).not.toContain(before[0]?.id)
})
