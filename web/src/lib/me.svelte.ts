/** The person at this browser. */

import { api } from './api'
import type { Guest } from './server'

class Me {
  guest = $state.raw<Guest | null>(null)

  /** Asks the server who we are. */
  async load(): Promise<void> {
    this.guest = await api.me()
  }

  /**
   * Makes sure that the server knows us before it does something for us: if its answer is lost, what it did
   * is still ours.
   */
  async arrive(): Promise<void> {
    if (!this.guest?.id) this.guest = await api.arrive()
  }

  /** Takes another name. */
  async rename(name: string): Promise<void> {
    this.guest = await api.rename(name)
  }
}

export const me = new Me()
