/** Where this game begins: its own shapes among those that tables of all games share. */

import type { CitySight, GameSight, GameTerms, HardCityTerms } from '../../lib/server'

/** The name of this game at the server. */
export const NAME = 'hardcity'

/** The page on which its positions are analysed. */
export const ANALYSIS = '/analysis/hardcity'

/** A sight of this game. */
export function sightOf(sight: GameSight | null): CitySight | null {
  return sight?.game === NAME ? sight : null
}

/** How this game is played. */
export function termsOf(terms: GameTerms | undefined): HardCityTerms | null {
  return terms?.game === NAME ? terms : null
}
