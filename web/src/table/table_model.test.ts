import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { FromClient } from '../lib/server'
import { FakeSocket, welcome } from '../lib/testing/fake_socket'
import { sightOf } from '../lib/testing/sights'
import { TableModel } from './table_model.svelte'

const HQ = ['place hq B2 0', 'place hq C3 0']
const TURN = ['place hornet B2 0', 'place hornet C3 0', 'end']

let model: TableModel

/** Sit down where this is to be chosen. */
function sit(kind: string, legal: string[]): void {
  FakeSocket.newest.say(welcome(1, { sight: sightOf(kind, legal) }))
  model.course.catchUp()
}

function heard(what: string): FromClient[] {
  return FakeSocket.newest.heard.filter((message) => 'what' in message && message.what === what)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'https://ashfall.test/m/abc', protocol: 'https:' })
  FakeSocket.opened = []
  model = new TableModel('abc', '')
})
afterEach(() => {
  model.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the last move can be taken back while the HQ lies ready to be placed', () => {
  sit('setup', HQ)
  model.takeCard(0)
  model.pickHex('B2')
  void model.undo() // first the hex
  expect([model.chooser.way, heard('take_back').length]).toEqual([null, 0])
  void model.undo()
  expect(heard('take_back')).toHaveLength(1)
  expect(model.chooser.card).toBe(0)
})

it('in a turn the tile that was taken up is put down first', () => {
  sit('turn', TURN)
  model.takeCard(0)
  void model.undo()
  expect([model.chooser.card, heard('take_back').length]).toEqual([null, 0])
  void model.undo()
  expect(heard('take_back')).toHaveLength(1)
})

it('a reason is told for the last attempt only', async () => {
  sit('turn', TURN)
  model.takeCard(0)
  const reason = { is: 'phrase', id: 'refusal-occupied' } as const

  /** Point at a hex, and at another before the answer comes. */
  async function tries(wrong: string, then: string | null): Promise<void> {
    model.pickHex(wrong)
    vi.advanceTimersByTime(10)
    const asked = heard('why').at(-1)
    if (then) model.pickHex(then)
    if (asked?.t === 'ask') FakeSocket.newest.say({ t: 'answer', id: asked.id, seq: 1, reason, clause: 'NH-1.4' })
    await vi.advanceTimersByTimeAsync(10)
  }

  await tries('E3', 'B2')
  expect([model.chooser.way?.move, model.questions.reason]).toEqual(['place hornet B2 0', null])
  await tries('E3', null)
  expect(model.questions.reason).toEqual({ phrase: reason, clause: 'NH-1.4' })
})
