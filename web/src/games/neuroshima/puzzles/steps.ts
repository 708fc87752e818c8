/** What a solver has done so far, one step for each tile or ability, so that any of them can be taken back. */

/** A step of an attempt. */
export interface Step {
  /** The moves of the solver: the first uses something, the others answer what the game asked because of it. */
  own: readonly string[]
  /** These moves with the answers of the opponent between and after them. */
  all: readonly string[]
  /** Which of the offered tiles it uses; null for an ability or the end of a turn. */
  card: number | null
  /** The turn of the solver in which it was made. */
  turn: number
}

/** The move that ends a turn. */
export const END = 'end'

/** All moves of some steps, in their order. */
export function movesOf(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => step.all)
}

/** Where a step put its tile; empty where it put none on the board. */
export function hexOf(step: Step): string {
  const [verb, , hex = ''] = (step.own[0] ?? '').split(' ')
  return verb === 'place' ? hex : ''
}

/** The place of the step in its row that put a tile on a hex; -1 where none did. */
export function placedOn(steps: readonly Step[], hex: string): number {
  return steps.findIndex((step) => hexOf(step) === hex)
}

/** The number of each offered tile in the order of use, from 1; 0 for those that are left. */
export function numbersOf(offered: number, steps: readonly Step[], held: number | null): number[] {
  const used = steps.map((step) => step.card).filter((card) => card !== null)
  const order = held === null || used.includes(held) ? used : [...used, held]
  return Array.from({ length: offered }, (_, card) => order.indexOf(card) + 1)
}
