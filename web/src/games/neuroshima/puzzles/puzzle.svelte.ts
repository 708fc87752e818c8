/** A puzzle while somebody solves it: the tiles they have used, the battle, the verdict, hints and solutions. */

import { getContext, setContext } from 'svelte'

import { Attempt } from '../attempt/attempt.svelte'
import type {
  BattleShow,
  HandTile,
  Phrase,
  PuzzleBoard,
  PuzzleHint,
  PuzzleIdea,
  PuzzleResult,
  PuzzleSolutions,
  PuzzleView,
  Sight,
  TableWish,
} from '../../../lib/server'
import { mayMove } from '../../../lib/settings.svelte'
import { puzzles } from '../api'
import { END, hexOf, movesOf, numbersOf, placedOn, type Step } from './steps'

/** How many hints there are: the idea, a tile, its hex. */
export const MOST_HINTS = 3

/** Where somebody is with a puzzle. */
export type Stage = 'solve' | 'battle' | 'verdict'

/** Why a tile stays where it is. */
export type Stuck = { is: 'turn' | 'used' } | { is: 'needed'; reason: Phrase | null }

/** Everything that the parts of a puzzle share. */
export class PuzzleModel extends Attempt {
  readonly view: PuzzleView
  board: PuzzleBoard
  steps = $state.raw<readonly Step[]>([])
  /** What came of the last fight. */
  result = $state.raw<PuzzleResult | null>(null)
  /** The battle that is being played back. */
  battle = $state.raw<BattleShow | null>(null)
  hints = $state.raw<readonly PuzzleHint[]>([])
  solutions = $state.raw<PuzzleSolutions | null>(null)
  /** The solution that lies on the board. */
  shown = $state.raw<PuzzleIdea | null>(null)
  /** With the forecast, which counts for nothing. */
  isTraining = $state(false)
  /** Why the tile that was pointed at could not be taken back. */
  stuck = $state.raw<Stuck | null>(null)
  /** Milliseconds that it took to solve it. */
  time = $state(0)
  private readonly since = Date.now()

  constructor(view: PuzzleView) {
    super()
    this.view = view
    this.board = $state.raw(view.board)
  }

  /** Whether the server is asked something. */
  get isWaiting(): boolean {
    return this.isBusy
  }

  get seat(): number {
    return this.view.seat
  }

  get hand(): readonly HandTile[] {
    return this.view.offer
  }

  readonly moves = $derived.by((): string[] => movesOf(this.steps))
  readonly isSolved = $derived.by(() => this.result?.is_solved ?? false)
  readonly stage = $derived.by((): Stage => (this.battle ? 'battle' : this.isSolved ? 'verdict' : 'solve'))
  readonly sight = $derived.by((): Sight => {
    if (this.shown) return this.shown.sight
    return this.isSolved && this.result ? this.result.sight : this.board.sight
  })
  readonly isOpen = $derived.by(() => this.stage === 'solve' && this.shown === null)
  readonly table = $derived.by((): TableWish => ({ position: this.view.position, moves: this.moves }))
  protected readonly key = $derived.by(() => [this.view.info.key, this.stage, ...this.moves].join(' '))
  /** The tile that lies on the board but may still be turned and moved. */
  private readonly held = $derived.by(() => (this.chooser.way ? this.chooser.card : null))
  /** The number of each offered tile in the order of use, 0 for those that are left. */
  readonly numbers = $derived.by(() => numbersOf(this.hand.length, this.steps, this.held))
  /** How many of them in this turn. */
  readonly used = $derived.by(() => {
    const made = this.steps.filter((step) => step.card !== null && step.turn === this.board.turn).length
    return made + (this.held === null ? 0 : 1)
  })
  /** Hexes of tiles that may be taken up again. */
  readonly own = $derived.by(
    () =>
      new Set(
        this.steps
          .filter((step) => step.turn === this.board.turn)
          .map(hexOf)
          .filter(Boolean),
      ),
  )
  readonly canHint = $derived.by(() => this.isOpen && this.hints.length < MOST_HINTS)
  readonly canUndo = $derived.by(() => this.isOpen && (this.chooser.canGoBack || this.steps.length > 0))
  /** Whether nothing is missing as soon as what is held lies on the board. */
  private readonly isComplete = $derived.by(() => this.held !== null && this.board.left <= 1)
  private readonly isLastTurn = $derived.by(() => this.board.turn === this.view.turns)
  readonly canEnd = $derived.by(
    () => this.isOpen && (this.chooser.canEnd || (this.isComplete && !this.isLastTurn)),
  )
  readonly canFight = $derived.by(
    () => this.isOpen && (this.board.can_fight || (this.isComplete && this.isLastTurn)),
  )

  /** Somebody points at a hex: a tile that was placed is taken up again, where nothing else is meant. */
  override pickHex(hex: string): void {
    if (!this.isOpen) return
    this.stuck = null
    const index = placedOn(this.steps, hex)
    const isMeant = this.chooser.choices.includes(hex) || this.chooser.ghost?.hex === hex
    if (index < 0 || isMeant || (this.chooser.source && !this.chooser.way)) return super.pickHex(hex)
    void this.commit().then(() => this.takeUp(placedOn(this.steps, hex)))
  }

  takeCard(index: number): void {
    const offered = this.hand[index]
    if (!offered || !this.isOpen) return
    this.dropReason()
    this.stuck = null
    const step = this.steps.findIndex((made) => made.card === index)
    if (this.chooser.card === index) return this.takeAgain()
    if (step < 0 && this.held !== null && this.board.left <= 1) return this.exchange(offered.tile, index)
    void this.commit().then(() => {
      if (step >= 0) void this.takeUp(step)
      else if (this.board.left > 0) this.chooser.takeTile(offered.tile, index)
      else this.stuck = { is: 'used' }
    })
  }

  /** No more tiles may be used: another one comes in place of the one that is held, on its hex if it can. */
  private exchange(tile: string, index: number): void {
    const hex = this.chooser.ghost?.hex
    this.chooser.drop()
    this.chooser.takeTile(tile, index)
    if (hex && this.chooser.choices.includes(hex)) this.chooser.pick(hex)
  }

  /** The same tile once more: one that needs no hex is used, another one is put back. */
  private takeAgain(): void {
    if (this.chooser.way && !this.chooser.ghost) void this.confirm()
    else if (!this.chooser.way) this.chooser.drop()
  }

  /** What is held and complete counts as made. */
  async commit(): Promise<void> {
    if (this.chooser.way) await this.confirm()
  }

  async make(move: string): Promise<void> {
    const isAnswer = this.chooser.source?.from === 'question'
    const card = move === END ? null : this.chooser.card
    const before = this.moves.length
    const look = await this.newest(() => puzzles.look(this.view.info.key, [...this.moves, move]))
    if (!look) return
    this.chooser.drop()
    this.reason = look.reason ?? null
    if (look.reason) return
    const made = look.board.moves.slice(before)
    const last = this.steps.at(-1)
    const isPart = isAnswer && last !== undefined
    const step: Step = isPart
      ? { ...last, own: [...last.own, move], all: [...last.all, ...made] }
      : { own: [move], all: made, card, turn: this.board.turn }
    this.steps = [...(isPart ? this.steps.slice(0, -1) : this.steps), step]
    this.see(look.board)
  }

  /** Take a step back and hold its tile, so that it can be turned, moved or put away. */
  private async takeUp(index: number): Promise<void> {
    const step = this.steps[index]
    if (!step || this.isBusy) return
    if (step.turn !== this.board.turn) return void (this.stuck = { is: 'turn' })
    if (!(await this.without(index))) return
    const tile = this.hand[step.card ?? -1]?.tile
    if (tile === undefined) return
    this.chooser.takeTile(tile, step.card ?? 0)
    if (hexOf(step) && this.chooser.takeMove(step.own[0] ?? '')) this.chooser.card = step.card
  }

  /** Play all steps but one again; false where that is not possible, and everything stays as it is. */
  private async without(index: number): Promise<boolean> {
    const kept = this.steps.slice(0, index)
    const again = this.steps.slice(index + 1)
    const replayed = await this.newest(() => this.replay(kept, again))
    if (!replayed) return false
    if ('reason' in replayed) {
      this.stuck = { is: 'needed', reason: replayed.reason }
      return false
    }
    this.steps = replayed.steps
    this.see(replayed.board)
    return true
  }

  /** What comes of steps that are made again after others; the opponent may answer in another way. */
  private async replay(
    kept: readonly Step[],
    again: readonly Step[],
  ): Promise<{ steps: Step[]; board: PuzzleBoard } | { reason: Phrase | null }> {
    const { key } = this.view.info
    const steps = [...kept]
    let board = steps.length || again.length ? null : this.view.board
    if (steps.length && !again.length) board = (await puzzles.look(key, movesOf(steps))).board
    for (const step of again) {
      const all: string[] = []
      for (const move of step.own) {
        const before = movesOf(steps).length + all.length
        const look = await puzzles.look(key, [...movesOf(steps), ...all, move])
        if (look.reason) return { reason: look.reason }
        all.push(...look.board.moves.slice(before))
        board = look.board
      }
      steps.push({ ...step, all })
    }
    return { steps, board: board ?? this.view.board }
  }

  /** One step back: in the choice, else the last thing that was done. */
  async undo(): Promise<void> {
    this.dropReason()
    this.stuck = null
    if (!this.isOpen || this.isBusy || this.chooser.back()) return
    if (this.steps.length) await this.without(this.steps.length - 1)
  }

  /** Everything from the beginning. */
  restart(): void {
    this.forget()
    this.dropReason()
    this.stuck = this.shown = this.result = this.battle = null
    this.chooser.drop()
    this.steps = []
    this.see(this.view.board)
  }

  /** End the turn; the opponent answers. */
  async endTurn(): Promise<void> {
    await this.commit()
    if (this.chooser.canEnd) await this.make(END)
  }

  /** Let the battle begin. */
  async fight(): Promise<void> {
    if (!this.isOpen || this.isBusy) return
    await this.commit()
    if (!this.board.can_fight) return
    const { key } = this.view.info
    const result = await this.newest(() => puzzles.fight(key, this.moves, this.isTraining))
    if (!result) return
    if (result.is_solved && !this.time) this.time = Date.now() - this.since
    this.chooser.drop()
    this.result = result
    // Whoever wants less motion gets the verdict at once and may watch the battle step by step.
    if (mayMove() && result.battle?.phases.length) this.battle = result.battle
  }

  /** The battle has been watched. */
  leaveBattle(): void {
    this.battle = null
  }

  /** Watch it once more. */
  watch(): void {
    this.battle = this.result?.battle ?? null
  }

  /** The next hint. */
  async takeHint(): Promise<void> {
    if (!this.canHint || this.isBusy) return
    const hint = await this.newest(() => puzzles.hint(this.view.info.key, this.hints.length + 1))
    if (hint) this.hints = [...this.hints, hint]
  }

  /** All solutions; whoever has not solved it gives it up by that. */
  async findSolutions(): Promise<void> {
    const found = await this.newest(() => puzzles.solutions(this.view.info.key, !this.isSolved))
    if (!found) return
    this.solutions = found
    this.show(found.ideas[0] ?? null)
  }

  /** Put a solution on the board; null: take it away again. */
  show(idea: PuzzleIdea | null): void {
    this.chooser.drop()
    this.shown = idea
  }

  protected async whyNot(move: string): Promise<Phrase | null> {
    return (await puzzles.look(this.view.info.key, [...this.moves, move])).reason ?? null
  }

  private see(board: PuzzleBoard): void {
    this.board = board
    this.forecast = null
  }
}

const KEY = Symbol('puzzle')

/** Make a puzzle known to everything below the component. */
export function providePuzzle(model: PuzzleModel): PuzzleModel {
  return setContext(KEY, model)
}

/** The puzzle around a component. */
export function usePuzzle(): PuzzleModel {
  return getContext<PuzzleModel>(KEY)
}
