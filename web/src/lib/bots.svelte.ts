/** The levels of the bots of each game, from weak to strong. */

import { api } from './api'
import type { GameInfo } from './server'

class Bots {
  private games = $state.raw<GameInfo[]>([])

  /** Fetches them once. */
  async load(): Promise<void> {
    if (this.games.length === 0) this.games = await api.games()
  }

  /** The levels of a game. */
  levels(game: string): readonly string[] {
    return this.games.find(({ name }) => name === game)?.levels ?? []
  }

  /** The bots of a game that are no level: they have one idea each. */
  sparring(game: string): readonly string[] {
    return this.games.find(({ name }) => name === game)?.sparring ?? []
  }

  /** The bot of a game to offer: the given one if there is such a bot, else the middle level. */
  near(game: string, level: string): string {
    const levels = this.levels(game)
    return [...levels, ...this.sparring(game)].includes(level)
      ? level
      : (levels[Math.floor((levels.length - 1) / 2)] ?? level)
  }
}

export const bots = new Bots()
