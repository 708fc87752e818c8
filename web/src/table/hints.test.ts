import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { MatchStore } from '../lib/match.svelte'
import { FakeSocket, welcome } from '../lib/testing/fake_socket'
import { Hints } from './hints.svelte'

let store: MatchStore

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'https://ashfall.test/m/abc', protocol: 'https:' })
  FakeSocket.opened = []
  store = new MatchStore('abc')
  FakeSocket.newest.say(welcome(1))
})
afterEach(() => {
  store.close()
  vi.unstubAllGlobals()
})

it('a refused hint says why', async () => {
  const hints = new Hints(store)
  const asked = hints.ask()
  const question = FakeSocket.newest.heard.at(-1)
  if (question?.t === 'ask')
    FakeSocket.newest.say({ t: 'reject', id: question.id, code: 'refused', reason: 'only against bots' })
  await asked
  expect([hints.isThinking, hints.refusal]).toEqual([false, 'only against bots'])
  void hints.ask()
  expect(hints.refusal).toBe('')
})

it('another position is asked about while the bot still thinks of the last one', async () => {
  const hints = new Hints(store)
  const questions = () => FakeSocket.newest.heard.filter(({ t }) => t === 'ask')
  const answer = (index: number, move: string): void => {
    const question = questions()[index]
    const ideas = [{ move, title: { is: 'phrase' as const, id: move }, value: 0.5, visits: 1 }]
    if (question?.t === 'ask')
      FakeSocket.newest.say({ t: 'answer', id: question.id, seq: 1, answer: { is: 'ideas', ideas } })
  }
  const first = hints.ask()
  hints.forget()
  expect(hints.isThinking).toBe(false)
  const second = hints.ask()
  expect(questions()).toHaveLength(2)
  answer(0, 'old')
  await first
  expect([hints.isThinking, hints.ideas]).toEqual([true, null])
  answer(1, 'new')
  await second
  expect([hints.isThinking, hints.ideas?.[0]?.move]).toEqual([false, 'new'])
})

it('a position is asked about once', async () => {
  const hints = new Hints(store)
  const questions = () => FakeSocket.newest.heard.filter(({ t }) => t === 'ask')
  const asked = hints.ask()
  const [question] = questions()
  if (question?.t === 'ask')
    FakeSocket.newest.say({ t: 'answer', id: question.id, seq: 1, answer: { is: 'ideas', ideas: [] } })
  await asked
  await hints.ask()
  expect(questions()).toHaveLength(1)
  hints.forget()
  void hints.ask()
  expect(questions()).toHaveLength(2)
})
