/** Reading the plain data of events: who did something, who suffered it, and how it went. */

import type { BattleLine, UnitRef } from '../../../lib/server'

/** A unit inside an event, as the server writes it. */
export interface EventUnit {
  hex: string
  army: string
  tile: string
  owner: number
  facing: number
}

const ATTACKS = new Set(['attacked', 'exploded'])
const UNIT_FIELDS = ['source', 'target', 'unit', 'medic', 'struck', 'by'] as const
export type UnitField = (typeof UNIT_FIELDS)[number]

/** The kind of an event, such as `wound`. */
export function typeOf(line: BattleLine): string {
  return String(line.event['type'])
}

/** The unit in one field of an event, if there is one. */
export function unitIn(line: BattleLine, field: UnitField): EventUnit | null {
  const value = line.event[field]
  const isUnit = typeof value === 'object' && value !== null && 'hex' in value && 'tile' in value
  return isUnit ? (value as EventUnit) : null
}

/** A word of an event, empty where it has none. */
export function wordIn(line: BattleLine, field: string): string {
  const value = line.event[field]
  return typeof value === 'string' ? value : ''
}

/** Every hex that an event is about, in the order of its fields. */
export function hexesOf(line: BattleLine): string[] {
  const units = UNIT_FIELDS.map((field) => unitIn(line, field))
  return [...new Set(units.flatMap((unit) => (unit ? [unit.hex] : [])))]
}

/** The hexes of the units that left the board. */
export function removedIn(lines: readonly BattleLine[]): EventUnit[] {
  return lines.flatMap((line) => {
    const unit = typeOf(line) === 'removed' ? unitIn(line, 'unit') : null
    return unit ? [unit] : []
  })
}

/** A unit of an event as an argument of a phrase. */
export function refOf(unit: Pick<EventUnit, 'owner' | 'tile' | 'hex'>): UnitRef {
  return { is: 'unit', owner: unit.owner, tile: unit.tile, hex: unit.hex }
}

/** The attacks among some events that met somebody, whether or not they did any harm. */
export function metSomebody(lines: readonly BattleLine[]): BattleLine[] {
  return lines.filter((line) => ATTACKS.has(typeOf(line)) && line.stage !== 'idle')
}
