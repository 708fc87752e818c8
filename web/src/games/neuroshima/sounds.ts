/** What is heard of a game of Neuroshima Hex. Sounds tell nothing that is not seen too. */

import type { Manner } from '../../lib/sound/mixer'
import { mayHear, play, playVoice, type Sound } from '../../lib/sounds'
import type { Cue } from './cues'

const LOWER = 2 / 3 // of another player's tile

/** What the verbs of moves sound like; answers in a battle are heard in the battle. */
const OF_VERBS: Readonly<Record<string, Sound>> = {
  place: 'place',
  execute: 'place',
  replace: 'place',
  mobility: 'place',
  transport: 'place',
  push: 'place',
  grab: 'place',
  step: 'place',
  to: 'place',
  scavenge: 'place',
  rotate: 'turn',
  discard: 'discard',
  waste: 'discard',
}
/** What instants sound like; a battle announces itself. */
const OF_INSTANTS: Readonly<Record<string, Cue | Sound>> = {
  move: 'place',
  push_back: 'place',
  grab: 'place',
  hunt: 'place',
  sniper: 'shot',
  grenade: 'blast',
  air_strike: 'blast',
}

/** Lets a move be heard, one's own or another's. */
export function hearMove(move: string, isOwn: boolean): void {
  const sound = soundOf(move)
  const manner = isOwn ? {} : { pitch: LOWER }
  if (sound === 'place' || sound === 'turn' || sound === 'discard') play(sound, manner)
  else if (sound) hear(sound as Cue)
}

/** What a move sounds like; null where it is not heard. */
export function soundOf(move: string): Cue | Sound | null {
  const [verb = '', tile = ''] = move.split(' ')
  if (verb === 'net') return 'net'
  return (verb === 'play' ? OF_INSTANTS[tile] : OF_VERBS[verb]) ?? null
}

/** Plays a sound of a battle if sounds are on. */
export function hear(cue: Cue, manner?: Manner): void {
  if (mayHear()) void import('./cues').then(({ CUES }) => playVoice(CUES[cue], manner))
}
