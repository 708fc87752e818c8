/** Directions in the sentences of a card, turned with the tile: cards tell of tiles as they are printed. */

import { DIRECTIONS } from '../board/geometry'
import { turnedTo } from '../board/drawing_keys'
import { armies } from '../lib/armies.svelte'
import type { Card, CardFact, Phrase } from '../lib/server'
import type { Argument } from '../lib/texts.svelte'
import { t } from '../lib/texts.svelte'

const DIRECTION = /^direction-([a-z]+)(-.*)?$/
const MOST_AIMS = 2 // more directions say less than the picture

function directionOf(id: string): number {
  const found = DIRECTION.exec(id)?.[1]?.toUpperCase() ?? ''
  return DIRECTIONS.findIndex((direction) => direction === found)
}

/** A sentence with all its directions turned clockwise by sixths. */
export function turnedPhrase(phrase: Phrase, steps: number): Phrase {
  const direction = directionOf(phrase.id)
  const args = Object.entries(phrase.args ?? {}).map(([name, value]) => [name, turned(value, steps)])
  const id = direction < 0 ? phrase.id : idOf((direction + steps) % 6, DIRECTION.exec(phrase.id)?.[2] ?? '')
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

/** Where a tile points with a facing, such as "NW"; empty where it points nowhere or to too many sides. */
export function aimOf(card: Card | undefined, facing: number): string {
  for (const fact of card?.facts ?? []) {
    const found = directionsIn(fact.title)
    if (!found.length) continue
    const names = found.map((direction) => t(idOf((direction + facing) % 6, '-short')))
    return found.length > MOST_AIMS ? '' : names.join(', ')
  }
  return ''
}

function directionsIn(value: Argument): number[] {
  if (typeof value !== 'object') return []
  if (value.is === 'list') return value.items.flatMap(directionsIn)
  if (value.is !== 'phrase') return []
  const own = directionOf(value.id)
  return [...(own < 0 ? [] : [own]), ...Object.values(value.args ?? {}).flatMap(directionsIn)]
}

/**
 * A sentence that tells where a tile faces, told by where it points. The server names the direction of the
 * edge that is printed at the top, which says little about a tile that shoots to its left.
 */
export function pointedPhrase(phrase: Phrase, seats: readonly string[]): Phrase {
  const facing = phrase.args?.facing
  const named = typeof facing === 'object' && facing.is === 'phrase' ? directionOf(facing.id) : -1
  const tile = named < 0 ? undefined : placedTile(phrase)
  const aim = tile ? aimOf(armies.tile(seats[tile.owner] ?? '', tile.tile)?.card, named) : ''
  return aim ? { ...phrase, args: { ...phrase.args, facing: aim } } : phrase
}

/** The tile that is put down or turned: an instant only does it to a unit. */
function placedTile(phrase: Phrase): { owner: number; tile: string } | undefined {
  const { tile, unit, before } = phrase.args ?? {}
  const named = phrase.id.startsWith('move-play') ? [unit] : [tile, unit, before]
  return named.find((value) => typeof value === 'object' && (value.is === 'unit' || value.is === 'tile')) as
    { owner: number; tile: string } | undefined
}
