import { beforeEach, expect, test, vi } from 'vitest'

import { Problem } from '../../../lib/api'
import { Analysis } from './analysis.svelte'
import { asking } from '../api'
import { EXAMPLE } from './example'
import { emptyPosition, setHealth } from './position'

vi.mock('../api', () => ({
  asking: { sight: vi.fn(), forecast: vi.fn(), why: vi.fn(), battle: vi.fn(), best: vi.fn() },
}))

type Kind = keyof typeof asking

/** Questions of a kind that wait for their answers, the oldest first. */
interface Waiting {
  answer: (value: unknown) => void
  refuse: (error: unknown) => void
}
const waiting = new Map<string, Waiting[]>()

beforeEach(() => {
  vi.useFakeTimers()
  waiting.clear()
  for (const [kind, ask] of Object.entries(asking))
    vi.mocked(ask).mockImplementation(
      () =>
        new Promise<never>((answer, refuse) => {
          waiting.set(kind, [...(waiting.get(kind) ?? []), { answer: answer as Waiting['answer'], refuse }])
        }),
    )
})

const soon = () => vi.advanceTimersByTimeAsync(500)

/** Let the server answer the question of a kind that was asked as the so-manieth. */
async function answer(kind: Kind, index: number, value: unknown): Promise<void> {
  waiting.get(kind)?.[index]?.answer(value)
  await soon()
}

const forecastOf = (overlay: string) => ({ overlay }) as never
const POSITION = emptyPosition(['moloch', 'borgo'])
const lower = (analysis: Analysis, hq: number) => analysis.edit((before) => setHealth(before, 0, hq))

async function opened(): Promise<Analysis> {
  const analysis = new Analysis()
  analysis.open({ position: POSITION })
  await soon()
  await answer('sight', 0, { sight: { players: [] }, position: null })
  return analysis
}

test('a late forecast of an older facing does not take the place of the newer one', async () => {
  const analysis = await opened()
  analysis.foresee('place hybrid C2 0')
  await soon()
  analysis.foresee('place hybrid C2 1')
  await soon()
  await answer('forecast', 1, forecastOf('new'))
  await answer('forecast', 0, forecastOf('old'))
  expect([analysis.forecast?.overlay, analysis.forecastMove]).toEqual(['new', 'place hybrid C2 1'])
})

test('whoever leaves the ideas sees what a battle would do now, asked once', async () => {
  const analysis = await opened()
  analysis.foresee()
  await soon()
  await answer('forecast', 0, forecastOf('now'))
  analysis.foresee('end')
  await soon()
  analysis.foresee()
  await answer('forecast', 1, forecastOf('after'))
  expect([analysis.forecast?.overlay, analysis.forecastMove]).toEqual(['now', ''])
  expect(waiting.get('forecast')).toHaveLength(2)
})

test('of many ideas that a pointer crosses only the last is asked about', async () => {
  const analysis = await opened()
  for (let facing = 0; facing < 6; facing++) analysis.foresee(`place hybrid C2 ${facing}`)
  await soon()
  expect(waiting.get('forecast')).toHaveLength(1)
  waiting.get('forecast')?.[0]?.refuse(new Problem(429, 'too_fast', 'Too many requests.'))
  await soon()
  expect(analysis.problem).toBe('')
})

test('a battle or a reason that comes after a change is not shown', async () => {
  const analysis = await opened()
  analysis.fight()
  analysis.explain('end')
  await soon()
  lower(analysis, 7)
  await answer('battle', 0, { battle: { phases: [] }, assumed: [] })
  await answer('why', 0, { reason: { id: 'refusal-over' }, clause: '' })
  expect([analysis.battle, analysis.problem]).toEqual([null, ''])
})

test('every place is asked about by itself, and an older answer does not count', async () => {
  const analysis = await opened()
  expect([waiting.get('best')?.length, analysis.advice.isThinking]).toEqual([1, true])
  lower(analysis, 7)
  expect(analysis.advice.isThinking).toBe(false)
  await soon()
  await answer('sight', 1, { sight: { players: [] }, position: null })
  await answer('best', 0, [{ move: 'old' }])
  expect([analysis.advice.ideas, analysis.advice.isThinking]).toEqual([null, true])
  await answer('best', 1, [{ move: 'new' }])
  expect([analysis.advice.ideas?.[0]?.move, analysis.advice.isThinking]).toEqual(['new', false])
})

test('who steps through quickly asks about the last place, and what is known is not asked again', async () => {
  const analysis = await opened()
  await answer('best', 0, [
    { move: 'place hq C3 0', loss: 0, behind: 0 },
    { move: 'end', loss: 0.1, behind: 2 },
  ])
  analysis.play('end')
  await vi.advanceTimersByTimeAsync(10)
  waiting.get('sight')?.[1]?.answer({ sight: { players: [] }, position: null, titles: [] })
  await vi.advanceTimersByTimeAsync(10)
  analysis.step('back')
  await vi.advanceTimersByTimeAsync(10)
  await answer('sight', 2, { sight: { players: [] }, position: null, titles: [] })
  expect([waiting.get('best')?.length, analysis.advice.ideas?.length]).toEqual([1, 2])
  expect(analysis.advice.noteOf(0, 'end')).toEqual({ isBest: false, loss: 0.1, behind: 2 })
  expect(analysis.advice.noteOf(0, 'stay')).toBe(null)
})

test('nobody is asked where that is switched off', async () => {
  const analysis = new Analysis()
  analysis.advice.setLive(false)
  analysis.open({ position: POSITION })
  await soon()
  await answer('sight', 0, { sight: { players: [] }, position: null })
  expect(waiting.get('best')).toBe(undefined)
  analysis.advice.think()
  await soon()
  expect(waiting.get('best')).toHaveLength(1)
})

test('another move beside one that was played branches off, and can be promoted and taken away', async () => {
  const analysis = await opened()
  const seen = { sight: { players: [] }, position: null, titles: [] }
  const go = async (number: number, step: () => void) => {
    step()
    await soon()
    await answer('sight', number, seen)
  }
  await go(1, () => analysis.play('a'))
  await go(2, () => analysis.step('back'))
  await go(3, () => analysis.play('b'))
  expect([analysis.played, analysis.isSide, analysis.tree.size, analysis.walks]).toEqual([['b'], true, 3, 3])
  analysis.promote()
  expect(analysis.isSide).toBe(false)
  await go(4, () => analysis.step('after'))
  expect(analysis.played).toEqual(['a'])
  await go(5, () => analysis.remove())
  expect([analysis.played, analysis.tree.size]).toEqual([[], 2])
  await go(6, () => analysis.follow(['b', 'c']))
  expect([analysis.played, analysis.walks]).toEqual([['b', 'c'], 5])
})

test('a move that is refused leaves the position that is still on its way', async () => {
  const analysis = await opened()
  lower(analysis, 7)
  analysis.play('end')
  await soon()
  waiting.get('sight')?.[1]?.refuse(new Problem(422, 'illegal', 'No.'))
  await answer('sight', 2, { sight: { players: ['seen'] }, position: null })
  expect(analysis.sight?.players).toEqual(['seen'])
})

test('another position can be undone, and only what somebody changed is their own', async () => {
  const analysis = await opened()
  expect([analysis.own, analysis.canUndo]).toEqual([null, false])
  lower(analysis, 7)
  const mine = analysis.position
  expect(analysis.own).toBe(mine)
  analysis.replace(emptyPosition(['outpost', 'beasts']))
  expect(analysis.armies).toEqual(['outpost', 'beasts'])
  analysis.replace(EXAMPLE)
  expect(analysis.own).toBe(null)
  analysis.undo()
  expect(analysis.own).not.toBe(null)
  analysis.undo()
  expect(analysis.own).toBe(mine)
  analysis.undo()
  expect([analysis.position, analysis.canUndo]).toEqual([POSITION, false])
  analysis.redo()
  expect(analysis.position).toBe(mine)
  analysis.open({ record: '{}', upto: 0 })
  expect(analysis.own).toBe(null)
})
