/** Directions in the sentences of a card, turned with the tile: cards tell of tiles as they are printed. */

import { DIRECTIONS } from '../board/geometry'
import { turnedTo } from '../board/drawing_keys'
import type { Card, CardFact, Phrase } from '../../../lib/server'
import type { Argument } from '../../../lib/texts.svelte'
import { t } from '../../../lib/texts.svelte'

const DIRECTION = /^direction-([a-z]+)(-.*)?$/
const SIDES = 6

function directionOf(id: string): number {
  const found = DIRECTION.exec(id)?.[1]?.toUpperCase() ?? ''
  return DIRECTIONS.findIndex((direction) => direction === found)
}

/** A sentence with all its directions turned clockwise by sixths. */
export function turnedPhrase(phrase: Phrase, steps: number): Phrase {
  const direction = directionOf(phrase.id)
  const args = Object.entries(phrase.args ?? {}).map(([name, value]) => [name, turned(value, steps)])
  const id =
    direction < 0 ? phrase.id : idOf((direction + steps) % SIDES, DIRECTION.exec(phrase.id)?.[2] ?? '')
  return { ...phrase, id, args: Object.fromEntries(args) as Phrase['args'] }
}

function idOf(direction: number, form: string): string {
  return `direction-${(DIRECTIONS[direction] ?? 'N').toLowerCase()}${form}`
}

function turned(value: Argument, steps: number): Argument {
  if (typeof value !== 'object') return value
  if (value.is === 'phrase') return turnedPhrase(value, steps)
  return value.is === 'list' ? { ...value, items: value.items.map((item) => turned(item, steps)) } : value
}

/** The card of a tile as it would stand with a facing. */
export function turnedCard(card: Card, facing: number): Card {
  const facts = card.facts.map((fact): CardFact => ({ ...fact, title: turnedPhrase(fact.title, facing) }))
  return { ...card, facts, drawing: turnedTo(card.drawing, facing) }
}

/** Where a tile points with a facing, such as "NW", in the words of the log; empty if it is the same on all sides. */
export function aimOf(card: Card | undefined, facing: number): string {
  for (const fact of card?.facts ?? []) {
    const found = directionsIn(fact.title)
    if (!found.length) continue
    const ways = middleOf(found).map((direction) => (direction + facing) % SIDES)
    return ways
      .sort((one, other) => one - other)
      .map((way) => t(idOf(way, '-short')))
      .join(', ')
  }
  return ''
}

/** Three directions in a row are told by the one in the middle, four by two, five by one. */
function middleOf(directions: number[]): number[] {
  const has = (direction: number): boolean => directions.includes((direction + SIDES) % SIDES)
  const inner = directions.filter((direction) => has(direction - 1) && has(direction + 1))
  return inner.length ? middleOf(inner) : directions
}

function directionsIn(value: Argument): number[] {
  if (typeof value !== 'object') return []
  if (value.is === 'list') return value.items.flatMap(directionsIn)
  if (value.is !== 'phrase') return []
  const own = directionOf(value.id)
  return [...(own < 0 ? [] : [own]), ...Object.values(value.args ?? {}).flatMap(directionsIn)]
}
