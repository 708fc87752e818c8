/** A match as the table shows it: what the socket tells, kept as reactive state. */

import type {
  Ack,
  Answered,
  Ask,
  ClockState,
  Command,
  GameSight,
  Guest,
  HistoryLine,
  MatchInfo,
  Said,
  Say,
  Thinking,
  Update,
  Welcome,
} from './server'
import { MatchSocket, socketAddress, type Channel, type Connection, type Listener } from './socket'

/** Clocks and when they came, so that a page can count down by itself (`performance.now()`). */
export interface ClocksAt extends ClockState {
  at: number
}

/** Something that was said, with a number of its own. */
export interface Heard extends Said {
  number: number
}

const MOST_HEARD = 3
type OnUpdate = (update: Update, before: GameSight | null) => void

/** The state of one match. Make it in a component and call `close` when the component goes. */
export class MatchStore {
  connection = $state<Connection>('connecting')
  /** Close code of the server when the connection is gone for good. */
  goneCode = $state(0)
  you = $state.raw<Guest | null>(null)
  /** The seats of this person; none for spectators. */
  seats = $state.raw<number[]>([])
  info = $state.raw<MatchInfo | null>(null)
  sight = $state.raw<GameSight | null>(null)
  history = $state.raw<HistoryLine[]>([])
  clocks = $state.raw<ClocksAt | null>(null)
  thinking = $state.raw<Thinking | null>(null)
  /** What was said last, until it is forgotten. */
  heard = $state.raw<readonly Heard[]>([])
  private saidSoFar = 0
  /** Token of the link for a friend, for the owner of a waiting match. */
  invite = $state('')
  seq = $state(0)
  /** Grows with every welcome to another position; coming back after a break is none. */
  jumps = $state(0)
  /** Commands on their way. */
  private pending = $state(0)
  /** Number of the newest entry that was acknowledged; what came of it is told in a message of its own. */
  private acknowledged = $state(0)

  private readonly channel: Channel
  private readonly listeners = new Set<OnUpdate>()

  /** `connect` opens the way to a match that the server does not keep. */
  constructor(
    readonly id: string,
    invite = '',
    connect = (listener: Listener): Channel => new MatchSocket(socketAddress(id, invite), listener),
  ) {
    this.channel = connect({
      connection: (state, code) => {
        this.connection = state
        this.goneCode = state === 'gone' ? code : 0
      },
      welcome: (message) => this.welcome(message),
      update: (message) => this.update(message),
      table: (message) => {
        this.info = message.info
        if (message.clocks) this.setClocks(message.clocks)
      },
      presence: (message) => {
        if (this.info === null) return
        const seats = this.info.seats.map((seat, i) => ({ ...seat, online: message.online[i] ?? false }))
        this.info = { ...this.info, seats, spectators: message.spectators }
      },
      said: (message) => {
        this.saidSoFar += 1
        this.heard = [...this.heard, { ...message, number: this.saidSoFar }].slice(-MOST_HEARD)
      },
      thinking: (message) => {
        this.thinking = message
      },
    })
  }

  /** Whether this person must choose now. */
  get isMine(): boolean {
    return this.sight?.decision != null && this.seats.includes(this.sight.decision.seat)
  }

  /** Whether what was sent last is not yet seen: the sight is older than it. */
  get isBusy(): boolean {
    return this.pending > 0 || this.seq < this.acknowledged
  }

  /** Carries out a command; rejects with a Refusal. */
  async do(
    what: Command['what'],
    details: { move?: string; choice?: string; seat?: number | null } = {},
  ): Promise<Ack> {
    this.pending += 1
    try {
      const ack = await this.channel.do(what, details)
      this.acknowledged = Math.max(this.acknowledged, ack.seq)
      return ack
    } finally {
      this.pending -= 1
    }
  }

  /** Makes a move for the seat that must choose. */
  move(text: string): Promise<Ack> {
    return this.do('move', { move: text, seat: this.sight?.decision?.seat ?? null })
  }

  /** Asks about the present position. */
  ask(what: Ask['what'], details: Omit<Partial<Ask>, 't' | 'id' | 'what'> = {}): Promise<Answered> {
    return this.channel.ask(what, details)
  }

  /** Says a ready phrase to everybody at the table. */
  say(what: Say['what']): void {
    this.channel.say?.(what)
  }

  /** Shows a phrase no longer. */
  forget(number: number): void {
    this.heard = this.heard.filter((heard) => heard.number !== number)
  }

  /** Calls back after every entry, with the sight from before it; returns how to stop it. */
  listen(callback: OnUpdate): () => void {
    this.listeners.add(callback)
    return () => this.listeners.delete(callback)
  }

  /** Leaves the table. */
  close(): void {
    this.channel.close()
    this.listeners.clear()
  }

  private welcome(message: Welcome): void {
    const before = this.sight
    if (this.connection === 'open') this.jumps += 1
    this.you = message.you
    this.seats = message.seats
    this.info = message.info
    this.sight = message.sight
    this.history = message.history
    this.invite = message.invite ?? ''
    this.seq = message.seq
    this.thinking = null
    this.setClocks(message.clocks)
    for (const missed of message.missed ?? []) this.tell(missed, before)
  }

  private update(message: Update): void {
    const before = this.sight
    this.seq = message.seq
    this.thinking = null
    if (message.sight !== null) this.sight = message.sight
    if (message.clocks !== null) this.setClocks(message.clocks)
    this.history = withLine(this.history, message)
    this.tell(message, before)
  }

  private setClocks(clocks: ClockState | null): void {
    this.clocks = clocks && { ...clocks, at: performance.now() }
  }

  private tell(update: Update, before: GameSight | null): void {
    for (const listener of this.listeners) listener(update, before)
  }
}

function withLine(history: HistoryLine[], update: Update): HistoryLine[] {
  return update.history === null ? history : [...history, update.history]
}
