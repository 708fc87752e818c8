/** What is said of a hex for those who do not see the board. */

import { armies } from '../lib/armies.svelte'
import type { UnitSight } from '../lib/server'
import { seatName, t } from '../lib/texts.svelte'
import { directionName } from '../table/describe'

/** The hex, and the unit on it with what is true of it now. */
export function describeHex(hex: string, units: readonly UnitSight[], seats: readonly string[]): string {
  const unit = units.find((other) => other.hex === hex)
  if (!unit) return [hex, t('table-hex-empty')].join(', ')
  const name = armies.tileName(seats[unit.owner] ?? '', unit.tile)
  const facing = t('table-hex-facing', { facing: directionName(unit.facing) })
  return [hex, name, seatName(unit.owner, seats), facing, ...factsOf(unit)].join(', ')
}

function factsOf(unit: UnitSight): string[] {
  const facts: string[] = []
  if (unit.health != null) facts.push(`${t('icon-health')} ${unit.health}`)
  if (unit.initiatives?.length) facts.push(`${t('icon-initiative')} ${unit.initiatives.join(', ')}`)
  if (unit.netted) facts.push(t('state-netted'))
  return facts
}
