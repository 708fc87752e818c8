import { expect, test, vi } from 'vitest'

import { router } from '../../../lib/router.svelte'
import type { CityNow, PersonNow } from '../../../lib/server'
import type { CityTable } from '../table/city_table.svelte'
import { officer, smallNow } from '../testing/city'
import type { Coach } from './coach'
import { passed, STEPS, ToldRound } from './told_round.svelte'

const name = (number: number, now: CityNow): string | undefined => STEPS[passed(number, now)]?.name
const squad = (...changed: Partial<PersonNow>[]): PersonNow[] =>
  changed.map((fields) => officer({ active: false, done: false, ap: 5, ...fields }))

const SET_UP = smallNow({ round: 0, phase: 'setting_up', people: squad({}, {}) })
const CHOOSING = smallNow({ phase: 'event', people: squad({}, {}) })
const BEGUN = smallNow({ people: squad({ active: true, done: true }, {}) })
const PAID = smallNow({ people: squad({ active: true, done: true, ap: 4 }, {}) })
const AUTODOC = smallNow({ phase: 'zero', people: squad({ active: true, done: true, ap: 0 }, {}) })
const BETWEEN = smallNow({ phase: 'zero', people: squad({ done: true, ap: 0 }, {}) })
const SECOND = smallNow({ round: 2, phase: 'event', people: squad({}, {}) })

test('each thing is told until it has happened', () => {
  const told = [SET_UP, CHOOSING, BEGUN, PAID, AUTODOC, BETWEEN, SECOND].map((now) => name(0, now))
  expect(told).toEqual(['welcome', 'street', 'points', 'act', 'autodoc', 'others', 'wrap'])
})

test('what was passed over is not told again, and the end stays', () => {
  expect(name(1, SET_UP)).toBe('parking')
  expect(name(3, CHOOSING)).toBe('choose')
  expect(name(5, BEGUN)).toBe('act')
  expect(name(STEPS.length - 1, SECOND)).toBe('wrap')
})

test('civilians and the helicopter are pointed out', () => {
  const street = STEPS.find((step) => step.name === 'street')
  const now = smallNow({ helicopter: { space: 'B2', ladder: true } })
  expect(street?.places?.(now)).toEqual(['A1', 'B2'])
})

test.each([
  ['there', 1],
  ['gone', 0],
])('at the end of the game the address changes only where the teller is still %s', (where, times) => {
  const went = vi.spyOn(router, 'go').mockReturnValue(undefined)
  vi.stubGlobal('location', { pathname: '/m/1' })
  const table = { info: { seats: [{}] }, now: SECOND, isOver: true, who: {}, coach: null as Coach | null }
  const teller = new ToldRound(table as unknown as CityTable)
  table.coach = where === 'there' ? teller : null
  teller.keepUp()
  expect(went).toHaveBeenCalledTimes(times)
  expect(table.coach).toBe(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
