/** A task while somebody tries it: the turn at the table, hints, and the verdict in chances. */

import { problemText } from '../../../lib/format'
import { MatchStore } from '../../../lib/match.svelte'
import type {
  ChoiceWorth,
  CityPuzzleLook,
  CityPuzzleResult,
  CityPuzzleView,
  Phrase,
} from '../../../lib/server'
import { inLanguage } from '../../../lib/settings.svelte'
import { say, t } from '../../../lib/texts.svelte'
import { tasks } from '../api'
import type { Coach, CoachButton } from '../coach/coach'
import { CityTable } from '../table/city_table.svelte'
import { chanceText } from './chances'
import { TurnChannel } from './turn_channel'

/** The page of all tasks. */
export const TASKS = '/puzzles/hardcity'
const HINTS = 3

export class TaskCoach implements Coach {
  readonly view: CityPuzzleView
  private hint = $state.raw<Phrase | null>(null)
  private hints = $state(0)
  private result = $state.raw<CityPuzzleResult | null>(null)
  private problem = $state.raw<unknown>(null)
  private table = $state.raw<CityTable | null>(null)
  private channel: TurnChannel | null = null

  constructor(view: CityPuzzleView) {
    this.view = view
  }

  readonly leave: CoachButton = { text: 'hc-task-all', href: TASKS }
  readonly steps = { all: 0, done: 0 }
  /** What was said of the position that is shown. */
  private readonly look = $derived.by(() => this.channel?.verdicts.get(this.table?.queue.seq ?? 0) ?? null)
  readonly isOver = $derived.by(() => this.look?.is_over ?? false)
  /** The verdict, once what happened has been seen. */
  private readonly verdict = $derived.by(() => (this.isOver ? this.result : null))

  readonly over = $derived.by(() =>
    t('hc-task-over', {
      number: this.view.info.number,
      level: t(`hc-task-level-${this.view.info.difficulty}`),
    }),
  )
  readonly title = $derived.by(() => inLanguage(this.view.info.title))
  readonly words = $derived.by(() => inLanguage(this.view.info.story))
  readonly note = $derived.by((): Coach['note'] => {
    const { verdict } = this
    if (verdict) {
      const judged = t(verdict.is_solved ? 'hc-task-solved' : 'hc-task-unsolved')
      return { words: `${t(luckOf(verdict))} ${judged}`, tone: verdict.is_solved ? 'good' : 'bad' }
    }
    if (this.problem !== null) return { words: problemText(this.problem), tone: 'bad' }
    return this.hint ? { words: this.hint, tone: 'help' } : null
  })
  /** The goal; in the end what the choices were worth, and where chance was given away. */
  readonly details = $derived.by((): readonly string[] => {
    const { verdict, view } = this
    if (!verdict) {
      const goals = view.goals.map((goal) => say(goal, [])).join(' ')
      return [goals, t('hc-task-best', { chance: chanceText(view.best) })]
    }
    const { kept, best, chance } = verdict
    const whole = t('hc-task-kept', {
      kept: chanceText(kept),
      best: chanceText(best),
      chance: chanceText(chance),
    })
    return [whole, ...verdict.choices.filter(({ better }) => better.length).map(slipText)]
  })
  readonly places = $derived.by((): readonly string[] => (this.isOver ? [] : this.view.places))
  readonly buttons = $derived.by((): CoachButton[] => {
    const { verdict } = this
    const again: CoachButton = {
      text: 'hc-task-again',
      icon: 'ui-undo',
      kind: this.isOver && !verdict?.is_solved ? 'primary' : 'quiet',
      run: () => this.restart(),
    }
    if (verdict) return [...nextButton(verdict), again]
    if (this.isOver)
      return this.problem === null ? [] : [{ text: 'hc-task-judge', run: () => void this.judge() }]
    const help: CoachButton = { text: 'hc-task-hint', icon: 'ui-help', run: () => void this.askHint() }
    return [...(this.hints < HINTS ? [help] : []), ...(this.look?.moves.length ? [again] : [])]
  })

  /** The match of the task, for a table. */
  openStore(): MatchStore {
    const heard = (look: CityPuzzleLook): void => {
      if (look.is_over) void this.judge()
    }
    return new MatchStore('', '', (listener) => (this.channel = new TurnChannel(this.view, listener, heard)))
  }

  /** The table of the task, with this coach beside it. */
  createTable(store: MatchStore): CityTable {
    const table = new CityTable(store)
    table.coach = this
    this.table = table
    return table
  }

  /** Have the turn judged: it counts from now on. */
  private async judge(): Promise<void> {
    this.problem = this.result = null
    try {
      this.result = await tasks.judge(this.view.info.key, this.channel?.turn ?? [])
    } catch (error) {
      this.problem = error
    }
  }

  private async askHint(): Promise<void> {
    try {
      const { phrase, step } = await tasks.hint(this.view.info.key, this.hints + 1)
      this.hint = phrase
      this.hints = step
      this.problem = null
    } catch (error) {
      this.hint = null
      this.problem = error
    }
  }

  private restart(): void {
    this.table?.drop()
    this.result = this.problem = null
    void this.channel?.restart().catch(() => undefined) // it stays as it was, and can be tried again
  }
}

function luckOf({ is_reached, is_solved, best }: CityPuzzleResult): string {
  if (is_reached) return best < 1 ? 'hc-task-reached' : 'hc-task-done'
  return is_solved ? 'hc-task-missed' : 'hc-task-lost'
}

function slipText({ title, best, left, better }: ChoiceWorth): string {
  return t('hc-task-slip', {
    move: say(title, []),
    best: chanceText(best),
    left: chanceText(left),
    better: better.map((move) => say(move, [])).join(' / '),
  })
}

function nextButton({ is_solved, next }: CityPuzzleResult): CoachButton[] {
  if (!is_solved) return []
  return next
    ? [{ text: 'hc-task-next', icon: 'ui-arrow', kind: 'primary', href: `${TASKS}/${next}` }]
    : [{ text: 'hc-task-all', icon: 'ui-arrow', kind: 'primary', href: TASKS }]
}
