import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Rush } from '../../../lib/server'
import { puzzles } from '../api'
import { RushModel } from './rush.svelte'

const RUSH = { id: 'r', key: 'one', seconds: 180, score: 0, mistakes: 0, is_over: false } as Rush

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a rush that is left while it begins runs no clock', async () => {
  vi.spyOn(puzzles, 'rush').mockResolvedValue(RUSH)
  const asked = vi.spyOn(puzzles, 'puzzle')
  const model = new RushModel()
  const started = model.start()
  model.dispose()
  await started
  expect([vi.getTimerCount(), model.rush]).toEqual([0, null])
  expect(asked).not.toHaveBeenCalled()
})
