/** What a bot would do at every place of the analysis: asked for by itself after each move, or when somebody wants it. */

import { DelayedQuestion } from '../../../lib/delayed_question'
import { problemText } from '../../../lib/format'
import type { Idea } from '../../../lib/server'

/** How a move compares with the best one at its place. */
export interface MoveNote {
  isBest: boolean
  /** Lost chances, 0 to 1. */
  loss: number
  /** Lost health in the next battle. */
  behind: number
}

export const TIMES = [1, 3, 5]
const KEY = 'ashfall.analysis.live'
const WAIT = 350 // milliseconds: who steps through quickly asks about the last place alone

/** The ideas of one analysis. */
export class Advice {
  /** Whether every place is asked about by itself. */
  isLive = $state(loadLive())
  /** How long the bot thinks. */
  seconds = $state(1)
  ideas = $state.raw<Idea[] | null>(null)
  isThinking = $state(false)
  /** Why there are none, in one sentence. */
  problem = $state('')
  private known = $state.raw<ReadonlyMap<number, Idea[]>>(new Map())
  private place = 0
  private readonly question = new DelayedQuestion()
  private readonly ask: (seconds: number) => Promise<Idea[]>

  constructor(ask: (seconds: number) => Promise<Idea[]>) {
    this.ask = ask
  }

  /** Another place is looked at; nobody is asked where nothing can be played. */
  look(place: number, isOpen: boolean): void {
    this.stop()
    this.place = place
    this.ideas = isOpen ? (this.known.get(place) ?? null) : null
    if (isOpen && !this.ideas && this.isLive) this.think(WAIT)
  }

  /** Ask about this place. */
  think(wait = 0): void {
    this.stop()
    this.isThinking = true
    const { place } = this
    this.question.plan(
      wait,
      () => this.ask(this.seconds),
      (ideas) => {
        this.isThinking = false
        this.ideas = ideas
        this.known = new Map(this.known).set(place, ideas)
      },
      (error) => {
        this.isThinking = false
        this.problem = problemText(error)
      },
    )
  }

  /** What was asked is not wanted any more. */
  stop(): void {
    this.question.cancel()
    this.isThinking = false
    this.ideas = null
    this.problem = ''
  }

  /** It is another position: nothing that was found is true of it. */
  forget(): void {
    this.stop()
    this.known = new Map()
  }

  setLive(isLive: boolean): void {
    this.isLive = isLive
    keepLive(isLive)
    if (!isLive) this.question.cancel()
    if (!isLive) this.isThinking = false
    else if (!this.ideas) this.think()
  }

  setSeconds(seconds: number): void {
    this.seconds = seconds
    this.known = new Map()
    if (this.isLive || this.ideas) this.think()
  }

  /** How a move compares at a place that was asked about; null where nobody knows. */
  noteOf(place: number, move: string): MoveNote | null {
    const ideas = this.known.get(place)
    const idea = ideas?.find(
      (one) => one.move === move || one.variants?.some((variant) => variant.move === move),
    )
    if (!ideas || !idea) return null
    return { isBest: idea === ideas[0], loss: idea.loss ?? 0, behind: idea.behind ?? 0 }
  }

  /** The chance of whoever chooses at a place; null where nobody knows. */
  chanceAt(place: number): number | null {
    return this.known.get(place)?.[0]?.value ?? null
  }
}

function loadLive(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

function keepLive(isLive: boolean): void {
  try {
    localStorage.setItem(KEY, isLive ? 'on' : 'off')
  } catch {
    // Without storage it is on again next time.
  }
}
