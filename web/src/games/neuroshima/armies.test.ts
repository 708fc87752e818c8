import { expect, it, vi } from 'vitest'

import { Problem } from '../../lib/api'
import type { ArmySheet } from '../../lib/server'
import { library } from './api'
import { armies } from './armies.svelte'

const SHEET = {
  army: 'mine@abc',
  name: { en: 'Mine' },
  tiles: [{ tile: 'ambush', name: { en: 'Ambush' }, instant: 'move' }],
} as unknown as ArmySheet

it('an army that somebody has made is fetched when it is first named', async () => {
  const asked = vi.spyOn(library, 'army').mockRejectedValueOnce(new Problem(0, 'offline', ''))
  asked.mockResolvedValue(SHEET)
  expect(armies.tile('mine@abc', 'ambush')).toBeUndefined()
  await vi.waitFor(() => expect(armies.tile('mine@abc', 'ambush')?.instant).toBe('move'))
  expect([armies.name('mine@abc'), armies.tileName('mine@abc', 'ambush')]).toEqual(['Mine', 'Ambush'])
  expect(asked).toHaveBeenCalledTimes(2) // once in vain
  expect(armies.sheet('random')).toBeUndefined()
  expect(asked).toHaveBeenCalledTimes(2)
})
