/** A tile of the hand on its way to a hex. */

import { hexAt } from './pointing'

/** A card on its way over the table. */
export interface CardDrag {
  index: number
  x: number
  y: number
  /** drop: it was let go there; stop: the drag was given up. */
  step: 'start' | 'move' | 'drop' | 'stop'
}

/** What a tile can be dragged over. */
interface Table {
  readonly hand: readonly { drawing: string }[]
  readonly chooser: { readonly card: number | null; readonly ghost: { hex: string } | null }
  takeCard: (index: number) => void
  light: (hexes: readonly string[]) => void
  pickHex: (hex: string) => void
}

/** The drag of one hand. */
export class Dragging {
  /** The tile that follows the pointer, and where it is. */
  carried = $state.raw<{ x: number; y: number; drawing: string } | null>(null)

  constructor(private readonly table: Table) {}

  readonly follow = ({ index, x, y, step }: CardDrag): void => {
    const { chooser, hand } = this.table
    const held = hand[index]
    if (step === 'start' && held) {
      if (chooser.card !== index) this.table.takeCard(index)
      this.carried = { x, y, drawing: held.drawing }
      return
    }
    if (!this.carried) return
    const hex = hexAt(x, y)
    this.table.light(hex && step === 'move' ? [hex] : [])
    this.carried = step === 'move' ? { ...this.carried, x, y } : null
    if (step !== 'drop' || !hex) return
    // Letting go on the hex where the ghost already stands must not make the move.
    if (hex !== chooser.ghost?.hex) this.table.pickHex(hex)
    // The keys that turn and place it are meant for the ghost from now on, not for the card that was dragged.
    if (hex === chooser.ghost?.hex)
      document.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus({ preventScroll: true })
  }
}
