/** What scores, in a word or two. */

import type { EpisodeRule } from '../../../lib/server'
import { say } from '../../../lib/texts.svelte'

export interface Worth {
  /** As +1; empty where it is no fixed number of points. */
  points: string
  what: string
  /** The whole sentence, with its clause. */
  rule: string
}

/** What a rule of scoring is worth, and for what. */
export function worthOf({ text, clause }: EpisodeRule): Worth {
  const { points, way } = text.args ?? {}
  return {
    points: typeof points === 'number' && way !== 'wins' ? `+${String(points)}` : '',
    what: say({ ...text, id: `city-score-${text.id.replace('hc-scoring-', '')}` }, []),
    rule: `${say(text, [])} (${clause})`,
  }
}
