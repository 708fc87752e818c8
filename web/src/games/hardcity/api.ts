/** Every address of the server that belongs to Hard City. */

import { request, requestText } from '../../lib/api'
import type { CityCard } from '../../lib/server'
import { NAME } from './shapes'

const HERE = `/api/${NAME}`

/** Cards and drawings. */
export const library = {
  cards: () => request<CityCard[]>('GET', `${HERE}/cards`),
  sprite: () => requestText(`${HERE}/sprite`),
  /** The address of the ground of a map, by the name in its plan. */
  map: (name: string) => `${HERE}/maps/${encodeURIComponent(name)}`,
}
