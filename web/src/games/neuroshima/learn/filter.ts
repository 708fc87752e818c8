/** Which tiles of an army somebody wants to see. */

import { plain } from '../../../lib/plain'
import type { TileSheet } from '../../../lib/server'

export interface Filter {
  /** Part of the name in any language. */
  name: string
  /** Empty: all kinds. */
  kind: string
  /** All of these must fit. */
  tags: readonly string[]
}

export const EVERYTHING: Filter = { name: '', kind: '', tags: [] }

/** Whether anything is left out. */
export function isNarrow(filter: Filter): boolean {
  return filter.name.trim() !== '' || filter.kind !== '' || filter.tags.length > 0
}

/** Whether a tile is wanted. */
export function fits(tile: TileSheet, filter: Filter): boolean {
  const wanted = plain(filter.name)
  const names = [...Object.values(tile.name), tile.tile]
  return (
    (filter.kind === '' || tile.kind === filter.kind) &&
    filter.tags.every((tag) => tile.tags.includes(tag)) &&
    names.some((name) => plain(name).includes(wanted))
  )
}
