/** What the units of whoever decides can do. */

import type { UnitAction } from '../notation'
import type { Sight } from '../../../lib/server'

/** What units can do, by the hex where they are pointed at. */
export function actionsByHex(sight: Sight | null, actions: readonly UnitAction[]): Map<string, UnitAction[]> {
  const seat = sight?.decision?.seat
  const hq = sight?.units.find((unit) => unit.owner === seat && unit.tile === 'hq')?.hex
  const found = new Map<string, UnitAction[]>()
  for (const action of actions) {
    const hex = action.hex ?? hq // the Net of Steel belongs to the HQ, which its move does not name
    if (hex) found.set(hex, [...(found.get(hex) ?? []), action])
  }
  return found
}
