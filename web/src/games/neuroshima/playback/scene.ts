/** What the board shows at one beat of a battle. */

import type { BattleShow, PhaseShow, UnitSight } from '../../../lib/server'
import { hexesOf, metSomebody, removedIn, typeOf, unitIn } from './events'
import type { Beat, Stage } from './timeline'

/** Everything that is drawn at one beat. */
export interface Scene {
  units: UnitSight[]
  health: number[]
  phase: PhaseShow | null // null: before the first phase or at the result
  stage: Stage | 'result'
  dimmed: Set<string> // hexes of units that have nothing to do with the phase
  actors: Set<string> // hexes with a white rim
  overlay: string // its classes say at which stage each part of it appears
  counts: string
  destroyed: Set<string> // hexes with cracks
  leaving: boolean // destroyed units fade away
  isCollapsing: boolean // an HQ among them breaks
}

/** The units and health with which a phase begins. */
export function beforePhase(battle: BattleShow, phase: number): { units: UnitSight[]; health: number[] } {
  const last = battle.phases[phase - 1]
  return last ? { units: last.units, health: last.health } : { units: battle.before, health: battle.health }
}

/** The hexes of all units that have to do with a phase. */
export function involvedIn(phase: PhaseShow): Set<string> {
  const hexes = new Set(phase.actors)
  for (const line of phase.lines) for (const hex of hexesOf(line)) hexes.add(hex)
  return hexes
}

/** Hexes of the units that attack somebody; of all that attack where nobody meets anybody. */
export function attackersIn(phase: PhaseShow): Set<string> {
  const met = metSomebody(phase.lines)
  const made = met.length ? met : phase.lines.filter((line) => typeOf(line) === 'attacked')
  return new Set(made.flatMap((line) => unitIn(line, 'source')?.hex ?? []))
}

/** The scene after the last phase. */
export function resultScene(battle: BattleShow): Scene {
  const { units, health } = beforePhase(battle, battle.phases.length)
  return {
    units,
    health,
    phase: null,
    stage: 'result',
    dimmed: new Set(),
    actors: new Set(),
    overlay: '',
    counts: '',
    destroyed: new Set(),
    leaving: false,
    isCollapsing: false,
  }
}

/** The scene of a beat; no beat means the result. */
export function sceneAt(battle: BattleShow, beat: Beat | undefined): Scene {
  const phase = beat ? battle.phases[beat.phase] : undefined
  if (!beat || !phase) return resultScene(battle)
  const before = beforePhase(battle, beat.phase)
  if (beat.stage === 'call' || beat.stage === 'empty')
    return { ...resultScene(battle), ...before, stage: beat.stage }
  const involved = involvedIn(phase)
  const isOver = beat.stage === 'clear' || beat.stage === 'collapse'
  const isCounted = beat.stage === 'count' || beat.isLanded === true
  return {
    units: before.units,
    health: beat.isLanded ? phase.health : before.health,
    phase,
    stage: beat.stage,
    dimmed: new Set(before.units.map((unit) => unit.hex).filter((hex) => !involved.has(hex))),
    actors: attackersIn(phase),
    overlay: isOver ? '' : phase.overlay,
    counts: isCounted && !isOver ? phase.counts : '',
    destroyed: isCounted ? new Set(removedIn(phase.lines).map((unit) => unit.hex)) : new Set(),
    leaving: isOver,
    isCollapsing: beat.stage === 'collapse',
  }
}
