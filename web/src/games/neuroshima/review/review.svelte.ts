/** A finished game looked back at: its figures, and what a bot thinks of it, which takes a while. */

import { api, Problem } from '../../../lib/api'
import { Fetched } from '../../../lib/fetched.svelte'
import { namesAt, plainNamesAt } from '../../../lib/format'
import { me } from '../../../lib/me.svelte'
import { seatName } from '../../../lib/naming'
import { seatsOf } from '../../../lib/own_games'
import type { CostlyTurn, Judgement, MatchInfo, Review, TurningPoint } from '../../../lib/server'
import { inOrder } from '../../../replay/loading'
import { reviews } from '../api'

const PAUSE = 1500 // between two looks at how far the bot has come
const MOST_FAILURES = 3

/** A review, and the match that it is of; null for a record. */
export interface Reviewed {
  review: Review
  match: MatchInfo | null
}

/** Fetches the review of a match or record. */
export function loadReview(id: string): Promise<Reviewed> {
  return inOrder(id, ofMatch, ofRecord)
}

async function ofMatch(id: string): Promise<Reviewed> {
  const [review, match] = await Promise.all([reviews.ofMatch(id), api.match(id), knowMe()])
  return { review, match }
}

async function ofRecord(id: string): Promise<Reviewed> {
  return { review: await reviews.ofRecord(id), match: null }
}

async function knowMe(): Promise<void> {
  if (!me.guest) await me.load().catch(() => undefined)
}

/** What the page of a review shows. */
export class ReviewModel {
  readonly id: string
  readonly fetched = new Fetched(loadReview)
  judgement = $state.raw<Judgement | null>(null)
  hasFailed = $state(false)
  /** The seat that is looked at, once somebody has chosen another than their own. */
  private chosen = $state<number | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
  }

  readonly review = $derived.by((): Review | null => this.fetched.value?.review ?? null)
  readonly match = $derived.by((): MatchInfo | null => this.fetched.value?.match ?? null)
  readonly armies = $derived.by(() => this.review?.seats.map((seat) => seat.army) ?? [])
  readonly mine = $derived.by(() => (this.match ? seatsOf(this.match, me.guest?.id) : []))
  readonly names = $derived.by((): string[] => {
    if (this.match) return namesAt(this.match.seats, this.armies, this.own === null ? [] : [this.own])
    return this.armies.map((_, seat) => this.review?.names[seat] || seatName(seat, this.armies))
  })
  /** The same beside what they lead. */
  readonly plainNames = $derived.by((): string[] =>
    this.match ? plainNamesAt(this.match.seats, this.own === null ? [] : [this.own]) : this.names,
  )
  /** The only seat of whoever looks. */
  readonly own = $derived.by((): number | null => (this.mine.length === 1 ? (this.mine[0] ?? null) : null))
  /** The seat from which it is told. */
  readonly seat = $derived.by((): number => this.chosen ?? this.mine[0] ?? this.winners[0] ?? 0)
  readonly winners = $derived.by((): readonly number[] => this.match?.winners ?? [])
  readonly isWhole = $derived.by(() => this.judgement?.done === 1)
  readonly turning = $derived.by(
    (): TurningPoint | null => this.judgement?.turning ?? this.review?.turning ?? null,
  )
  readonly costly = $derived.by((): CostlyTurn[] =>
    (this.judgement?.turns ?? []).filter((turn) => turn.seat === this.seat),
  )

  /** Look from another seat. */
  choose(seat: number): void {
    this.chosen = seat
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? ''
  }

  /** Fetch everything; call `close` when nobody looks any more. */
  async open(): Promise<void> {
    await this.fetched.load(this.id)
    if (this.review) this.judge()
  }

  /** Have the bot look through the game, and wait for it. */
  readonly judge = (): void => {
    this.hasFailed = false
    void this.ask(0)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private async ask(failures: number): Promise<void> {
    try {
      this.judgement = await (this.match
        ? reviews.judgementOfMatch(this.id)
        : reviews.judgementOfRecord(this.id))
      if (!this.isWhole) this.timer = setTimeout(() => void this.ask(0), PAUSE)
    } catch (problem) {
      const isWorthIt = problem instanceof Problem && problem.isPassing && failures < MOST_FAILURES
      if (isWorthIt) this.timer = setTimeout(() => void this.ask(failures + 1), PAUSE * (failures + 2))
      else this.hasFailed = true
    }
  }
}
