/** What of a turn matters to whoever looks at a table of Neuroshima Hex. */

import type { Phrase } from '../../lib/server'
import type { RecapWords } from '../../table/recap'

/** What came of an action, the gravest first. */
const EFFECTS = ['log-health', 'log-falls', 'log-hit', 'log-nets', 'log-beside', 'log-saves', 'log-frees']
/** Sentences that name a unit whose hex looks different now. */
const CHANGING: ReadonlySet<string> = new Set([
  'log-placed',
  'log-net-thrown',
  'log-hit',
  'log-falls',
  'log-health',
])

export const recapWords: RecapWords = {
  changed: (phrases) => [...new Set(phrases.flatMap(changedBy))],
  why: (effects, mine) => {
    const found = EFFECTS.map((id) => effects.find((effect) => effect.id === id && concerns(effect, mine)))
    const effect = found.find((candidate) => candidate !== undefined)
    return effect ? yours(effect) : null
  },
}

function changedBy({ id, args }: Phrase): string[] {
  if (id === 'log-moved') return typeof args?.hex === 'string' ? [args.hex] : []
  const unit = args?.unit
  return CHANGING.has(id) && typeof unit === 'object' && unit.is === 'unit' ? [unit.hex] : []
}

function concerns({ args }: Phrase, mine: readonly number[]): boolean {
  const unit = args?.unit
  return typeof unit === 'object' && unit.is === 'unit' && mine.includes(unit.owner)
}

/** The same, said to whom it happens. */
function yours(effect: Phrase): Phrase {
  const unit = effect.args?.unit
  const tile = typeof unit === 'object' && unit.is === 'unit' ? { ...unit, is: 'tile' as const } : ''
  return { ...effect, id: `${effect.id}-yours`, args: { ...effect.args, tile } }
}
