/** All cards, as the server tells them: their names, texts and what is printed on them. */

import { SvelteMap } from 'svelte/reactivity'

import type { CityCard } from '../../lib/server'
import { say } from '../../lib/texts.svelte'
import { library } from './api'

export type CardKind = 'ability' | 'equipment' | 'take' | 'chaos' | 'auto' | 'special'

const known = new SvelteMap<string, CityCard>()

export const cards = {
  /** Fetches them all. */
  load: async (): Promise<void> => {
    for (const card of await library.cards()) known.set(`${card.kind} ${card.key}`, card)
  },
  /** A card by kind and key. */
  get: (kind: CardKind, key: string): CityCard | undefined => known.get(`${kind} ${key}`),
  /** All of them, in the order of the game. */
  all: (): CityCard[] => [...known.values()],
  name: (kind: CardKind, key: string): string => {
    const card = cards.get(kind, key)
    return card ? say(card.name, []) : key
  },
  text: (kind: CardKind, key: string): string => {
    const card = cards.get(kind, key)
    return card ? say(card.text, []) : ''
  },
}
