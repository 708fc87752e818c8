/** What the table asks the server without changing anything: forecasts, cards, links, reasons. */

import { SvelteMap } from 'svelte/reactivity'

import { DelayedQuestion } from '../../../lib/delayed_question'
import type { MatchStore } from '../../../lib/match.svelte'
import type { Card, Forecast, Phrase } from '../../../lib/server'
import { Refusal } from '../../../lib/socket'

/** A tile that somebody wants to know about: on the board, or anywhere else of a seat. */
export type Subject = { hex: string } | { tile: string; seat: number }

/** Why something is refused. */
export interface Reason {
  phrase: Phrase | string
  clause: string
}

const FORECAST_WAIT = 140 // milliseconds: a wheel turns quickly
const CARD_WAIT = 120

/** Questions about the present position. */
export class Questions {
  forecast = $state.raw<Forecast | null>(null)
  /** The move that the forecast is about; empty for the position as it is. */
  forecastMove = $state('')
  card = $state.raw<Card | null>(null)
  links = $state('')
  reason = $state.raw<Reason | null>(null)

  private readonly store: MatchStore
  private readonly forecasts = new DelayedQuestion()
  private readonly cards = new DelayedQuestion()
  private readonly overlays = new DelayedQuestion()
  private readonly reasons = new DelayedQuestion()
  private readonly knownForecasts = new Map<string, Forecast>()
  /** Boards tell what is in it, so it says when something comes. */
  private readonly knownCards = new SvelteMap<string, Card>()
  private subject: Subject | null = null
  /** Whose card is shown, as long as it is true of the position. */
  private shown = ''

  constructor(store: MatchStore) {
    this.store = store
  }

  /** The position has changed: what was asked about the old one is void. */
  forget(): void {
    this.knownForecasts.clear()
    this.knownCards.clear()
    this.shown = ''
    this.dropReason()
    if (this.subject) this.askCard(this.subject)
  }

  /** What a battle would do now, or after a move. */
  askForecast(move: string): void {
    const known = this.knownForecasts.get(move)
    this.forecasts.cancel()
    if (known) return this.useForecast(move, known)
    this.forecasts.plan(
      FORECAST_WAIT,
      () => this.store.ask('forecast', { move }),
      ({ answer }) => {
        if (answer.is !== 'forecast') return
        this.knownForecasts.set(move, answer)
        this.useForecast(move, answer)
      },
    )
  }

  /** No forecast is wanted. */
  dropForecast(): void {
    this.forecasts.cancel()
    this.forecast = null
    this.forecastMove = ''
  }

  /** The card of a tile; the one that is shown stays until the new one has come, or nobody knows one. */
  askCard(subject: Subject | null, wait = CARD_WAIT): void {
    this.cards.cancel()
    if (!subject) return
    this.subject = subject
    const key = JSON.stringify(subject)
    const known = this.knownCards.get(key)
    if (known) return this.useCard(key, known)
    this.cards.plan(
      wait,
      () => this.store.ask('card', { about: subject }),
      ({ answer }) => {
        if (answer.is !== 'card') return
        this.knownCards.set(key, answer)
        this.useCard(key, answer)
      },
      (error) => {
        const isPassing = error instanceof Refusal && error.code === 'too_fast'
        if (!isPassing || this.shown !== key) this.useCard(key, null)
      },
    )
  }

  /** The card of a tile as it is known without asking. */
  showCard(subject: Subject, card: Card | null): void {
    this.cards.cancel()
    this.subject = subject
    this.useCard(JSON.stringify(subject), card)
  }

  /** The card of a unit if it has been looked at since the last move. */
  cardOf(hex: string): Card | undefined {
    return this.knownCards.get(JSON.stringify({ hex }))
  }

  /** Nets, links and attacks of all units, or of one. */
  askLinks(hex = ''): void {
    this.overlays.plan(
      hex ? CARD_WAIT : 0,
      () => this.store.ask('links', { about: { hex } }),
      ({ answer }) => (this.links = answer.is === 'links' ? answer.overlay : ''),
    )
  }

  /** No links are wanted. */
  dropLinks(): void {
    this.overlays.cancel()
    this.links = ''
  }

  /** Why a move is illegal. */
  askWhy(move: string): void {
    this.reasons.plan(
      0,
      () => this.store.ask('why', { move }),
      ({ answer }) => {
        if (answer.is === 'why' && answer.reason)
          this.reason = { phrase: answer.reason, clause: answer.clause ?? '' }
      },
    )
  }

  /** Something else is tried: the reason does not matter any more, whether it was told or is still on its way. */
  dropReason(): void {
    this.reasons.cancel()
    this.reason = null
  }

  private useCard(key: string, card: Card | null): void {
    this.card = card
    this.shown = key
  }

  private useForecast(move: string, forecast: Forecast): void {
    this.forecast = forecast
    this.forecastMove = move
  }
}
