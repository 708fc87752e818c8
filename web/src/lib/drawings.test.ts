import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { drawing, prefetch } from './drawings.svelte'

const asked: string[] = []
let answers: (Response | Error)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const answer = answers.shift()
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('nothing'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('pictures that were wanted while the server was away come when it is back', async () => {
  answers = [new TypeError('failed to fetch'), Response.json({ 'a.b.0': '<g/>' })]
  prefetch(['a.b.0', 'a.b.0'])
  await vi.advanceTimersByTimeAsync(2900)
  expect(drawing('a.b.0')).toBe('')
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(drawing('a.b.0')).toBe('<g/>')
  expect(asked).toHaveLength(2)
})

it('pictures that do not exist are asked for once', async () => {
  answers = [Response.json({ code: 'bad_key', reason: 'no such tile' }, { status: 400 })]
  prefetch(['x.y.0'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(drawing('x.y.0')).toBe('')
  expect(asked).toHaveLength(1)
})
