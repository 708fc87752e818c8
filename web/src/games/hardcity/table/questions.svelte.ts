/** What the table asks the server without changing anything: the city, ways, chances, actions, what may come of a move. */

import { DelayedQuestion } from '../../../lib/delayed_question'
import type { MatchStore } from '../../../lib/match.svelte'
import type { ActionNow, CardNow, CityAnswer, Odds, Phrase, Preview, Way } from '../../../lib/server'

/** Why something is refused. */
export interface Reason {
  phrase: Phrase | string
  clause: string
}

const MOST_ODDS = 40 // moves in one question
const PREVIEW_WAIT = 60 // milliseconds: a pointer passes over many places

/** Questions about the present position. */
export class Questions {
  /** What stays for the whole game. */
  told = $state.raw<CityAnswer | null>(null)
  ways = $state.raw<readonly Way[]>([])
  odds = $state.raw<ReadonlyMap<string, Odds>>(new Map())
  actions = $state.raw<readonly ActionNow[]>([])
  cards = $state.raw<readonly CardNow[]>([])
  preview = $state.raw<Preview | null>(null)
  /** What may come of each answer, where there are few. */
  previews = $state.raw<ReadonlyMap<string, Preview>>(new Map())
  reason = $state.raw<Reason | null>(null)

  private readonly store: MatchStore
  private readonly delayed = new DelayedQuestion()
  /** Grows with every position: answers to older ones are dropped. */
  private count = 0

  constructor(store: MatchStore) {
    this.store = store
  }

  /** Ask for what never changes, until it has come. */
  async askCity(): Promise<void> {
    if (this.told) return
    const { answer } = await this.store.ask('city')
    if (answer.is === 'city') this.told = answer
  }

  /** The position has changed: what was asked about the old one is void. */
  forget(): void {
    this.count += 1
    this.ways = []
    this.odds = new Map()
    this.actions = []
    this.cards = []
    this.previews = new Map()
    this.dropPreview()
    this.dropReason()
  }

  /** Everything that is worth knowing before a choice. */
  askAll(hasSteps: boolean, weighed: readonly string[]): void {
    if (hasSteps) this.ask('ways', (answer) => answer.is === 'ways' && (this.ways = answer.ways))
    if (weighed.length)
      this.ask(
        'odds',
        (answer) =>
          answer.is === 'odds' && (this.odds = new Map(answer.odds.map((odds) => [odds.move, odds]))),
        { about: { moves: weighed.slice(0, MOST_ODDS) } },
      )
    this.ask('actions', (answer) => {
      if (answer.is !== 'actions') return
      this.actions = answer.actions
      this.cards = answer.cards
    })
  }

  /** What may come of each of these answers. */
  askEach(moves: readonly string[]): void {
    for (const move of moves)
      this.ask(
        'preview',
        (answer) =>
          answer.is === 'preview' && (this.previews = new Map(this.previews).set(move, answer.preview)),
        { move },
      )
  }

  /** What may come of a move. */
  askPreview(move: string): void {
    if (this.preview?.move === move) return
    this.delayed.plan(
      PREVIEW_WAIT,
      () => this.store.ask('preview', { move }),
      ({ answer }) => answer.is === 'preview' && (this.preview = answer.preview),
    )
  }

  dropPreview(): void {
    this.delayed.cancel()
    this.preview = null
  }

  dropReason(): void {
    this.reason = null
  }

  private ask(
    what: string,
    use: (answer: Awaited<ReturnType<MatchStore['ask']>>['answer']) => unknown,
    details: Parameters<MatchStore['ask']>[1] = {},
  ): void {
    const { count } = this
    this.store.ask(what, details).then(
      ({ answer }) => {
        if (count === this.count) use(answer)
      },
      () => undefined, // refused: the position has changed meanwhile
    )
  }
}
