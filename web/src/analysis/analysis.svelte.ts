/** The table of the analysis: a position or a record, the moves played from there, what the server says of it. */

import { Problem } from '../lib/api'
import { problemText } from '../lib/format'
import type { BattleShow, Forecast, Idea, Phrase, Sight, TableSight, TableWish } from '../lib/server'
import { say, t } from '../lib/texts.svelte'
import { asking } from './asking'
import { EXAMPLE } from './example'
import { faultOf, type Fault } from './faults'
import { boardOf, completed, type Position } from './position'

/** Where the line of moves begins. */
type Base = { position: Position } | { record: string; upto: number }

/** A move of the line, with its words once it has been played. */
export interface LineMove {
  move: string
  title: Phrase | null
}

const MOST_UNDO = 100
const SOON = 60 // milliseconds: several edits in a row ask once

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
  ideas = $state.raw<Idea[] | null>(null)
  isThinking = $state(false)
  /** Why something could not be done, in one sentence. */
  problem = $state('')

  private past = $state.raw<Position[]>([])
  private future = $state.raw<Position[]>([])
  private number = 0 // of the newest question; answers to older ones are dropped
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly played = $derived.by(() => this.line.slice(0, this.at).map((step) => step.move))
  readonly sight = $derived.by((): Sight | null => this.seen?.sight ?? null)
  /** The position as it can be edited; null in the middle of a battle. */
  readonly position = $derived.by((): Position | null => {
    if ('position' in this.base && this.at === 0) return this.base.position
    return this.seen?.position ? completed(this.seen.position) : null
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

  /** Look at something else. */
  open(base: Base): void {
    this.base = base
    this.line = []
    this.at = 0
    this.past = []
    this.future = []
    this.refresh()
  }

  /** Change the position; moves that were played are part of it from then on. */
  edit(change: (position: Position) => Position): void {
    const before = this.position
    if (!before) return
    const after = change(before)
    if (after === before) return
    this.past = [...this.past, before].slice(-MOST_UNDO)
    this.future = []
    this.settle(after)
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before || !this.position) return
    this.future = [...this.future, this.position]
    this.past = this.past.slice(0, -1)
    this.settle(before)
  }

  redo(): void {
    const after = this.future.at(-1)
    if (!after || !this.position) return
    this.past = [...this.past, this.position]
    this.future = this.future.slice(0, -1)
    this.settle(after)
  }

  /** Play a move; moves that followed here before are forgotten unless it is the next of them. */
  async play(move: string): Promise<void> {
    const isNext = this.line[this.at]?.move === move
    const line = isNext ? this.line : [...this.line.slice(0, this.at), { move, title: null }]
    await this.go(line, this.at + 1, true)
  }

  /** Go to a place of the line. */
  async goTo(place: number): Promise<void> {
    await this.go(this.line, Math.max(0, Math.min(this.line.length, place)), false)
  }

  /** Fight a battle from here, without playing it. */
  async fight(): Promise<void> {
    const position = this.position
    if (!position) return
    const result = await this.tried(() => asking.battle(position))
    if (!result) return
    this.assumed = result.assumed
    this.battle = result.battle
    if (!result.battle) this.problem = t('analysis-no-battle')
  }

  /** What a battle would do, now or after a move. */
  async foresee(move = ''): Promise<void> {
    const number = this.number
    const forecast = await this.tried(() => asking.forecast(this.table, move))
    if (forecast && number === this.number) this.forecast = forecast
  }

  /** What a bot would do here. */
  async think(level: string, seconds: number): Promise<void> {
    if (this.isThinking) return
    this.isThinking = true
    const number = this.number
    const ideas = await this.tried(() => asking.best(this.table, level, seconds, 6))
    this.isThinking = false
    if (ideas && number === this.number) this.ideas = ideas
  }

  /** Say why a move is not legal. */
  async explain(move: string): Promise<void> {
    const found = await this.tried(() => asking.why(this.table, move))
    if (found?.reason) this.problem = say(found.reason, this.armies)
  }

  /** The battle has been watched. */
  leaveBattle(): void {
    this.battle = null
    this.assumed = []
  }

  /** Ask the server about the table as it is now, a little later. */
  refresh(): void {
    this.begin()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.look(), SOON)
  }

  private settle(position: Position): void {
    this.base = { position }
    this.line = []
    this.at = 0
    this.refresh()
  }

  /** Whatever was said of the table before does not count any more. */
  private begin(): void {
    this.number += 1
    this.ideas = null
    this.problem = ''
  }

  private async look(): Promise<void> {
    const number = this.number
    try {
      const seen = await asking.sight(this.table)
      if (number !== this.number) return
      this.seen = seen
      this.fault = null
    } catch (error) {
      if (number !== this.number) return
      if (error instanceof Problem && !error.isPassing) this.fault = faultOf(error.reason)
      else this.problem = problemText(error)
    }
  }

  private async go(line: LineMove[], at: number, shows: boolean): Promise<void> {
    this.begin()
    const number = this.number
    const moves = line.slice(0, at).map((step) => step.move)
    const seen = await this.tried(() => asking.sight({ ...this.table, moves }))
    if (!seen || number !== this.number) return
    this.line = line.map((step, i) => (i === at - 1 ? { ...step, title: seen.title } : step))
    this.at = at
    this.seen = seen
    this.fault = null
    if (shows && seen.battle?.phases.length) this.battle = seen.battle
  }

  private async tried<T>(call: () => Promise<T>): Promise<T | null> {
    this.problem = ''
    try {
      return await call()
    } catch (error) {
      this.problem = problemText(error)
      return null
    }
  }
}
