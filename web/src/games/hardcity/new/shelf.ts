/** What there is to choose from, and how own games ended; fetched once a visit. */

import type { EpisodeResults, EpisodeShelf } from '../../../lib/server'
import { library } from '../api'

/** The shelf of a visit. */
export interface Shelf extends EpisodeShelf {
  results: EpisodeResults[]
}

/** Fetches it. */
export async function loadShelf(): Promise<Shelf> {
  // How one has played is nothing that anybody should wait for in vain.
  const [shelf, results] = await Promise.all([library.episodes(), library.results().catch(() => [])])
  return { ...shelf, results }
}

/** The first episode that has not been won yet. */
export function nextEpisode({ episodes, results }: Shelf): number {
  const isWon = (episode: number) => results.some((each) => each.episode === episode && (each.won ?? 0) > 0)
  return episodes.find(({ episode }) => !isWon(episode))?.episode ?? 1
}
