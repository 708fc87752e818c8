import { describe, expect, it } from 'vitest'

import { carAfter, namedIn, placesOf, wordsOf } from './notation'
import { smallCity, smallNow } from './testing/city'

const places = (text: string): string[] => placesOf(wordsOf(text), smallCity(), smallNow())

describe('places of moves', () => {
  it('finds the space that is named', () => {
    expect(places('shoot B2')).toEqual(['B2'])
    expect(places('deploy mutant C1')).toEqual(['C1'])
  })

  it('finds where people, mutants and loads stand', () => {
    expect(places('mutant mutant2')).toEqual(['B2'])
    expect(places('give miranda')).toEqual(['A1'])
    expect(places('evacuate civilian1')).toEqual(['A1'])
  })

  it('finds zones, lamps and manholes by their numbers', () => {
    expect(places('zone 1')).toEqual(['C1', 'C2'])
    expect(places('lamp 1')).toEqual(['A1', 'A2'])
    expect(places('manhole 1')).toEqual(['C3'])
  })

  it('takes a step to where it leads, not to what comes along', () => {
    expect(places('step A2 civilian1')).toEqual(['A2'])
  })

  it('finds the spaces of a vehicle that is a space for mutants', () => {
    const truck = {
      vehicle: 'truck1',
      kind: 'truck',
      spaces: ['A3', 'B3'],
      doors: [],
      node: 'truck',
      cargo: {},
      barred: false,
      wrecked: false,
    }
    const now = smallNow({ vehicles: [truck] })
    expect(placesOf(wordsOf('move mutant1 truck'), smallCity(), now)).toEqual(['A3', 'B3'])
  })

  it('knows no place of an answer without one', () => {
    expect(places('end')).toEqual([])
    expect(namedIn(wordsOf('basics bite attack'), 'chaos')).toEqual(['bite'])
  })
})

describe('the police car', () => {
  const car = { vehicle: 'police_car1', kind: 'police_car', spaces: ['A2', 'B2'], doors: [], node: null }
  const now = smallNow({ vehicles: [{ ...car, cargo: {}, barred: false, wrecked: false }] })
  const after = (text: string): string[] | null => carAfter(wordsOf(text), smallCity(), now)

  it('rolls along its line, and lies where it is parked', () => {
    expect(after('roll 0 0')).toEqual(['A2', 'B2'])
    expect(after('roll 1 0')).toEqual(['B2', 'C2'])
    expect(after('park C1 C2')).toEqual(['C1', 'C2'])
    expect(after('shoot B2')).toBeNull()
    expect(placesOf(wordsOf('roll 1 0'), smallCity(), now)).toEqual(['B2', 'C2'])
  })
})
