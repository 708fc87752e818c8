import { describe, expect, it } from 'vitest'

import type { Idea, Phrase } from '../../../lib/server'
import { reasonsOf, worthWord } from './idea_words'

const phrase = (id: string, args?: Phrase['args']): Phrase => ({ is: 'phrase', id, ...(args && { args }) })
const idea = (reasons: Phrase[]): Idea => ({
  move: 'end',
  title: phrase('end'),
  value: 0.5,
  visits: 1,
  reasons,
})

describe('the advice of a bot', () => {
  it('says of the best idea how the game stands, of others how they compare', () => {
    expect([0.95, 0.6, 0.5, 0.2, 0.01].map((value) => worthWord(value, value, true))).toEqual([
      'city-idea-won',
      'city-idea-ahead',
      'city-idea-even',
      'city-idea-behind',
      'city-idea-lost',
    ])
    expect([0.59, 0.55, 0.4].map((value) => worthWord(value, 0.6, false))).toEqual([
      'city-idea-as-good',
      'city-idea-little-worse',
      'city-idea-worse',
    ])
  })

  it('tells gains from risks', () => {
    const risk = phrase('bot-reason-hurt', { count: 1 })
    const told = reasonsOf(
      idea([phrase('bot-reason-kills', { count: 2 }), phrase('bot-reason-risk', { what: risk })]),
    )
    expect(told.gains.map(({ id }) => id)).toEqual(['bot-reason-kills'])
    expect(told.risks).toEqual([risk])
  })
})
