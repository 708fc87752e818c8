/** Which of the four forms of a table fits the window. */

import { MediaQuery } from 'svelte/reactivity'

export type Form = 'desktop' | 'tablet' | 'phone' | 'landscape'

const lying = new MediaQuery('(orientation: landscape) and (max-height: 540px)')
const narrow = new MediaQuery('(max-width: 720px)')
const middling = new MediaQuery('(max-width: 1239px)')
const upright = new MediaQuery('(max-width: 920px) and (orientation: portrait)')
const squarish = new MediaQuery('(max-aspect-ratio: 29/20)')

/** The form for the window as it is now. */
export function layout(): Form {
  if (lying.current) return 'landscape'
  if (narrow.current) return 'phone'
  return middling.current ? 'tablet' : 'desktop'
}

/** The same where the board is as high as there is room: only a wide window has free ground beside it. */
export function tallLayout(): Form {
  const form = layout()
  if (form === 'tablet' && upright.current) return 'phone'
  return form === 'desktop' && squarish.current ? 'tablet' : form
}
