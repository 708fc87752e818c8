import { beforeEach, describe, expect, it, vi } from 'vitest'

import { pickLanguage } from './languages'

const KEY = 'ashfall.settings'
let stored: Map<string, string>

/** The module anew, as a page that is opened. */
async function opened() {
  vi.resetModules()
  return import('./settings.svelte')
}

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

describe('settings', () => {
  it('have good defaults', async () => {
    const { settings } = await opened()
    expect(settings).toMatchObject({
      theme: 'system',
      muted: false,
      effects: true,
      volume: 0.4,
      forecast: true,
      confirm: true,
      level: 'sergeant',
    })
  })

  it('are kept', async () => {
    const first = await opened()
    first.change('theme', 'light')
    first.change('speed', 2)
    const second = await opened()
    expect(second.settings).toMatchObject({ theme: 'light', speed: 2 })
  })

  it('tell the style sheets how long what is played takes', async () => {
    const told = new Map<string, string>()
    const style = { setProperty: (name: string, value: string) => told.set(name, value) }
    vi.stubGlobal('document', { documentElement: { dataset: {}, style } })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const { change } = await opened()
    change('speed', 2)
    expect(told.get('--pace')).toBe('0.5')
    vi.unstubAllGlobals()
  })

  it('that make no sense are left out one by one', async () => {
    stored.set(
      KEY,
      JSON.stringify({ theme: 'pink', speed: 3, effects: 'yes', volume: 7, language: 'uk', extra: 1 }),
    )
    const { settings } = await opened()
    expect(settings).toMatchObject({ theme: 'system', speed: 1, effects: true, volume: 0.4, language: 'uk' })
    expect(settings).not.toHaveProperty('extra')
  })

  it.each(['{', 'null', '[]', '7'])('survive broken storage: %s', async (content) => {
    stored.set(KEY, content)
    const { settings } = await opened()
    expect(settings.theme).toBe('system')
  })

  it('work where storage is forbidden', async () => {
    const refuse = () => {
      throw new Error('forbidden')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    const { settings, change } = await opened()
    change('names', true)
    expect(settings.names).toBe(true)
  })
})

describe('the language', () => {
  it.each([
    [['pl-PL', 'en'], 'pl'],
    [['de', 'uk-UA'], 'uk'],
    [['UK'], 'uk'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (wishes, expected) => {
    expect(pickLanguage(wishes)).toBe(expected)
  })

  it('is the chosen one if there is one', async () => {
    vi.stubGlobal('navigator', { languages: ['pl'] })
    const { change, language } = await opened()
    expect(language()).toBe('pl')
    change('language', 'uk')
    expect(language()).toBe('uk')
  })
})
