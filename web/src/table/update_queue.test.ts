import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { MatchStore } from '../lib/match.svelte'
import type { BattleShow, GameShow, Sight, Update } from '../lib/server'
import { UpdateQueue } from './update_queue.svelte'

const battle = {
  game: 'neuroshima',
  before: [],
  health: [20, 20],
  phases: [{}],
  is_whole: true,
} as unknown as BattleShow

/** A store that is told what comes, as the socket does it. */
class FakeStore {
  sight: Sight | null = null
  history = []
  seq = 0
  seats = [0]
  private listener: (update: Update) => void = () => undefined

  listen(listener: (update: Update) => void): () => void {
    this.listener = listener
    return () => undefined
  }

  come(seat: number, show: BattleShow | null = null): void {
    this.seq += 1
    this.sight = { turn_number: this.seq } as Sight
    const update = {
      t: 'update',
      seq: this.seq,
      what: 'move',
      seat,
      move: '',
      lines: [],
      sight: this.sight,
      clocks: null,
    }
    this.listener({ ...update, history: null, show } as Update)
  }
}

let store: FakeStore
let queue: UpdateQueue<GameShow>

beforeEach(() => {
  vi.useFakeTimers()
  store = new FakeStore()
  queue = new UpdateQueue(store as unknown as MatchStore, (update) => update.show ?? null)
})
afterEach(() => {
  queue.close()
  vi.useRealTimers()
})

it('own moves are shown at once, those of others one after another', () => {
  store.come(0)
  expect([queue.seq, queue.isBehind]).toEqual([1, false])
  store.come(1)
  store.come(1)
  expect([queue.seq, queue.isBehind, queue.behind]).toEqual([1, true, 2])
  vi.advanceTimersByTime(360)
  expect(queue.seq).toBe(2)
  vi.advanceTimersByTime(360)
  expect([queue.seq, queue.isBehind]).toEqual([3, false])
})

it('many entries are caught up with quickly', () => {
  store.come(0)
  for (let i = 0; i < 8; i++) store.come(1)
  vi.advanceTimersByTime(1900) // eight pauses would take 2800
  expect(queue.seq).toBe(9)
})

it('a battle is watched before the position after it appears', () => {
  store.come(0, battle)
  store.come(1)
  expect([queue.seq, queue.show !== null]).toEqual([0, true])
  vi.advanceTimersByTime(5000)
  expect(queue.seq).toBe(0)
  queue.showDone()
  expect([queue.seq, queue.show]).toEqual([1, null])
  vi.advanceTimersByTime(400)
  expect(queue.seq).toBe(2)
})

it('the rest can be skipped', () => {
  store.come(1, battle)
  store.come(1)
  store.come(1, battle)
  queue.skip()
  expect([queue.seq, queue.show, queue.isBehind, queue.behind]).toEqual([3, null, false, 0])
})

it('after a welcome the whole table is taken over', () => {
  store.sight = { turn_number: 9 } as Sight
  store.seq = 40
  queue.catchUp()
  expect([queue.seq, (queue.sight as Sight).turn_number]).toEqual([40, 9])
})

it('another position is one that another entry has led to', () => {
  store.come(0)
  expect(queue.position).toBe(1)
  store.sight = { turn_number: 1 } as Sight // the same, told once more after a lost connection
  queue.catchUp()
  expect(queue.position).toBe(1)
  store.come(0)
  expect(queue.position).toBe(2)
})
