/** The balance of a battle: health and units that each side lost. */

import type { BattleShow } from '../lib/server'
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
