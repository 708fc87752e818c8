/** Lets a place be heard as long as somebody is there: wanted, in sight, and touched once. */

import { settings } from './settings.svelte'
import type { Scenery } from './sound/ambience'
import { mayHear } from './sounds'

const SIGNS = ['visibilitychange', 'pointerdown', 'keydown'] as const

/** Let a place be heard for as long as something is looked at; call it in an effect. */
export function ambience(load: () => Promise<Scenery>): (() => void) | undefined {
  if (settings.muted || !settings.ambience) return
  void settings.volume // another volume begins anew
  let stop: (() => void) | undefined
  let isOver = false
  let isComing = false
  const follow = async (): Promise<void> => {
    if (document.hidden) {
      stop?.()
      stop = undefined
    }
    // A browser lets nothing be heard before the first touch.
    if (document.hidden || stop || isComing || !mayHear('ambience')) return
    isComing = true
    const [{ beginScenery }, scenery] = await Promise.all([import('./sound/ambience'), load()])
    isComing = false
    if (!isOver && !document.hidden) stop = beginScenery(scenery)
  }
  const listener = (): void => void follow()
  listener()
  for (const sign of SIGNS) document.addEventListener(sign, listener)
  return () => {
    isOver = true
    stop?.()
    for (const sign of SIGNS) document.removeEventListener(sign, listener)
  }
}

/** Half as loud while somebody thinks. */
export function soften(soft: boolean): void {
  if (mayHear('ambience')) void import('./sound/ambience').then((place) => place.soften(soft))
}
