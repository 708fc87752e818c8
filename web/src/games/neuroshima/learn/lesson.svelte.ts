/** A lesson while somebody takes it: the task, the moves made in it, what the server says of them. */

import { getContext, setContext } from 'svelte'

import { ShownCard } from '../analysis/shown_card.svelte'
import { problemText } from '../../../lib/format'
import { notice } from '../../../lib/notices.svelte'
import type {
  BattleShow,
  Forecast,
  HandTile,
  LessonTask,
  LessonView,
  Phrase,
  Sight,
  TableWish,
  Verdict,
} from '../../../lib/server'
import { Chooser } from '../table/chooser.svelte'
import { handOf } from '../table/hands'
import { asking, learning } from '../api'
import { progress } from './progress'

/** The seat of the learner. */
export const LEARNER = 0

const FORECAST_WAIT = 140 // milliseconds: a wheel turns quickly

/** Everything that the parts of a lesson share. */
export class LessonModel {
  readonly view: LessonView
  /** Number of the task. */
  number = $state(0)
  /** What came of the moves so far; null before the first. */
  verdict = $state.raw<Verdict | null>(null)
  /** The battle that is being played back. */
  battle = $state.raw<BattleShow | null>(null)
  /** Why the last attempt at a move was refused. */
  reason = $state.raw<Phrase | null>(null)
  /** Whether the hint is shown. */
  isHinted = $state(false)
  /** Whether the solution lies on the board, to be confirmed. */
  isShown = $state(false)
  /** Whether all tasks are done and the closing words are shown. */
  isClosing = $state(false)
  forecast = $state.raw<Forecast | null>(null)
  lit = $state.raw<ReadonlySet<string>>(new Set())
  shaking = $state<string | null>(null)
  private isBusy = $state(false)
  private attempts = 0
  private asked = 0
  readonly chooser: Chooser

  constructor(view: LessonView) {
    this.view = view
    this.number = Math.min(progress.tasks(view.info.id), view.tasks.length - 1)
    this.chooser = new Chooser(
      () => this.sight,
      () => this.isOpen,
    )
  }

  readonly task = $derived.by((): LessonTask => this.view.tasks[this.number] as LessonTask)
  readonly sight = $derived.by((): Sight => this.verdict?.sight ?? this.task.sight)
  readonly armies = $derived.by((): string[] => this.sight.players.map((player) => player.army))
  readonly moves = $derived.by((): string[] => this.verdict?.moves ?? [])
  readonly isDone = $derived.by(() => this.verdict?.done ?? false)
  readonly isOver = $derived.by(() => this.verdict?.over ?? false)
  readonly isOpen = $derived.by(() => !this.isBusy && !this.isOver && this.battle === null && !this.isClosing)
  readonly isLastTask = $derived.by(() => this.number === this.view.tasks.length - 1)
  readonly hand = $derived.by((): HandTile[] => handOf(this.sight, LEARNER, this.chooser.legal))
  private readonly table = $derived.by((): TableWish => ({ position: this.task.position, moves: this.moves }))
  /** The tile that somebody looks at. */
  readonly shownCard = new ShownCard(() => ({
    table: this.table,
    key: [this.number, ...this.moves].join(' '),
    units: this.sight.units,
  }))

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

  /** Somebody takes up a card of the hand. */
  takeCard(index: number): void {
    const held = this.hand[index]
    if (!held || !this.isOpen) return
    this.dropReason()
    this.isShown = false
    // A second click on a tile that needs no hex makes the move, as at the table.
    if (this.chooser.card === index && !this.chooser.question && this.chooser.way) return void this.confirm()
    this.chooser.takeTile(held.tile, index)
  }

  /** Make the move that has been chosen. */
  async confirm(): Promise<void> {
    const way = this.chooser.way
    if (way) await this.make(way.move)
  }

  /** Make a move of the learner. */
  async make(move: string): Promise<void> {
    const verdict = await this.ask([...this.moves, move])
    if (!verdict) return
    this.chooser.drop()
    this.isShown = false
    this.reason = verdict.clause ? verdict.feedback : null
    if (verdict.clause) return
    this.verdict = verdict
    this.battle = verdict.battle
    if (verdict.done) progress.finishTask(this.view.info.id, this.number)
  }

  /** One step back: in the choice, else the last move. */
  async takeBack(): Promise<void> {
    this.dropReason()
    this.isShown = false
    if (this.chooser.back()) return
    const moves = this.moves.slice(0, -1)
    if (!moves.length) return this.restart()
    this.verdict = (await this.ask(moves)) ?? this.verdict
  }

  /** The task from its beginning. */
  restart(): void {
    this.asked += 1
    this.isBusy = false
    this.verdict = null
    this.battle = null
    this.dropReason()
    this.isShown = false
    this.chooser.drop()
  }

  /** Put the next move of the solution on the board, to look at and to confirm. */
  showSolution(): void {
    const { solution } = this.task
    const isOnTheWay = this.moves.every((move, i) => move === solution[i])
    if (!isOnTheWay) this.restart()
    const next = solution[this.moves.length]
    if (!next) return
    this.dropReason()
    if (!this.chooser.takeMove(next))
      this.takeCard(this.hand.findIndex((held) => next.endsWith(` ${held.tile}`)))
    this.isShown = true
  }

  /** The battle has been watched. */
  leaveBattle(): void {
    this.battle = null
  }

  /** Watch the battle of the last move once more. */
  watchAgain(): void {
    this.battle = this.verdict?.battle ?? null
  }

  /** Go on: to the next task, or to the closing words. */
  next(): void {
    if (this.isLastTask) {
      progress.finish(this.view.info.id)
      this.isClosing = true
      return
    }
    this.goTo(this.number + 1)
  }

  /** Go to a task. */
  goTo(number: number): void {
    this.restart()
    this.number = number
    this.isHinted = false
    this.isClosing = false
    this.forecast = null
  }

  /** Ask what a battle would do after a move; a little later, and only the newest question counts. */
  askForecast(move: string): () => void {
    const table = this.table
    let isWanted = true
    const timer = setTimeout(() => {
      asking.forecast(table, move).then(
        (forecast) => isWanted && (this.forecast = forecast),
        () => undefined, // without a forecast the lesson goes on
      )
    }, FORECAST_WAIT)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }

  /** What comes of these moves; null where it does not matter any more: something else was asked, or it all began anew. */
  private async ask(moves: string[]): Promise<Verdict | null> {
    const number = ++this.asked
    const isWanted = (): boolean => number === this.asked
    this.isBusy = true
    try {
      const verdict = await learning.attempt(this.view.info.id, { task: this.number, moves })
      return isWanted() ? verdict : null
    } catch (error) {
      if (isWanted()) notice(problemText(error), 'bad')
      return null
    } finally {
      if (isWanted()) this.isBusy = false
    }
  }

  private async refuse(hex: string): Promise<void> {
    this.shaking = hex
    setTimeout(() => (this.shaking = null), 400)
    const attempt = this.chooser.attempt(hex)
    const { id } = this.view.info
    const { attempts } = this
    const verdict = await learning
      .attempt(id, { task: this.number, moves: [...this.moves, attempt] })
      .catch(() => null)
    if (verdict?.clause && attempts === this.attempts) this.reason = verdict.feedback
  }

  /** Something else is tried: the reason does not matter any more, whether it was told or is still on its way. */
  private dropReason(): void {
    this.attempts += 1
    this.reason = null
  }
}

const KEY = Symbol('lesson')

/** Make a lesson known to everything below the component. */
export function provideLesson(model: LessonModel): LessonModel {
  return setContext(KEY, model)
}

/** The lesson around a component. */
export function useLesson(): LessonModel {
  return getContext<LessonModel>(KEY)
}
