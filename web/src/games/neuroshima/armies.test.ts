import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Problem } from '../../lib/api'
import type { ArmySheet } from '../../lib/server'
import { change } from '../../lib/settings.svelte'
import { library } from './api'
import { armies } from './armies.svelte'
import { naming } from './naming'

const SHEET = {
  army: 'mine@abc',
  name: { en: 'Mine' },
  tiles: [{ tile: 'ambush', name: { en: 'Ambush' }, instant: 'move' }],
} as unknown as ArmySheet

beforeEach(() => {
  vi.useFakeTimers()
  change('language', 'en')
})
afterEach(() => vi.useRealTimers())

it('an army that somebody has made is fetched when it is first named', async () => {
  const asked = vi.spyOn(library, 'army').mockRejectedValueOnce(new Problem(0, 'offline', ''))
  asked.mockResolvedValue(SHEET)
  expect(armies.tile('mine@abc', 'ambush')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(3100)
  expect(armies.tile('mine@abc', 'ambush')?.instant).toBe('move')
  expect([armies.name('mine@abc'), armies.tileName('mine@abc', 'ambush')]).toEqual(['Mine', 'Ambush'])
  expect(asked).toHaveBeenCalledTimes(2) // once in vain
  expect(armies.sheet('random')).toBeUndefined()
  expect(asked).toHaveBeenCalledTimes(2)
})

it('an army that the server does not know yet has the name of its key, and its own once it is shown', async () => {
  const asked = vi.spyOn(library, 'army').mockRejectedValue(new Problem(404, 'no_army', ''))
  asked.mockClear()
  expect(naming.part('late@abc')?.name).toBe('late')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.mock.calls.length).toBeLessThan(8) // less and less often
  asked.mockResolvedValue({ ...SHEET, army: 'late@abc' })
  await vi.advanceTimersByTimeAsync(12_000)
  expect(naming.part('late@abc')?.name).toBe('Mine')
})
