/** What cards say at a table, where the episode has a word in it. */

import type { City } from '../../lib/server'
import { say } from '../../lib/texts.svelte'
import { cards, type CardKind } from './cards.svelte'

/** The part of the id of a text that stands for a key. */
export function dashed(key: string): string {
  return key.replaceAll('_', '-')
}

/** What a card does; Zero's Scheme does what the special card of the episode says. */
export function cardText(kind: CardKind, key: string, city: City | null): string {
  return (key === 'scheme' && specialText(city)) || cards.text(kind, key)
}

/** The half of one of AutoDoc's cards that acts from the queue; null for a card without one. */
export function bottomHalf(key: string): { name: string; text: string } | null {
  const card = cards.get('auto', key)
  if (!card?.bottom) return null
  return { name: say(card.bottom, []), text: card.bottom_text ? say(card.bottom_text, []) : '' }
}

/** Whether equipment comes from the police deck. */
export function isPolice(equipment: string): boolean {
  return cards.get('equipment', equipment)?.of === 'police'
}

function specialText(city: City | null): string {
  const rule = city?.briefing.special.find(({ text }) => text.id === 'hc-rule-special')
  const told = rule?.text.args?.text
  return told === undefined ? '' : say(told, [])
}
