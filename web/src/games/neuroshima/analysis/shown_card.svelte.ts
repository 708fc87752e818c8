/** The card of the tile that somebody looks at while a game goes by: it is true of the position that is shown. */

import type { TableWish, UnitSight } from '../../../lib/server'
import { Cards } from './cards.svelte'

/** A position of a game. */
export interface ShownPosition {
  table: TableWish
  /** What tells it from the others. */
  key: string
  units: readonly UnitSight[]
}

/** The tile that somebody looks at, and its card. */
export class ShownCard {
  private readonly cards = new Cards()
  private readonly place: () => ShownPosition
  private pointed: string | null = null // the hex under the pointer
  private asked = $state.raw<{ hex: string | null } | null>(null) // by a press: its card comes as a sheet

  constructor(place: () => ShownPosition) {
    this.place = place
  }

  readonly card = $derived.by(() => this.cards.card)
  /** Whether the card is wanted over everything else. */
  readonly isSheet = $derived.by(
    () => this.asked !== null && this.card !== null && (this.card.hex ?? null) === this.asked.hex,
  )

  /** Somebody points at a hex, and does not wait any more for the sheet of another; null: at none. */
  readonly hover = (hex: string | null): void => {
    this.pointed = hex
    if (hex) this.asked = null
    this.look(hex)
  }

  /** Somebody wants to know more of the unit on a hex. */
  readonly ask = (hex: string): void => {
    this.asked = this.look(hex) ? { hex } : null
  }

  /** Somebody points at a tile of a hand. */
  readonly tile = (army: string, tile: string): void => {
    this.pointed = this.asked = null
    this.cards.tile(army, tile)
  }

  /** Somebody wants to know more of it. */
  readonly askTile = (army: string, tile: string): void => {
    this.tile(army, tile)
    this.asked = { hex: null }
  }

  readonly closeSheet = (): void => {
    this.asked = null
  }

  /** Another position is shown: whoever is pointed at, or still stands where it was seen, is told anew. */
  again(): void {
    const unit = this.unitOn(this.pointed) ?? this.stillSeen()
    if (unit) this.show(unit)
    else this.cards.clear()
  }

  private look(hex: string | null): boolean {
    const unit = this.unitOn(hex)
    if (unit) this.show(unit)
    else this.cards.stop()
    return unit !== undefined
  }

  private show(unit: UnitSight): void {
    const { table, key } = this.place()
    this.cards.unit(table, unit, key)
  }

  private stillSeen(): UnitSight | undefined {
    const unit = this.unitOn(this.card?.hex)
    return unit?.owner === this.card?.owner && unit?.tile === this.card?.tile ? unit : undefined
  }

  private unitOn(hex: string | null | undefined): UnitSight | undefined {
    return this.place().units.find((unit) => unit.hex === hex)
  }
}
