/** Which unit is which from one position to the next, so that a moved tile can be seen to move. */

import type { UnitSight } from '../../../lib/server'

/** A unit with a number that it keeps wherever it goes. */
export interface KnownUnit {
  id: number
  unit: UnitSight
}

let lastId = 0

function isSame(one: UnitSight, two: UnitSight): boolean {
  return one.owner === two.owner && one.tile === two.tile
}

/**
 * Give every unit a number. A unit keeps its number on its hex; one that is new on its hex takes the number
 * of an equal unit that has left another hex, if there is one.
 */
export function identify(before: readonly KnownUnit[], units: readonly UnitSight[]): KnownUnit[] {
  const stayed = new Map<string, KnownUnit>()
  for (const known of before) stayed.set(known.unit.hex, known)
  const free = new Set(before)
  const ids = new Map<UnitSight, number>()
  for (const unit of units) {
    const known = stayed.get(unit.hex)
    if (known && isSame(known.unit, unit)) {
      ids.set(unit, known.id)
      free.delete(known)
    }
  }
  for (const unit of units) {
    if (ids.has(unit)) continue
    const moved = [...free].find((known) => isSame(known.unit, unit))
    if (moved) free.delete(moved)
    ids.set(unit, moved?.id ?? ++lastId)
  }
  return units.map((unit) => ({ id: ids.get(unit) ?? 0, unit }))
}
