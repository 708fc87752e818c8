/** What can be done with each card of Doctor Zero's hand. */

import type { CardNow, Phrase } from '../../../lib/server'
import { namedIn } from '../notation'
import type { Basic } from './basics'
import type { Choice } from './choices'

const TEXTS: ReadonlySet<string> = new Set(['play', 'instant', 'react'])

export interface HeldCard {
  card: string
  /** Its text: played in the own turn, before it, or as a reaction; null where that is not possible. */
  text: Choice | null
  /** Its basic values, by the one that is left out. */
  basics: Partial<Record<Basic, Choice>>
  /** Why its text cannot be played in the own turn. */
  reason: Phrase | null
  clause: string
}

/** The hand in its order, with what is legal and why not. */
export function handOf(
  cards: readonly string[],
  choices: readonly Choice[],
  told: readonly CardNow[],
): HeldCard[] {
  return cards.map((card, place) => {
    const about = choices.filter(({ move }) => namedIn(move, 'chaos')[0] === card)
    const why = told[place]?.card === card ? told[place] : told.find((each) => each.card === card)
    const basics = about.flatMap((choice) => {
      const left = namedIn(choice.move, 'basic')[0]
      return left === undefined ? [] : [[left, choice] as const]
    })
    return {
      card,
      text: about.find(({ move }) => TEXTS.has(move.verb)) ?? null,
      basics: Object.fromEntries(basics) as Partial<Record<Basic, Choice>>,
      reason: why?.reason ?? null,
      clause: why?.clause ?? '',
    }
  })
}
