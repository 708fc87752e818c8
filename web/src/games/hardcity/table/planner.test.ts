import { describe, expect, it } from 'vitest'

import type { Answer, Way } from '../../../lib/server'
import { smallCity, smallNow } from '../testing/city'
import { choicesOf } from './choices'
import { Planner } from './planner.svelte'

const answer = (move: string, price = 0): Answer => ({ move, title: { is: 'phrase', id: move }, price })
const way: Way = {
  space: 'A3',
  load: '',
  moves: ['step A2', 'step A3'],
  spaces: ['A2', 'A3'],
  price: 1,
  left: 3,
  harm: 0,
  reactions: 0,
  asks: '',
  falls: false,
}

function plannerOf(answers: Answer[], ways: Way[] = []): Planner {
  const choices = choicesOf(answers, ways, smallCity(), smallNow())
  return new Planner(() => choices)
}

describe('a plan', () => {
  it('is a whole way where one is known, and single steps until then', () => {
    expect([...plannerOf([answer('step A2', 1), answer('end')]).byPlace.keys()]).toEqual(['A2'])
    const planner = plannerOf([answer('step A2', 1), answer('end')], [way])
    expect(planner.point('A3', [])).toBe('taken')
    expect(planner.chosen?.moves).toEqual(['step A2', 'step A3'])
    expect(planner.point('A3', [])).toBe('again')
  })

  it('is a shot where somebody to shoot at stands, the way there comes after it', () => {
    const planner = plannerOf([answer('shoot A3', 1), answer('step A2', 1)], [way])
    planner.point('A3', [])
    expect(planner.here.map(({ action }) => action)).toEqual(['quick', 'move'])
  })

  it('takes the button of the bar into account', () => {
    const planner = plannerOf([answer('shoot B2', 1), answer('aim B2 mutant1', 2), answer('melee', 1)])
    planner.point('B2', [])
    expect(planner.here.map(({ key }) => key)).toEqual(['shoot B2', 'aim B2 mutant1'])
    planner.filter('aimed')
    expect(planner.chosen?.key).toBe('aim B2 mutant1')
    planner.filter('melee')
    expect(planner.place).toBe('')
    expect(planner.chosen?.key).toBe('melee')
    planner.filter('melee')
    planner.point('A1', [])
    expect(planner.chosen?.key).toBe('melee')
  })

  it('takes up a mutant before the space it goes to', () => {
    const planner = plannerOf([
      answer('move mutant1 A2'),
      answer('stand mutant2'),
      answer('deploy mutant C1'),
    ])
    expect([...planner.byPlace.keys()]).toEqual(['C1'])
    expect(planner.point('B2', ['mutant1', 'mutant2'])).toBe('taken')
    expect(planner.subject).toBe('mutant1')
    expect(planner.point('A2', [])).toBe('taken')
    expect(planner.chosen?.key).toBe('move mutant1 A2')
  })

  it('shows what leads everywhere only when it is asked for', () => {
    const planner = plannerOf([answer('call A2', 1), answer('call A3', 1)])
    expect(planner.byPlace.size).toBe(0)
    planner.filter('here')
    expect([...planner.byPlace.keys()]).toEqual(['A2', 'A3'])
  })

  it('needs no click for the only mutant that can do something', () => {
    const planner = plannerOf([answer('move mutant1 A2'), answer('move mutant1 A3')])
    expect([...planner.byPlace.keys()]).toEqual(['A2', 'A3'])
    expect(planner.point('A3', [])).toBe('taken')
    expect(planner.chosen?.key).toBe('move mutant1 A3')
  })

  it('goes back step by step and says no where nothing is', () => {
    const planner = plannerOf([answer('move mutant1 A2'), answer('stand mutant2')])
    expect(planner.point('C3', [])).toBe('nothing')
    planner.takeUp('mutant1')
    planner.point('A2', [])
    expect(planner.back()).toBe(true)
    expect(planner.subject).toBe('mutant1')
    expect(planner.back()).toBe(true)
    expect(planner.back()).toBe(false)
  })

  it('chooses among several at one place', () => {
    const planner = plannerOf([answer('shoot B2', 1), answer('aim B2 mutant1', 2)])
    planner.point('B2', [])
    planner.choose('aim B2 mutant1')
    expect(planner.chosen?.price).toBe(2)
  })
})
