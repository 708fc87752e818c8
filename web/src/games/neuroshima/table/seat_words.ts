/** What is said of a seat besides its name. */

import { armies } from '../armies.svelte'
import { t } from '../../../lib/texts.svelte'
import type { NeuroshimaTable } from './neuroshima_table.svelte'

/** The army, and how whoever plays it is. */
export function seatDetail(model: NeuroshimaTable, seat: number): string {
  const { who } = model
  const army = who.isMany ? who.partOf(seat) : armies.name(model.parts[seat] ?? '')
  const name = who.isMany ? who.plainNameOf(seat) : who.nameOf(seat)
  const isNamed = name.includes(army) // at one screen it is the name already
  return [isNamed ? '' : army, state(model, seat)].filter(Boolean).join(' · ')
}

function state(model: NeuroshimaTable, seat: number): string {
  const told = model.who.seatInfo(seat)
  if (model.isAway(seat)) return t('table-away')
  if (told?.who === 'bot') return t(model.leftSeats.has(seat) ? 'table-bot-instead' : 'table-bot')
  if (seat === model.handSeat) return '' // its tiles lie in front of whoever looks
  if (model.who.isMany) return '' // there the tiles of everybody lie open beside their names
  return t('table-in-hand', { count: model.player(seat)?.hand.length ?? 0 })
}
