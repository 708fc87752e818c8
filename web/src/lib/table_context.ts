/** What sentences and cards need to know of the table that they stand beside. */

import { getContext, setContext } from 'svelte'

/** Provided by a table, a replay or the analysis board. */
export interface TableContext {
  /** Keys of the armies in order of play; a getter keeps it reactive. */
  readonly armies: readonly string[]
  /** Number of the side, by seat; left out where everybody plays alone. */
  readonly sides?: readonly number[]
  /** How it is played; left out for a duel. */
  readonly mode?: string
  /** Points at hexes of the board while somebody hovers or focuses their names; [] when they leave. */
  highlight(hexes: readonly string[]): void
  /** Somebody clicked the name of a unit on this hex. */
  pick?(hex: string): void
}

const KEY = Symbol('table')
const NOWHERE: TableContext = { armies: [], highlight: () => undefined }

/** Whether the counters at a table hold points and not health. */
export function isScored(table: Pick<TableContext, 'mode'>): boolean {
  return table.mode === 'points'
}

/** Makes the table known to everything below this component. */
export function provideTable(context: TableContext): void {
  setContext(KEY, context)
}

/** The table around this component, if there is one. */
export function useTable(): TableContext {
  return getContext<TableContext | undefined>(KEY) ?? NOWHERE
}
