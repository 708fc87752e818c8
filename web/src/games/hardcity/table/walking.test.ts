import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { MatchStore } from '../../../lib/match.svelte'
import type { CitySight, Welcome } from '../../../lib/server'
import type { Listener } from '../../../lib/socket'
import { NAME } from '../shapes'
import { smallNow } from '../testing/city'
import type { Choice } from './choices'
import { CityTable } from './city_table.svelte'

const WAY = ['step A2', 'step A3', 'step B3']
const sight = {
  game: NAME,
  decision: { seat: 0, kind: 'officer_turn', clause: '', about: [], prompt: { is: 'phrase', id: 'p' } },
  legal: WAY,
  now: smallNow(),
} as unknown as CitySight

let listener: Listener
let table: CityTable
let sent: string[]
/** Answers the move that is on its way. */
let answer: () => void
let seq: number

function greet(): void {
  seq += 1
  const info = { id: '', game: NAME, terms: { game: NAME }, status: 'playing', sides: [0], created: 0, seq }
  const seats = [{ who: 'person', part: 'officers', guest: 'me', online: true, leader: 0 }]
  listener.welcome?.({
    t: 'welcome',
    you: { id: 'me', name: '' },
    seats: [0],
    info: { ...info, seats },
    seq,
    sight,
    history: [],
    clocks: null,
  } as unknown as Welcome)
}

/** The move that is on its way is made. */
async function arrive(): Promise<void> {
  seq += 1
  const move = sent.at(-1) ?? ''
  listener.update?.({
    t: 'update',
    seq,
    what: 'move',
    seat: 0,
    move,
    lines: [],
    sight,
    clocks: null,
    history: null,
  })
  answer()
  await settle()
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  follow()
}

/** What the page does when something has changed. */
function follow(): void {
  table.queue.catchUp()
  table.goOn()
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  sent = []
  seq = 0
  const match = new MatchStore('', '', (told) => {
    listener = told
    return {
      do: (_, details) =>
        new Promise((resolve) => {
          sent.push(details?.move ?? '')
          answer = () => resolve({ t: 'ack', id: '', seq })
        }),
      ask: () => new Promise(() => undefined),
      close: () => undefined,
    }
  })
  table = new CityTable(match)
  greet()
  listener.connection?.('open', 0)
  follow()
  void table.carryOut({ moves: WAY, march: null } as unknown as Choice)
  follow()
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
})

it('a way goes on by itself to its end', async () => {
  expect(sent).toEqual(['step A2'])
  await arrive()
  await arrive()
  await arrive()
  expect([sent, table.chain]).toEqual([WAY, []])
})

it('whoever goes back while a step is on its way stops there', async () => {
  expect(table.isPlanning).toBe(true)
  expect(table.back()).toBe(true)
  await arrive()
  expect(sent).toEqual(['step A2'])
})

it('a way goes on after a break, and ends where the table shows another position', async () => {
  listener.connection?.('lost', 0)
  greet()
  listener.connection?.('open', 0)
  follow()
  await arrive()
  expect(sent).toEqual(['step A2', 'step A3'])
  greet()
  follow()
  await arrive()
  expect(sent).toEqual(['step A2', 'step A3'])
})

it('who cannot go any more is left out of a march, and ends a way', async () => {
  const moves = ['step A2', 'step C1', 'step B3']
  table.back()
  await arrive()
  for (const march of [{}, null]) {
    sent = []
    void table.carryOut({ moves, march } as unknown as Choice)
    await arrive()
    expect(sent).toEqual(march ? ['step A2', 'step B3'] : ['step A2'])
    await arrive()
    expect(table.chain).toEqual([])
  }
})
