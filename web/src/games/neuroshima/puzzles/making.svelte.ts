/** Making a puzzle: a position that is set up, a task, and what the solver says of both. */

import { DelayedQuestion } from '../../../lib/delayed_question'
import { problemText } from '../../../lib/format'
import type { PuzzleProof } from '../../../lib/server'
import { language } from '../../../lib/settings.svelte'
import { Analysis } from '../analysis/analysis.svelte'
import { puzzles } from '../api'
import { EMPTY, fileOf, isWhole, MOST_OFFERED, type Draft } from './draft'

const PAUSE = 700 // milliseconds without a change before the solver is asked

/** Everything that the page for making one shares. */
export class Making {
  readonly analysis = new Analysis()
  draft = $state.raw<Draft>(EMPTY)
  proof = $state.raw<PuzzleProof | null>(null)
  isProving = $state(false)
  /** Why there is no proof, or why it was not kept. */
  problem = $state('')
  /** The id under which it is kept; empty before that and after every change. */
  saved = $state('')
  private readonly proofs = new DelayedQuestion()

  readonly position = $derived.by(() => this.analysis.position)
  readonly armies = $derived.by(() => this.analysis.armies)
  /** Who solves it. */
  readonly seat = $derived.by(() => this.position?.turn ?? 0)
  readonly army = $derived.by(() => this.armies[this.seat] ?? '')
  readonly isWhole = $derived.by(() => this.position !== null && isWhole(this.position, this.draft))
  /** What the solver is asked about; words do not matter to it. */
  readonly task = $derived.by(() => {
    const { position, draft } = this
    return this.isWhole && position ? fileOf(position, { ...draft, title: '', story: '' }, 'en') : ''
  })
  readonly canSave = $derived.by(
    () => (this.proof?.is_whole && this.proof.is_solvable && this.draft.title.trim() !== '') || false,
  )

  /** Change the task. */
  change(part: Partial<Draft>): void {
    this.draft = { ...this.draft, ...part }
    this.saved = ''
  }

  /** Offer one more tile. */
  offer(tile: string): void {
    if (this.draft.offer.length < MOST_OFFERED) this.change({ offer: [...this.draft.offer, tile] })
  }

  /** Take one of them away. */
  withdraw(index: number): void {
    this.change({ offer: this.draft.offer.toSpliced(index, 1) })
  }

  /** Ask the solver about a task, once nothing has changed for a moment; what is returned takes the question back. */
  prove(task: string): () => void {
    this.saved = this.problem = ''
    this.proof = null
    this.isProving = task !== ''
    if (task)
      this.proofs.plan(
        PAUSE,
        () => puzzles.proof(task),
        (proof) => {
          this.isProving = false
          this.proof = proof
        },
        (error) => {
          this.isProving = false
          this.problem = problemText(error, this.armies)
        },
      )
    return () => this.proofs.cancel()
  }

  /** Keep it, with a solution that the solver found. */
  async save(): Promise<void> {
    const { position, proof, draft } = this
    if (!position || !proof) return
    const found = { solution: proof.ideas[0]?.moves ?? [], difficulty: proof.difficulty || 1 }
    this.problem = ''
    try {
      const { id } = await puzzles.save(fileOf(position, draft, language(), found))
      if (draft === this.draft && position === this.position) this.saved = id
    } catch (error) {
      this.problem = problemText(error, this.armies)
    }
  }
}
