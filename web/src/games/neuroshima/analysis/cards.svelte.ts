/** Help cards of units on a board that only the question knows. */

import { armies } from '../armies.svelte'
import { DelayedQuestion } from '../../../lib/delayed_question'
import type { Card, TableWish, UnitSight } from '../../../lib/server'
import { asking } from '../api'

const WAIT = 120 // milliseconds: a pointer crosses many tiles on its way
const MOST = 200

/** The card of whatever was looked at last. */
export class Cards {
  card = $state.raw<Card | null>(null)
  private readonly known = new Map<string, Card>()
  private readonly looks = new DelayedQuestion()
  /** The position that the card is true of; empty for a tile as printed. */
  private place = ''

  /** The tile as printed. */
  tile(army: string, tile: string): void {
    this.stop()
    this.card = armies.tile(army, tile)?.card ?? this.card
    this.place = ''
  }

  /** A unit as it is now; `place` tells one position from another. */
  unit(table: TableWish, unit: UnitSight, place: string): void {
    this.stop()
    const key = `${place} ${unit.hex} ${unit.drawing}`
    const found = this.known.get(key)
    if (found) return this.show(found, place)
    this.looks.plan(
      WAIT,
      () => asking.card(table, unit.hex),
      (card) => {
        if (this.known.size >= MOST) this.known.clear()
        this.known.set(key, card)
        this.show(card, place)
      },
      () => {
        if (this.place && this.place !== place) this.card = null // it tells of another position
      },
    )
  }

  /** Nothing new is wanted. */
  stop(): void {
    this.looks.cancel()
  }

  /** What was looked at is not there any more. */
  clear(): void {
    this.stop()
    this.card = null
  }

  private show(card: Card, place: string): void {
    this.card = card
    this.place = place
  }
}
