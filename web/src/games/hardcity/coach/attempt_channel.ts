/** The way to a table of which the server keeps nothing: every request says all moves of the attempt. */

import { Problem } from '../../../lib/api'
import { problemText } from '../../../lib/format'
import type {
  Ack,
  Answered,
  Ask,
  CitySight,
  Command,
  EventLine,
  GameAnswer,
  HardCityTerms,
  MatchInfo,
  Phrase,
  Update,
} from '../../../lib/server'
import { Refusal, type Channel, type Listener } from '../../../lib/socket'
import { NAME } from '../shapes'

const LEARNER = { id: 'learner', name: '' }
const RIVAL = 'extra' // the bot that stands for the others; nobody ever asks it anything

/** The table of an attempt before its first move. */
export interface AttemptTable {
  seat: number
  parts: string[]
  sides: number[]
  terms: HardCityTerms
  sight: CitySight
}

/** What the server says of an attempt. */
export interface Told {
  sight: CitySight
  turn: number
  lines: EventLine[]
  moves: string[]
}

/** Why a move is not allowed. */
export interface Forbidden {
  reason: Phrase | string
  clause: string
}

export type Details = Omit<Partial<Ask>, 't' | 'id' | 'what'>

export abstract class AttemptChannel<Verdict extends Told> implements Channel {
  /** What was said of the attempt, by the number of the entry that led to it. */
  readonly verdicts = new Map<number, Verdict>()
  /** The moves of the attempt so far. */
  moves: readonly string[] = []
  private seq = 1
  private isClosed = false
  /** Grows with every attempt that is sent: what is said of older ones is dropped. */
  private wishes = 0
  private readonly seat: number
  private readonly listener: Listener
  private readonly heard: (verdict: Verdict) => void

  /** `heard` is told what is said of each attempt as soon as it is known, before anything is shown. */
  constructor(table: AttemptTable, listener: Listener, heard: (verdict: Verdict) => void) {
    this.seat = table.seat
    this.listener = listener
    this.heard = heard
    listener.welcome?.({
      t: 'welcome',
      you: LEARNER,
      seats: [table.seat],
      info: infoOf(table),
      seq: this.seq,
      sight: table.sight,
      history: [],
      clocks: null,
    })
    listener.connection?.('open', 0)
  }

  /** What the server says of these moves. */
  protected abstract send(moves: string[]): Promise<Verdict>
  /** Why the last of them is not allowed, null if it is. */
  protected abstract forbidden(verdict: Verdict): Forbidden | null
  /** What it answers to a question about them. */
  protected abstract answer(moves: string[], what: string, details: Details): Promise<GameAnswer>

  /** Makes a move or takes the last one back. */
  async do(what: Command['what'], { move = '' }: { move?: string } = {}): Promise<Ack> {
    if (what === 'move') return this.try([...this.moves, move], what)
    if (what === 'take_back' && this.moves.length) return this.back()
    throw new Refusal('not_allowed', { is: 'phrase', id: 'hc-learn-nothing-back' }, '')
  }

  /** Takes the last move back. */
  protected back(): Promise<Ack> {
    return this.try(this.moves.slice(0, -1), 'take_back')
  }

  /** From the start again. */
  restart(): Promise<Ack> {
    return this.try([], 'take_back')
  }

  async ask(what: Ask['what'], details: Details = {}): Promise<Answered> {
    const { seq } = this
    const answer = await this.reached(() => this.answer([...this.moves], what, details))
    return { t: 'answer', id: '', seq, answer }
  }

  close(): void {
    this.isClosed = true
  }

  private async try(moves: readonly string[], what: 'move' | 'take_back'): Promise<Ack> {
    const wish = ++this.wishes
    const verdict = await this.reached(() => this.send([...moves]))
    if (this.isClosed || wish !== this.wishes) throw new Refusal('closed', '', '')
    const forbidden = this.forbidden(verdict)
    if (forbidden) throw new Refusal('illegal', forbidden.reason, forbidden.clause)
    this.seq += 1
    this.moves = verdict.moves
    this.verdicts.set(this.seq, verdict)
    this.heard(verdict)
    this.listener.update?.(updateOf(verdict, this.seq, this.seat, what))
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

function updateOf(verdict: Told, seq: number, seat: number, what: 'move' | 'take_back'): Update {
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

/** What a table tells of a match; an attempt has no address of its own. */
function infoOf({ terms, parts, sides, seat }: AttemptTable): MatchInfo {
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
