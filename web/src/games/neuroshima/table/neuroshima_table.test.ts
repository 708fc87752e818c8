import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { armies } from '../armies.svelte'
import { MatchStore } from '../../../lib/match.svelte'
import type { ArmySheet, BattleShow, Card, FromClient } from '../../../lib/server'
import { FakeSocket, update, welcome } from '../../../lib/testing/fake_socket'
import { sightOf } from '../testing/sights'
import { NeuroshimaTable } from './neuroshima_table.svelte'

const HQ = ['place hq B2 0', 'place hq C3 0']
const TURN = ['place hornet B2 0', 'place hornet C3 0', 'end']

let model: NeuroshimaTable

/** Sit down where this is to be chosen. */
function sit(kind: string, legal: string[]): void {
  FakeSocket.newest.say(welcome(1, { sight: sightOf(kind, legal) }))
  model.queue.catchUp()
}

function heard(what: string): FromClient[] {
  return FakeSocket.newest.heard.filter((message) => 'what' in message && message.what === what)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'https://ashfall.test/m/abc', protocol: 'https:' })
  FakeSocket.opened = []
  model = new NeuroshimaTable(new MatchStore('abc'))
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
    if (asked?.t === 'ask')
      FakeSocket.newest.say({
        t: 'answer',
        id: asked.id,
        seq: 1,
        answer: { is: 'why', reason, clause: 'NH-1.4' },
      })
    await vi.advanceTimersByTimeAsync(10)
  }

  await tries('E3', 'B2')
  expect([model.chooser.way?.move, model.questions.reason]).toEqual(['place hornet B2 0', null])
  await tries('E3', null)
  expect(model.questions.reason).toEqual({ phrase: reason, clause: 'NH-1.4' })
})

/** A unit of the other side on B2. */
const UNIT = {
  hex: 'B2',
  at: [0, 0] as [number, number],
  owner: 1,
  tile: 'mutant',
  facing: 2,
  drawing: 'borgo.mutant.2',
}
const PRINTED = {
  is: 'card',
  army: 'borgo',
  tile: 'mutant',
  kind: 'warrior',
  drawing: 'borgo.mutant.0',
  facts: [],
} as Card
const OTHER: Card = { ...PRINTED, army: 'moloch', tile: 'hornet' }

/** The other side has fought a battle, and now it is the turn of whoever sits here. */
function fought(): void {
  const before = { ...sightOf('turn', []), units: [UNIT] }
  if (before.decision) before.decision.seat = 1
  FakeSocket.newest.say(welcome(1, { sight: before }))
  model.queue.catchUp()
  const show = { game: 'neuroshima', phases: [{}] } as BattleShow
  FakeSocket.newest.say(update(2, { seat: 1, show, sight: sightOf('turn', TURN) }))
}

it('whoever is to move is called while a battle is still shown, and may choose after it', () => {
  fought()
  expect([model.isAwaited, model.isMine]).toEqual([true, false])
  model.queue.showDone()
  expect([model.isAwaited, model.isMine]).toEqual([true, true])
})

it('during a battle a tile is explained as it is printed, turned as it stands', () => {
  armies.all = [{ army: 'borgo', tiles: [{ tile: 'mutant', card: PRINTED }] } as ArmySheet]
  fought()
  model.questions.card = OTHER // that was looked at before
  model.explain({ hex: 'B2' })
  expect([model.opened, model.questions.card]).toEqual(['help', { ...PRINTED, drawing: 'borgo.mutant.2' }])
  armies.all = []
  model.explain({ tile: 'gone', seat: 0 })
  expect(model.questions.card).toBeNull()
})

it('nothing stays pointed out when what pointed at it has gone', () => {
  sit('turn', TURN)
  for (const act of [
    () => model.forget(),
    () => void model.send('end'),
    () => model.explain({ hex: 'B2' }),
  ]) {
    model.light(['B2'])
    act()
    expect(model.lit.size).toBe(0)
  }
})

it('a bot is asked for advice only where no other people play', () => {
  sit('turn', TURN)
  expect(model.mayHint).toBe(true)
  const people = ['g', 'h'].map((guest) => ({ who: 'person' as const, part: 'moloch', guest, online: true }))
  if (model.store.info) model.store.info = { ...model.store.info, seats: people }
  expect(model.mayHint).toBe(false)
})
