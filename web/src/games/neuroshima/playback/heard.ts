/** What is heard of a phase at each of its stages: every kind of thing once, louder where there is more of it. */

import type { BattleLine, PhaseShow } from '../../../lib/server'
import type { Manner } from '../../../lib/sound/mixer'
import type { Cue } from '../cues'
import { metSomebody, typeOf, wordIn } from './events'
import type { Stage } from './timeline'

/** Something to be heard. */
export interface Heard {
  cue: Cue
  manner: Manner
}

const OF_KINDS: Readonly<Record<string, Cue>> = {
  melee: 'blow',
  both: 'blow',
  friendly_fire: 'blow',
  ranged: 'shot',
  gauss: 'gauss',
  explosion: 'blast',
}
const OF_ANSWERS: Readonly<Record<string, Cue>> = {
  armor_held: 'armor',
  reflected: 'mirror',
  absorbed: 'medic',
}
const OF_RESULTS: Readonly<Record<string, Cue>> = {
  removed: 'falls',
  netted: 'net',
  freed: 'net',
  net_returned: 'net',
}
const [MORE, MOST] = [0.15, 1.6] // louder by so much for each further one
const [DEEPER, DEEPEST] = [0.07, 0.6] // pitch for each further point of health

/** What is heard when a stage of a phase begins. */
export function heardIn(phase: PhaseShow, stage: Stage): Heard[] {
  if (stage === 'strike') return counted(metSomebody(phase.lines), (line) => strikeOf(line))
  if (stage === 'answer') return counted(phase.lines, (line) => OF_ANSWERS[typeOf(line)])
  if (stage === 'count') return counted(phase.lines, (line) => OF_RESULTS[typeOf(line)])
  return []
}

/** What is heard when the health that HQs lost in a phase has been counted: deeper with more of it. */
export function healthHeard(lost: readonly number[]): Heard[] {
  const most = Math.max(0, ...lost)
  if (!most) return []
  return [{ cue: 'hqHit', manner: { pitch: Math.max(DEEPEST, 1 - DEEPER * (most - 1)), volume: 1 } }]
}

function strikeOf(line: BattleLine): Cue | undefined {
  return typeOf(line) === 'exploded' ? 'blast' : OF_KINDS[wordIn(line, 'kind')]
}

function counted(lines: readonly BattleLine[], cueOf: (line: BattleLine) => Cue | undefined): Heard[] {
  const counts = new Map<Cue, number>()
  for (const line of lines) {
    const cue = cueOf(line)
    if (cue) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  }
  return [...counts].map(([cue, count]) => ({
    cue,
    manner: { volume: Math.min(MOST, 1 + MORE * (count - 1)) },
  }))
}
