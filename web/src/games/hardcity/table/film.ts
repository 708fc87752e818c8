/** The row of takes as frames of a film: what each is good for now. */

import type { ActionNow, Phrase, TakeNow } from '../../../lib/server'
import type { Choice } from './choices'

export interface Frame {
  take: string
  state: 'opening' | 'used' | 'ready' | 'waiting'
  /** The clapper lies on it: it closes everything to its left. */
  hasClapper: boolean
  /** What plays it; null where it cannot be played now. */
  choice: Choice | null
  /** Why it cannot be played, where the rules say so. */
  reason: Phrase | null
}

/** The frames from the left. */
export function framesOf(
  takes: readonly TakeNow[],
  choices: readonly Choice[],
  actions: readonly ActionNow[],
): Frame[] {
  const told = actions.find(({ action }) => action === 'take')?.reason ?? null
  return takes.map(({ take, dead, clapper }, place) => {
    const choice = choices.find(({ moves }) => moves[0] === `take ${take}`) ?? null
    const state = choice ? 'ready' : place === 0 ? 'opening' : dead ? 'used' : 'waiting'
    return { take, state, hasClapper: clapper, choice, reason: state === 'waiting' ? told : null }
  })
}
