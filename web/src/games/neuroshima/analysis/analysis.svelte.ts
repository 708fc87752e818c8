/** The table of the analysis: a position or a record, the moves played from there, what the server says of it. */

import { Problem } from '../../../lib/api'
import { armies } from '../armies.svelte'
import { problemText } from '../../../lib/format'
import { DelayedQuestion } from '../../../lib/delayed_question'
import type { BattleShow, Forecast, Phrase, Sight, TableSight, TableWish } from '../../../lib/server'
import { say, t } from '../../../lib/texts.svelte'
import { asking } from '../api'
import { Advice } from './advice.svelte'
import { EXAMPLE } from './example'
import { faultOf, type Fault } from './faults'
import { loosened } from './piles'
import { boardOf, completed, type Position } from './position'
import {
  emptyTree,
  folded,
  pathTo,
  promoted,
  ROOT,
  stepFrom,
  titled,
  type Tree,
  type Way,
  withMove,
  without,
} from './variations'

/** Where the moves begin. */
export type Base = { position: Position } | { record: string; upto: number }

const MOST_UNDO = 100
const SOON = 60 // milliseconds: several edits in a row ask once
const IDEAS = 6
const FORECAST_WAIT = 140 // a wheel turns quickly, and a pointer crosses many ideas on its way

/** What is looked at, and everything that can be done with it. */
export class Analysis {
  base = $state.raw<Base>({ position: EXAMPLE })
  /** Everything that was tried from there. */
  tree = $state.raw<Tree>(emptyTree())
  /** The place in it that is looked at. */
  at = $state(ROOT)
  /** How often somebody went to another place here. */
  walks = $state(0)
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
  /** Why something could not be done, in one sentence. */
  problem = $state('')

  private isEdited = $state(false)
  private past = $state.raw<Position[]>([])
  private future = $state.raw<Position[]>([])
  private readonly looks = new DelayedQuestion()
  private readonly steps = new DelayedQuestion()
  private readonly fights = new DelayedQuestion()
  private readonly forecasts = new DelayedQuestion()
  private readonly reasons = new DelayedQuestion()
  private readonly knownForecasts = new Map<string, Forecast>()
  readonly advice = new Advice((seconds) => asking.best(this.table, seconds, IDEAS))

  readonly played = $derived.by(() => pathTo(this.tree, this.at).map((node) => node.move))
  /** Whether what is looked at is off the main moves. */
  readonly isSide = $derived.by(() =>
    pathTo(this.tree, this.at).some((node) => this.tree.get(node.parent)?.next[0] !== node.id),
  )
  readonly sight = $derived.by((): Sight | null => this.seen?.sight ?? null)
  /** The position as it can be edited; null in the middle of a battle. */
  readonly position = $derived.by((): Position | null => {
    if ('position' in this.base && this.at === ROOT) return this.base.position
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

  /** Look at something else, and what was tried from there; there is nothing to be undone. */
  open(base: Base, tree = emptyTree(), at = ROOT): void {
    this.advice.forget()
    this.base = base
    this.tree = tree
    this.at = at
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

  /** Play a move: one that was tried here before, or another one beside it. */
  play(move: string): void {
    const { tree, id } = withMove(this.tree, this.at, move)
    this.walk(tree, id, true)
  }

  /** Go to a place of the tree. */
  goTo(place: number): void {
    if (this.tree.has(place)) this.walk(this.tree, place, false)
  }

  step(way: Way): void {
    this.goTo(stepFrom(this.tree, this.at, way))
  }

  /** Look at the end of these moves, which somebody went to before: by the address, not here. */
  follow(moves: readonly string[]): void {
    let [tree, at] = [this.tree, ROOT]
    for (const move of moves) ({ tree, id: at } = withMove(tree, at, move))
    this.go(tree, at, false)
  }

  /** Take the move that is looked at out of the tree, with all that follows. */
  remove(): void {
    const parent = this.tree.get(this.at)?.parent
    if (parent === undefined || !this.tree.has(parent)) return
    this.walk(without(this.tree, this.at), parent, false)
  }

  /** Make the moves that are looked at the main ones. */
  promote(): void {
    this.tree = promoted(this.tree, this.at)
  }

  /** Hide what follows a move, or show it again. */
  fold(place: number): void {
    this.tree = folded(this.tree, place)
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
    this.advice.forget()
    this.base = { position }
    this.tree = emptyTree()
    this.at = ROOT
    this.isEdited = true
    this.refresh()
  }

  /** Whatever was said of the table before, or is still on its way, does not count any more. */
  private begin(): void {
    for (const about of [this.steps, this.fights, this.forecasts, this.reasons]) about.cancel()
    this.knownForecasts.clear()
    this.advice.stop()
    this.problem = ''
  }

  private see(seen: TableSight): void {
    this.seen = seen
    this.fault = null
    this.tree = titled(this.tree, this.at, seen.titles ?? [])
    this.advice.look(this.at, !seen.sight.outcome)
  }

  private walk(tree: Tree, at: number, shows: boolean): void {
    this.go(tree, at, shows, () => (this.walks += 1))
  }

  private go(tree: Tree, at: number, shows: boolean, done = (): void => undefined): void {
    this.begin()
    const moves = pathTo(tree, at).map((node) => node.move)
    this.steps.plan(
      0,
      () => asking.sight({ ...this.table, moves }),
      (seen) => {
        this.looks.cancel()
        this.tree = tree
        this.at = at
        done()
        this.see(seen)
        if (shows && seen.battle?.phases.length) this.battle = seen.battle
      },
      (error) => {
        this.problem = problemText(error, this.armies)
        if (this.seen) this.advice.look(this.at, !this.seen.sight.outcome)
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
