import { expect, it } from 'vitest'

import { Fetched } from './fetched.svelte'

it('what failed can be asked for again', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('found')]
  const fetched = new Fetched(() => answers.shift() as Promise<string>)
  await fetched.load('one')
  expect([fetched.value, fetched.problem]).toEqual([null, new Error('away')])
  await fetched.retry()
  expect([fetched.value, fetched.problem]).toEqual(['found', null])
})

it('neither an answer nor a refusal counts where something else is wanted by now', async () => {
  const end: Record<string, () => void> = {}
  const fetched = new Fetched<string>(
    (id) =>
      new Promise(
        (resolve, reject) => (end[id] = () => (id === 'two' ? resolve(id) : reject(new Error(id)))),
      ),
  )
  const asked = ['one', 'two', 'three'].map((id) => fetched.load(id))
  for (const id of ['one', 'two', 'three']) end[id]?.()
  await Promise.all(asked)
  expect([fetched.value, fetched.problem]).toEqual([null, new Error('three')])
})
