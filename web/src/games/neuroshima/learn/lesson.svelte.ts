/** A lesson while somebody takes it: the task, the moves made in it, what the server says of them. */

import { getContext, setContext } from 'svelte'

import { Attempt } from '../attempt/attempt.svelte'
import type {
  BattleShow,
  HandTile,
  LessonTask,
  LessonView,
  Phrase,
  Sight,
  TableWish,
  Verdict,
} from '../../../lib/server'
import { handOf } from '../table/hands'
import { learning } from '../api'
import { progress } from './progress'

/** The seat of the learner. */
export const LEARNER = 0

/** Everything that the parts of a lesson share. */
export class LessonModel extends Attempt {
  readonly view: LessonView
  /** Number of the task. */
  number = $state(0)
  /** What came of the moves so far; null before the first. */
  verdict = $state.raw<Verdict | null>(null)
  /** The battle that is being played back. */
  battle = $state.raw<BattleShow | null>(null)
  /** Whether the hint is shown. */
  isHinted = $state(false)
  /** Whether the solution lies on the board, to be confirmed. */
  isShown = $state(false)
  /** Whether all tasks are done and the closing words are shown. */
  isClosing = $state(false)
  readonly seat = LEARNER

  constructor(view: LessonView) {
    super()
    this.view = view
    this.number = Math.min(progress.tasks(view.info.id), view.tasks.length - 1)
  }

  readonly task = $derived.by((): LessonTask => this.view.tasks[this.number] as LessonTask)
  readonly sight = $derived.by((): Sight => this.verdict?.sight ?? this.task.sight)
  readonly moves = $derived.by((): string[] => this.verdict?.moves ?? [])
  readonly isDone = $derived.by(() => this.verdict?.done ?? false)
  readonly isOver = $derived.by(() => this.verdict?.over ?? false)
  readonly isOpen = $derived.by(() => !this.isBusy && !this.isOver && this.battle === null && !this.isClosing)
  readonly isLastTask = $derived.by(() => this.number === this.view.tasks.length - 1)
  readonly hand = $derived.by((): HandTile[] => handOf(this.sight, this.seat, this.chooser.legal))
  readonly table = $derived.by((): TableWish => ({ position: this.task.position, moves: this.moves }))
  protected readonly key = $derived.by(() => [this.number, ...this.moves].join(' '))

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
    this.forget()
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

  protected async whyNot(move: string): Promise<Phrase | null> {
    const attempt = { task: this.number, moves: [...this.moves, move] }
    const verdict = await learning.attempt(this.view.info.id, attempt)
    return verdict.clause ? verdict.feedback : null
  }

  private ask(moves: string[]): Promise<Verdict | null> {
    return this.newest(() => learning.attempt(this.view.info.id, { task: this.number, moves }))
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
