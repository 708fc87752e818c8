/** Plays what happened beat by beat. It can be paused, stepped, hurried, skipped and seen again. */

import type { CityNow, Update } from '../../../lib/server'
import { mayMove, settings } from '../../../lib/settings.svelte'
import type { CityEvent } from '../events'
import { afterEvent } from './scene'
import { beatsOf, type Beat } from './beats'

/** Something to be played: where it began, and what happened. */
export interface Performance {
  before: CityNow
  beats: readonly Beat[]
}

const MOST_KEPT = 40 // performances that can be seen again

/** What is worth playing of an entry; null where nothing moves. */
export function performanceOf(update: Update, before: CityNow | null): Performance | null {
  if (!before || !mayMove() || update.what === 'take_back') return null
  const beats = beatsOf(update.lines, before.roll)
  return beats.length ? { before, beats } : null
}

export class Stage {
  /** The table as far as it has been played; null while nothing is. */
  now = $state.raw<CityNow | null>(null)
  beat = $state.raw<Beat | null>(null)
  isPaused = $state(false)
  /** What happened since it was last somebody's turn here. */
  kept = $state.raw<readonly Performance[]>([])

  private readonly onSound: (events: readonly CityEvent[]) => void
  private beats: readonly Beat[] = []
  private next = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private done: () => void = () => undefined

  constructor(onSound: (events: readonly CityEvent[]) => void) {
    this.onSound = onSound
  }

  get isPlaying(): boolean {
    return this.now !== null
  }

  /** Play something, and say when it is done. */
  play({ before, beats }: Performance, done: () => void): void {
    this.stop()
    this.now = before
    this.beats = beats
    this.next = 0
    this.done = done
    this.step()
  }

  /** Keep something so that it can be seen again. */
  keep(performance: Performance): void {
    this.kept = [...this.kept, performance].slice(-MOST_KEPT)
  }

  /** Somebody here goes on: what was kept is old. */
  forget(): void {
    this.kept = []
  }

  /** Play everything that was kept once more. */
  again(): void {
    const [first] = this.kept
    if (first)
      this.play({ before: first.before, beats: this.kept.flatMap(({ beats }) => beats) }, () => this.stop())
  }

  pause(): void {
    this.isPaused = !this.isPaused
    if (this.isPaused) clearTimeout(this.timer)
    else this.step()
  }

  /** The next beat. */
  step(): void {
    clearTimeout(this.timer)
    const beat = this.beats[this.next]
    if (!beat || !this.now) return this.finish()
    this.next += 1
    this.beat = beat
    this.now = beat.events.reduce(afterEvent, this.now)
    this.onSound(beat.events)
    if (!this.isPaused) this.timer = setTimeout(() => this.step(), beat.time / settings.speed)
  }

  /** The end at once. */
  skip(): void {
    this.finish()
  }

  /** Nothing is played any more, and nobody is told. */
  stop(): void {
    clearTimeout(this.timer)
    this.now = null
    this.beat = null
    this.isPaused = false
    this.beats = []
  }

  private finish(): void {
    const { done } = this
    this.stop()
    this.done = () => undefined
    done()
  }
}
