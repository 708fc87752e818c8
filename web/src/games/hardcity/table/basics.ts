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
