/** Every address of the server that belongs to Hard City. */

import { request, requestText } from '../../lib/api'
import type { Book, CampaignView, CityCard, EpisodeResults, EpisodeShelf } from '../../lib/server'
import { NAME } from './shapes'

const HERE = `/api/${NAME}`

/** Episodes, cards and drawings. */
export const library = {
  episodes: () => request<EpisodeShelf>('GET', `${HERE}/episodes`),
  /** How one's own games ended. */
  results: () => request<EpisodeResults[]>('GET', `${HERE}/results`),
  /** One's own campaigns. */
  campaigns: () => request<CampaignView[]>('GET', `${HERE}/campaigns`),
  cards: () => request<CityCard[]>('GET', `${HERE}/cards`),
  book: () => request<Book>('GET', `${HERE}/book`),
  sprite: () => requestText(`${HERE}/sprite`),
  /** The address of the poster of a shipped episode. */
  poster: (episode: number) => `${HERE}/posters/${episode}`,
  /** The address of the ground of a map, by the name in its plan. */
  map: (name: string) => `${HERE}/maps/${encodeURIComponent(name)}`,
}
