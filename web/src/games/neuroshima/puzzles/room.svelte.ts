/** All puzzles, the one of today, and what the person at this browser has done with them. */

import type { PuzzleMark, PuzzleProgress, PuzzleResult, PuzzleShelf } from '../../../lib/server'
import { puzzles } from '../api'

class PuzzleRoom {
  shelf = $state.raw<PuzzleShelf | null>(null)
  progress = $state.raw<PuzzleProgress | null>(null)

  /** Fetches both anew; what is shown stays until then. */
  async load(): Promise<void> {
    ;[this.shelf, this.progress] = await Promise.all([puzzles.shelf(), puzzles.mine()])
  }

  /** What somebody has done with a puzzle. */
  mark(key: string): PuzzleMark | undefined {
    return this.progress?.marks.find((mark) => mark.key === key)
  }

  /** A fight has been judged; days and ratings are told anew where it is solved. */
  note({ mark, is_solved: isSolved }: PuzzleResult): void {
    if (!this.progress) return
    const marks = [...this.progress.marks.filter((other) => other.key !== mark.key), mark]
    this.progress = { ...this.progress, marks }
    if (isSolved)
      puzzles.mine().then(
        (progress) => (this.progress = progress),
        () => undefined, // the next page asks again
      )
  }
}

export const room = new PuzzleRoom()
