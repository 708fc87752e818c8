/** The recap of a table: when it is shown, and how the last turn of the others is played again. */

import type { GameSight } from '../lib/server'
import { logTurns, type LogWords } from './log_lines'
import type { People } from './people.svelte'
import { hasActed, numberedPlaces, recapRows, turnsOfOthers, type RecapRow, type RecapWords } from './recap'
import type { UpdateQueue } from './update_queue.svelte'

const WHOLE = 2000 // milliseconds in which a turn is played again
const LONGEST = 700 // of them for one thing that happened

/** What the others did, for whoever looks. */
export class Recap {
  /** Asked for after it went, or put away before. */
  private wish = $state<{ turn: string; isShown: boolean } | null>(null)
  /** How many things of the last turn have been shown again; null while nothing is. */
  step = $state<number | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly queue: UpdateQueue<unknown>
  private readonly who: People
  private readonly logWords: LogWords
  private readonly words: RecapWords

  constructor(queue: UpdateQueue<unknown>, who: People, logWords: LogWords, words: RecapWords) {
    this.queue = queue
    this.who = who
    this.logWords = logWords
    this.words = words
  }

  private readonly turns = $derived.by(() => logTurns(this.queue.history, this.logWords))
  /** The seats of whoever has the screen. */
  private readonly mine = $derived.by((): number[] => {
    const decider = this.queue.sight?.decision?.seat
    const { mine, isShared } = this.who
    if (!isShared || decider === undefined) return mine
    return mine.filter((seat) => this.who.leaderOf(seat) === this.who.leaderOf(decider))
  })
  private readonly told = $derived.by(() => turnsOfOthers(this.turns, this.mine))
  readonly rows = $derived.by((): RecapRow[] =>
    this.mine.length ? recapRows(this.told, this.mine, this.words) : [],
  )
  /** Whoever it is about; null where several people are. */
  readonly seat = $derived.by((): number | null => {
    const seats = new Set(this.rows.map((row) => row.seat))
    return seats.size === 1 ? ([...seats][0] ?? null) : null
  })
  /** Whether their turn is over. */
  readonly isPast = $derived.by(() => this.told.at(-1) !== this.turns.at(-1))
  private readonly turn = $derived.by(() => this.turns.at(-1)?.key ?? '')
  readonly isShown = $derived.by(() => {
    if (!this.rows.length) return false
    if (this.wish?.turn === this.turn) return this.wish.isShown
    return !hasActed(this.turns, this.mine)
  })
  /** Numbers of the places that are framed. */
  readonly changed = $derived.by((): ReadonlyMap<string, number> => {
    if (!this.isShown) return NOWHERE
    return numberedPlaces(this.step === null ? this.rows : this.rows.slice(0, this.step))
  })
  /** The position of the past that is shown again; null where it is the present one. */
  readonly past = $derived.by((): GameSight | null => {
    if (this.step === null) return null
    const row = this.rows[Math.max(0, this.step - 1)]
    const entry = row?.told.entries.at(-1)
    if (entry === undefined) return null
    return this.step === 0 ? this.queue.sightBefore(entry) : this.queue.sightAt(entry)
  })

  /** Bring it back, or put it away. */
  toggle(): void {
    if (this.rows.length) this.wish = { turn: this.turn, isShown: !this.isShown }
  }

  /** Play the last turn again. */
  play(): void {
    this.stop()
    this.step = 0
    this.plan()
  }

  /** Show the present position. */
  stop(): void {
    clearTimeout(this.timer)
    this.step = null
  }

  private plan(): void {
    const wait = Math.min(LONGEST, WHOLE / (this.rows.length + 1))
    this.timer = setTimeout(() => {
      if (this.step === null || this.step >= this.rows.length) return this.stop()
      this.step += 1
      this.plan()
    }, wait)
  }
}

const NOWHERE: ReadonlyMap<string, number> = new Map()
