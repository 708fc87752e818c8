/** The clock of a playback: where it stands, whether it runs, how fast. */

import { type Beat, clampTo, phaseStep, type Speed, startOf } from './timeline'

/** What a playback needs of timers; tests bring their own. */
export interface Timers {
  set(call: () => void, ms: number): unknown
  clear(timer: unknown): void
}

const REAL: Timers = {
  set: (call, ms) => setTimeout(call, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** Goes through beats, by itself or step by step. Behind the last beat stands the result. */
export class Player {
  index = $state(0)
  playing = $state(false)
  speed = $state<Speed>(1)
  readonly beats: readonly Beat[]
  #timers: Timers
  #timer: unknown = null

  constructor(beats: readonly Beat[], speed: Speed, timers: Timers = REAL) {
    this.beats = beats
    this.speed = speed
    this.#timers = timers
  }

  get beat(): Beat | undefined {
    return this.beats[this.index]
  }

  get isOver(): boolean {
    return this.index >= this.beats.length
  }

  /** Run from here; from the result, begin again. */
  play(): void {
    if (this.isOver) this.index = 0
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    this.#stop()
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** One beat on or back, and stand still there. */
  step(by: 1 | -1): void {
    this.pause()
    this.index = clampTo(this.beats, this.index + by)
  }

  /** One phase on or back, and stand still there. */
  stepPhase(by: 1 | -1): void {
    this.pause()
    this.index = phaseStep(this.beats, this.index, by)
  }

  /** Go to the first beat of a phase, or to a stage of it; goes on running if it ran. */
  jump(phase: number, stage?: Beat['stage']): void {
    const exact = this.beats.findIndex((beat) => beat.phase === phase && beat.stage === stage)
    this.index = exact >= 0 ? exact : startOf(this.beats, phase)
    if (this.playing) this.#wait()
  }

  /** On to the next beat at once, and go on running. */
  hurry(): void {
    this.playing = true
    this.#advance()
  }

  /** Straight to the result. */
  skip(): void {
    this.pause()
    this.index = this.beats.length
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    if (this.playing) this.#wait()
  }

  /** Stop for good. */
  dispose(): void {
    this.#stop()
  }

  #wait(): void {
    this.#stop()
    const beat = this.beat
    if (!beat) return this.pause()
    this.#timer = this.#timers.set(() => this.#advance(), beat.ms / this.speed + (beat.fixed ?? 0))
  }

  #advance(): void {
    this.index = clampTo(this.beats, this.index + 1)
    this.#wait()
  }

  #stop(): void {
    if (this.#timer !== null) this.#timers.clear(this.#timer)
    this.#timer = null
  }
}
