/** The basic actions of a chaos card: two of its three are used. */

export const BASICS = ['deploy', 'move', 'attack'] as const
export type Basic = (typeof BASICS)[number]

const USED = 2

/** The values that are used once one more is clicked: the same again drops it, a third one replaces the older. */
export function toggled(used: readonly Basic[], basic: Basic): Basic[] {
  if (used.includes(basic)) return used.filter((each) => each !== basic)
  return [...used, basic].slice(-USED)
}

/** The value that is left out; null until two are chosen. */
export function leftOut(used: readonly Basic[]): Basic | null {
  return used.length === USED ? (BASICS.find((basic) => !used.includes(basic)) ?? null) : null
}

const SPENT: Readonly<Record<string, Basic>> = {
  deploy: 'deploy',
  move: 'move',
  stand: 'move',
  leave: 'move',
  attack: 'attack',
  drop_barrel: 'attack',
}

/** How much of a basic action moves with these verbs use up. */
export function spentOn(basic: Basic, verbs: readonly string[]): number {
  return verbs.filter((verb) => SPENT[verb] === basic).length
}
