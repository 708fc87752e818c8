import { beforeEach, expect, it } from 'vitest'

import type { Answered, CoachTip } from '../../../lib/server'
import { Coach, type Coached } from './coach.svelte'
import { coachMatch, isCoached, read, seen, wantsCoach, wishCoach } from './memory'

const phrase = { is: 'phrase' as const, id: 'coach-hq' }
const tipOf = (situation: CoachTip['situation'], more: Partial<CoachTip> = {}): CoachTip => ({
  ...{ situation, title: phrase, rule: phrase, advice: phrase, clause: 'NH-2.6' },
  ...more,
})

let tips: CoachTip[]
let table: Coached & { lit: readonly string[]; shown: string }

beforeEach(() => {
  tips = []
  coachMatch('abc')
  table = {
    ...{ isMine: true, askable: true, queue: { position: 1 }, coach: null, lit: [], shown: '' },
    store: { seats: [0], ask: async () => ({ answer: { is: 'coach', tips } }) as unknown as Answered },
    light: (hexes) => (table.lit = hexes),
    showMove: (move) => (table.shown = move),
  }
})

/** A coach who has looked at the position. */
async function coach(): Promise<Coach> {
  const standing = new Coach(table)
  await standing.look()
  return standing
}

it('the first thing that was not told is told, and its hexes are lit', async () => {
  tips = [tipOf('net', { hexes: ['C3', 'C2'] }), tipOf('pile')]
  const standing = await coach()
  expect([standing.tip?.situation, table.lit]).toEqual(['net', ['C3', 'C2']])
  standing.next()
  expect([standing.tip, table.lit, seen()]).toEqual([null, [], ['net']])
  expect((await coach()).tip?.situation).toBe('pile')
})

it('what is advised is taken up', async () => {
  tips = [tipOf('hq', { move: 'place hq C3 0' })]
  ;(await coach()).show()
  expect(table.shown).toBe('place hq C3 0')
})

it('whoever wants no tips has none, here and later', async () => {
  tips = [tipOf('hq')]
  const standing = await coach()
  table.coach = standing
  standing.leave()
  expect([table.coach, isCoached('abc'), wantsCoach()]).toEqual([null, false, false])
  wishCoach(true)
  expect(wantsCoach()).toBe(true)
})

it('the first game has a coach, later ones only for whoever wants one', () => {
  expect(read(null)).toEqual({ wish: null, match: '', seen: [] })
  expect(read({ wish: 'yes', match: 3, seen: ['hq', 4] })).toEqual({ wish: null, match: '', seen: ['hq'] })
  wishCoach(true)
  coachMatch('next')
  expect([isCoached('next'), isCoached('abc'), seen()]).toEqual([true, false, []])
})
