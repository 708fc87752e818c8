/** The match as it is shown: entry after entry, with pauses so that people can follow, battles in full. */

import type { MatchStore } from '../lib/match.svelte'
import type { BattleShow, HistoryLine, Sight, Update } from '../lib/server'

const PAUSE = 350 // milliseconds between two entries of others
const HURRY = 90 // the same when many wait
const MANY = 3

/** What the table shows; it follows the store, sometimes a little behind. */
export class Course {
  sight = $state.raw<Sight | null>(null)
  history = $state.raw<HistoryLine[]>([])
  /** Number of the entry that is shown. */
  seq = $state(0)
  /** The battle that is being played back; the position after it comes when it is done. */
  battle = $state.raw<BattleShow | null>(null)
  /** Health of the HQs as far as that battle has been shown. */
  fought = $state.raw<readonly number[] | null>(null)
  /** The newest entry that is shown. */
  last = $state.raw<Update | null>(null)
  /** Whether something newer is waiting to be shown. */
  isBehind = $state(false)
  /** How many entries wait. */
  behind = $state(0)

  private readonly store: MatchStore
  private readonly waiting: Update[] = []
  private readonly stopListening: () => void
  private timer: ReturnType<typeof setTimeout> | undefined
  private shownAt = -Infinity

  constructor(store: MatchStore) {
    this.store = store
    this.stopListening = store.listen((update) => this.add(update))
  }

  /** Take over the whole table where nothing waits to be shown: after a welcome. Call it in an effect. */
  catchUp(): void {
    const { sight, history, seq } = this.store
    if (this.isBehind) return
    this.sight = sight
    this.history = history
    this.seq = seq
  }

  /** The battle has been watched. */
  battleDone(): void {
    const update = this.waiting[0]
    if (!this.battle || !update) return
    this.endBattle()
    this.show(update)
  }

  /** Show the newest position at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.last = this.waiting.at(-1) ?? this.last
    this.waiting.length = 0
    this.behind = 0
    this.endBattle()
    this.isBehind = false
    this.catchUp()
  }

  /** Stop everything. */
  close(): void {
    clearTimeout(this.timer)
    this.stopListening()
  }

  private add(update: Update): void {
    this.waiting.push(update)
    this.behind = this.waiting.length
    this.isBehind = true
    if (this.waiting.length === 1) this.plan()
  }

  private plan(): void {
    const update = this.waiting[0]
    if (!update) return
    const isOwn = update.seat !== null && this.store.seats.includes(update.seat)
    const pause = isOwn ? 0 : this.waiting.length > MANY ? HURRY : PAUSE
    const wait = Math.max(0, this.shownAt + pause - performance.now())
    if (wait > 0) this.timer = setTimeout(() => this.begin(update), wait)
    else this.begin(update)
  }

  private endBattle(): void {
    this.battle = null
    this.fought = null
  }

  private begin(update: Update): void {
    if (update.battle?.phases.length) this.battle = update.battle
    else this.show(update)
  }

  private show(update: Update): void {
    this.waiting.shift()
    this.behind = this.waiting.length
    this.shownAt = performance.now()
    this.last = update
    this.seq = update.seq
    if (update.sight) this.sight = update.sight
    if (update.history) this.history = [...this.history, update.history]
    if (this.waiting.length) return this.plan()
    this.isBehind = false
    this.catchUp()
  }
}
