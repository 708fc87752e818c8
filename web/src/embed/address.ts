/** What the address of an embedded replay says. */

import { plyOf } from '../replay/steps'

/** The game that is shown, and at which step it begins. */
export interface Embedded {
  id: string
  start: number
}

/** Reads `/embed/ID?move=17`. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Embedded {
  const id = /^\/embed\/([\w-]{1,64})$/.exec(pathname)?.[1] ?? ''
  return { id, start: plyOf('', new URLSearchParams(search)) }
}
