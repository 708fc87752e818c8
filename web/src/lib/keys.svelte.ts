/** Keyboard shortcuts of the page that is open; the help overlay lists them. */

import { untrack } from 'svelte'

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
}

const TYPING = 'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]'

let active = $state.raw<readonly Shortcut[]>([])

/** Adds shortcuts until the returned function is called: `$effect(() => shortcuts([...]))`. */
export function shortcuts(list: readonly Shortcut[]): () => void {
  active = [...untrack(() => active), ...list] // an effect that adds keys must not wait for others that do
  return () => {
    active = untrack(() => active).filter((shortcut) => !list.includes(shortcut))
  }
}

/** Everything that can be pressed now, each once: the newest where several things on the page listen for the same. */
export function activeShortcuts(): readonly Shortcut[] {
  const says = ({ group, label, keys }: Shortcut): string => [group, label, ...keys].join(' ')
  return [...new Map(active.map((shortcut) => [says(shortcut), shortcut])).values()]
}

/** Runs the newest shortcut of a key. Listen with it on the window, once. */
export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
  const key = keyOf(event)
  const found = active.findLast((shortcut) => shortcut.keys.includes(key) && (shortcut.when?.() ?? true))
  if (found === undefined || isControl(event, key)) return
  event.preventDefault()
  found.run(event)
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

/** Enter and Space belong to the button or link that has the focus. */
function isControl(event: KeyboardEvent, key: string): boolean {
  if (key !== 'Enter' && key !== ' ') return false
  return event.target instanceof Element && event.target.closest('button, a[href], summary') !== null
}
