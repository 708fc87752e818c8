/** Somebody tries to do what is asked, in a lesson or a puzzle: what is chosen, looked at and refused. */

import { getContext, setContext } from 'svelte'

import { ShownCard } from '../analysis/shown_card.svelte'
import { problemText } from '../../../lib/format'
import { notice } from '../../../lib/notices.svelte'
import type { Forecast, HandTile, Phrase, Sight, TableWish } from '../../../lib/server'
import { asking } from '../api'
import { Chooser } from '../table/chooser.svelte'

const FORECAST_WAIT = 140 // milliseconds: a wheel turns quickly
const SHAKING = 400

/** Everything that the board, the hand and the words of an attempt share. */
export abstract class Attempt {
  /** Why the last attempt at a move was refused. */
  reason = $state.raw<Phrase | null>(null)
  forecast = $state.raw<Forecast | null>(null)
  lit = $state.raw<ReadonlySet<string>>(new Set())
  shaking = $state<string | null>(null)
  protected isBusy = $state(false)
  private attempts = 0
  private asked = 0
  readonly chooser: Chooser

  constructor() {
    this.chooser = new Chooser(
      () => this.sight,
      () => this.isOpen,
    )
  }

  /** What is shown. */
  abstract readonly sight: Sight
  /** Whether something may be chosen now. */
  abstract readonly isOpen: boolean
  /** Who tries. */
  abstract readonly seat: number
  /** The tiles that may be taken up. */
  abstract readonly hand: readonly HandTile[]
  /** The position, and what has been played from there. */
  abstract readonly table: TableWish
  /** What tells this position from others. */
  protected abstract readonly key: string
  /** Why a move is not allowed; null where it is, or where nobody can tell. */
  protected abstract whyNot(move: string): Promise<Phrase | null>
  /** Make a move. */
  abstract make(move: string): Promise<void>
  /** Somebody takes up a tile. */
  abstract takeCard(index: number): void

  readonly armies = $derived.by((): string[] => this.sight.players.map((player) => player.army))
  /** The tile that somebody looks at. */
  readonly shownCard = new ShownCard(() => ({ table: this.table, key: this.key, units: this.sight.units }))

  /** Point out hexes of the board. */
  readonly light = (hexes: readonly string[]): void => {
    this.lit = new Set(hexes)
  }

  /** Somebody points at a hex. */
  pickHex(hex: string): void {
    this.dropReason()
    const result = this.chooser.pick(hex)
    if (result === 'confirm') void this.confirm()
    else if (result === 'illegal') void this.refuse(hex)
  }

  /** Make the move that has been chosen. */
  async confirm(): Promise<void> {
    const way = this.chooser.way
    if (way) await this.make(way.move)
  }

  /** Ask what a battle would do after a move; a little later, and only the newest question counts. */
  askForecast(move: string): () => void {
    const table = this.table
    let isWanted = true
    const timer = setTimeout(() => {
      asking.forecast(table, move).then(
        (forecast) => isWanted && (this.forecast = forecast),
        () => undefined, // it goes on without a forecast
      )
    }, FORECAST_WAIT)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }

  /** An answer of the server; null where it does not matter any more: something else was asked, or it all began anew. */
  protected async newest<Answer>(asked: () => Promise<Answer>): Promise<Answer | null> {
    const number = ++this.asked
    const isWanted = (): boolean => number === this.asked
    this.isBusy = true
    try {
      const answer = await asked()
      return isWanted() ? answer : null
    } catch (error) {
      if (isWanted()) notice(problemText(error), 'bad')
      return null
    } finally {
      if (isWanted()) this.isBusy = false
    }
  }

  /** Whatever is on its way does not matter any more. */
  protected forget(): void {
    this.asked += 1
    this.isBusy = false
  }

  /** Something else is tried: the reason does not matter any more, whether it was told or is still on its way. */
  protected dropReason(): void {
    this.attempts += 1
    this.reason = null
  }

  private async refuse(hex: string): Promise<void> {
    this.shaking = hex
    setTimeout(() => (this.shaking = null), SHAKING)
    const { attempts } = this
    const reason = await this.whyNot(this.chooser.attempt(hex)).catch(() => null)
    if (reason && attempts === this.attempts) this.reason = reason
  }
}

const KEY = Symbol('attempt')

/** Make an attempt known to everything below the component. */
export function provideAttempt<Model extends Attempt>(model: Model): Model {
  return setContext(KEY, model)
}

/** The attempt around a component. */
export function useAttempt(): Attempt {
  return getContext<Attempt>(KEY)
}
