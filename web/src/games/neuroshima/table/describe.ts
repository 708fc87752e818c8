/** Hexes and units in words, for those who do not see the board. */

import { armies } from '../armies.svelte'
import type { Card, UnitSight } from '../../../lib/server'
import { seatName } from '../../../lib/naming'
import { say, t } from '../../../lib/texts.svelte'
import { aimOf } from './facing_words'

/** What a description tells beyond what stands on the board. */
interface More {
  /** The seats of whoever listens, and the sides of all; those of one side tell friend from enemy. */
  mine?: readonly number[]
  sides?: readonly number[]
  /** What the unit does now. */
  card?: Card | undefined
  /** Why the hex is pointed out. */
  note?: string
}

/** What a hex holds. */
export function describeHex(
  hex: string,
  units: readonly UnitSight[],
  seats: readonly string[],
  { mine = [], sides = [], card, note = '' }: More = {},
): string {
  const unit = units.find((other) => other.hex === hex)
  const parts = unit
    ? unitParts(unit, seats, belonging(unit.owner, mine, sides), card)
    : [t('table-hex-empty')]
  return [hex, ...parts, note].filter(Boolean).join(', ')
}

/** Whose a unit is for whoever listens; nothing where several sides are led from one screen. */
function belonging(owner: number, mine: readonly number[], sides: readonly number[]): string {
  const side = (seat: number): number => sides[seat] ?? seat
  if (new Set(mine.map(side)).size !== 1) return ''
  if (mine.includes(owner)) return t('table-hex-yours')
  return t(mine.some((seat) => side(seat) === side(owner)) ? 'table-hex-ally' : 'table-hex-enemy')
}

function unitParts(
  unit: UnitSight,
  seats: readonly string[],
  belongs: string,
  card: Card | undefined,
): string[] {
  const parts = [armies.tileName(seats[unit.owner] ?? '', unit.tile), seatName(unit.owner, seats)]
  if (belongs) parts.push(belongs)
  if (card) return [...parts, ...card.facts.map((fact) => say(fact.title, seats))]
  const aim = aimOf(armies.tile(seats[unit.owner] ?? '', unit.tile)?.card, unit.facing)
  if (aim) parts.push(t('table-hex-facing', { facing: aim }))
  if (unit.health != null) parts.push(`${t('icon-health')} ${unit.health}`)
  if (unit.initiatives?.length) parts.push(`${t('icon-initiative')} ${unit.initiatives.join(', ')}`)
  if (unit.netted) parts.push(t('state-netted'))
  return parts
}
