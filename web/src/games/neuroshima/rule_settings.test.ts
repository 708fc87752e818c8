import { expect, it } from 'vitest'

import { SETTINGS } from './facts'
import { ALL_MODES, boardsFor } from './modes'
import { settingsAsked, settingsFor, settingsOf, type Layout } from './rule_settings'

const duel: Layout = { mode: 'duel', board: 19, variants: [] }
const names = SETTINGS.map(({ name }) => name)

it('every rule can be chosen at some table', () => {
  const asked = ALL_MODES.flatMap(({ mode, most }) =>
    boardsFor(most).flatMap((board) =>
      Object.keys(settingsAsked({ mode, board, variants: ['reinforcements'] }, names)),
    ),
  )
  expect([...new Set(asked)].sort()).toEqual([...names].sort())
})

it('what cannot matter at a table is neither offered nor asked for', () => {
  const offered = settingsFor(duel).map(({ name }) => name)
  expect(offered).toHaveLength(11)
  expect(Object.keys(settingsAsked(duel, names))).toEqual(offered)
  expect(settingsAsked({ ...duel, mode: 'ffa', board: 37 }, ['all_armies_on_37', 'overtime_starts'])).toEqual(
    {
      all_armies_on_37: true,
      overtime_starts: 'after_first_out',
    },
  )
})

it('a match tells its rules, one that is unknown here is left out', () => {
  const told = settingsOf({ waste_instants: true, gauss_stops_at_reflection: false, of_tomorrow: true })
  expect(told.map(({ name }) => name)).toEqual(['gauss_stops_at_reflection', 'waste_instants'])
  expect(settingsOf(undefined)).toEqual([])
})
