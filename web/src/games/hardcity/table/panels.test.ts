import { describe, expect, it } from 'vitest'

import type { Answer, Preview } from '../../../lib/server'
import { officer, smallCity, smallNow } from '../testing/city'
import { stepOf } from './autodoc'
import { leftOut, toggled } from './basics'
import { choicesOf } from './choices'
import { framesOf } from './film'
import { handOf } from './hand'
import { damageOf, harmOf, meanHits } from './outcomes'
import { choiceOf, lockedAp, stopsOf, turnOf } from './people_now'
import { hasTray, isAnsweredInTray, isLow, spreadMoves } from './tray'

const answer = (move: string): Answer => ({ move, title: { is: 'phrase', id: move }, price: 0 })
const choices = (...moves: string[]) => choicesOf(moves.map(answer), [], smallCity(), smallNow())

const previewOf = (results: Preview['results']): Preview => ({
  move: '',
  price: 0,
  dice: 0,
  results,
  kills: 0,
  stuns: 0,
  order: 0,
  chaos: 0,
  targets: [],
  harm: [],
  reactions: [],
  asks: [],
})

describe('the round', () => {
  const people = [
    officer({ person: 'jenny', active: false, done: true }),
    officer({ person: 'miranda' }),
    officer({ person: 'marcellus', active: false }),
    officer({ person: 'donathan', active: false, stunned: true }),
    officer({ person: 'fang', active: false, seat: null }),
  ]
  const told = (now: ReturnType<typeof smallNow>, kind = '') =>
    stopsOf(now, kind).map(({ key, when }) => `${key} ${when}`)

  it('goes from those who have acted to those who lost their turn, with the enemy after each', () => {
    expect(told(smallNow({ people }))).toEqual([
      'jenny past',
      'after-jenny past',
      'miranda now',
      'after-miranda coming',
      'marcellus coming',
      'after-marcellus coming',
      'donathan out',
    ])
  })

  it('stands at the enemy after whoever acted, active or not any more', () => {
    expect(told(smallNow({ people, phase: 'zero' }))[3]).toBe('after-miranda now')
    const alone = people.filter(({ active }) => !active)
    expect(told(smallNow({ people: alone, phase: 'zero' }))[1]).toBe('after-jenny now')
    const between = told(smallNow({ people, phase: 'zero' }), 'round_task')
    expect(between.slice(2, 4)).toEqual(['miranda past', 'after-miranda past'])
  })

  it('tells what an officer does, and the AP that lie on a card', () => {
    const now = smallNow({ people })
    expect(people.slice(0, 4).map((person) => turnOf(person, now))).toEqual([
      'done',
      'acting',
      'waiting',
      'stunned',
    ])
    const autodoc = {
      deck: 9,
      discards: [],
      queue: [{ card: 'stolen_donut', marker: 'jenny', new: false }],
      resolving: [],
      letters: [],
    }
    expect(people.map((person) => lockedAp(person, smallNow({ people, autodoc })))).toEqual([1, 0, 0, 0, 0])
  })

  it('lets a card answer only where one answer is about its officer', () => {
    expect(choiceOf('miranda', choices('activate miranda', 'activate jenny'))?.key).toBe('activate miranda')
    expect(choiceOf('miranda', choices('hand flashbang miranda'))).toBeNull()
  })
})

describe('the film', () => {
  it('has an opening, frames that are closed, one that is ready and one that waits with the reason', () => {
    const takes = ['hello', 'slow', 'cover', 'boom'].map((take, place) => ({
      take,
      dead: place < 2,
      clapper: place === 1,
    }))
    const reason = { is: 'phrase' as const, id: 'why' }
    const action = { action: 'take', price: 0, usual: 0, moves: 1, verbs: ['take'], reason, clause: '' }
    const frames = framesOf(takes, choices('take cover'), [action])
    expect(frames.map(({ state }) => state)).toEqual(['opening', 'used', 'ready', 'waiting'])
    expect(frames.map((frame) => frame.reason)).toEqual([null, null, null, reason])
    expect(frames.findIndex(({ hasClapper }) => hasClapper)).toBe(1)
  })
})

describe('a chaos card', () => {
  it('is played for two values: a third one replaces the older, the same again drops it', () => {
    expect(leftOut(toggled([], 'move'))).toBeNull()
    const two = toggled(toggled([], 'move'), 'attack')
    expect(leftOut(two)).toBe('deploy')
    expect(leftOut(toggled(two, 'deploy'))).toBe('move')
    expect(toggled(two, 'attack')).toEqual(['move'])
  })

  it('knows its text, its values by what is left out, and why its text cannot be played', () => {
    const reason = { is: 'phrase' as const, id: 'why' }
    const told = [
      { card: 'stampede', verbs: [], reason: null, clause: '' },
      { card: 'bite', verbs: [], reason, clause: 'HC-8.5' },
    ]
    const [first, second] = handOf(
      ['stampede', 'bite'],
      choices('play stampede', 'basics stampede move', 'basics bite attack'),
      told,
    )
    expect(first?.text?.key).toBe('play stampede')
    expect(first?.basics.move?.key).toBe('basics stampede move')
    expect(second?.text).toBeNull()
    expect([second?.reason, second?.clause]).toEqual([reason, 'HC-8.5'])
  })
})

describe('the tray', () => {
  const roll = { person: 'miranda', purpose: 'shot', space: 'B2', step: 'skulls', hits: null, needed: null }

  it('opens for dice, reactions and new abilities, and answers only what belongs to them', () => {
    const now = smallNow({ roll })
    expect(hasTray(smallNow(), 'officer_turn')).toBe(false)
    expect(hasTray(now, 'no_warning_task')).toBe(true)
    expect(isAnsweredInTray(now, 'no_warning_task')).toBe(false)
    expect(isAnsweredInTray(now, 'roll_dice')).toBe(true)
    expect(isAnsweredInTray(smallNow(), 'reaction_left_mutants')).toBe(true)
    expect(isAnsweredInTray(smallNow(), 'level_up')).toBe(true)
  })

  it('keeps clear of the space that it is about', () => {
    expect([isLow('B7', true), isLow('G7', true), isLow('SB1', true), isLow('', true)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([isLow('B7', false), isLow('G5', false)]).toEqual([true, false])
  })

  it('sends damage point by point', () => {
    const points = new Map([
      ['mutant1', 2],
      ['mutant2', 0],
      ['mutant3', 1],
    ])
    expect(spreadMoves(points)).toEqual(['mutant mutant1', 'mutant mutant1', 'mutant mutant3'])
  })

  it('tells damage where it is sure, hits on average, and health before and after', () => {
    expect(damageOf(previewOf([{ hits: 3 }]))).toBe(3)
    const dice = previewOf([
      { chance: 0.5, hits: 2 },
      { chance: 0.5, hits: 1 },
    ])
    expect(damageOf(dice)).toBeNull()
    expect(meanHits(dice)).toBe(1.5)
    expect(harmOf(previewOf([{ hurt: { miranda: 9 } }]), smallNow())).toEqual([
      { person: 'miranda', hp: 4, after: 0, most: 5 },
    ])
  })
})

describe("AutoDoc's step", () => {
  it('is told by the card that is resolved and by what is asked', () => {
    const autodoc = { deck: 9, discards: [], queue: [], resolving: ['swarm'], letters: [] }
    const now = smallNow({ autodoc, phase: 'zero' })
    expect(stepOf(now, 'squad')).toBe('top')
    expect(stepOf(now, 'bottom')).toBe('queue')
    expect(stepOf(smallNow({ autodoc }), 'officer_turn')).toBeNull()
    expect(stepOf(now, 'round_task')).toBeNull()
  })
})
