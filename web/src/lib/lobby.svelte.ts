/** What can be played, watched or continued now; kept from visit to visit of the first page. */

import { api } from './api'
import { calls } from './calls.svelte'
import type { LobbyView } from './server'

const PAUSE = 1500

class Lobby {
  /** null until the server has told for the first time. */
  view = $state.raw<LobbyView | null>(null)
  isOut = $state(false)
  private asked = -Infinity

  /** Asks how things stand, unless somebody has just asked. */
  async load(): Promise<void> {
    if (performance.now() - this.asked < PAUSE) return
    this.asked = performance.now()
    try {
      this.view = await api.lobby()
      calls.note(this.view.turns)
      this.isOut = false
    } catch {
      this.isOut = true
    }
  }
}

export const lobby = new Lobby()
