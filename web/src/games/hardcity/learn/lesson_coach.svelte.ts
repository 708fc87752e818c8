/** A lesson while somebody takes it: the task at the table, help, what the server says, and what comes next. */

import { untrack } from 'svelte'

import { MatchStore } from '../../../lib/match.svelte'
import type { CityLesson, CityTask, CityVerdict, Phrase } from '../../../lib/server'
import { say, t } from '../../../lib/texts.svelte'
import type { Coach, CoachButton } from '../coach/coach'
import type { Choice } from '../table/choices'
import { CityTable } from '../table/city_table.svelte'
import { LessonChannel } from './lesson_channel'
import { progress } from './progress'

/** The page of all lessons. */
export const LEARN = '/learn/hardcity'

export class LessonCoach implements Coach {
  readonly lesson: CityLesson
  /** Number of the task. */
  number = $state(0)
  isHinted = $state(false)
  /** Whether all tasks are done. */
  isClosing = $state(false)
  /** Whether the next step is to be shown as soon as it can be planned. */
  private isAsked = $state(false)
  private table = $state.raw<CityTable | null>(null)
  private channel: LessonChannel | null = null

  constructor(lesson: CityLesson) {
    this.lesson = lesson
    this.number = Math.min(progress.tasks(lesson.info.id), lesson.tasks.length - 1)
  }

  readonly leave: CoachButton = { text: 'hc-learn-all', href: LEARN }
  readonly task = $derived.by((): CityTask => this.lesson.tasks[this.number] as CityTask)
  /** What was said of the position that is shown. */
  readonly verdict = $derived.by(() => this.channel?.verdicts.get(this.table?.queue.seq ?? 0) ?? null)
  readonly isDone = $derived.by(() => this.verdict?.done ?? false)
  readonly isOver = $derived.by(() => this.isClosing || (this.verdict?.over ?? false))
  private readonly isLast = $derived.by(() => this.number === this.lesson.tasks.length - 1)

  readonly over = $derived.by(() =>
    t('hc-learn-task', {
      lesson: this.lesson.info.number,
      number: this.number + 1,
      total: this.lesson.tasks.length,
    }),
  )
  readonly title = $derived.by(() => say(this.lesson.info.title, []))
  readonly words = $derived.by((): Phrase => (this.isClosing ? this.lesson.closing : this.task.prompt))
  readonly note = $derived.by((): Coach['note'] => {
    if (this.isClosing) return null
    const { feedback, done } = this.verdict ?? {}
    if (feedback) return { words: feedback, tone: done ? 'good' : 'bad' }
    return this.isHinted ? { words: this.task.hint, tone: 'help' } : null
  })
  readonly steps = $derived.by(() => ({
    all: this.lesson.tasks.length,
    done: this.number + (this.isDone || this.isClosing ? 1 : 0),
  }))
  readonly places = $derived.by((): readonly string[] => (this.isOver ? [] : this.task.places))
  readonly buttons = $derived.by((): CoachButton[] => {
    if (this.isClosing) return this.closingButtons()
    if (this.isDone) {
      const text = this.isLast ? 'hc-learn-finish' : 'hc-learn-next-task'
      return [{ text, icon: 'ui-arrow', kind: 'primary', run: () => this.next() }]
    }
    const back: CoachButton = {
      text: 'hc-learn-restart',
      icon: 'ui-undo',
      kind: this.isOver ? 'primary' : 'quiet',
      run: () => this.restart(),
    }
    const help: CoachButton = this.isHinted
      ? { text: 'hc-learn-show', icon: 'ui-eye', run: () => (this.isAsked = true) }
      : { text: 'hc-learn-hint', icon: 'ui-help', run: () => (this.isHinted = true) }
    return [...(this.isOver ? [] : [help]), ...(this.verdict?.moves.length ? [back] : [])]
  })

  /** The match of the present task, for a table. */
  openStore(): MatchStore {
    const of = { lesson: this.lesson.info.id, number: this.number, task: this.task }
    const heard = (verdict: CityVerdict): void => this.keep(verdict)
    return new MatchStore('', '', (listener) => (this.channel = new LessonChannel(of, listener, heard)))
  }

  /** The table of the present task, with this coach beside it. */
  createTable(store: MatchStore): CityTable {
    const table = new CityTable(store)
    table.coach = this
    this.table = table
    return table
  }

  /** Call it in an effect: what was asked to be shown is shown once the table is ready for it. */
  follow(): void {
    $effect(() => {
      if (this.isAsked && this.table?.choices.length) untrack(() => this.showNext())
    })
  }

  /** Go on: to the next task, or to the closing words. */
  next(): void {
    if (this.isLast) {
      this.isClosing = true
      return
    }
    this.number += 1
    this.isHinted = this.isAsked = false
  }

  /** What is solved counts at once, also for somebody who leaves without going on. */
  private keep({ done }: CityVerdict): void {
    const { id } = this.lesson.info
    if (done && this.isLast) progress.finish(id)
    else if (done) progress.finishTask(id, this.number)
  }

  private restart(): void {
    this.table?.drop()
    void this.channel?.restart().catch(() => undefined) // it stays as it was, and can be tried again
  }

  /** Plan the next move of the solution, to be looked at and confirmed; what is asked over the map is answered. */
  private showNext(): void {
    const { table, task } = this
    this.isAsked = false
    const made = this.channel?.moves ?? []
    if (!table) return
    if (!made.every((move, i) => move === task.solution[i])) return this.restart()
    const rest = task.solution.slice(made.length)
    const choice = nextOf(table.choices, rest)
    if (!choice) return
    if (table.isInTray) void table.carryOut(choice)
    else table.planner.plan(choice.key)
  }

  private closingButtons(): CoachButton[] {
    const { next } = this.lesson
    const all: CoachButton = { text: 'hc-learn-all', href: LEARN }
    return next
      ? [{ text: 'hc-learn-next-lesson', icon: 'ui-arrow', kind: 'primary', href: `${LEARN}/${next}` }, all]
      : [{ ...all, kind: 'primary' }]
  }
}

/** The choice that makes the most of these moves, in their order. */
export function nextOf(choices: readonly Choice[], moves: readonly string[]): Choice | null {
  const fitting = choices.filter((choice) => choice.moves.every((move, i) => move === moves[i]))
  return fitting.toSorted((a, b) => b.moves.length - a.moves.length)[0] ?? null
}
