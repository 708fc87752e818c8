import { expect, test } from 'vitest'

import { Progress, read } from './progress.svelte'

test.each([null, 7, 'x', [], {}, { done: 'x', tasks: 3 }, { done: [1, null], tasks: { board: 'two' } }])(
  '%j is nothing done',
  (stored) => {
    expect(read(stored)).toEqual({ done: [], tasks: {} })
  },
)

test('what was stored is read', () => {
  expect(read({ done: ['board'], tasks: { place: 1 } })).toEqual({ done: ['board'], tasks: { place: 1 } })
})

test('tasks add up to lessons, and everything can be forgotten', () => {
  const progress = new Progress('test')
  progress.forget()
  expect(progress.isEmpty).toBe(true)
  progress.finishTask('place', 0)
  progress.finishTask('place', 1)
  progress.finishTask('place', 0)
  expect(progress.tasks('place')).toBe(2)
  expect(progress.isDone('place')).toBe(false)
  progress.finish('place')
  expect(progress.isDone('place')).toBe(true)
  expect(progress.tasks('place')).toBe(0)
  progress.forget()
  expect(progress.isEmpty).toBe(true)
})
