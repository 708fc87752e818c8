/** Where something that happens is on the map. */

import type { City, CityNow } from '../../../lib/server'
import type { Lie, Point } from '../map/geometry'

/** The space of a space, an officer, a mutant, a load or a manhole; null for what covers several. */
export function spaceOf(at: string, city: City, now: CityNow): string | null {
  if (city.spaces.some(({ label }) => label === at)) return at
  const found =
    now.people.find(({ person }) => person === at) ??
    now.mutants.find(({ mutant }) => mutant === at || kafarIs(mutant, at)) ??
    now.loads.find(({ load }) => load === at)
  return found?.space ?? city.manholes.find(({ number }) => at === `manhole ${number}`)?.space ?? null
}

/** Its middle on the drawing of the map. */
export function placeOf(at: string, city: City, now: CityNow, lie: Lie): Point | null {
  return lie.middleOf(spacesOf(at, city, now))
}

/** All spaces that it covers. */
export function spacesOf(at: string, city: City, now: CityNow): readonly string[] {
  const space = spaceOf(at, city, now)
  return space ? [space] : coveredBy(at, city, now)
}

/** The spaces that a vehicle or the area of a lamp covers. */
function coveredBy(at: string, city: City, now: CityNow): readonly string[] {
  const lamp = /^lamp (\d+)$/.exec(at)
  if (lamp) return city.lamps[Number(lamp[1]) - 1] ?? []
  const vehicle = now.vehicles.find((one) => one.vehicle === at || one.kind === at || isNode(one.node, at))
  return vehicle?.spaces ?? []
}

const isNode = (node: string | null, at: string): boolean => node?.toLowerCase() === at.toLowerCase()

/** There is only one of him, whatever his number. */
const kafarIs = (mutant: string, at: string): boolean => at === 'kafar' && mutant.startsWith(at)
