/** What lies over the lower part of the map: dice, a reaction, abilities to choose from. */

import type { CityNow } from '../../../lib/server'

/** The steps of a roll, in their order. */
export const RAIL = ['target', 'roll', 'reroll', 'skulls', 'reaction', 'damage'] as const

const REACTION = 'reaction_'
/** Questions about a roll that are answered where its dice lie. */
const OF_DICE: ReadonlySet<string> = new Set(['roll_dice', 'shot', 'spread'])

/** The trigger of a reaction that is asked for; empty where none is. */
export function triggerOf(kind: string): string {
  return kind.startsWith(REACTION) ? kind.slice(REACTION.length) : ''
}

/** Whether something lies over the map. */
export function hasTray(now: CityNow, kind: string): boolean {
  return now.roll !== null || triggerOf(kind) !== '' || kind === 'level_up'
}

/** Whether the question is answered there; all others have their buttons in the plan. */
export function isAnsweredInTray(now: CityNow, kind: string): boolean {
  return (now.roll !== null && OF_DICE.has(kind)) || triggerOf(kind) !== '' || kind === 'level_up'
}

/** Whether a space lies in the lower half of the screen: then the tray belongs to the upper one. */
export function isLow(space: string, isTurned: boolean): boolean {
  const [, column = '', row = ''] = /^([A-J])(\d+)$/.exec(space) ?? []
  return isTurned ? column !== '' && column < 'E' : Number(row) > 5
}

/** Damage point by point, as it is sent: first everything for one mutant, then for the next. */
export function spreadMoves(points: ReadonlyMap<string, number>): string[] {
  return [...points].flatMap(([mutant, count]) => Array<string>(count).fill(`mutant ${mutant}`))
}
