import { expect, test, vi } from 'vitest'

import { boardShape } from './geometry'
import { Viewing } from './viewing.svelte'

test('a board that was not seen can be looked at closely afterwards', () => {
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('document', { documentElement: null })
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '0ms' }))
  const viewing = new Viewing(() => boardShape(37))
  viewing.toggle({ x: 0, y: 0 })
  viewing.zoom(2, { x: 0, y: 0 })
  expect(viewing.isClose).toBe(false)
  viewing.width = viewing.height = 800
  const { tile } = viewing.stand()
  expect(tile).toBeGreaterThan(0)
  viewing.zoom(2, { x: 400, y: 400 })
  expect(viewing.stand().tile).toBeCloseTo(2 * tile)
  viewing.toggle({ x: 400, y: 400 })
  expect(viewing.isClose).toBe(false)
})
