/** What is said of a seat besides its name. */

import { armies } from '../armies.svelte'
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/table_model.svelte'

/** The army, and how whoever plays it is. */
export function seatDetail(model: TableModel, seat: number): string {
  const { who } = model
  const army = who.isMany ? who.armyOf(seat) : armies.name(model.armies[seat] ?? '')
  const name = who.isMany ? who.plainNameOf(seat) : who.nameOf(seat)
  const isNamed = name.includes(army) // at one screen it is the name already
  return [isNamed ? '' : army, state(model, seat)].filter(Boolean).join(' · ')
}

function state(model: TableModel, seat: number): string {
  const told = model.who.seatInfo(seat)
  if (model.isAway(seat)) return t('table-away')
  if (told?.who === 'bot') return t(model.leftSeats.has(seat) ? 'table-bot-instead' : 'table-bot')
  if (model.who.isMany) return '' // there the tiles of everybody lie open beside their names
  return t('table-in-hand', { count: model.player(seat)?.hand.length ?? 0 })
}
