/** How large a board is drawn where it does not fit: tiles must stay large enough for fingers. */

import type { BoardShape } from './geometry'

/** Pixels of a whole board. */
export interface Extent {
  width: number
  height: number
}

const TILE = 200 // the width of a tile in the drawing
const LEAST = 60 // pixels of a tile below which a board scrolls
const NEAR = 96 // pixels of a tile that is looked at closely

/** The size of a board that must scroll in a place; null where all of it fits. */
export function closeness(shape: BoardShape, width: number, height: number, isNear: boolean): Extent | null {
  const [, , across = 1, down = 1] = shape.viewBox.split(' ').map(Number)
  const fitting = TILE * Math.min(width / across, height / down)
  if (!fitting || fitting >= LEAST) return null
  const scale = (isNear ? NEAR : LEAST) / TILE
  return { width: Math.ceil(across * scale), height: Math.ceil(down * scale) }
}
