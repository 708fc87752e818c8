import { describe, expect, it, vi } from 'vitest'

import { rove } from './roving'

interface Part {
  focus(): void
}

function control(length: number): { parts: HTMLElement[]; at(): number } {
  const page: { activeElement: Part | null } = { activeElement: null }
  const parts: Part[] = Array.from({ length }, () => {
    const part: Part = { focus: () => (page.activeElement = part) }
    return part
  })
  vi.stubGlobal('document', page)
  parts[0]?.focus()
  return { parts: parts as HTMLElement[], at: () => parts.findIndex((part) => part === page.activeElement) }
}

function key(name: string): KeyboardEvent {
  return { key: name, preventDefault: vi.fn(), stopPropagation: vi.fn() } as unknown as KeyboardEvent
}

describe('arrow keys within a control', () => {
  it('go from part to part, round the ends, and to the first and last', () => {
    const { parts, at } = control(3)
    expect(rove(key('ArrowLeft'), parts)).toBe(2)
    expect(rove(key('ArrowRight'), parts)).toBe(0)
    expect(rove(key('End'), parts)).toBe(2)
    expect(at()).toBe(2)
    expect(rove(key('Home'), parts)).toBe(0)
  })

  it('leave other keys alone', () => {
    const { parts, at } = control(3)
    const down = key('ArrowDown')
    expect(rove(down, parts)).toBeNull()
    expect(down.preventDefault).not.toHaveBeenCalled()
    expect(at()).toBe(0)
    expect(rove(key('ArrowDown'), parts, 'column')).toBe(1)
  })
})
