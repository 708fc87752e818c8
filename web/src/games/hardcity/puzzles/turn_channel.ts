/** The way to the table of a task: its first move is the deal, which decides the dice. */

import type { Ack, CityPuzzleLook, CityPuzzleView, GameAnswer } from '../../../lib/server'
import { Refusal, type Listener } from '../../../lib/socket'
import { tasks } from '../api'
import { AttemptChannel, type Details, type Forbidden } from '../coach/attempt_channel'

const DEALS = 2 ** 31

export class TurnChannel extends AttemptChannel<CityPuzzleLook> {
  private readonly key: string
  private deal = newDeal()

  constructor(view: CityPuzzleView, listener: Listener, heard: (look: CityPuzzleLook) => void) {
    super(view, listener, heard)
    this.key = view.info.key
  }

  /** The deal and the moves: what the server judges. */
  get turn(): string[] {
    return [this.deal, ...this.moves]
  }

  override restart(): Promise<Ack> {
    this.deal = newDeal()
    return super.restart()
  }

  /** Dice that have fallen stay where they are. */
  protected override back(): Promise<Ack> {
    return Promise.reject(new Refusal('not_allowed', { is: 'phrase', id: 'hc-task-no-back' }, ''))
  }

  protected async send(moves: string[]): Promise<CityPuzzleLook> {
    const look = await tasks.look(this.key, [this.deal, ...moves])
    return { ...look, moves: look.moves.slice(1) }
  }

  protected forbidden({ reason, clause }: CityPuzzleLook): Forbidden | null {
    return reason ? { reason, clause: clause ?? '' } : null
  }

  protected answer(moves: string[], what: string, details: Details): Promise<GameAnswer> {
    return tasks.ask(this.key, { moves: [this.deal, ...moves], what, ...details })
  }
}

function newDeal(): string {
  return `deal ${Math.floor(Math.random() * DEALS)}`
}
