/** What Neuroshima Hex brings to the page of a replay. */

import type { ReplayKit } from '../../../replay/kit'
import { NAME, replayOf } from '../shapes'
import ReplayView from './ReplayView.svelte'

export const kit: ReplayKit = {
  facts: (told) => {
    const replay = replayOf(told)
    const steps = replay?.steps ?? []
    return {
      parts: replay?.armies ?? [],
      title: '',
      names: replay?.names ?? [],
      last: steps.length - 1,
      record: replay?.record ?? '',
      plain: replay?.plain ?? '',
      seed: replay?.seed ?? null,
      hasBattle: (ply) => Boolean(steps[ply]?.battle),
      deciderAt: (ply) => (steps[ply]?.sight.outcome ? null : (steps[ply]?.sight.decision?.seat ?? 0)),
    }
  },
  View: ReplayView,
  analysis: '/analysis',
  review: '/review',
  making: '/puzzles/make',
  animation: (place, id, ply) => `/api/${NAME}/${place}/${encodeURIComponent(id)}/battle?move=${ply}`,
}
