import { beforeAll, expect, it } from 'vitest'

import type { Card, Phrase } from '../../../lib/server'
import { speakFrom } from '../../../lib/texts.svelte'
import { aimOf, turnedCard } from './facing_words'

function phrase(id: string, args: Phrase['args'] = {}): Phrase {
  return { is: 'phrase', id, args }
}

function card(...titles: Phrase[]): Card {
  return {
    is: 'card',
    army: 'outpost',
    tile: 'x',
    kind: 'warrior',
    drawing: 'outpost.x.0.b',
    facts: titles.map((title) => ({ icon: '', title })),
  }
}

const shot = phrase('card-attack', { kind: phrase('icon-ranged'), where: phrase('direction-se-towards') })
const links = phrase('card-edges', {
  where: phrase('card-towards', {
    directions: { is: 'list', items: ['n', 'ne', 'nw'].map((d) => phrase(`direction-${d}-short`)) },
  }),
})

beforeAll(() =>
  speakFrom(
    'en',
    ['n', 'ne', 'se', 's', 'sw', 'nw'].map((d) => `direction-${d}-short = ${d.toUpperCase()}`).join('\n'),
  ),
)

it('turns every direction of a card, and its picture', () => {
  const turned = turnedCard(card(shot, links), 3)
  expect(turned.drawing).toBe('outpost.x.3.b')
  expect(JSON.stringify(turned.facts)).toContain('direction-nw-towards')
  expect(turned.facts[1]?.title).toEqual(
    phrase('card-edges', {
      where: phrase('card-towards', {
        directions: { is: 'list', items: ['s', 'sw', 'se'].map((d) => phrase(`direction-${d}-short`)) },
      }),
    }),
  )
})

it('says where a tile points, and of three directions in a row the one in the middle', () => {
  expect(aimOf(card(phrase('card-value'), shot), 3)).toBe('NW')
  expect(aimOf(card(links, shot), 0)).toBe('N')
  expect(aimOf(card(links, shot), 5)).toBe('NW')
  expect(aimOf(card(phrase('card-value')), 2)).toBe('')
  expect(aimOf(undefined, 2)).toBe('')
})
