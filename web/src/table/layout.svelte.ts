/** Which of the four layouts of a table fits the window. */

import { MediaQuery } from 'svelte/reactivity'

export type Layout = 'desktop' | 'tablet' | 'phone' | 'landscape'

const lying = new MediaQuery('(orientation: landscape) and (max-height: 540px)')
const narrow = new MediaQuery('(max-width: 720px)')
const middling = new MediaQuery('(max-width: 1239px)')

/** The layout for the window as it is now. */
export function layout(): Layout {
  if (lying.current) return 'landscape'
  if (narrow.current) return 'phone'
  return middling.current ? 'tablet' : 'desktop'
}
