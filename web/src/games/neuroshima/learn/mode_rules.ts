/** The rules of each way to play, in short: how many lines there are, and the clause of each. */

import type { Mode } from '../modes'

const CLAUSES: Record<Mode, readonly string[]> = {
  duel: ['NH-2.6', 'NH-3.1', 'NH-5.1.1', 'NH-6.5', 'NH-6.7'],
  ffa: ['NH-13.2.1', 'NH-13.1.1', 'NH-13.2.1', 'NH-13.2.1', 'NH-13.2.2'],
  points: ['NH-13.3.1', 'NH-13.3.1', 'NH-13.3.2', 'NH-13.3.2', 'NH-13.1.1'],
  one_vs_two: ['NH-13.4.1', 'NH-13.4.2', 'NH-13.4.3', 'NH-13.4.3', 'NH-13.4.3'],
  teams: ['NH-13.5.2', 'NH-13.5.3', 'NH-13.5.5', 'NH-13.5.4', 'NH-13.5.4'],
}

/** The lines of a way to play: the id of each text, and its clause. */
export function linesOf(mode: Mode): { text: string; clause: string }[] {
  return CLAUSES[mode].map((clause, index) => ({ text: `mode-${mode}-short-${index + 1}`, clause }))
}
