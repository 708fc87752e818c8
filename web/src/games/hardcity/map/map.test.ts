import { describe, expect, it } from 'vitest'

import type { Choice } from '../table/choices'
import { GROUND, smallCity, smallNow } from '../testing/city'
import { Lie } from './geometry'
import { lookedAt } from '../table/looking'
import { marksOf } from './marks'
import { piecesOf, piecesOn } from './pieces'

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

describe('a space', () => {
  it('tells everybody on it, also on the vehicle there', () => {
    const truck = { vehicle: 'truck', kind: 'truck', spaces: ['C1', 'C2'], doors: [], node: 'Truck' }
    const vehicles = [{ ...truck, cargo: {}, barred: false, wrecked: false }]
    const mutants = [{ mutant: 'rat1', kind: 'rat', space: 'truck' }]
    const now = smallNow({ vehicles, mutants })
    expect(piecesOn('C2', now).map(({ id }) => id)).toEqual(['rat1'])
    expect(piecesOn('A1', now).map(({ id }) => id)).toEqual(['miranda', 'civilian1'])
  })

  it('lies in rows, as it is read', () => {
    expect(new Lie(smallCity(), GROUND, false).rows()[0]).toEqual(['A1', 'B1', 'C1'])
    expect(new Lie(smallCity(), GROUND, true).rows()[0]).toEqual(['C1', 'C2', 'C3'])
  })
})

describe('what is looked at', () => {
  it('is a crowd, or what was asked about, until something else is done', () => {
    const crowd = lookedAt(null, 'B2', 'crowd')
    expect(crowd).toEqual({ space: 'B2', isWhole: false })
    expect(lookedAt(crowd, 'B3', 'passed')).toBeNull()
    const whole = lookedAt(crowd, 'B2', 'asked')
    expect(lookedAt(whole, 'B3', 'passed')).toEqual({ space: 'B3', isWhole: true })
    expect(lookedAt(whole, 'B3', 'pressed')).toBeNull()
  })
})

describe('targets', () => {
  const shot = (key: string): Choice[] => [
    { key, action: 'quick', moves: [key], isHere: false } as unknown as Choice,
  ]
  const byPlace = new Map([
    ['A1', shot('shoot truck')],
    ['A2', shot('shoot truck')],
    ['B2', shot('shoot B2')],
  ])

  it('are marked once, however many spaces they cover', () => {
    const marks = marksOf(byPlace, new Map())
    expect(marks.map(({ covers }) => covers)).toEqual([['A1', 'A2'], [], ['B2']])
  })

  it('tell what a hit does', () => {
    const [truck, , street] = marksOf(byPlace, new Map(), smallNow().mutants)
    expect([truck?.hit, street?.hit]).toEqual(['stuns', 'kills'])
  })
})
