import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { activeShortcuts, pressed, shortcuts } from './keys.svelte'

class FakeElement {
  constructor(private readonly selectorHit: string | null) {}
  closest(selector: string): FakeElement | null {
    return this.selectorHit !== null && selector.includes(this.selectorHit) ? this : null
  }
}

function press(key: string, more: Partial<KeyboardEvent> = {}) {
  const event = { key, preventDefault: vi.fn(), defaultPrevented: false, target: new FakeElement(null), ...more }
  pressed(event as unknown as KeyboardEvent)
  return event
}

describe('shortcuts', () => {
  const run = vi.fn()
  let stop = () => {}
  let isOn = true

  beforeEach(() => {
    vi.stubGlobal('Element', FakeElement)
    run.mockClear()
    isOn = true
    stop = shortcuts([
      { keys: ['f'], label: 'x', run },
      { keys: ['Enter'], label: 'y', run, when: () => isOn },
    ])
  })
  afterEach(() => stop())

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
    press('f', { target: new FakeElement('textarea') as unknown as EventTarget })
    expect(run).not.toHaveBeenCalled()
  })

  it('leave Enter to the button that has the focus', () => {
    press('Enter', { target: new FakeElement('button,') as unknown as EventTarget })
    expect(run).not.toHaveBeenCalled()
    press('Enter')
    expect(run).toHaveBeenCalledTimes(1)
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
