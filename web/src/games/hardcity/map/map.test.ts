import { describe, expect, it } from 'vitest'

import { GROUND, smallCity, smallNow } from '../testing/city'
import { Lie } from './geometry'
import { piecesOf } from './pieces'

describe('the lie of a map', () => {
  const upright = new Lie(smallCity(), GROUND, false)
  const turned = new Lie(smallCity(), GROUND, true)

  it('turns rows to the right and letters upwards', () => {
    expect(upright.middle('A1')).toEqual({ x: 66, y: 66 })
    expect(turned.middle('A1')).toEqual({ x: 66, y: 266 })
    expect(turned.middle('A3')).toEqual({ x: 266, y: 266 })
    expect(turned.middle('C1')).toEqual({ x: 66, y: 66 })
    expect(turned.middle('Z9')).toBeNull()
  })

  it('goes where the arrow points, either way', () => {
    expect(upright.beside('B2', 1, 0)).toBe('C2')
    expect(upright.beside('B2', 0, 1)).toBe('B3')
    expect(turned.beside('B2', 1, 0)).toBe('B3')
    expect(turned.beside('B2', 0, -1)).toBe('C2')
    expect(turned.beside('C1', 0, -1)).toBeNull()
  })

  it('names rows where they are', () => {
    const names = upright.rowNames()
    expect(names.map(({ text }) => text).sort()).toEqual(['1', '2', '3', 'A', 'B', 'C'])
    expect(names.find(({ text }) => text === 'B')?.x).toBe(166)
    expect(turned.rowNames().find(({ text }) => text === 'B')?.y).toBe(174)
  })

  it('draws a line round what belongs together and none inside', () => {
    expect(upright.outline(new Set(['A1'])).match(/M/g)).toHaveLength(4)
    expect(upright.outline(new Set(['A1', 'A2'])).match(/M/g)).toHaveLength(6)
  })
})

describe('pieces', () => {
  const lie = new Lie(smallCity(), GROUND, false)

  it('share a space without covering each other', () => {
    const pieces = piecesOf(smallNow(), lie)
    const [first, second] = pieces.filter(({ space }) => space === 'B2')
    expect(first?.at).not.toEqual(second?.at)
    expect(second?.isLying).toBe(true)
  })

  it('stand for many of a kind where there are too many', () => {
    const mutants = Array.from({ length: 7 }, (_, index) => ({
      mutant: `mutant${index + 1}`,
      kind: 'mutant',
      space: 'B2',
    }))
    const crowd = piecesOf(smallNow({ mutants, loads: [] }), lie).filter(({ space }) => space === 'B2')
    expect(crowd).toHaveLength(1)
    expect(crowd[0]?.names).toHaveLength(7)
  })
})
