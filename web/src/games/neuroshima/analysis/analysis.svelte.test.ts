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

test('a bot is asked anew after a change, whatever it thinks of the position before', async () => {
  const analysis = await opened()
  analysis.think('greedy', 1)
  await soon()
  lower(analysis, 7)
  expect(analysis.isThinking).toBe(false)
  analysis.think('greedy', 1)
  await soon()
  await answer('best', 0, ['old'])
  expect([analysis.ideas, analysis.isThinking]).toEqual([null, true])
  await answer('best', 1, ['new'])
  expect([analysis.ideas, analysis.isThinking]).toEqual([['new'], false])
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
