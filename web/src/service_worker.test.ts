import { beforeEach, expect, it, vi } from 'vitest'

import script from './service_worker.js?raw'

const HOME = 'https://ashfall.example'
const DISK = new Error('the disk is full')

interface Window {
  url: string
  visibilityState: 'visible' | 'hidden'
  focus(): Promise<void>
  postMessage(message: unknown): void
}

type Happening = Record<string, unknown>
type Listener = (event: Happening) => void

let listeners: Record<string, Listener>
let windows: Window[]
let cache: Record<'match' | 'put' | 'delete' | 'keys', ReturnType<typeof vi.fn>>
let fetched: ReturnType<typeof vi.fn>
const openWindow = vi.fn()
const showNotification = vi.fn()

/** A worker of its own for every test, with a cache that holds nothing. */
beforeEach(() => {
  listeners = {}
  windows = []
  cache = { match: vi.fn(), put: vi.fn(), delete: vi.fn(), keys: vi.fn(async () => []) }
  for (const one of Object.values(cache)) if (!one.getMockImplementation()) one.mockResolvedValue(undefined)
  fetched = vi.fn()
  openWindow.mockReset()
  showNotification.mockReset()
  const self = {
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    location: { origin: HOME },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  }
  new Function('self', 'caches', 'fetch', script)(
    self,
    { open: async () => cache, match: cache.match },
    fetched,
  )
})

/** What the worker answers, if it does, once it has done all that it does besides. */
async function asked(path: string, mode = 'cors'): Promise<Response | undefined> {
  let response: Promise<Response> | undefined
  const event = {
    request: { method: 'GET', url: HOME + path, mode },
    respondWith: (answer: Promise<Response>) => (response = answer),
  }
  await happens('fetch', event, () => response)
  return response
}

async function happens(name: string, event: Happening, first?: () => unknown): Promise<void> {
  const more: Promise<unknown>[] = []
  listeners[name]?.({ ...event, waitUntil: (one: Promise<unknown>) => more.push(one) })
  await first?.()
  await Promise.all(more)
}

const answerOf = (type: string, age = 'public, max-age=60') =>
  new Response('{}', { headers: { 'content-type': type, 'cache-control': age } })

const windowAt = (path: string, visibilityState: Window['visibilityState'] = 'hidden'): Window => ({
  url: HOME + path,
  visibilityState,
  focus: vi.fn(async () => undefined),
  postMessage: vi.fn(),
})

it.each([
  ['application/json', 1],
  ['text/plain; charset=utf-8', 1],
  ['image/svg+xml', 1],
  ['image/png', 0],
  ['image/gif', 0],
])('of public answers in %s it keeps %i', async (type, count) => {
  fetched.mockResolvedValue(answerOf(type))
  await asked('/api/rules')
  expect(cache.put).toHaveBeenCalledTimes(count)
})

it('keeps nothing about a person', async () => {
  fetched.mockResolvedValue(answerOf('application/json', 'private, no-cache'))
  await asked('/api/me')
  expect(cache.put).not.toHaveBeenCalled()
})

it.each(['/api/rules', '/assets/index.js'])('answers %s also where nothing can be kept', async (path) => {
  cache.match.mockRejectedValue(DISK)
  cache.put.mockRejectedValue(DISK)
  fetched.mockResolvedValue(answerOf('application/json'))
  expect(await (await asked(path))?.text()).toBe('{}')
})

it('says that there is no connection where it may not look for what is kept', async () => {
  cache.match.mockRejectedValue(DISK)
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(asked('/api/rules')).rejects.toThrow('Failed to fetch')
})

it('leaves alone what is embedded, icons and downloads', async () => {
  await asked('/embed/abc', 'navigate')
  await asked('/api/matches/abc/record', 'navigate')
  await asked('/icons/app-192.png', 'no-cors')
  expect(fetched).not.toHaveBeenCalled()
})

const CALL = { call: { title: 'Your turn', tag: 'turn-abc', data: { path: '/m/abc' } } }

it('calls nobody who has one of our windows in sight', async () => {
  windows = [windowAt('/m/abc'), windowAt('/rules', 'visible')]
  await happens('message', { data: CALL })
  expect(showNotification).not.toHaveBeenCalled()
  windows = [windowAt('/m/abc'), windowAt('/embed/abc', 'visible')]
  await happens('message', { data: CALL })
  expect(showNotification).toHaveBeenCalledWith('Your turn', { tag: 'turn-abc', data: { path: '/m/abc' } })
})

it.each([
  ['a window at the table', ['/rules hidden', '/m/abc visible'], 1, false],
  ['else one that nobody sees', ['/rules visible', '/profile hidden'], 1, true],
  ['else a new one', ['/rules visible', '/embed/abc hidden'], null, false],
])('a call leads to %s', async (_name, there, chosen, goes) => {
  windows = there.map((one) => windowAt(...(one.split(' ') as [string, 'visible' | 'hidden'])))
  const notification = { close: vi.fn(), data: { path: '/m/abc' } }
  await happens('notificationclick', { notification })
  expect(windows.map(({ focus }) => vi.mocked(focus).mock.calls.length)).toEqual(
    windows.map((_, index) => Number(index === chosen)),
  )
  const sent = windows.flatMap(({ postMessage }) => vi.mocked(postMessage).mock.calls)
  expect(sent).toEqual(goes ? [[{ go: '/m/abc' }]] : [])
  expect(openWindow.mock.calls).toEqual(chosen === null ? [['/m/abc']] : [])
})
