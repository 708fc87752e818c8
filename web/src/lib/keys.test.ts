import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { activeShortcuts, pressed, shortcuts } from './keys.svelte'

class FakeElement {
  scrollHeight = 0
  scrollWidth = 0
  readonly clientHeight = 100
  readonly clientWidth = 100

  constructor(private readonly selectorHit: string | null) {}

  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : null
  }

  matches(selector: string): boolean {
    return this.selectorHit !== null && selector.includes(this.selectorHit)
  }
}

/** Something that has the focus. */
function focused(selectorHit: string | null, more: Partial<FakeElement> = {}): EventTarget {
  return Object.assign(new FakeElement(selectorHit), more) as unknown as EventTarget
}

function press(key: string, more: Partial<KeyboardEvent> = {}) {
  const event = {
    key,
    preventDefault: vi.fn(),
    defaultPrevented: false,
    target: new FakeElement(null),
    ...more,
  }
  pressed(event as unknown as KeyboardEvent)
  return event
}

describe('shortcuts', () => {
  const run = vi.fn()
  let stop = () => {}
  let isOn = true
  let dialog: FakeElement | null = null

  beforeEach(() => {
    vi.stubGlobal('Element', FakeElement)
    vi.stubGlobal('document', { querySelector: () => dialog })
    vi.stubGlobal('getComputedStyle', () => ({ overflowX: 'auto', overflowY: 'auto' }))
    run.mockClear()
    isOn = true
    dialog = null
    stop = shortcuts([
      { keys: ['f'], label: 'x', run },
      { keys: ['Enter'], label: 'y', run, when: () => isOn },
    ])
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })

  it('run in either case', () => {
    press('F')
    expect(press('f').preventDefault).toHaveBeenCalled()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('are where their letters are printed, whatever alphabet is typed', () => {
    press('а', { code: 'KeyF' })
    press('А', { code: 'KeyF' })
    expect(run).toHaveBeenCalledTimes(2)
    press('ж', { code: 'Semicolon' })
    press('u', { code: 'KeyF' }) // another order of Latin letters is meant as it is typed
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('leave other keys, modifiers and handled keys alone', () => {
    press('g')
    press('f', { ctrlKey: true })
    press('f', { defaultPrevented: true })
    expect(run).not.toHaveBeenCalled()
  })

  it('leave typing alone', () => {
    press('f', { target: focused('textarea') })
    expect(run).not.toHaveBeenCalled()
  })

  it('leave Enter to the button that has the focus', () => {
    press('Enter', { target: focused('button,') })
    expect(run).not.toHaveBeenCalled()
    press('Enter')
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('leave arrows to choices, and to what can be scrolled along them', () => {
    const end = shortcuts([{ keys: ['ArrowUp', 'ArrowRight'], label: 'z', run }])
    press('ArrowRight', { target: focused('[type=radio]') })
    press('ArrowRight', { target: focused('[type=range]') })
    press('ArrowUp', { target: focused(null, { scrollHeight: 300 }) })
    press('ArrowRight', { target: focused(null, { scrollWidth: 300 }) })
    expect(run).not.toHaveBeenCalled()
    press('ArrowRight', { target: focused(null, { scrollHeight: 300 }) })
    press('ArrowUp', { target: focused('button,') })
    expect(run).toHaveBeenCalledTimes(2)
    end()
  })

  it('leave all keys to an open dialog, but for those that work over it', () => {
    dialog = new FakeElement(null)
    expect(press('f').preventDefault).not.toHaveBeenCalled()
    expect(run).not.toHaveBeenCalled()
    const end = shortcuts([{ keys: ['?'], label: 'z', run, overDialogs: true }])
    press('?')
    expect(run).toHaveBeenCalledTimes(1)
    end()
  })

  it('can be off, and the newest wins', () => {
    isOn = false
    press('Enter')
    const newer = vi.fn()
    const end = shortcuts([{ keys: ['f'], label: 'z', run: newer }])
    press('f')
    end()
    expect(newer).toHaveBeenCalledTimes(1)
    expect(run).not.toHaveBeenCalled()
    expect(activeShortcuts()).toHaveLength(2)
  })

  it('are told once where two things on a page have the same', () => {
    const newer = { keys: ['f'], label: 'x', run: vi.fn() }
    const end = shortcuts([newer])
    expect(activeShortcuts()).toHaveLength(2)
    expect(activeShortcuts()).toContain(newer)
    end()
    expect(activeShortcuts()).toHaveLength(2)
  })
})
