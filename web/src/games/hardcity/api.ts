/** Every address of the server that belongs to Hard City. */

import { request, requestText } from '../../lib/api'
import type { Book, CityCard } from '../../lib/server'
import { NAME } from './shapes'

const HERE = `/api/${NAME}`

/** Cards and drawings. */
export const library = {
  cards: () => request<CityCard[]>('GET', `${HERE}/cards`),
  book: () => request<Book>('GET', `${HERE}/book`),
  sprite: () => requestText(`${HERE}/sprite`),
  /** The address of the poster of a shipped episode. */
  poster: (episode: number) => `${HERE}/posters/${episode}`,
  /** The address of the ground of a map, by the name in its plan. */
  map: (name: string) => `${HERE}/maps/${encodeURIComponent(name)}`,
}
