/** Arrow keys within one control of several parts: one of them has the focus, and Tab leads past all of them. */

const STEPS = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
} as const

/** Puts the focus on the next part, from the last to the first; tells which one, null where it was another key. */
export function rove(
  event: KeyboardEvent,
  parts: readonly HTMLElement[],
  lie: keyof typeof STEPS = 'row',
): number | null {
  const steps: Readonly<Record<string, number>> = STEPS[lie]
  const step = steps[event.key]
  const ends: Readonly<Record<string, number>> = { Home: 0, End: parts.length - 1 }
  const from = parts.findIndex((part) => part === document.activeElement)
  const next = step === undefined ? ends[event.key] : (from + step + parts.length) % parts.length
  if (next === undefined || !parts[next]) return null
  event.preventDefault()
  event.stopPropagation()
  parts[next].focus()
  return next
}
