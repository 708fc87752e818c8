/** The match as it is shown: entry after entry, with pauses so that people can follow, shows in full. */

import type { MatchStore } from '../lib/match.svelte'
import type { GameSight, HistoryLine, Update } from '../lib/server'

const PAUSE = 350 // milliseconds between two entries of others
const HURRY = 90 // the same when many wait
const MANY = 3
const KEPT = 60 // entries whose positions and shows can be looked at again

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
  /** The newest entries as they were shown. */
  private kept: { seq: number; sight: GameSight | null; show: Show | null }[] = []
  /** Shows that somebody watches again. */
  private again: Show[] = []
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
    if (this.again.length) {
      this.again.shift()
      this.show = this.again[0] ?? null
      return
    }
    const update = this.waiting[0]
    if (!this.show || !update) return
    this.show = null
    this.reveal(update)
  }

  /** Show the newest position at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.last = this.waiting.at(-1) ?? this.last
    this.again = []
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

  /** Whether the shows of these entries are still known. */
  canWatch(entries: readonly number[]): boolean {
    void this.seq
    return this.showsOf(entries).length > 0
  }

  /** Watch shows again; something new ends that. */
  watchAgain(entries: readonly number[]): void {
    if (this.isBehind) return
    this.again = this.showsOf(entries)
    this.show = this.again[0] ?? null
  }

  /** The position that an entry led to; null where it is not known any more. */
  sightAt(entry: number): GameSight | null {
    return this.kept.find(({ seq }) => seq === entry)?.sight ?? null
  }

  /** The position before an entry. */
  sightBefore(entry: number): GameSight | null {
    return this.kept.findLast(({ seq, sight }) => seq < entry && sight !== null)?.sight ?? null
  }

  private showsOf(entries: readonly number[]): Show[] {
    return this.kept.flatMap(({ seq, show }) => (show !== null && entries.includes(seq) ? [show] : []))
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
    this.again = []
    this.show = this.showOf(update)
    if (this.show === null) this.reveal(update)
  }

  private reveal(update: Update): void {
    this.waiting.shift()
    this.behind = this.waiting.length
    this.shownAt = performance.now()
    this.last = update
    this.kept = [...this.kept, { seq: update.seq, sight: update.sight, show: this.showOf(update) }].slice(
      -KEPT,
    )
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
