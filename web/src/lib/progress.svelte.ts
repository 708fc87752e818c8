/** Which lessons of a game somebody has done, kept in this browser. */

/** The lessons that are done, and how far the others have come. */
interface Kept {
  done: string[]
  /** Tasks done, by lesson. */
  tasks: Record<string, number>
}

const NOTHING: Kept = { done: [], tasks: {} }

export class Progress {
  private readonly key: string
  private kept = $state.raw<Kept>(NOTHING)

  /** `key` is the name under which the browser keeps it. */
  constructor(key: string) {
    this.key = key
    this.kept = load(key)
  }

  /** Whether a lesson is done. */
  isDone(lesson: string): boolean {
    return this.kept.done.includes(lesson)
  }

  /** How many tasks of a lesson that is not done yet are done. */
  tasks(lesson: string): number {
    return this.isDone(lesson) ? 0 : (this.kept.tasks[lesson] ?? 0)
  }

  /** A task is done. */
  finishTask(lesson: string, task: number): void {
    const before = this.kept.tasks[lesson] ?? 0
    this.keep({ ...this.kept, tasks: { ...this.kept.tasks, [lesson]: Math.max(before, task + 1) } })
  }

  /** A whole lesson is done. */
  finish(lesson: string): void {
    const { [lesson]: _, ...tasks } = this.kept.tasks
    this.keep({ done: [...new Set([...this.kept.done, lesson])], tasks })
  }

  /** Begin anew. */
  forget(): void {
    this.keep(NOTHING)
  }

  /** Whether there is anything to forget. */
  get isEmpty(): boolean {
    return this.kept.done.length === 0 && Object.keys(this.kept.tasks).length === 0
  }

  private keep(kept: Kept): void {
    this.kept = kept
    try {
      localStorage.setItem(this.key, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing can still be used for learning.
    }
  }
}

function load(key: string): Kept {
  try {
    return read(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return NOTHING
  }
}

/** Whatever was stored, as far as it can be understood. */
export function read(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return NOTHING
  const { done, tasks } = stored as { done?: unknown; tasks?: unknown }
  const counts = typeof tasks === 'object' && tasks !== null ? Object.entries(tasks) : []
  return {
    done: Array.isArray(done) ? done.filter((lesson) => typeof lesson === 'string') : [],
    tasks: Object.fromEntries(counts.filter((pair): pair is [string, number] => Number.isInteger(pair[1]))),
  }
}
