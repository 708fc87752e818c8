/** A small battle made by hand, for tests: a shot, a strike, an armor that holds, a unit in a net. */

import type { BattleShow, BattleLine, PhaseShow, UnitSight } from '../../../lib/server'
import type { EventUnit } from './events'

/** A unit on the board. */
export function unit(hex: string, owner: number, tile: string, more: Partial<UnitSight> = {}): UnitSight {
  return { hex, at: [0, 0], owner, tile, facing: 0, drawing: `${tile}-0`, ...more }
}

function inEvent({ hex, owner, tile, facing }: UnitSight): EventUnit {
  return { hex, owner, tile, facing, army: owner ? 'borgo' : 'moloch' }
}

/** A line of an event; its phrase has the name of its type. */
export function line(
  stage: NonNullable<BattleLine['stage']>,
  type: string,
  fields: Record<string, unknown>,
  isTold = true,
): BattleLine {
  return { event: { type, ...fields }, phrase: isTold ? { is: 'phrase', id: `event-${type}` } : null, stage }
}

function phase(initiative: number, lines: BattleLine[], units: UnitSight[], health: number[]): PhaseShow {
  const actors = lines.flatMap((told) =>
    told.event['type'] === 'attacked' ? [(told.event['source'] as EventUnit).hex] : [],
  )
  return {
    initiative,
    lines,
    actors,
    overlay: `<g id="o${initiative}"/>`,
    counts: `<g id="c${initiative}"/>`,
    units,
    health,
  }
}

const gunner = unit('C3', 0, 'gunner', { ranged_bonus: 1, helped_by: ['C4'] })
const scout = unit('C4', 0, 'officer')
const mutant = unit('C1', 1, 'mutant')
const netted = unit('A1', 1, 'mutant', { netted: true, netted_by: 'B1' })
const hq = unit('E1', 1, 'hq', { health: 20 })

const [GUNNER, MUTANT, NETTED, HQ] = [gunner, mutant, netted, hq].map(inEvent)

const shot = { source: GUNNER, direction: 0, kind: 'ranged' }

/** Two phases: in the first a mutant dies, in the second armor holds and the HQ loses two. */
export const EXAMPLE: BattleShow = {
  game: 'neuroshima',
  before: [gunner, scout, mutant, netted, hq],
  health: [20, 20],
  phases: [
    phase(
      3,
      [
        line('strike', 'attacked', { ...shot, strength: 2, cause: 'initiative' }, false),
        line('count', 'wound', { ...shot, target: MUTANT, amount: 2 }),
        line('idle', 'missed', { source: NETTED, direction: null, reason: 'netted', target: null }),
        line('count', 'removed', { unit: MUTANT, cause: 'wounds' }),
      ],
      [gunner, scout, netted, hq],
      [20, 20],
    ),
    phase(
      0,
      [
        line('strike', 'attacked', { ...shot, strength: 3, cause: 'initiative' }, false),
        line('answer', 'armor_held', { source: GUNNER, target: HQ, amount: 1 }),
        line('count', 'wound', { ...shot, target: HQ, amount: 2 }),
        line('count', 'health_lost', { seat: 1, unit: HQ, amount: 2, health: 18 }),
      ],
      [gunner, scout, netted, hq],
      [20, 18],
    ),
  ],
  is_whole: true,
}
