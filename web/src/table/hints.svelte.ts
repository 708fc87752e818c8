/** What a bot would do in the place of whoever must choose. */

import type { MatchStore } from '../lib/match.svelte'
import type { Idea, Phrase } from '../lib/server'
import { Refusal } from '../lib/socket'

/** The advice for the present position. */
export class Hints {
  ideas = $state.raw<Idea[] | null>(null)
  isThinking = $state(false)
  /** Why there are no ideas. */
  refusal = $state.raw<Phrase | string>('')
  private readonly store: MatchStore

  constructor(store: MatchStore) {
    this.store = store
  }

  /** Ask, once for each position; no ideas if the bot does not know, or may not say. */
  async ask(): Promise<void> {
    if (this.isThinking || this.ideas) return
    this.isThinking = true
    this.refusal = ''
    const { seq } = this.store
    try {
      const { answer } = await this.store.ask('hint')
      if (seq === this.store.seq) this.ideas = answer.is === 'ideas' ? (answer.ideas ?? []) : []
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error.reason
    } finally {
      this.isThinking = false
    }
  }

  /** The position has changed. */
  forget(): void {
    this.ideas = null
    this.refusal = ''
  }
}
