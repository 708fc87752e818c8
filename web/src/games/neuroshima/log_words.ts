/** How the log tells the sentences of Neuroshima Hex. */

import type { Phrase } from '../../lib/server'
import type { Argument } from '../../lib/texts.svelte'
import type { FoldedSum, LogWords } from '../../table/log_lines'

const TURN_STARTED = 'event-turn_started'
const BATTLE = 'log-battle'
const BATTLE_ENDED = 'event-battle_ended'
const ICONS: Readonly<Record<string, string>> = {
  'log-discarded': 'ui-discard',
  'log-redrew': 'ui-deck',
  'log-unlucky': 'ui-deck',
  [BATTLE]: 'in-battle',
}

export const logWords: LogWords = {
  turnStarted: new Set([TURN_STARTED]),
  said: new Set([BATTLE_ENDED, TURN_STARTED]),
  effects: new Set([
    'log-moved',
    'log-paid',
    'log-nets',
    'log-frees',
    'log-hit',
    'log-saves',
    'log-falls',
    'log-health',
    'log-beside',
    'event-terrified',
    'event-net_returned',
  ]),
  spoken: new Set(['event-drew']),
  opens: BATTLE,
  closes: BATTLE_ENDED,
  heading: 'event-phase_started',
  sumUp,
  unhurt: 'log-no-hit',
  icon: (phrase) => ICONS[phrase.id],
}

/** Health or points before and after a battle, and the units that fell. */
function sumUp(phrases: readonly Phrase[]): FoldedSum {
  const counters = new Map<number, { before: number; after: number }>()
  const lost: Argument[] = []
  const count = (seat: number, change: number, after: number): void => {
    counters.set(seat, { before: counters.get(seat)?.before ?? after - change, after })
  }
  for (const { id, args = {} } of phrases) {
    const { unit, seat } = args
    if (id === 'event-removed' && unit !== undefined) lost.push(unit)
    if (id === 'event-health_lost' && typeof unit === 'object' && unit.is === 'unit')
      count(unit.owner, -Number(args.amount), Number(args.health))
    if (id === 'event-scored' && typeof seat === 'object' && seat.is === 'seat')
      count(seat.seat, Number(args.amount), Number(args.points))
  }
  return { counters: [...counters].map(([seat, change]) => ({ seat, ...change })), lost }
}
