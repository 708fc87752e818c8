/** What keys do while somebody solves a puzzle. */

import type { Shortcut } from '../../../lib/keys.svelte'
import type { PuzzleModel } from './puzzle.svelte'

const group = 'puzzles-title'

/** All keys of a puzzle; `toBoard` puts the focus on the board. */
export function keysOf(model: PuzzleModel, toBoard: () => void, goOn: () => void): Shortcut[] {
  const { chooser } = model
  const isOpen = (): boolean => model.isOpen
  return [
    {
      keys: ['1', '2', '3', '4', '5', '6'],
      label: 'table-key-card',
      group,
      run: ({ key }) => {
        model.takeCard(Number(key) - 1)
        toBoard()
      },
      when: isOpen,
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      label: 'table-key-board',
      group,
      run: toBoard,
      when: isOpen,
    },
    { keys: ['q'], label: 'table-turn-left', group, run: () => chooser.turn(-1), when: isOpen },
    { keys: ['e'], label: 'table-turn-right', group, run: () => chooser.turn(1), when: isOpen },
    {
      keys: ['Enter'],
      label: 'table-key-confirm',
      group,
      run: () => void model.confirm(),
      when: () => model.isOpen && chooser.way !== null,
    },
    { keys: ['f'], label: 'puzzles-fight', group, run: () => void model.fight(), when: () => model.canFight },
    { keys: ['x'], label: 'table-end', group, run: () => void model.endTurn(), when: () => model.canEnd },
    {
      keys: ['z', 'Escape', 'Backspace'],
      label: 'puzzles-undo',
      group,
      run: () => void model.undo(),
      when: isOpen,
    },
    { keys: ['h'], label: 'puzzles-hint', group, run: () => void model.takeHint(), when: isOpen },
    {
      keys: ['t'],
      label: 'puzzles-training',
      group,
      run: () => (model.isTraining = !model.isTraining),
      when: isOpen,
    },
    { keys: ['n'], label: 'puzzles-next', group, run: goOn, when: () => model.battle === null },
  ]
}
