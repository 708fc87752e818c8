import { beforeEach, expect, test, vi } from 'vitest'

import type { LessonView, Phrase, Verdict } from '../../../lib/server'
import { sightOf } from '../testing/sights'
import { learning } from '../api'
import { LessonModel } from './lesson.svelte'
import { progress } from './progress'

const words = (id: string): Phrase => ({ is: 'phrase', id })

const LEGAL = ['place hornet C3 0', 'place hornet C3 1', 'end']
const task = {
  prompt: words('p'),
  hint: words('h'),
  sight: sightOf('turn', LEGAL),
  position: {},
  solution: ['place hornet C3 1'],
}
const view = {
  info: { id: 'place', number: 2, title: words('t'), about: words('a'), tasks: 2 },
  tasks: [task, task],
  closing: words('c'),
  next: 'shoot',
} as LessonView

const told: Omit<Verdict, 'moves'> = {
  sight: sightOf('turn', []),
  lines: [],
  battle: null,
  done: true,
  over: true,
  feedback: words('good'),
  clause: '',
}

function answer(fields: Partial<Verdict>): void {
  vi.spyOn(learning, 'attempt').mockImplementation((_, { moves }) =>
    Promise.resolve({ ...told, moves, ...fields }),
  )
}

beforeEach(() => progress.forget())

test('a move that solves the task is kept, and the next task begins anew', async () => {
  const model = new LessonModel(view)
  answer({})
  await model.make('place hornet C3 1')
  expect([model.isDone, model.isOver, model.isOpen]).toEqual([true, true, false])
  expect(progress.tasks('place')).toBe(1)
  model.next()
  expect([model.number, model.moves, model.isDone, model.isOpen]).toEqual([1, [], false, true])
})

test('the last task ends the lesson', async () => {
  const model = new LessonModel(view)
  model.goTo(1)
  answer({})
  await model.make('place hornet C3 1')
  model.next()
  expect(model.isClosing).toBe(true)
  expect(progress.isDone('place')).toBe(true)
})

test('a lesson goes on where it was left', () => {
  progress.finishTask('place', 0)
  expect(new LessonModel(view).number).toBe(1)
})

test('an illegal move changes nothing and says why', async () => {
  const model = new LessonModel(view)
  answer({ clause: 'NH-1.4', feedback: words('refusal-occupied'), done: false, over: false, moves: [] })
  await model.make('place hornet C2 0')
  expect(model.reason).toEqual(words('refusal-occupied'))
  expect(model.verdict).toBe(null)
})

test('a reason that comes after something else was chosen is not told', async () => {
  const model = new LessonModel(view)
  answer({ clause: 'NH-1.4', feedback: words('refusal-occupied'), done: false, over: false, moves: [] })
  model.takeCard(0)
  model.pickHex('E3')
  model.pickHex('C3')
  await vi.waitFor(() => expect(learning.attempt).toHaveResolved())
  expect([model.chooser.way?.move, model.reason]).toEqual(['place hornet C3 0', null])
  model.pickHex('E3')
  await vi.waitFor(() => expect(model.reason).toEqual(words('refusal-occupied')))
})

test('a mistake can be taken back', async () => {
  const model = new LessonModel(view)
  answer({ done: false })
  await model.make('place hornet C3 0')
  expect([model.isDone, model.isOver]).toEqual([false, true])
  expect(progress.tasks('place')).toBe(0)
  await model.takeBack()
  expect([model.moves, model.isOpen]).toEqual([[], true])
})

test('a verdict that comes after a new start changes nothing', async () => {
  const model = new LessonModel(view)
  let tell = (_: Verdict): void => undefined
  vi.spyOn(learning, 'attempt').mockReturnValue(new Promise((resolve) => (tell = resolve)))
  const made = model.make('place hornet C3 1')
  model.restart()
  expect(model.isOpen).toBe(true)
  tell({ ...told, moves: ['place hornet C3 1'] })
  await made
  expect([model.moves, model.isDone, progress.tasks('place')]).toEqual([[], false, 0])
})

test('nor does one of a move that was taken back', async () => {
  const model = new LessonModel(view)
  answer({ done: false, over: false })
  await model.make('place hornet C3 0')
  await model.make('end')
  let tell = (_: Verdict): void => undefined
  vi.spyOn(learning, 'attempt').mockReturnValueOnce(new Promise((resolve) => (tell = resolve)))
  const made = model.make('end')
  await model.takeBack()
  tell({ ...told, moves: ['place hornet C3 0', 'end', 'end'] })
  await made
  expect([model.moves, model.isDone]).toEqual([['place hornet C3 0'], false])
})

test('the solution is put on the board to be confirmed', () => {
  const model = new LessonModel(view)
  model.showSolution()
  expect(model.isShown).toBe(true)
  expect(model.chooser.way?.move).toBe('place hornet C3 1')
  expect(model.moves).toEqual([])
})

test('a server that cannot be reached leaves the task as it is', async () => {
  const model = new LessonModel(view)
  vi.spyOn(learning, 'attempt').mockRejectedValue(new Error('offline'))
  await model.make('place hornet C3 1')
  expect([model.verdict, model.isOpen]).toEqual([null, true])
})

test('nor does it lose the moves of a task when one shall be taken back', async () => {
  const model = new LessonModel(view)
  answer({ done: false, over: false })
  await model.make('place hornet C3 0')
  await model.make('end')
  vi.spyOn(learning, 'attempt').mockRejectedValue(new Error('offline'))
  await model.takeBack()
  expect(model.moves).toEqual(['place hornet C3 0', 'end'])
  answer({ done: false, over: false })
  await model.takeBack()
  expect(model.moves).toEqual(['place hornet C3 0'])
})
