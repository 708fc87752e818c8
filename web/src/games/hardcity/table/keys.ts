/** The keys of a table of Hard City. */

import type { Shortcut } from '../../../lib/keys.svelte'
import type { Focus } from '../../../table/table_model.svelte'
import type { CityTable } from './city_table.svelte'

const KEYS = 'table-keys'
const ANSWERS: Readonly<Record<string, { move: string; label: string }>> = {
  p: { move: 'pass', label: 'city-pass' },
  d: { move: 'draw', label: 'city-way-draw' },
  k: { move: 'kafar', label: 'city-way-kafar' },
}
const ACTIONS: Readonly<Record<string, string>> = {
  v: 'move',
  q: 'quick',
  a: 'aimed',
  f: 'melee',
  w: 'here',
  c: 'call',
  e: 'equipment',
  b: 'ability',
  g: 'hand',
  t: 'take',
  r: 'reload',
}

/** Keys for choosing. */
export function choiceKeys(table: CityTable, focus: Focus): Shortcut[] {
  const { planner } = table
  const when = (): boolean => table.isFree
  return [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      label: 'table-key-board',
      group: KEYS,
      run: focus.board,
      when,
    },
    ...Object.entries(ACTIONS).map(([key, action]) => ({
      keys: [key],
      label: `city-action-${action}`,
      group: KEYS,
      run: () => planner.filter(action),
      when: () => table.isFree && table.kind === 'officer_turn' && table.isMine,
    })),
    {
      keys: ['Enter'],
      label: 'table-key-confirm',
      group: KEYS,
      run: () => void table.confirm(),
      when: () => table.isFree && planner.chosen !== null,
    },
    {
      keys: ['Escape'],
      label: 'table-back',
      group: KEYS,
      run: () => table.back(),
      when: () => table.isFree && table.isPlanning,
    },
    {
      keys: ['n'],
      label: 'table-end',
      group: KEYS,
      run: () => void table.endTurn(),
      when: () => table.isFree && table.canEnd,
    },
    ...Object.entries(ANSWERS).map(([key, { move, label }]) => ({
      keys: [key],
      label,
      group: KEYS,
      run: () => run(table, move),
      when: () => table.isFree && table.kind !== 'officer_turn' && has(table, move),
    })),
    {
      keys: [...'123456789'],
      label: 'city-your-hand',
      group: KEYS,
      run: focusCard,
      when: () => table.isFree && table.isZero,
    },
  ]
}

function has(table: CityTable, move: string): boolean {
  return table.choices.some(({ key }) => key === move)
}

/** Make a move that needs nothing else to be chosen: a reaction is passed at once, the rest is planned first. */
function run(table: CityTable, move: string): void {
  if (move === 'pass') void table.send(move)
  else table.planner.plan(move)
}

/** Put the focus on a card of the hand, by its number. */
function focusCard(event: KeyboardEvent): void {
  document.querySelectorAll<HTMLElement>('.city .hand .text')[Number(event.key) - 1]?.focus()
}

/** What is on the space that has the focus, else on the one that is planned, else where the officer stands. */
function lookHere(table: CityTable): void {
  const { activeElement: focused } = document
  const at = focused instanceof SVGElement ? focused.dataset['space'] : undefined
  const space = at ?? (table.planner.place || table.active?.space)
  if (space) table.lookAt(space, 'asked')
}

/** Keys for looking. */
export function viewKeys(table: CityTable): Shortcut[] {
  const when = (): boolean => table.isFree
  return [
    { keys: ['l'], label: 'table-log', group: KEYS, run: () => (table.opened = 'log'), when },
    { keys: ['i'], label: 'city-what-is-here', group: KEYS, run: () => lookHere(table), when },
    {
      keys: ['h'],
      label: 'city-hint',
      group: KEYS,
      run: () => table.toggleHint(),
      when: () => table.isFree && table.hasHints,
    },
  ]
}
