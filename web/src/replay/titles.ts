/** What a replay is called. */

import { namesAt } from '../lib/format'
import { seatName } from '../lib/naming'
import { t } from '../lib/texts.svelte'
import type { ReplayFacts } from './kit'
import type { Loaded } from './loading'

/** Who played; seats of a match have names that may depend on the language. */
export function namesOf({ match }: Loaded, facts: ReplayFacts): readonly string[] {
  return match ? namesAt(match.seats, facts.parts) : facts.names
}

/** What was played, or who played whom. */
export function contextOf(facts: ReplayFacts, names: readonly string[]): string {
  if (facts.title) return facts.title
  const sides = facts.parts.map((_, seat) => names[seat] || seatName(seat, facts.parts))
  if (sides.length > 2) return t('replay-context-many', { sides: sides.join(', ') })
  return t('replay-context', { one: sides[0] ?? '', two: sides[1] ?? '' })
}
