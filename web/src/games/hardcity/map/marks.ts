/** What is marked on a space: how far one gets, what can be hit, where something can be put. */

import type { Odds } from '../../../lib/server'
import type { Choice } from '../table/choices'

export interface Mark {
  space: string
  /** AP of the way there; null where nobody walks there. */
  price: number | null
  /** HP lost on the way. */
  harm: number
  isTarget: boolean
  isDeploy: boolean
  /** Something else can be chosen here. */
  isOther: boolean
  odds: Odds | null
}

const TARGETS: ReadonlySet<string> = new Set(['quick', 'aimed', 'attack'])

/** The marks of all places that something leads to. */
export function marksOf(
  byPlace: ReadonlyMap<string, readonly Choice[]>,
  odds: ReadonlyMap<string, Odds>,
): Mark[] {
  return [...byPlace].map(([space, choices]) => {
    const walk = choices.find(({ action }) => action === 'move')
    const quick = choices.find(({ action }) => action === 'quick')
    const isTarget = choices.some(({ action }) => TARGETS.has(action))
    const isDeploy = choices.some(({ action }) => action === 'deploy')
    return {
      space,
      price: walk ? walk.price : null,
      harm: walk?.way?.harm ?? 0,
      isTarget,
      isDeploy,
      isOther: !walk && !isTarget && !isDeploy && choices.some(({ isHere }) => !isHere),
      odds: odds.get(quick?.moves[0] ?? '') ?? null,
    }
  })
}
