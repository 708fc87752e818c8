/** A board of hexes as something that is looked at closely. */

import type { Drawing } from '../../../ui/board/closeness'
import type { Held } from '../../../ui/board/grip'
import { boardShape } from './geometry'

const TILE = 200 // from corner to corner
const TALL = 173.2
const RIM = 10 // of the outline around a hex
const LEGIBLE = 60 // pixels of a tile that shows all its icons
const NEARLY = 48 // a board that is nearly legible, and large enough for fingers, is rather seen as a whole

/** The ghost and its handles are dragged; units and hexes that may be chosen are tapped twice for other reasons. */
export const HELD: Held = { own: '.ghostly, [data-handle]', answers: '.choice, .ready' }

/** The board with this many hexes. */
export function boardDrawing(size: number): Drawing {
  const { viewBox, at } = boardShape(size)
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(' ').map(Number)
  return {
    ...{ x, y, width, height, at },
    unit: TILE,
    outer: { width: TILE + 2 * RIM, height: TALL + 2 * RIM },
    margin: 28, // the handles of a ghost at the edge need it
    name: 'hex',
    sizes: { rest: (whole) => (whole >= NEARLY ? whole : LEGIBLE), near: 96, most: 220 },
  }
}
