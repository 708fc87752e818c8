/** Moves of Hard City, word by word: what they name and where that is on the map. */

import { readMove, type MoveWords } from '../../lib/chooser'
import type { City, CityNow } from '../../lib/server'
import { FORMS } from './facts'
import { isOneSheet } from './map/geometry'

/** A space, or `car`, `boat`, `truck`: vehicles are spaces for mutants, and moves write them small. */
const SPACE = 'space'
const NOTHING = '-'

/** The words of a move; each field's role is its kind. */
export function wordsOf(text: string): MoveWords {
  return readMove(text, (verb) => (FORMS[verb] ?? []).map((kind) => ({ kind, role: kind })))
}

/** What a move names of a kind, in order. */
export function namedIn(move: MoveWords, kind: string): string[] {
  return move.words.filter((word, index) => move.fields[index]?.kind === kind && word !== NOTHING)
}

/** The spaces that a move leads to or is about, on the map as it stands. */
export function placesOf(move: MoveWords, city: City, now: CityNow): string[] {
  const spaces = namedIn(move, SPACE)
  if (spaces.length)
    return (move.verb === 'step' ? spaces.slice(0, 1) : spaces).flatMap((one) => spread(one, now))
  for (const find of FINDERS) {
    const found = find(move, city, now)
    if (found.length) return found
  }
  return []
}

/** The spaces of a vehicle that moves write as one. */
function spread(space: string, now: CityNow): string[] {
  const vehicle = now.vehicles.find(({ node }) => node?.toLowerCase() === space.toLowerCase())
  return vehicle ? vehicle.spaces : [space]
}

type Finder = (move: MoveWords, city: City, now: CityNow) => string[]

const FINDERS: readonly Finder[] = [
  (move, _, now) => namedIn(move, 'mutant').flatMap((name) => spaceOfMutant(name, now)),
  (move, _, now) => namedIn(move, 'load').flatMap((name) => spacesOfLoad(name, now)),
  (move, _, now) => namedIn(move, 'officer').flatMap((name) => spaceOfPerson(name, now)),
  (move, _, now) => namedIn(move, 'vehicle').flatMap((name) => spacesOfVehicle(name, now)),
  (move, city, now) => numbered(move, city, now),
  (move, city, now) => (move.verb === 'roll' ? rolledTo(move, city, now) : []),
]

/** Where a mutant stands. */
export function spaceOfMutant(name: string, now: CityNow): string[] {
  const space = now.mutants.find(({ mutant }) => mutant === name)?.space
  return space === undefined ? [] : spread(space, now)
}

function spacesOfLoad(name: string, now: CityNow): string[] {
  const load = now.loads.find((each) => each.load === name)
  if (load?.vehicle) return spacesOfVehicle(load.vehicle, now)
  return load?.space ? [load.space] : []
}

function spaceOfPerson(name: string, now: CityNow): string[] {
  const space = now.people.find(({ person }) => person === name)?.space
  return space ? [space] : []
}

function spacesOfVehicle(name: string, now: CityNow): string[] {
  return now.vehicles.find(({ vehicle }) => vehicle === name)?.spaces ?? []
}

/** Lamps, zones and manholes are told by numbers from 1. */
function numbered({ verb, words }: MoveWords, city: City, now: CityNow): string[] {
  const index = Number(words[0]) - 1
  if (verb === 'lamp') return city.lamps[index] ?? []
  if (verb === 'zone') return now.zones[index] ?? []
  if (verb === 'manhole')
    return city.manholes.filter(({ number }) => number === index + 1).map(({ space }) => space)
  return []
}

const POLICE_CAR = 'police_car'
const BACKWARD = '1'

/** The spaces of the police car once a move has put it there, its tail first; null where the move is about no car. */
export function carAfter(move: MoveWords, city: City, now: CityNow): string[] | null {
  if (move.verb === 'park') return namedIn(move, SPACE)
  return move.verb === 'roll' ? rolledTo(move, city, now) : null
}

/** Where the police car comes to a stand: so many spaces along its own line, forward or backward. */
function rolledTo({ words: [count = '', way] }: MoveWords, city: City, now: CityNow): string[] {
  const car = now.vehicles.find(({ kind }) => kind === POLICE_CAR)?.spaces ?? []
  const [tail, nose] = car.map((label) => city.spaces.find((space) => space.label === label))
  if (!tail || !nose) return []
  const far = way === BACKWARD ? -Number(count) : Number(count)
  const [dx, dy] = [far * (nose.x - tail.x), far * (nose.y - tail.y)]
  return [tail, nose].flatMap(({ x, y, grid }) => {
    const there = city.spaces.find(
      (space) => space.x === x + dx && space.y === y + dy && isOneSheet(space.grid, grid),
    )
    return there ? [there.label] : []
  })
}
