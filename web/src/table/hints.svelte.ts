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
  /** Grows with every question, and when the position changes: older answers are dropped. */
  private number = 0

  constructor(store: MatchStore) {
    this.store = store
  }

  /** Ask, once for each position; no ideas if the bot does not know, or may not say. */
  async ask(): Promise<void> {
    if (this.isThinking || this.ideas) return
    this.isThinking = true
    this.refusal = ''
    const { seq } = this.store
    const number = ++this.number
    try {
      const { answer } = await this.store.ask('hint')
      if (number === this.number && seq === this.store.seq)
        this.ideas = answer.is === 'ideas' ? (answer.ideas ?? []) : []
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (number === this.number) this.refusal = error.reason
    } finally {
      if (number === this.number) this.isThinking = false
    }
  }

  /** The position has changed. */
  forget(): void {
    this.number += 1
    this.isThinking = false
    this.ideas = null
    this.refusal = ''
  }
}
