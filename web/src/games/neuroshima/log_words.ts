/** How the log tells the sentences of Neuroshima Hex. */

import type { Phrase } from '../../lib/server'
import type { LogWords } from '../../table/log_lines'

const DREW = 'event-drew'
const TURN_STARTED = 'event-turn_started'
const BATTLE_STARTED = 'event-battle_started'
const ICONS: Record<string, string> = {
  [DREW]: 'ui-deck',
  'event-discarded': 'ui-discard',
  [BATTLE_STARTED]: 'in-battle',
}

export const logWords: LogWords = {
  turnStarted: new Set([TURN_STARTED]),
  said: new Set(['event-turn_ended', TURN_STARTED]),
  opens: BATTLE_STARTED,
  closes: 'event-battle_ended',
  heading: 'event-phase_started',
  joined: (one, two) => (one.id === DREW && two.id === DREW ? drawnTogether(one, two) : null),
  icon: (phrase) => ICONS[phrase.id],
}

/** Two draws in one sentence. */
function drawnTogether(one: Phrase, two: Phrase): Phrase {
  const items = [one, two].flatMap((phrase) => {
    const tile = phrase.args?.tile
    return tile === undefined ? [] : typeof tile === 'object' && tile.is === 'list' ? tile.items : [tile]
  })
  return { ...one, args: { ...one.args, tile: { is: 'list', items } } }
}
