/** What a board can be asked to show besides its units. */

/** A tile that is not placed yet, or a unit where it would go. */
export interface GhostTile {
  hex: string
  /** Key of its picture with this facing. */
  drawing: string
  facing: number
  /** Whether handles to turn it are shown. */
  turns: boolean
}

/** A hex whose unit may be chosen; `own` tells it from a target that will suffer. */
export interface Target {
  hex: string
  own: boolean
}

/** Sets of hexes that have nothing in them; shared, so that nothing is drawn anew. */
export const NOWHERE: ReadonlySet<string> = new Set()
/** No hex has a number. */
export const UNCHANGED: ReadonlyMap<string, number> = new Map()
