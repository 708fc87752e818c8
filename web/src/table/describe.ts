/** Hexes and units in words, for those who do not see the board. */

import { DIRECTIONS } from '../board/geometry'
import { armies } from '../lib/armies.svelte'
import type { Card, Sight, UnitSight } from '../lib/server'
import { say, seatName, t } from '../lib/texts.svelte'
import { aimOf } from './facing_words'

/** The short name of a facing or direction, such as NW. */
export function directionName(facing: number): string {
  return t(`direction-${(DIRECTIONS[facing] ?? 'N').toLowerCase()}-short`)
}

/** What a hex holds; `card` adds what the unit does now. */
export function describeHex(
  sight: Sight,
  hex: string,
  mine: readonly number[],
  card?: Card,
  note = '',
): string {
  const unit = sight.units.find((other) => other.hex === hex)
  const parts = unit ? unitParts(sight, unit, mine, card) : [t('table-hex-empty')]
  return [hex, ...parts, note].filter(Boolean).join(', ')
}

function unitParts(sight: Sight, unit: UnitSight, mine: readonly number[], card?: Card): string[] {
  const seats = sight.players.map((player) => player.army)
  const parts = [armies.tileName(seats[unit.owner] ?? '', unit.tile), seatName(unit.owner, seats)]
  if (mine.length === 1) parts.push(t(mine.includes(unit.owner) ? 'table-hex-yours' : 'table-hex-enemy'))
  const aim = aimOf(armies.tile(seats[unit.owner] ?? '', unit.tile)?.card, unit.facing)
  if (aim && !card) parts.push(t('table-hex-facing', { facing: aim }))
  if (card) return [...parts, ...card.facts.map((fact) => say(fact.title, seats))]
  if (unit.health != null) parts.push(`${t('icon-health')} ${unit.health}`)
  if (unit.initiatives?.length) parts.push(`${t('icon-initiative')} ${unit.initiatives.join(', ')}`)
  if (unit.netted) parts.push(t('state-netted'))
  return parts
}
