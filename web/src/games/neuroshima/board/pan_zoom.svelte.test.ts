import { expect, test, vi } from 'vitest'

import { boardShape } from './geometry'
import { PanZoom } from './pan_zoom.svelte'

test('a board that was not seen can be looked at closely afterwards', () => {
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('document', { documentElement: null })
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '0ms' }))
  const panZoom = new PanZoom(() => boardShape(37))
  panZoom.toggle({ x: 0, y: 0 })
  panZoom.zoom(2, { x: 0, y: 0 })
  expect(panZoom.isClose).toBe(false)
  panZoom.width = panZoom.height = 800
  const { tile } = panZoom.view()
  expect(tile).toBeGreaterThan(0)
  panZoom.zoom(2, { x: 400, y: 400 })
  expect(panZoom.view().tile).toBeCloseTo(2 * tile)
  panZoom.toggle({ x: 400, y: 400 })
  expect(panZoom.isClose).toBe(false)
})
