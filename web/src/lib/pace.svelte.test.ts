import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { pace } from './pace.svelte'

let frames: ((now: number) => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (look: (now: number) => void) => frames.push(look))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  frames = []
})

function draw(...gaps: number[]): void {
  let now = performance.now()
  for (const gap of gaps) frames.pop()?.((now += gap))
}

test('one late frame means nothing, two in a row a slow device; nothing is looked at once a page has gone', () => {
  const end = pace.watch()
  expect(frames).toEqual([])
  vi.advanceTimersByTime(1500)
  draw(16, 60, 16, 60, 16)
  expect(pace.isSlow).toBe(false)
  end()
  expect(frames).toEqual([])
  pace.watch()
  vi.advanceTimersByTime(1500)
  draw(16, 60, 60)
  expect(pace.isSlow).toBe(true)
  expect(frames).toEqual([])
})
