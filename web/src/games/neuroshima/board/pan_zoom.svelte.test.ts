import { expect, test, vi } from 'vitest'

import { PanZoom } from '../../../ui/board/pan_zoom.svelte'
import { boardDrawing } from './drawing'

test('a board that was not seen can be looked at closely afterwards', () => {
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('document', { documentElement: null })
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '0ms' }))
  const panZoom = new PanZoom(() => boardDrawing(37))
  panZoom.toggle({ x: 0, y: 0 })
  panZoom.zoom(2, { x: 0, y: 0 })
  expect(panZoom.isClose).toBe(false)
  panZoom.width = panZoom.height = 800
  const { spot } = panZoom.view()
  expect(spot).toBeGreaterThan(0)
  panZoom.zoom(2, { x: 400, y: 400 })
  expect(panZoom.view().spot).toBeCloseTo(2 * spot)
  panZoom.toggle({ x: 400, y: 400 })
  expect(panZoom.isClose).toBe(false)
})
