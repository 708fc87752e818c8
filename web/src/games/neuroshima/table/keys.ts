/** The keys of a table. */

import { tick } from 'svelte'

import type { Shortcut } from '../../../lib/keys.svelte'
import type { Answer } from '../../../lib/server'
import type { Focus } from '../../../table/table_model.svelte'
import type { Arrow } from '../board/geometry'
import type { NeuroshimaTable } from './neuroshima_table.svelte'

const KEYS = 'table-keys'

/** Keys for choosing. */
export function choiceKeys(table: NeuroshimaTable, focus: Focus): Shortcut[] {
  const { chooser } = table
  const when = (): boolean => table.isFree
  return [
    {
      keys: ['1', '2', '3', '4', '5', '6'],
      label: 'table-key-card',
      group: KEYS,
      run: ({ key }) =>
        numbered(table).length ? answer(table, Number(key)) : void takeByKey(table, Number(key) - 1, focus),
      when,
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies Arrow[],
      label: 'table-key-board',
      group: KEYS,
      run: focus.board,
      when,
    },
    { keys: ['q'], label: 'table-turn-left', group: KEYS, run: () => chooser.turn(-1), when },
    { keys: ['e'], label: 'table-turn-right', group: KEYS, run: () => chooser.turn(1), when },
    {
      keys: ['Enter'],
      label: 'table-key-confirm',
      group: KEYS,
      run: () => void table.confirm(),
      when: () => table.isFree && chooser.way !== null,
    },
    {
      keys: ['Escape'],
      label: 'table-back',
      group: KEYS,
      run: () => table.back(),
      when: () => table.isFree && (chooser.canGoBack || table.warnsOfEnd),
    },
    {
      keys: ['d'],
      label: 'table-end',
      group: KEYS,
      run: () => void table.endTurn(),
      when: () => table.isFree && chooser.canEnd,
    },
  ]
}

/** Keys for looking. */
export function viewKeys(table: NeuroshimaTable): Shortcut[] {
  const when = (): boolean => table.isFree
  return [
    { keys: ['f'], label: 'table-forecast-switch', group: KEYS, run: () => table.toggle('forecast'), when },
    { keys: ['l'], label: 'table-links-switch', group: KEYS, run: () => table.toggle('links'), when },
    { keys: ['n'], label: 'table-names-switch', group: KEYS, run: () => table.toggle('names'), when },
    {
      keys: ['i'],
      label: 'table-hint',
      group: KEYS,
      run: () => table.askHint(),
      when: () => table.isFree && table.mayHint,
    },
    {
      keys: ['r'],
      label: 'recap-key',
      group: KEYS,
      run: () => table.recap.toggle(),
      when: () => table.isFree && table.recap.rows.length > 0,
    },
    { keys: ['h'], label: 'table-help', group: KEYS, run: () => (table.opened = 'help'), when },
  ]
}

/** Answers that have numbers: where no tile of the hand is asked for. */
function numbered(table: NeuroshimaTable): Answer[] {
  return table.chooser.usable.size ? [] : table.chooser.buttons
}

function answer(table: NeuroshimaTable, number: number): void {
  const chosen = numbered(table)[number - 1]
  if (chosen) void table.send(chosen.move)
}

/** Take a tile up by key; the focus goes where the next key is needed. */
async function takeByKey(table: NeuroshimaTable, index: number, focus: Focus): Promise<void> {
  table.takeCard(index)
  await tick()
  if (table.chooser.choices.length) focus.board()
  else focus.confirm()
}
