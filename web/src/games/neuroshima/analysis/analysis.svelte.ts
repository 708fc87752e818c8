/** The table of the analysis: a position or a record, the moves played from there, what the server says of it. */

import { Problem } from '../../../lib/api'
import { armies } from '../armies.svelte'
import { problemText } from '../../../lib/format'
import { DelayedQuestion } from '../../../lib/delayed_question'
import type { BattleShow, Forecast, Idea, Phrase, Sight, TableSight, TableWish } from '../../../lib/server'
import { say, t } from '../../../lib/texts.svelte'
import { asking } from '../api'
import { EXAMPLE } from './example'
import { faultOf, type Fault } from './faults'
import { loosened } from './piles'
import { boardOf, completed, type Position } from './position'

/** Where the line of moves begins. */
export type Base = { position: Position } | { record: string; upto: number }

/** A move of the line, with its words once it has been played. */
export interface LineMove {
  move: string
  title: Phrase | null
}

const MOST_UNDO = 100
const SOON = 60 // milliseconds: several edits in a row ask once
const FORECAST_WAIT = 140 // a wheel turns quickly, and a pointer crosses many ideas on its way

/** What is looked at, and everything that can be done with it. */
export class Analysis {
  base = $state.raw<Base>({ position: EXAMPLE })
  line = $state.raw<LineMove[]>([])
  /** How many moves of the line have been played. */
  at = $state(0)
  /** The last answer of the server that could be given. */
  seen = $state.raw<TableSight | null>(null)
  /** What is impossible about the position, if anything is. */
  fault = $state.raw<Fault | null>(null)
  /** The battle that is to be played back. */
  battle = $state.raw<BattleShow | null>(null)
  /** Answers that were taken for granted in it. */
  assumed = $state.raw<Phrase[]>([])
  forecast = $state.raw<Forecast | null>(null)
  /** The move that the forecast is about; empty for the table as it is. */
  forecastMove = $state('')
  ideas = $state.raw<Idea[] | null>(null)
  isThinking = $state(false)
  /** Why something could not be done, in one sentence. */
  problem = $state('')

  private isEdited = $state(false)
  private past = $state.raw<Position[]>([])
  private future = $state.raw<Position[]>([])
  private readonly looks = new DelayedQuestion()
  private readonly steps = new DelayedQuestion()
  private readonly fights = new DelayedQuestion()
  private readonly forecasts = new DelayedQuestion()
  private readonly advice = new DelayedQuestion()
  private readonly reasons = new DelayedQuestion()
  private readonly knownForecasts = new Map<string, Forecast>()

  readonly played = $derived.by(() => this.line.slice(0, this.at).map((step) => step.move))
  readonly sight = $derived.by((): Sight | null => this.seen?.sight ?? null)
  /** The position as it can be edited; null in the middle of a battle. */
  readonly position = $derived.by((): Position | null => {
    if ('position' in this.base && this.at === 0) return this.base.position
    return this.seen?.position ? completed(this.seen.position) : null
  })
  /** The position that somebody has set up here; null where they only look at what they were given. */
  readonly own = $derived.by((): Position | null => {
    if (!this.isEdited || !('position' in this.base)) return null
    return this.base.position === EXAMPLE ? null : this.base.position
  })
  readonly armies = $derived.by(() => {
    if ('position' in this.base) return this.base.position.players.map((player) => player.army)
    return this.seen?.sight.players.map((player) => player.army) ?? []
  })
  /** How many hexes the board has. */
  readonly board = $derived.by(() => (this.position ? boardOf(this.position) : (this.sight?.board ?? 19)))
  readonly canUndo = $derived.by(() => this.past.length > 0)
  readonly canRedo = $derived.by(() => this.future.length > 0)

  /** What is asked about. */
  get table(): TableWish {
    return 'position' in this.base
      ? { position: this.base.position, moves: this.played }
      : { ...this.base, moves: this.played }
  }

  /** Look at something else; there is nothing to be undone. */
  open(base: Base): void {
    this.base = base
    this.line = []
    this.at = 0
    this.past = []
    this.future = []
    this.isEdited = false
    this.refresh()
  }

  /** Change the position; moves that were played are part of it from then on. */
  edit(change: (position: Position) => Position): void {
    if (!this.position) return
    const before = loosened(this.position, (army) => armies.sheet(army)?.tiles)
    const after = change(before)
    if (after !== before) this.replace(after)
  }

  /** Put another position in place of this one; that can be undone like any other change. */
  replace(position: Position): void {
    this.past = [...this.past, ...this.toKeep()].slice(-MOST_UNDO)
    this.future = []
    this.settle(position)
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.future = [...this.future, ...this.toKeep()]
    this.past = this.past.slice(0, -1)
    this.settle(before)
  }

  redo(): void {
    const after = this.future.at(-1)
    if (!after) return
    this.past = [...this.past, ...this.toKeep()]
    this.future = this.future.slice(0, -1)
    this.settle(after)
  }

  /** What a change leaves behind: in the middle of a battle, the position from which the moves were played. */
  private toKeep(): Position[] {
    const position = this.position ?? ('position' in this.base ? this.base.position : null)
    return position ? [position] : []
  }

  /** Play a move; moves that followed here before are forgotten unless it is the next of them. */
  play(move: string): void {
    const isNext = this.line[this.at]?.move === move
    const line = isNext ? this.line : [...this.line.slice(0, this.at), { move, title: null }]
    this.go(line, this.at + 1, true)
  }

  /** Go to a place of the line. */
  goTo(place: number): void {
    this.go(this.line, Math.max(0, Math.min(this.line.length, place)), false)
  }

  /** Fight a battle from here, without playing it. */
  fight(): void {
    const position = this.position
    if (!position) return
    this.ask(
      this.fights,
      () => asking.battle(position),
      (result) => {
        this.assumed = result.assumed
        this.battle = result.battle
        if (!result.battle) this.problem = t('analysis-no-battle')
      },
    )
  }

  /** What a battle would do, now or after a move; what is shown stays until that is known. */
  foresee(move = ''): void {
    const known = this.knownForecasts.get(move)
    this.forecasts.cancel()
    if (known) return this.useForecast(move, known)
    this.forecasts.plan(
      move ? FORECAST_WAIT : 0,
      () => asking.forecast(this.table, move),
      (forecast) => this.useForecast(move, forecast),
    )
  }

  /** What a bot would do here. */
  think(level: string, seconds: number): void {
    if (this.isThinking) return
    this.isThinking = true
    this.problem = ''
    this.advice.plan(
      0,
      () => asking.best(this.table, level, seconds, 6),
      (ideas) => {
        this.isThinking = false
        this.ideas = ideas
      },
      (error) => {
        this.isThinking = false
        this.problem = problemText(error, this.armies)
      },
    )
  }

  /** Say why a move is not legal. */
  explain(move: string): void {
    this.ask(
      this.reasons,
      () => asking.why(this.table, move),
      ({ reason }) => {
        if (reason) this.problem = say(reason, this.armies)
      },
    )
  }

  /** The battle has been watched. */
  leaveBattle(): void {
    this.battle = null
    this.assumed = []
  }

  /** Ask the server about the table as it is now, a little later. */
  refresh(): void {
    this.begin()
    this.looks.plan(
      SOON,
      () => asking.sight(this.table),
      (seen) => this.see(seen),
      (error) => {
        if (error instanceof Problem && !error.isPassing) this.fault = faultOf(error)
        else this.problem = problemText(error, this.armies)
      },
    )
  }

  private settle(position: Position): void {
    this.base = { position }
    this.line = []
    this.at = 0
    this.isEdited = true
    this.refresh()
  }

  /** Whatever was said of the table before, or is still on its way, does not count any more. */
  private begin(): void {
    for (const about of [this.steps, this.fights, this.forecasts, this.advice, this.reasons]) about.cancel()
    this.knownForecasts.clear()
    this.isThinking = false
    this.ideas = null
    this.problem = ''
  }

  private see(seen: TableSight): void {
    this.seen = seen
    this.fault = null
  }

  private go(line: LineMove[], at: number, shows: boolean): void {
    this.begin()
    const moves = line.slice(0, at).map((step) => step.move)
    this.ask(
      this.steps,
      () => asking.sight({ ...this.table, moves }),
      (seen) => {
        this.looks.cancel()
        this.line = line.map((step, i) => (i === at - 1 ? { ...step, title: seen.title } : step))
        this.at = at
        this.see(seen)
        if (shows && seen.battle?.phases.length) this.battle = seen.battle
      },
    )
  }

  private useForecast(move: string, forecast: Forecast): void {
    this.knownForecasts.set(move, forecast)
    this.forecast = forecast
    this.forecastMove = move
  }

  /** Ask at once; a refusal is told. */
  private ask<Answer>(
    kind: DelayedQuestion,
    call: () => Promise<Answer>,
    use: (answer: Answer) => void,
  ): void {
    this.problem = ''
    kind.plan(0, call, use, (error) => (this.problem = problemText(error, this.armies)))
  }
}
