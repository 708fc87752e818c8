/** Which of the four forms of a table fits the window. */

import { MediaQuery } from 'svelte/reactivity'

export type Form = 'desktop' | 'tablet' | 'phone' | 'landscape'

const lying = new MediaQuery('(orientation: landscape) and (max-height: 540px)')
const narrow = new MediaQuery('(max-width: 720px)')
const middling = new MediaQuery('(max-width: 1239px)')

/** The form for the window as it is now. */
export function layout(): Form {
  if (lying.current) return 'landscape'
  if (narrow.current) return 'phone'
  return middling.current ? 'tablet' : 'desktop'
}
