import { expect, test } from 'vitest'

import { addDays, weekUpTo, weeksOf } from './days'

test('a day later may be in another year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('the week up to a day ends with it', () => {
  expect(weekUpTo('2026-03-02')).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
})

test('a month has whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11-18')
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
})
