/** The levels of the bots, from weak to strong. */

import { api } from './api'
import type { BotInfo } from './server'

class Bots {
  all = $state.raw<BotInfo[]>([])

  /** Fetches the list once. */
  async load(): Promise<void> {
    if (this.all.length === 0) this.all = await api.bots()
  }

  /** Place of a level in the list, from 1; 0 for a bot that is no level. */
  strength(name: string): number {
    return this.all.findIndex((bot) => bot.name === name) + 1
  }

  /** The level to offer: the given one if there is such a level, else the middle. */
  near(name: string): string {
    if (this.strength(name) > 0) return name
    return this.all[Math.floor((this.all.length - 1) / 2)]?.name ?? name
  }
}

export const bots = new Bots()
