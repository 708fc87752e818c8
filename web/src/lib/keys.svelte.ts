/** Keyboard shortcuts of the page that is open; the help overlay lists them. */

import { SvelteSet } from 'svelte/reactivity'

/** A shortcut. `label` is the id of a text. */
export interface Shortcut {
  /** As in KeyboardEvent.key; letters in lower case. Several keys may do the same. */
  keys: readonly string[]
  label: string
  /** id of the text over its group in the overlay. */
  group?: string
  run(event: KeyboardEvent): void
  /** The key is free for others while this says no. */
  when?(): boolean
  /** Whether it works over an open dialog too, where all other keys are for the dialog. */
  overDialogs?: boolean
}

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]'

// The newest last. A set, and no list in a state: what ends an effect sees states as they were before others began.
const added = new SvelteSet<readonly Shortcut[]>()

/** Adds shortcuts until the returned function is called: `$effect(() => shortcuts([...]))`. */
export function shortcuts(list: readonly Shortcut[]): () => void {
  added.add(list)
  return () => void added.delete(list)
}

/** Everything that can be pressed now, each once: the newest where several things on the page listen for the same. */
export function activeShortcuts(): readonly Shortcut[] {
  const says = ({ group, label, keys }: Shortcut): string => [group, label, ...keys].join(' ')
  return [...new Map(allOf().map((shortcut) => [says(shortcut), shortcut])).values()]
}

/** Runs the newest shortcut of a key. Listen with it on the window, once. */
export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
  const key = keyOf(event)
  const isCovered = document.querySelector('dialog:modal') !== null
  const found = allOf().findLast(
    (shortcut) =>
      shortcut.keys.includes(key) && (!isCovered || shortcut.overDialogs) && (shortcut.when?.() ?? true),
  )
  if (found === undefined || isTaken(event, key)) return
  event.preventDefault()
  found.run(event)
}

function allOf(): Shortcut[] {
  return [...added].flat()
}

/** Letters of other alphabets stand for the Latin ones that are printed on the same keys. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key.length !== 1) return key
  const printed = key > '~' ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  return (printed ?? key).toLowerCase()
}

function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(TYPING) !== null
}

/** Some keys belong to what has the focus: a button is pressed, a choice changed, a list scrolled by them. */
function isTaken({ target }: KeyboardEvent, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (key === 'Enter' || key === ' ') return target.closest('button, a[href], summary') !== null
  return key.startsWith('Arrow') && (target.matches('[type=radio], [type=range]') || scrolls(target, key))
}

/** Whether something that has the focus is scrolled by this arrow. */
function scrolls(element: Element, key: string): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  const isUpright = key === 'ArrowUp' || key === 'ArrowDown'
  const isLarger = isUpright
    ? element.scrollHeight > element.clientHeight
    : element.scrollWidth > element.clientWidth
  return isLarger && ['auto', 'scroll'].includes(isUpright ? overflowY : overflowX)
}
