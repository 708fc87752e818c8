import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { MatchStore } from '../../../lib/match.svelte'
import type { Card, GameAnswer } from '../../../lib/server'
import { FakeSocket, welcome } from '../../../lib/testing/fake_socket'
import { Questions } from './questions.svelte'

const CARD: Card = {
  is: 'card',
  army: 'moloch',
  tile: 'hornet',
  kind: 'warrior',
  drawing: 'moloch.hornet.0',
  facts: [],
}

let store: MatchStore
let questions: Questions

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'https://ashfall.test/m/abc', protocol: 'https:' })
  FakeSocket.opened = []
  store = new MatchStore('abc')
  questions = new Questions(store)
  FakeSocket.newest.say(welcome(1))
})
afterEach(() => {
  store.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The server answers what was asked last. */
async function answers(answer: GameAnswer): Promise<void> {
  vi.advanceTimersByTime(500)
  FakeSocket.newest.say({ t: 'answer', id: lastId(), seq: 1, answer })
  await vi.advanceTimersByTimeAsync(0)
}

async function refuses(reason: string, code = 'not_allowed'): Promise<void> {
  vi.advanceTimersByTime(500)
  FakeSocket.newest.say({ t: 'reject', id: lastId(), code, reason })
  await vi.advanceTimersByTimeAsync(0)
}

function lastId(): string {
  const asked = FakeSocket.newest.heard.at(-1)
  return asked && 'id' in asked ? asked.id : ''
}

it('the card of a unit goes with the unit', async () => {
  questions.askCard({ hex: 'B2' })
  await answers(CARD)
  expect(questions.card).toEqual(CARD)
  questions.forget() // it was destroyed
  await refuses('no such unit')
  expect(questions.card).toBeNull()
})

it('nobody is shown the card of another tile where theirs is refused', async () => {
  questions.askCard({ hex: 'B2' })
  await answers(CARD)
  questions.askCard({ hex: 'C3' })
  expect(questions.card).toEqual(CARD) // until it is known
  await refuses('no such hex')
  expect(questions.card).toBeNull()
})

it('the printed card of a tile stays where only too much was asked', async () => {
  questions.showCard({ hex: 'B2' }, CARD)
  questions.askCard({ hex: 'B2' })
  await refuses('too many questions', 'too_fast')
  expect(questions.card).toEqual(CARD)
  questions.forget() // now it might tell of another position
  await refuses('too many questions', 'too_fast')
  expect(questions.card).toBeNull()
})
