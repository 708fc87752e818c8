/** What is marked on a space: how far one gets, what can be hit, where something can be put. */

import type { MutantNow, Odds } from '../../../lib/server'
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
  /** All spaces of the target: a vehicle covers several; none where another of them is marked for it. */
  covers: readonly string[]
  odds: Odds | null
  /** What one hit does to who stands there. */
  hit: 'stuns' | 'kills' | 'hurts'
}

const TARGETS: ReadonlySet<string> = new Set(['quick', 'aimed', 'attack'])

/** The marks of all places that something leads to. */
export function marksOf(
  byPlace: ReadonlyMap<string, readonly Choice[]>,
  odds: ReadonlyMap<string, Odds>,
  mutants: readonly MutantNow[] = [],
): Mark[] {
  const covered = new Map<string, string[]>()
  for (const [space, choices] of byPlace) {
    const key = choices.find(({ action }) => TARGETS.has(action))?.key
    if (key) covered.set(key, [...(covered.get(key) ?? []), space])
  }
  return [...byPlace].map(([space, choices]) => {
    const walk = choices.find(({ action }) => action === 'move')
    const quick = choices.find(({ action }) => action === 'quick')
    const target = choices.find(({ action }) => TARGETS.has(action))
    const covers = (target && covered.get(target.key)) ?? []
    const isTarget = target !== undefined
    const isDeploy = choices.some(({ action }) => action === 'deploy')
    return {
      space,
      price: walk ? walk.price : null,
      harm: walk?.way?.harm ?? 0,
      isTarget,
      isDeploy,
      isOther: !walk && !isTarget && !isDeploy && choices.some(({ isHere }) => !isHere),
      covers: covers[0] === space ? covers : [],
      odds: odds.get(quick?.moves[0] ?? '') ?? null,
      hit: hitOn(mutants.filter((one) => one.space === space)),
    }
  })
}

/** What a hit does: who lies already dies, K.A.F.A.R. loses health, all others fall. */
function hitOn(mutants: readonly MutantNow[]): Mark['hit'] {
  if (mutants.some(({ kind }) => kind === 'kafar')) return 'hurts'
  return mutants.some(({ stunned }) => stunned) ? 'kills' : 'stuns'
}
