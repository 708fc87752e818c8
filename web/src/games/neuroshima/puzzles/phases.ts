/** What each phase of a battle took from an HQ. */

import type { BattleShow } from '../../../lib/server'

/** A phase in which somebody attacked, with the health of the HQ before and after it. */
export interface PhaseLoss {
  initiative: number
  before: number
  after: number
}

/** The phases of a battle, as they look from one HQ. */
export function phaseLosses({ health, phases }: BattleShow, seat: number): PhaseLoss[] {
  return phases.map((phase, index) => ({
    initiative: phase.initiative,
    before: Math.max(0, (phases[index - 1]?.health ?? health)[seat] ?? 0),
    after: Math.max(0, phase.health[seat] ?? 0),
  }))
}
