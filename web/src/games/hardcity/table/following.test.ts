import { expect, it } from 'vitest'

import { beatsOf } from '../playback/beats'
import type { CityEvent } from '../events'
import { smallCity, smallNow } from '../testing/city'
import { followedOf, type Attention } from './following'

const [city, now] = [smallCity(), smallNow()]
const nothing: Attention = {
  ...{ city, now, beat: null, place: '', pointed: [], taken: [] },
  ...{ movable: new Set<string>(), doable: [] },
}
const acting = now.people.flatMap(({ active, space }) => (active && space ? [space] : []))
const happening = (event: CityEvent): string[] =>
  followedOf({ ...nothing, beat: beatsOf([{ event: { ...event } }])[0] ?? null })

it('shows who acts, and what can be done near them first', () => {
  expect(acting).toEqual(['A1'])
  expect(followedOf({ ...nothing, doable: ['C3', 'A2', 'B2'] })).toEqual(['A1', 'A2', 'B2', 'C3'])
})

it('shows what is planned, what was taken up, and what somebody points out', () => {
  expect(followedOf({ ...nothing, place: 'C3', doable: ['A2'] })).toEqual(['C3'])
  expect(followedOf({ ...nothing, taken: ['mutant1'] })[0]).toBe('B2')
  expect(followedOf({ ...nothing, pointed: ['C1'], taken: ['mutant1'] })[0]).toBe('C1')
})

it('shows where something happens, and leaves a shot to the camera', () => {
  expect(happening({ type: 'mutant_deployed', mutant: 'rat1', space: 'C1' })).toEqual(['C1'])
  expect(happening({ type: 'shot', officer: 'miranda', space: 'C1', kind: 'quick' })).toEqual([])
})
