/** How Neuroshima Hex calls and marks armies, tiles, units and sides. */

import { isLeftToChance, partOf, seatName, type Named, type Naming, type Reference } from '../../lib/naming'
import type { MatchInfo } from '../../lib/server'
import { t } from '../../lib/texts.svelte'
import { armies } from './armies.svelte'
import { sideName } from './modes'
import { NAME } from './shapes'

export const naming: Naming = {
  part: (key) =>
    armies.has(key)
      ? { name: armies.name(key), colour: armies.colour(key), emblem: armies.emblem(key) }
      : undefined,
  named: (reference, seats) => (reference.is === 'tile' ? tile(reference, seats) : unit(reference, seats)),
  sideName: (terms, side) => (terms.game === NAME ? sideName(terms.mode, side) : undefined),
}

/** The army of a seat. */
export function leads({ seats }: MatchInfo, seat: number): string {
  const part = seats[seat]?.part ?? ''
  return isLeftToChance(part) ? t('web-join-random') : partOf(part).name
}

function tile(reference: Reference, seats: readonly string[]): Named {
  const { owner, tile } = reference
  return { text: armies.tileName(seats[owner] ?? '', tile), owner, place: '', suffix: '' }
}

function unit(reference: Reference & { is: 'unit' }, seats: readonly string[]): Named {
  const { owner, tile, hex } = reference
  const name = armies.tileName(seats[owner] ?? '', tile)
  const suffix = isShared(name, seats) ? ` (${seatName(owner, seats)})` : ''
  return { text: `${name} ${hex}`, owner, place: hex, suffix }
}

/** Whether a tile of this name may belong to any seat, so that the army must be told. */
function isShared(name: string, seats: readonly string[]): boolean {
  return seats.length > 1 && seats.every((army) => armies.hasTileNamed(army, name))
}
