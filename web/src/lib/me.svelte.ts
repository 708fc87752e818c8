/** The person at this browser. */

import { api } from './api'
import type { Guest } from './server'

class Me {
  guest = $state.raw<Guest | null>(null)

  /** Asks the server who we are. */
  async load(): Promise<void> {
    this.guest = await api.me()
  }

  /** Takes another name. */
  async rename(name: string): Promise<void> {
    this.guest = await api.rename(name)
  }
}

export const me = new Me()
