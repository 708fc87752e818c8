/** The balance of a battle: health and units that each side lost. */

import type { BattleShow } from '../../../lib/server'
import { isScoredAt } from '../modes'
import { type TableContext } from '../../../lib/table_context'
import { t } from '../../../lib/texts.svelte'
import { type EventUnit, removedIn } from './events'

/** A unit that was lost, and the phase in which it happened. */
export interface Loss {
  unit: EventUnit
  phase: number // index among the phases of the battle
  initiative: number
}

/** What a battle did to one side. */
export interface Balance {
  seat: number
  before: number
  after: number
  lost: Loss[]
}

/** The balance of every side. */
export function balanceOf(battle: BattleShow): Balance[] {
  const last = battle.phases.at(-1)
  return battle.health.map((before, seat) => ({
    seat,
    before,
    after: last?.health[seat] ?? before,
    lost: battle.phases.flatMap((phase, index) =>
      removedIn(phase.lines)
        .filter((unit) => unit.owner === seat)
        .map((unit) => ({ unit, phase: index, initiative: phase.initiative })),
    ),
  }))
}

/** The sides to be told of: both of a duel, among more those to whom something happened. */
export function touched(balance: readonly Balance[]): Balance[] {
  return balance.filter((side) => balance.length < 3 || side.after !== side.before || side.lost.length > 0)
}

/** What a battle did to one side, in a sentence. */
export function sideWords(
  { seat, before, after, lost }: Balance,
  nameOf: (seat: number) => string,
  table: Pick<TableContext, 'terms'>,
): string {
  const id = isScoredAt(table) ? 'battle-side-points' : 'battle-side-words'
  return t(id, { side: nameOf(seat), before, after, count: lost.length })
}
