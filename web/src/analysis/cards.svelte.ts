/** Help cards of units on a board that only the question knows. */

import { armies } from '../lib/armies.svelte'
import type { Card, TableWish, UnitSight } from '../lib/server'
import { asking } from './asking'

const WAIT = 120 // milliseconds: a pointer crosses many tiles on its way
const MOST = 200

/** The card of whatever was looked at last. */
export class Cards {
  card = $state.raw<Card | null>(null)
  private readonly known = new Map<string, Card>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private number = 0

  /** The tile as printed. */
  tile(army: string, tile: string): void {
    this.stop()
    this.card = armies.tile(army, tile)?.card ?? this.card
  }

  /** A unit as it is now; `place` tells one position from another. */
  unit(table: TableWish, unit: UnitSight, place: string): void {
    this.stop()
    const key = `${place} ${unit.hex} ${unit.drawing}`
    const found = this.known.get(key)
    if (found) {
      this.card = found
      return
    }
    const number = this.number
    this.timer = setTimeout(() => void this.ask(table, unit.hex, key, number), WAIT)
  }

  /** Nothing new is wanted. */
  stop(): void {
    clearTimeout(this.timer)
    this.number += 1
  }

  /** What was looked at is not there any more. */
  clear(): void {
    this.stop()
    this.card = null
  }

  private async ask(table: TableWish, hex: string, key: string, number: number): Promise<void> {
    try {
      const card = await asking.card(table, hex)
      if (this.known.size >= MOST) this.known.clear()
      this.known.set(key, card)
      if (number === this.number) this.card = card
    } catch {
      // The card that is shown stays; nothing depends on it.
    }
  }
}
