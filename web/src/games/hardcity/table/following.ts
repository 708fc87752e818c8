/** What matters on the map now: whoever looks at it closely is shown that. */

import type { City, CityNow } from '../../../lib/server'
import { spaceOfMutant } from '../notation'
import type { Beat } from '../playback/beats'
import { spacesOf } from '../playback/places'
import { farnessIn } from './march'

/** What a table tells of it. */
export interface Attention {
  city: City
  now: CityNow
  /** What is being played; null while nothing is. */
  beat: Beat | null
  /** The place that is planned. */
  place: string
  /** Spaces that somebody or something points out. */
  pointed: readonly string[]
  /** The mutants that were taken up, and all that can be. */
  taken: readonly string[]
  movable: ReadonlySet<string>
  /** Where something can be done. */
  doable: Iterable<string>
}

/** The spaces that matter, the most important ones first; none where the map shall stay as it is. */
export function followedOf(attention: Attention): string[] {
  const { city, now, beat, place, pointed, taken, movable, doable } = attention
  if (beat) return beat.scene ? [] : happeningIn(beat, city, now)
  if (place) return [place]
  const acting = now.people.flatMap(({ active, space }) => (active && space ? [space] : []))
  const standing = (mutants: Iterable<string>): string[] =>
    [...mutants].flatMap((mutant) => spaceOfMutant(mutant, now))
  const centre = [...pointed, ...standing(taken), ...acting]
  const around = [...standing(movable), ...doable]
  const [first = around[0] ?? ''] = centre
  const far = farnessIn(city)
  return [...new Set([...centre, ...around.toSorted((one, other) => far(first, one) - far(first, other))])]
}

/** Where something happens, and where it comes from. */
function happeningIn({ effects }: Beat, city: City, now: CityNow): string[] {
  const at = (name: string | undefined): readonly string[] => (name ? spacesOf(name, city, now) : [])
  return [
    ...new Set([...effects.flatMap((effect) => at(effect.at)), ...effects.flatMap(({ from }) => at(from))]),
  ]
}
