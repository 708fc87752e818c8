/** Who stands beside a first game: asks the server what is worth telling of the position, and tells each thing once. */

import { untrack } from 'svelte'

import type { Answered, CoachTip } from '../../../lib/server'
import { remember, seen, wishCoach } from './memory'

/** What the coach needs of a table. */
export interface Coached {
  readonly isMine: boolean
  readonly askable: boolean
  readonly queue: { readonly position: unknown }
  readonly store: {
    readonly seats: readonly number[]
    ask(what: string, details: { about: { seat: number } }): Promise<Answered>
  }
  coach: Coach | null
  light(hexes: readonly string[]): void
  showMove(move: string): void
}

/** The situations, in the order in which a game usually brings them. */
export const SITUATIONS = ['hq', 'discard', 'battle', 'net', 'pile'] as const

export class Coach {
  /** What is told now. */
  tip = $state.raw<CoachTip | null>(null)
  private told = $state.raw<readonly string[]>(seen())
  private readonly table: Coached
  /** The newest question; answers to older ones come too late. */
  private asked = 0

  constructor(table: Coached) {
    this.table = table
  }

  /** For each situation whether it was told, or is being told. */
  readonly steps = $derived.by(() =>
    SITUATIONS.map((situation) => ({
      situation,
      isNow: this.tip?.situation === situation,
      isPast: this.told.includes(situation),
    })),
  )

  /** Follow the table. Call it where a component begins. */
  follow(): void {
    $effect(() => {
      void this.table.queue.position
      void (this.table.isMine && this.table.askable)
      untrack(() => void this.look())
    })
  }

  /** What was told of the last position is over; ask about this one, if somebody here must choose. */
  async look(): Promise<void> {
    this.drop()
    const { store, isMine, askable } = this.table
    if (!isMine || !askable) return
    const number = this.asked
    try {
      const { answer } = await store.ask('coach', { about: { seat: store.seats[0] ?? 0 } })
      if (number !== this.asked || answer.is !== 'coach') return
      const tip = answer.tips.find(({ situation }) => !this.told.includes(situation))
      if (tip) this.tell(tip)
    } catch {
      // Nobody waits for it: the game goes on without a word.
    }
  }

  /** It is understood. */
  next(): void {
    this.drop()
  }

  /** Take up what is advised; whoever plays confirms it. */
  show(): void {
    const move = this.tip?.move
    if (move) this.table.showMove(move)
    this.drop()
  }

  /** No more of this, at later tables neither. */
  leave(): void {
    this.drop()
    wishCoach(false)
    this.table.coach = null
  }

  private tell(tip: CoachTip): void {
    this.tip = tip
    this.table.light(tip.hexes ?? [])
  }

  /** What was told need not be told again. */
  private drop(): void {
    this.asked += 1
    const { tip } = this
    if (!tip) return
    this.tip = null
    this.told = [...this.told, tip.situation]
    remember(tip.situation)
    this.table.light([])
  }
}
