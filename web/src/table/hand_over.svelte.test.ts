import { beforeEach, expect, it } from 'vitest'

import type { MatchStore } from '../lib/match.svelte'
import type { GameSight, HistoryLine, SeatInfo } from '../lib/server'
import { change } from '../lib/settings.svelte'
import { People } from './people.svelte'
import type { UpdateQueue } from './update_queue.svelte'
import { HandOver } from './hand_over.svelte'
import type { LogWords } from './log_lines'

/** A game whose sentences are all told alike. */
const WORDS: LogWords = {
  turnStarted: new Set(),
  said: new Set(),
  opens: '',
  closes: '',
  heading: '',
  effects: new Set(),
  spoken: new Set(),
  sumUp: () => ({ counters: [], lost: [] }),
  unhurt: '',
  icon: () => undefined,
}

function seat(guest: string, leader: number): SeatInfo {
  return { who: 'person', part: 'moloch', name: guest, guest, leader }
}

/** A table at which seats choose one after the other; whoever looks has the seats `mine`. */
class Table {
  decider = $state(0)
  seq = $state(0)
  history = $state.raw<HistoryLine[]>([])
  readonly handOver: HandOver

  constructor(seats: SeatInfo[], mine: number[]) {
    const store = { seats: mine, info: { seats, sides: [0, 1, 0, 1] } } as unknown as MatchStore
    const queue = this as unknown as UpdateQueue<unknown>
    this.handOver = new HandOver(
      store,
      queue,
      new People(store, { isOver: false, isOut: () => false }),
      WORDS,
    )
    this.handOver.follow()
  }

  get sight(): GameSight {
    return { decision: { seat: this.decider } } as GameSight
  }

  choose(seat: number): void {
    this.seq += 1
    const phrase = { is: 'phrase' as const, id: `event-${this.seq}` }
    this.history = [...this.history, { seq: this.seq, seat: this.decider, turn: 1, phrases: [phrase] }]
    this.decider = seat
    this.handOver.follow()
  }
}

const THREE = [seat('ann', 0), seat('ann', 1), seat('ann', 0), seat('ann', 3)]

beforeEach(() => change('handover', true))

it('nobody hands anything over at the beginning, or to themselves', () => {
  const table = new Table(THREE, [0, 1, 2, 3])
  expect(table.handOver.next).toBeNull()
  table.choose(2)
  expect(table.handOver.next).toBeNull() // the same person leads this army too
})

it('whoever is next gets the screen, and what they have missed', () => {
  const table = new Table(THREE, [0, 1, 2, 3])
  table.choose(0)
  table.choose(1)
  expect(table.handOver.next).toBe(1)
  expect(table.handOver.news.map((row) => row.phrases[0]?.id)).toEqual(['event-1', 'event-2'])
  table.handOver.take()
  expect(table.handOver.next).toBeNull()
  table.handOver.follow()
  table.choose(3)
  table.handOver.take()
  table.handOver.follow()
  table.choose(1)
  expect(table.handOver.news.map((row) => row.phrases[0]?.id)).toEqual(['event-3', 'event-4'])
})

it('people with screens of their own need no card', () => {
  const table = new Table([seat('ann', 0), seat('bob', 1), seat('ann', 0), seat('cid', 3)], [0, 2])
  table.choose(1)
  table.choose(2)
  expect(table.handOver.next).toBeNull()
})

it('the card can be switched off', () => {
  change('handover', false)
  const table = new Table(THREE, [0, 1, 2, 3])
  table.choose(1)
  expect(table.handOver.next).toBeNull()
})
