/** What can be chosen now: legal moves, and whole ways of an officer, by the places of the map that they lead to. */

import type { MoveWords } from '../../../lib/chooser'
import type { Answer, City, CityNow, Phrase, Way } from '../../../lib/server'
import { namedIn, placesOf, wordsOf } from '../notation'
import type { March } from './march'

/** Something that can be done: one move, or the moves of a way. */
export interface Choice {
  /** Tells it from all others. */
  key: string
  moves: readonly string[]
  move: MoveWords
  /** The button of the bar that it belongs to. */
  action: string
  /** AP in all. */
  price: number
  title: Phrase | null
  /** Where it leads on the map; several for a zone, a lamp or a vehicle. */
  places: readonly string[]
  /** Whether it is done where the officer stands: tapping the officer finds it. */
  isHere: boolean
  /** Whether it leads almost everywhere, so that the map shows it only when it is asked for. */
  isEverywhere: boolean
  /** The mutant or load that must be taken up first; empty where there is none. */
  subject: string
  way: Way | null
  /** The mutants that go there together; null where no more than one does something. */
  march: March | null
}

/** A legal move; without words where the map says all of it. */
export type Offer = Omit<Answer, 'title'> & { title: Phrase | null }

/** All legal moves, each with the words and the price that were told of it. */
export function offersOf(legal: readonly string[], answers: readonly Answer[]): Offer[] {
  const told = new Map(answers.map((answer) => [answer.move, answer]))
  return legal.map((move) => told.get(move) ?? { move, title: null })
}

const ACTIONS: Readonly<Record<string, string>> = {
  step: 'move',
  shoot: 'quick',
  shoot_barrel: 'quick',
  shoot_machine: 'quick',
  aim: 'aimed',
  melee: 'melee',
  reload: 'reload',
  use: 'equipment',
  ability: 'ability',
  hand: 'hand',
  take_from: 'hand',
  take: 'take',
  fang: 'fang',
  end: 'end',
  open: 'here',
  weld: 'here',
  weld_surely: 'here',
  evacuate: 'here',
  unload: 'here',
  open_roof: 'here',
  climb: 'here',
  call: 'call',
}

/** Verbs with which a mutant does something: it is taken up first. */
const OF_MUTANTS: ReadonlySet<string> = new Set(['move', 'stand', 'attack', 'drop_barrel', 'leave'])

/** What an officer does on the own space. */
const HERE: ReadonlySet<string> = new Set([
  'open',
  'weld',
  'weld_surely',
  'open_roof',
  'melee',
  'reload',
  'fang',
])
const EVERYWHERE: ReadonlySet<string> = new Set(['call'])

/** Actions that come first at their target: whoever points at a mutant or a barrel means to shoot, not to go there. */
const SHOTS: ReadonlySet<string> = new Set(['quick', 'aimed'])

/** Everything that can be chosen. Single steps give way to ways as soon as these are known. */
export function choicesOf(
  offers: readonly Offer[],
  ways: readonly Way[],
  city: City,
  now: CityNow,
): Choice[] {
  const single = offers
    .filter(({ move }) => !ways.length || !move.startsWith('step '))
    .map((offer) => moveChoice(offer, city, now))
  const isShot = ({ action }: Choice): boolean => SHOTS.has(action)
  return [...single.filter(isShot), ...ways.map(wayChoice), ...single.filter((choice) => !isShot(choice))]
}

function wayChoice(way: Way): Choice {
  return {
    key: way.moves.join(', '),
    moves: way.moves,
    move: wordsOf(way.moves[0] ?? ''),
    action: 'move',
    price: way.price,
    title: null,
    places: [way.space],
    isHere: false,
    isEverywhere: false,
    subject: '',
    way,
    march: null,
  }
}

/** Many mutants that go to one place. */
export function marchChoice(march: March): Choice {
  const moves = march.strides.map(({ move }) => move)
  return {
    key: moves.join(', '),
    moves,
    move: wordsOf(moves[0] ?? ''),
    action: 'move',
    price: 0,
    title: null,
    places: [march.target],
    isHere: false,
    isEverywhere: false,
    subject: '',
    way: null,
    march,
  }
}

function moveChoice(offer: Offer, city: City, now: CityNow): Choice {
  const move = wordsOf(offer.move)
  const own = now.people.find(({ active }) => active)?.space ?? ''
  const isHere = HERE.has(move.verb) && own !== ''
  const subject = OF_MUTANTS.has(move.verb) ? (namedIn(move, 'mutant')[0] ?? '') : ''
  return {
    key: offer.move,
    moves: [offer.move],
    move,
    action: ACTIONS[move.verb] ?? move.verb,
    price: offer.price ?? 0,
    title: offer.title,
    places: isHere ? [own] : placesOf(move, city, now),
    isHere,
    isEverywhere: EVERYWHERE.has(move.verb),
    subject,
    way: null,
    march: null,
  }
}
