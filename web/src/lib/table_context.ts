/** What sentences and cards need to know of the table that they stand beside. */

import { getContext, setContext } from 'svelte'

import { partOf } from './naming'
import type { GameTerms } from './server'

/** Provided by a table, a replay or the analysis board. */
export interface TableContext {
  /** Keys of what the seats lead, in order of play; a getter keeps it reactive. */
  readonly parts: readonly string[]
  /** CSS values by seat, where a seat wears another colour than what it leads. */
  readonly colours?: readonly string[]
  /** Number of the side, by seat; left out where everybody plays alone. */
  readonly sides?: readonly number[]
  /** Who sits on a seat; left out where nobody does. */
  nameOf?(seat: number): string
  /** How it is played; left out where everybody plays alone. */
  readonly terms?: GameTerms | undefined
  /** Points at places of the board while somebody hovers or focuses their names; [] when they leave. */
  highlight(places: readonly string[]): void
  /** Somebody clicked the name of what stands there. */
  pick?(place: string): void
}

const KEY = Symbol('table')
const NOWHERE: TableContext = { parts: [], highlight: () => undefined }

/** Makes the table known to everything below this component. */
export function provideTable(context: TableContext): void {
  setContext(KEY, context)
}

/** The table around this component, if there is one. */
export function useTable(): TableContext {
  return getContext<TableContext | undefined>(KEY) ?? NOWHERE
}

/** The colour of a seat of a table, as a CSS value. */
export function colourAt(table: TableContext, seat: number): string {
  return table.colours?.[seat] ?? partOf(table.parts[seat] ?? '').colour
}
