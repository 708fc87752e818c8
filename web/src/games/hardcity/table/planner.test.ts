import { describe, expect, it } from 'vitest'

import type { Answer, Way } from '../../../lib/server'
import { smallCity, smallNow } from '../testing/city'
import { choicesOf, offersOf } from './choices'
import { farnessIn, marchOf } from './march'
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

function plannerOf(answers: Answer[], ways: Way[] = [], mutants = smallNow().mutants, most = 9): Planner {
  const city = smallCity()
  const choices = choicesOf(answers, ways, city, smallNow({ mutants }))
  return new Planner(() => ({
    choices,
    mutants,
    march: (taken, target) => marchOf(taken, target, choices, mutants, farnessIn(city), most),
  }))
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
    expect(planner.held).toBe('mutant1')
    expect(planner.point('A2', [])).toBe('taken')
    expect(planner.chosen?.key).toBe('move mutant1 A2')
  })

  it('shows what leads everywhere only when it is asked for', () => {
    const planner = plannerOf([answer('call A2', 1), answer('call A3', 1)])
    expect(planner.byPlace.size).toBe(0)
    planner.filter('call')
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
    expect(planner.held).toBe('mutant1')
    expect(planner.back()).toBe(true)
    expect(planner.back()).toBe(false)
  })

  it('is shown as if it had been pointed out, whatever was planned before', () => {
    const answers = [
      'call A2',
      'move mutant1 A2',
      'stand mutant2',
      'deploy rat C1',
      'deploy mutant C1',
      'pass',
    ]
    const planner = plannerOf(answers.map((move) => answer(move)))
    for (const move of answers) {
      const choice = choicesOf([answer(move)], [], smallCity(), smallNow())[0]
      if (choice) planner.show(choice)
      expect(planner.chosen?.key).toBe(move)
    }
  })

  it('chooses among several at one place', () => {
    const planner = plannerOf([answer('shoot B2', 1), answer('aim B2 mutant1', 2)])
    planner.point('B2', [])
    planner.choose('aim B2 mutant1')
    expect(planner.chosen?.price).toBe(2)
  })
})

describe('a car that is parked', () => {
  it('lies on the two spaces that were pointed at, in either order', () => {
    const planner = plannerOf([answer('park A1 B1'), answer('park A1 A2'), answer('park B1 C1')])
    planner.point('B1', [])
    expect(planner.here).toHaveLength(2)
    expect(planner.point('C1', [])).toBe('taken')
    expect(planner.chosen?.key).toBe('park B1 C1')
    expect(planner.point('A1', [])).toBe('taken')
    expect(planner.chosen?.key).toBe('park A1 B1')
    expect(planner.point('A1', [])).toBe('again')
  })
})

describe('offers', () => {
  it('are all legal moves, with words where some were told', () => {
    const told = answer('deploy mutant C1')
    expect(offersOf(['move mutant1 A2', told.move], [told])).toEqual([
      { move: 'move mutant1 A2', title: null },
      told,
    ])
  })
})

describe('many mutants', () => {
  const crowd = ['mutant1', 'mutant2', 'mutant3'].map((mutant) => ({ mutant, kind: 'mutant', space: 'A1' }))
  const all = [...crowd, { mutant: 'rat1', kind: 'rat', space: 'C1' }]
  const answers = [
    ...['A2', 'B1', 'B2'].map((space) => answer(`move mutant1 ${space}`)),
    ...['B2', 'C3'].map((space) => answer(`move rat1 ${space}`)),
  ]

  it('go to one place, equals one after the other', () => {
    const planner = plannerOf(answers, [], all)
    expect(planner.gather(['mutant1', 'mutant2', 'mutant3'])).toBe(true)
    expect(planner.gather(['rat1'])).toBe(true)
    expect(planner.point('B2', [])).toBe('taken')
    expect(planner.chosen?.moves).toEqual([
      'move mutant1 B2',
      'move mutant2 B2',
      'move mutant3 B2',
      'move rat1 B2',
    ])
    expect(planner.point('B2', [])).toBe('again')
    planner.leaveOut('mutant1')
    expect(planner.chosen?.moves).toEqual(['move mutant1 B2', 'move mutant2 B2', 'move rat1 B2'])
  })

  it('get as near as they can, and no further than moves are left', () => {
    const planner = plannerOf(answers, [], all, 2)
    planner.takeUp('mutant2', 'mutant3', 'rat1')
    expect(planner.point('B3', [])).toBe('taken')
    expect(planner.march?.strides.map(({ mutant, to }) => [mutant, to])).toEqual([
      ['mutant2', 'B2'],
      ['mutant3', 'B2'],
    ])
    expect(planner.march?.staying).toEqual(['rat1'])
  })

  it('are added one after the other, and put down by the same again', () => {
    const planner = plannerOf(answers, [], all)
    planner.isGathering = true
    planner.point('A1', ['mutant1', 'mutant2', 'mutant3'])
    planner.point('C1', ['rat1'])
    expect(planner.taken).toHaveLength(4)
    planner.point('A1', ['mutant1', 'mutant2', 'mutant3'])
    expect(planner.taken).toEqual(['rat1'])
    expect(planner.held).toBe('rat1')
  })

  it('say no to where nobody gets any nearer', () => {
    const planner = plannerOf(answers, [], all)
    planner.takeUp('mutant1', 'mutant2')
    expect(planner.point('A1', [])).toBe('nothing')
  })
})
