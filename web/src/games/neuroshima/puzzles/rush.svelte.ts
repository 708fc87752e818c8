/** As many puzzles as possible in a few minutes; the server keeps the time, the clock here only shows it. */

import { problemText } from '../../../lib/format'
import { notice } from '../../../lib/notices.svelte'
import type { PuzzleView, Rush } from '../../../lib/server'
import { puzzles } from '../api'
import { PuzzleModel } from './puzzle.svelte'

const FLASH = 700 // milliseconds in which right or wrong is shown
const TICK = 200

/** A puzzle of a rush: a fight is an answer, and nothing is played back. */
export class RushPuzzle extends PuzzleModel {
  private readonly answer: (moves: readonly string[]) => Promise<void>

  constructor(view: PuzzleView, answer: (moves: readonly string[]) => Promise<void>) {
    super(view)
    this.answer = answer
  }

  override async fight(): Promise<void> {
    if (!this.isOpen || this.isBusy) return
    await this.commit()
    if (this.board.can_fight) await this.newest(() => this.answer(this.moves))
  }
}

/** A rush from its start to its end. */
export class RushModel {
  rush = $state.raw<Rush | null>(null)
  puzzle = $state.raw<RushPuzzle | null>(null)
  /** What the last answer was, for a moment. */
  flash = $state<'right' | 'wrong' | null>(null)
  /** Milliseconds that are left, as far as this browser knows. */
  left = $state(0)
  isBusy = $state(false)
  /** The names of what was solved and missed. */
  readonly seen = new Map<string, PuzzleView>()
  private ends = 0
  private timer: ReturnType<typeof setInterval> | undefined
  private fading: ReturnType<typeof setTimeout> | undefined
  private isLeft = false

  readonly isOver = $derived.by(() => this.rush?.is_over ?? false)

  /** Begin a new one. */
  async start(): Promise<void> {
    await this.try(async () => this.follow(await puzzles.rush()))
  }

  /** Give this one up and go to the next; that is a mistake. */
  async skip(): Promise<void> {
    await this.send([], true)
  }

  /** Nothing runs any more, whatever is still answered. */
  dispose(): void {
    this.isLeft = true
    clearInterval(this.timer)
    clearTimeout(this.fading)
  }

  private async send(moves: readonly string[], skip: boolean): Promise<void> {
    const { rush } = this
    if (!rush || rush.is_over || this.isBusy) return
    await this.try(async () => {
      const verdict = await puzzles.rushAnswer(rush.id, { key: rush.key, moves: [...moves], skip })
      this.flash = verdict.is_solved ? 'right' : 'wrong'
      clearTimeout(this.fading)
      this.fading = setTimeout(() => (this.flash = null), FLASH)
      await this.follow(verdict.rush)
    })
  }

  private async follow(rush: Rush): Promise<void> {
    if (this.isLeft) return
    this.ends = Date.now() + rush.seconds * 1000
    this.rush = rush
    this.tick()
    clearInterval(this.timer)
    if (rush.is_over) return
    this.timer = setInterval(() => this.tick(), TICK)
    const view = this.seen.get(rush.key) ?? (await puzzles.puzzle(rush.key))
    this.seen.set(rush.key, view)
    this.puzzle = new RushPuzzle(view, (moves) => this.send(moves, false))
  }

  /** When the time is over an answer, even none, tells the server. */
  private tick(): void {
    this.left = Math.max(0, this.ends - Date.now())
    if (this.left === 0 && this.rush && !this.rush.is_over && !this.isBusy) void this.finish(this.rush.id)
  }

  private async finish(id: string): Promise<void> {
    clearInterval(this.timer)
    await this.try(async () => this.follow(await puzzles.rushNow(id)))
  }

  private async try(call: () => Promise<void>): Promise<void> {
    this.isBusy = true
    try {
      await call()
    } catch (error) {
      if (!this.isLeft) notice(problemText(error), 'bad')
    } finally {
      this.isBusy = false
    }
  }
}
