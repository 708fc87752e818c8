/** The match as it is shown: entry after entry, with pauses so that people can follow, shows in full. */

import type { MatchStore } from '../lib/match.svelte'
import type { GameSight, HistoryLine, Update } from '../lib/server'

const PAUSE = 350 // milliseconds between two entries of others
const HURRY = 90 // the same when many wait
const MANY = 3

/** What the table shows; it follows the store, sometimes a little behind. A show is played back first. */
export class UpdateQueue<Show> {
  sight = $state.raw<GameSight | null>(null)
  history = $state.raw<HistoryLine[]>([])
  /** Number of the entry that is shown. */
  seq = $state(0)
  /** Number of the entry that led to the sight: another one, and something else may be done. */
  position = $state(-1)
  /** What is being played back; the position after it comes when it is done. */
  show = $state.raw<Show | null>(null)
  /** The newest entry that is shown. */
  last = $state.raw<Update | null>(null)
  /** Whether something newer is waiting to be shown. */
  isBehind = $state(false)
  /** How many entries wait. */
  behind = $state(0)

  private readonly store: MatchStore
  private readonly showOf: (update: Update) => Show | null
  private readonly waiting: Update[] = []
  private readonly stopListening: () => void
  private timer: ReturnType<typeof setTimeout> | undefined
  private shownAt = -Infinity

  constructor(store: MatchStore, showOf: (update: Update) => Show | null) {
    this.store = store
    this.showOf = showOf
    this.stopListening = store.listen((update) => this.add(update))
  }

  /** Take over the whole table where nothing waits to be shown: after a welcome. Call it in an effect. */
  catchUp(): void {
    const { sight, history, seq } = this.store
    if (this.isBehind) return
    if (seq !== this.seq || this.sight === null) this.position = seq
    this.sight = sight
    this.history = history
    this.seq = seq
  }

  /** The show has been watched. */
  showDone(): void {
    const update = this.waiting[0]
    if (!this.show || !update) return
    this.show = null
    this.reveal(update)
  }

  /** Show the newest position at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.last = this.waiting.at(-1) ?? this.last
    this.waiting.length = 0
    this.behind = 0
    this.show = null
    this.isBehind = false
    this.catchUp()
  }

  /** Stop everything. */
  close(): void {
    clearTimeout(this.timer)
    this.stopListening()
  }

  /** Whether an entry was played back before it came. */
  hasShow(update: Update): boolean {
    return this.showOf(update) !== null
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

  private begin(update: Update): void {
    this.show = this.showOf(update)
    if (this.show === null) this.reveal(update)
  }

  private reveal(update: Update): void {
    this.waiting.shift()
    this.behind = this.waiting.length
    this.shownAt = performance.now()
    this.last = update
    this.seq = update.seq
    if (update.sight) {
      this.sight = update.sight
      this.position = update.seq
    }
    if (update.history) this.history = [...this.history, update.history]
    if (this.waiting.length) return this.plan()
    this.isBehind = false
    this.catchUp()
  }
}
