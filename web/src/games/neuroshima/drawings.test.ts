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
    return answer instanceof Response
      ? Promise.resolve(answer)
      : Promise.reject(answer ?? new Error('nothing'))
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

it('a picture that the server does not know yet comes once it does', async () => {
  const unknown = () => Response.json({ code: 'bad_key', reason: 'unknown army' }, { status: 400 })
  answers = [unknown(), unknown(), unknown(), Response.json({ 'x@1.y.0': '<g/>' })]
  prefetch(['x@1.y.0'])
  await vi.advanceTimersByTimeAsync(20_000) // after pauses of 3, 6 and 12 seconds
  expect(drawing('x@1.y.0')).toBe('')
  expect(asked).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(2000)
  expect(drawing('x@1.y.0')).toBe('<g/>')
})

it('a picture that does not exist keeps none of the others away', async () => {
  vi.stubGlobal('fetch', (address: string) => {
    const keys = address.split('=')[1]?.split(',') ?? []
    if (keys.includes('m.wrong.0'))
      return Promise.resolve(Response.json({ code: 'bad_key' }, { status: 400 }))
    return Promise.resolve(Response.json(Object.fromEntries(keys.map((key) => [key, `<g id="${key}"/>`]))))
  })
  const good = ['m.one.0', 'm.two.0', 'm.three.0', 'm.four.0']
  prefetch([...good.slice(0, 2), 'm.wrong.0', ...good.slice(2)])
  await vi.advanceTimersByTimeAsync(100)
  expect(good.map(drawing)).toEqual(good.map((key) => `<g id="${key}"/>`))
  expect(drawing('m.wrong.0')).toBe('')
})

it('an answer that breaks off in the middle is asked for again', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"c.d.0": "<g'))
      controller.error(new TypeError('network error'))
    },
  })
  answers = [new Response(half), Response.json({ 'c.d.0': '<g/>' })]
  prefetch(['c.d.0'])
  await vi.advanceTimersByTimeAsync(3200)
  expect(drawing('c.d.0')).toBe('<g/>')
})
