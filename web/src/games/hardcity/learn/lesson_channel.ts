/** The way to the table of a lesson. */

import type { CityTask, CityVerdict, GameAnswer } from '../../../lib/server'
import type { Listener } from '../../../lib/socket'
import { learning } from '../api'
import { AttemptChannel, type Details, type Forbidden } from '../coach/attempt_channel'

/** A task of a lesson. */
export interface TaskAddress {
  lesson: string
  number: number
  task: CityTask
}

export class LessonChannel extends AttemptChannel<CityVerdict> {
  private readonly of: TaskAddress

  constructor(of: TaskAddress, listener: Listener, heard: (verdict: CityVerdict) => void = () => undefined) {
    super(of.task, listener, heard)
    this.of = of
  }

  protected send(moves: string[]): Promise<CityVerdict> {
    return learning.attempt(this.of.lesson, { task: this.of.number, moves })
  }

  protected forbidden({ refused, feedback, clause }: CityVerdict): Forbidden | null {
    return refused ? { reason: feedback ?? '', clause: clause ?? '' } : null
  }

  protected answer(moves: string[], what: string, details: Details): Promise<GameAnswer> {
    return learning.ask(this.of.lesson, { task: this.of.number, moves, what, ...details })
  }
}
