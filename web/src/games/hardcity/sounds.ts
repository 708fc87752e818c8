/** What each event sounds like; most are quiet. */

import { play, type Sound } from '../../lib/sounds'

const SOUNDS: Readonly<Record<string, Sound>> = {
  turn_started: 'turn',
  officer_moved: 'place',
  mutant_moved: 'place',
  mutant_deployed: 'place',
  shot: 'hit',
  fought: 'hit',
  mutant_attacked: 'hit',
  mutant_stunned: 'hit',
  mutant_killed: 'hit',
  barrel_exploded: 'lost',
  officer_stunned: 'lost',
  civilian_killed: 'lost',
  rolled: 'place',
  scored: 'yours',
}

/** Plays the sound of an event. */
export function soundOf(event: string): void {
  const sound = SOUNDS[event]
  if (sound) play(sound)
}
