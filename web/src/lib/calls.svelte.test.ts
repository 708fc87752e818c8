import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { calls, setBadge } from './calls.svelte'
import { router, setCalling, setTitle } from './router.svelte'
import type { OwnTurn } from './server'

const turn = (is_awaited: boolean): OwnTurn => ({ is_yours: true, is_awaited, since: 0 })

beforeEach(() => {
  vi.stubGlobal('document', { title: '' })
})

afterEach(() => {
  setCalling(0)
  router.path = '/'
  vi.unstubAllGlobals()
})

it('counts games in which somebody waits, without the table at which one sits', () => {
  calls.note({ a: turn(true), b: turn(false), c: turn(true) })
  expect(calls.count).toBe(2)
  router.path = '/m/a'
  expect(calls.count).toBe(1)
})

it('puts the number before the title of any page, and takes it away again', () => {
  setTitle('Rules')
  setCalling(2)
  expect(document.title).toBe('(2) Rules · Ashfall')
  setTitle('')
  expect(document.title).toBe('(2) Ashfall')
  setCalling(0)
  expect(document.title).toBe('Ashfall')
})

it('marks the icon of the app where that is possible', () => {
  const setAppBadge = vi.fn(() => Promise.resolve())
  const clearAppBadge = vi.fn(() => Promise.reject(new Error('not allowed')))
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge })
  setBadge(3)
  setBadge(0)
  expect(setAppBadge).toHaveBeenCalledWith(3)
  expect(clearAppBadge).toHaveBeenCalledOnce()
  vi.stubGlobal('navigator', {})
  setBadge(1)
})
