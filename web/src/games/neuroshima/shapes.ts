/** Where this game begins: its own shapes among those that tables of all games share. */

import type {
  BattleShow,
  GameReplay,
  GameShow,
  GameSight,
  GameTerms,
  NeuroshimaTerms,
  Replay,
  Sight,
} from '../../lib/server'

/** The name of this game at the server. */
export const NAME = 'neuroshima'

/** A sight of this game. */
export function sightOf(sight: GameSight | null): Sight | null {
  return sight?.game === NAME ? sight : null
}

/** A battle that is worth being played back. */
export function battleOf(show: GameShow | null | undefined): BattleShow | null {
  return show?.game === NAME && show.phases.length ? show : null
}

/** How this game is played. */
export function termsOf(terms: GameTerms | undefined): NeuroshimaTerms | null {
  return terms?.game === NAME ? terms : null
}

/** How the game of a sight is played, as far as a sight tells it. */
export function termsShown(sight: Sight | null | undefined): NeuroshimaTerms | undefined {
  return sight ? { game: NAME, mode: sight.mode } : undefined
}

/** A replay of this game. */
export function replayOf(replay: GameReplay): Replay | null {
  return replay.game === NAME ? replay : null
}
