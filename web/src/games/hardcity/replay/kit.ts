/** What Hard City brings to the page of a replay. */

import type { GameReplay } from '../../../lib/server'
import type { ReplayKit } from '../../../replay/kit'
import { say } from '../../../lib/texts.svelte'
import { ANALYSIS, NAME } from '../shapes'
import ReplayView from './ReplayView.svelte'

const OFFICERS = 'officers'

function partsOf(replay: GameReplay): string[] {
  if (replay.game !== NAME) return []
  const zero = replay.city.zero_seat
  return replay.names.map((_, seat) => (seat === zero ? 'zero' : OFFICERS))
}

/** Who must choose after a step; the next step tells it. */
function deciderAt(replay: GameReplay, ply: number): number | null {
  const isOver = replay.game === NAME && replay.outcome !== null && ply >= replay.steps.length
  return isOver ? null : (replay.steps[ply]?.seat ?? 0)
}

export const kit: ReplayKit = {
  facts: (replay) => ({
    parts: partsOf(replay),
    title: replay.game === NAME ? say(replay.city.title, []) : '',
    names: replay.names,
    last: replay.steps.length,
    record: replay.record,
    plain: replay.plain,
    seed: replay.seed,
    deciderAt: (ply) => deciderAt(replay, ply),
  }),
  View: ReplayView,
  analysis: ANALYSIS,
}
