/** Several people at one screen: when it must be handed over, to whom, and what has happened meanwhile. */

import type { MatchStore } from '../lib/match.svelte'
import { settings } from '../lib/settings.svelte'
import type { People } from './people.svelte'
import type { UpdateQueue } from './update_queue.svelte'
import { logTurns, type LogRow, type LogWords } from './log_lines'

const MOST_ROWS = 5

/** Whose hands the screen is in. */
export class HandOver {
  /** Who has it, by their first seat; null before anybody was asked. */
  private holder = $state<number | null>(null)
  /** The newest entry that each of them has seen while they had it. */
  private readonly seen = new Map<number, number>()
  private readonly store: MatchStore
  private readonly queue: UpdateQueue<unknown>
  private readonly who: People
  private readonly words: LogWords

  constructor(store: MatchStore, queue: UpdateQueue<unknown>, who: People, words: LogWords) {
    this.store = store
    this.queue = queue
    this.who = who
    this.words = words
  }

  /** The seat at this screen that must choose; null while others do or something is still shown. */
  private readonly asked = $derived.by((): number | null => {
    const seat = this.queue.isBehind ? undefined : this.queue.sight?.decision?.seat
    return seat !== undefined && this.store.seats.includes(seat) ? seat : null
  })
  /** The seat that waits for the screen; null where it is in the right hands. */
  readonly next = $derived.by((): number | null => {
    if (!settings.handover || !this.who.isShared || this.asked === null || this.holder === null) return null
    return this.who.leaderOf(this.asked) === this.holder ? null : this.asked
  })

  /** What whoever gets it has not seen, the newest last. */
  get news(): LogRow[] {
    if (this.next === null) return []
    const last = this.seen.get(this.who.leaderOf(this.next)) ?? 0
    const fresh = this.queue.history.filter((line) => line.seq > last)
    return logTurns(fresh, this.words)
      .flatMap((turn) => turn.rows)
      .slice(-MOST_ROWS)
  }

  /** Keep in mind who has it, where nothing needs to be handed over. Call it in an effect. */
  follow(): void {
    if (this.asked === null || this.next !== null) return
    this.holder = this.who.leaderOf(this.asked)
    this.seen.set(this.holder, this.queue.seq)
  }

  /** It has been handed over. */
  take(): void {
    if (this.next !== null) this.holder = this.who.leaderOf(this.next)
  }
}
