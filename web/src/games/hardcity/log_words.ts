/** How the log tells the sentences of Hard City. */

import type { Phrase } from '../../lib/server'
import { say, t } from '../../lib/texts.svelte'
import type { LogTurn, LogWords } from '../../table/log_lines'

const ROUND = 'hc-event-round-started'
const TURN = 'hc-event-turn-started'

/** The icon of each kind of sentence, by the words that its id begins with. */
const ICONS: readonly (readonly [string, string])[] = [
  ['officer-moved', 'hc-i-move'],
  ['officer-placed', 'hc-i-move'],
  ['officer-hurt', 'hc-i-heart-lost'],
  ['officer-healed', 'hc-i-heart'],
  ['officer-stunned', 'hc-i-stunned'],
  ['officer-stood-up', 'hc-i-heart'],
  ['harm-spared', 'hc-i-shield'],
  ['ap-', 'hc-i-ap'],
  ['ammo-out', 'hc-i-no-ammo'],
  ['reloaded', 'hc-i-reload'],
  ['ability', 'hc-i-ability'],
  ['equipment', 'hc-i-equipment'],
  ['crate', 'hc-i-crate'],
  ['take', 'hc-i-clapper'],
  ['event-drawn', 'hc-i-cards'],
  ['shot', 'hc-i-quick-shot'],
  ['fought', 'hc-i-melee'],
  ['rolled', 'hc-i-dice'],
  ['rerolled', 'hc-i-dice'],
  ['skulls-paid', 'hc-i-skull'],
  ['chaos', 'hc-i-cards'],
  ['auto', 'hc-i-queue'],
  ['letter', 'hc-i-kafar'],
  ['kafar', 'hc-i-kafar'],
  ['mutant-deployed', 'hc-i-deploy'],
  ['mutant-moved', 'hc-i-mutant'],
  ['mutant-hit', 'hc-i-hit'],
  ['mutant-stunned', 'hc-i-stunned'],
  ['mutant-killed', 'hc-i-skull'],
  ['mutant-attacked', 'hc-i-attack'],
  ['mutant', 'hc-i-mutant'],
  ['horde', 'hc-i-mutant'],
  ['extermination', 'hc-i-skull'],
  ['civilian-killed', 'hc-i-skull'],
  ['evacuated', 'hc-i-evacuate'],
  ['load', 'hc-i-civilian'],
  ['barrel', 'hc-i-barrel'],
  ['helicopter', 'hc-i-helicopter'],
  ['weld', 'hc-i-weld'],
  ['lid', 'hc-i-weld'],
  ['cloud', 'hc-i-cloud'],
  ['lamp', 'hc-i-lamp'],
  ['machine', 'hc-i-generator'],
  ['roof', 'hc-i-exit'],
  ['car-attacked', 'hc-i-attack'],
  ['boat', 'hc-i-exit'],
]
const MANY: Readonly<Record<string, string>> = {
  deployed: 'hc-i-deploy',
  killed: 'hc-i-skull',
  stunned: 'hc-i-stunned',
  attacked: 'hc-i-attack',
  'attacked-car': 'hc-i-attack',
  'civilians-killed': 'hc-i-skull',
}

export const logWords: LogWords = {
  turnStarted: new Set([ROUND, TURN]),
  titleOf: ({ begins, number }: LogTurn) => {
    if (begins?.id !== TURN) return t('city-log-round', { round: number })
    const who = begins.args?.who
    return t('city-log-turn', { round: number, name: who === undefined ? '' : say(who, []) })
  },
  said: new Set([ROUND, TURN]),
  effects: new Set(),
  spoken: new Set(),
  opens: '',
  closes: '',
  heading: '',
  sumUp: () => ({ counters: [], lost: [] }),
  unhurt: '',
  icon: iconOf,
}

function iconOf({ id, args }: Phrase): string | undefined {
  if (id.startsWith('hc-many-')) return MANY[id.slice('hc-many-'.length)] ?? 'hc-i-mutant'
  if (id === 'hc-event-scored') return args?.side === 'order' ? 'hc-i-order' : 'hc-i-chaos'
  const kind = id.replace('hc-event-', '')
  return ICONS.find(([begin]) => kind.startsWith(begin))?.[1]
}
