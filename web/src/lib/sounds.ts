/** Sounds, made in the browser; what makes them is fetched with the first one. Nothing sounds before the first touch. */

import { settings } from './settings.svelte'
import type { Sound } from './sound/house'
import type { Manner } from './sound/mixer'
import { Spacing } from './sound/spacing'
import type { Voice } from './sound/synth'

export type { Sound }

const spacing = new Spacing()

/** Whether anything may be heard: it is wanted, and somebody has touched the page. */
export function mayHear(what: 'effects' | 'ambience' = 'effects'): boolean {
  const isWanted = !settings.muted && settings[what]
  return isWanted && typeof AudioContext !== 'undefined' && navigator.userActivation.hasBeenActive
}

/** Plays a sound of the house if sounds are on. */
export function play(sound: Sound, manner?: Manner): void {
  if (mayHear()) void import('./sound/house').then(({ HOUSE }) => playVoice(HOUSE[sound], manner))
}

/** Plays a sound of a game if sounds are on; the same one twice at once is heard once. */
export function playVoice(voice: Voice, manner?: Manner): void {
  if (!mayHear() || !spacing.admits(voice, performance.now())) return
  void import('./sound/mixer').then(({ sound }) => sound(voice, manner))
}

/** How a game ended for whoever listens. */
export function playEnding(hasWon: boolean): void {
  play(hasWon ? 'victory' : 'defeat')
}
