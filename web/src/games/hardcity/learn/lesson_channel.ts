/** The way to the table of a lesson: the server keeps nothing of it, so every request says all moves of the attempt. */

import { Problem } from '../../../lib/api'
import { problemText } from '../../../lib/format'
import type {
  Ack,
  Answered,
  Ask,
  CityTask,
  CityVerdict,
  Command,
  MatchInfo,
  Update,
} from '../../../lib/server'
import { Refusal, type Channel, type Listener } from '../../../lib/socket'
import { learning } from '../api'
import { NAME } from '../shapes'

const LEARNER = { id: 'learner', name: '' }
const RIVAL = 'extra' // the bot that stands for the others; nobody ever asks it anything

/** A task of a lesson. */
export interface TaskAddress {
  lesson: string
  number: number
  task: CityTask
}

export class LessonChannel implements Channel {
  /** What was said of the attempt, by the number of the entry that led to it. */
  readonly verdicts = new Map<number, CityVerdict>()
  /** The moves of the attempt so far. */
  moves: readonly string[] = []
  private seq = 1
  private isClosed = false
  /** Grows with every attempt that is sent: what is said of older ones is dropped. */
  private wishes = 0
  private readonly of: TaskAddress
  private readonly listener: Listener
  private readonly heard: (verdict: CityVerdict) => void

  /** `heard` is told what is said of each attempt as soon as it is known, before anything is shown. */
  constructor(of: TaskAddress, listener: Listener, heard: (verdict: CityVerdict) => void = () => undefined) {
    this.of = of
    this.listener = listener
    this.heard = heard
    const { seat, sight } = of.task
    listener.welcome?.({
      t: 'welcome',
      you: LEARNER,
      seats: [seat],
      info: infoOf(of.task),
      seq: this.seq,
      sight,
      history: [],
      clocks: null,
    })
    listener.connection?.('open', 0)
  }

  /** Makes a move or takes the last one back. */
  async do(what: Command['what'], { move = '' }: { move?: string } = {}): Promise<Ack> {
    if (what === 'move') return this.try([...this.moves, move], what)
    if (what === 'take_back' && this.moves.length) return this.try(this.moves.slice(0, -1), what)
    throw new Refusal('not_allowed', { is: 'phrase', id: 'hc-learn-nothing-back' }, '')
  }

  /** From the start again. */
  restart(): Promise<Ack> {
    return this.try([], 'take_back')
  }

  async ask(what: Ask['what'], details: Omit<Partial<Ask>, 't' | 'id' | 'what'> = {}): Promise<Answered> {
    const { seq } = this
    const { lesson, number } = this.of
    const question = { task: number, moves: [...this.moves], what, ...details }
    const answer = await this.reached(() => learning.ask(lesson, question))
    return { t: 'answer', id: '', seq, answer }
  }

  close(): void {
    this.isClosed = true
  }

  private async try(moves: readonly string[], what: 'move' | 'take_back'): Promise<Ack> {
    const { lesson, number, task } = this.of
    const wish = ++this.wishes
    const verdict = await this.reached(() => learning.attempt(lesson, { task: number, moves: [...moves] }))
    if (this.isClosed || wish !== this.wishes) throw new Refusal('closed', '', '')
    if (verdict.refused) throw new Refusal('illegal', verdict.feedback ?? '', verdict.clause ?? '')
    this.seq += 1
    this.moves = verdict.moves
    this.verdicts.set(this.seq, verdict)
    this.heard(verdict)
    this.listener.update?.(updateOf(verdict, this.seq, task.seat, what))
    return { t: 'ack', id: '', seq: this.seq }
  }

  /** A server that cannot be reached refuses, as it does at a table. */
  private async reached<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      throw new Refusal(error instanceof Problem ? error.code : 'offline', problemText(error), '')
    }
  }
}

function updateOf(verdict: CityVerdict, seq: number, seat: number, what: 'move' | 'take_back'): Update {
  const isMove = what === 'move'
  const phrases = verdict.lines.flatMap(({ phrase }) => (phrase ? [phrase] : []))
  return {
    t: 'update',
    seq,
    what,
    seat,
    move: isMove ? (verdict.moves.at(-1) ?? '') : '',
    lines: isMove ? verdict.lines : [],
    sight: verdict.sight,
    clocks: null,
    history: isMove && phrases.length ? { seq, seat, turn: verdict.turn, phrases } : null,
  }
}

/** What a table tells of a match; a lesson has no address of its own. */
function infoOf({ terms, parts, sides, seat }: CityTask): MatchInfo {
  return {
    id: '',
    game: NAME,
    terms,
    status: 'playing',
    seats: parts.map((part, number) =>
      number === seat
        ? { who: 'person', part, guest: LEARNER.id, online: true, leader: number }
        : { who: 'bot', part, bot: RIVAL, leader: number },
    ),
    sides,
    created: 0,
    seq: 1,
    casual: false,
  }
}
