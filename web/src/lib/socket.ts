/**
 * The connection to one match. It reconnects by itself, resumes after the last number that it has seen, and
 * sends commands that were not answered again with the same id, which the server never carries out twice.
 */

import { api } from './api'
import type {
  Ack,
  Answered,
  Ask,
  Command,
  FromServer,
  Phrase,
  Presence,
  Reject,
  Said,
  Say,
  TableNews,
  Thinking,
  Update,
  Welcome,
} from './server'

/** connecting: the first time; open: all is well; lost: trying again; gone: the server does not want us. */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

/** What the server tells about the match. */
export interface Listener {
  connection?(state: Connection, code: number): void
  welcome?(message: Welcome): void
  update?(message: Update): void
  table?(message: TableNews): void
  presence?(message: Presence): void
  said?(message: Said): void
  thinking?(message: Thinking): void
}

/** A way to a match: commands and questions go there, what comes of them is told to a listener. */
export interface Channel {
  do(what: Command['what'], details?: { move?: string; choice?: string; seat?: number | null }): Promise<Ack>
  ask(what: Ask['what'], details?: Omit<Partial<Ask>, 't' | 'id' | 'what'>): Promise<Answered>
  /** Where others may hear it. */
  say?(what: Say['what']): void
  close(): void
}

/** The server refused a command or a question; nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly reason: Phrase | string,
    readonly clause: string,
  ) {
    super(typeof reason === 'string' ? reason : reason.id)
  }
}

/** Milliseconds; tests use shorter ones. */
export interface Timing {
  firstRetry: number
  longestRetry: number
  /** A silent line is asked for a sign of life after so long. */
  heartbeat: number
  /** The same where an answer is awaited: it may take its time, the sign may not. */
  doubt: number
  /** How long a welcome or a sign of life may take. */
  patience: number
}

const TIMING: Timing = { firstRetry: 300, longestRetry: 8000, heartbeat: 15_000, doubt: 2000, patience: 8000 }
/** The server closes with it a match that the rules of today do not allow any more. */
export const CLOSED_CODE = 4410
const FIRST_FINAL_CODE = 4400 // the server closes with 4400 to 4499 when coming back is useless
const LAST_FINAL_CODE = 4499

interface Waiting {
  message: Command | Ask
  resolve(answer: Ack | Answered): void
  reject(error: Refusal): void
}

/** A connection to a match that survives networks. */
export class MatchSocket implements Channel {
  /** Number of the last entry that was seen; 0 before the first welcome. */
  last = 0
  connection: Connection = 'connecting'

  private socket: WebSocket | null = null
  private readonly waiting = new Map<string, Waiting>()
  private readonly timing: Timing
  private failures = 0
  private isWelcomed = false
  private isClosed = false
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private beatTimer: ReturnType<typeof setTimeout> | undefined
  /** Runs while a welcome or a sign of life is awaited. */
  private patienceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    timing: Partial<Timing> = {},
  ) {
    this.timing = { ...TIMING, ...timing }
    globalThis.addEventListener?.('online', this.hurry)
    globalThis.document?.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Changes the match; resolves once the server has stored it, rejects with a Refusal. */
  do(
    what: Command['what'],
    details: { move?: string; choice?: string; seat?: number | null } = {},
  ): Promise<Ack> {
    return this.send({ t: 'do', id: newId(), what, seq: this.last, ...details }) as Promise<Ack>
  }

  /** Asks about the present position. */
  ask(what: Ask['what'], details: Omit<Partial<Ask>, 't' | 'id' | 'what'> = {}): Promise<Answered> {
    return this.send({ t: 'ask', id: newId(), what, ...details }) as Promise<Answered>
  }

  /** Says a ready phrase. What nobody hears now is not said again. */
  say(what: Say['what']): void {
    if (this.isWelcomed) this.write({ t: 'say', id: newId(), what })
  }

  /** Leaves for good. What is not answered yet stays so: whoever asked has left too. */
  close(): void {
    this.isClosed = true
    globalThis.removeEventListener?.('online', this.hurry)
    globalThis.document?.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.retryTimer)
    this.stopWaiting()
    this.drop()
    this.waiting.clear()
  }

  private send(message: Command | Ask): Promise<Ack | Answered> {
    return new Promise((resolve, reject) => {
      if (this.isClosed || this.connection === 'gone') return reject(new Refusal('closed', '', ''))
      this.waiting.set(message.id, { message, resolve, reject })
      if (!this.isWelcomed) return
      this.write(message)
      // More questions give the line no more time.
      if (this.waiting.size === 1 && this.patienceTimer === undefined) this.rest()
    })
  }

  private write(message: Command | Ask | Say | { t: 'ping' }): void {
    this.socket?.send(JSON.stringify(message))
  }

  private readonly ping = (): void => {
    this.write({ t: 'ping' })
    this.expectSign()
  }

  private connect(): void {
    const address = new URL(this.address)
    if (this.last > 0) address.searchParams.set('last', String(this.last))
    const socket = new WebSocket(address)
    this.socket = socket
    this.isWelcomed = false
    // A socket that was given up may still fire: only the present one counts.
    socket.onmessage = (event) => this.socket === socket && this.receive(String(event.data))
    socket.onclose = (event) => this.socket === socket && this.lose(event.code)
    this.expectSign()
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    this.isWelcomed = false
    socket?.close()
  }

  private lose(code: number): void {
    this.stopWaiting()
    this.drop()
    if (this.isClosed) return
    if (code >= FIRST_FINAL_CODE && code <= LAST_FINAL_CODE) return this.giveUp(code)
    this.tell('lost', code)
    const wait = Math.min(this.timing.longestRetry, this.timing.firstRetry * 2 ** this.failures)
    this.failures += 1
    this.retryTimer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  private giveUp(code: number): void {
    this.tell('gone', code)
    for (const { reject } of this.waiting.values()) reject(new Refusal('closed', '', ''))
    this.waiting.clear()
  }

  /** The network is back, or somebody looks at the page again: find out at once how things stand. */
  private readonly hurry = (): void => {
    if (this.isClosed || this.connection === 'gone' || globalThis.document?.hidden) return
    if (this.socket === null) {
      clearTimeout(this.retryTimer)
      this.failures = 0
      this.connect()
    } else if (this.isWelcomed) {
      this.ping()
    }
  }

  /** Something must come soon, or the connection is dead without knowing it. */
  private expectSign(): void {
    this.patienceTimer ??= setTimeout(() => this.lose(0), this.timing.patience)
  }

  private stopWaiting(): void {
    clearTimeout(this.beatTimer)
    clearTimeout(this.patienceTimer)
    this.patienceTimer = undefined
  }

  /** The line is alive; find out in a while whether it still is. */
  private rest(): void {
    this.stopWaiting()
    this.beatTimer = setTimeout(this.ping, this.waiting.size ? this.timing.doubt : this.timing.heartbeat)
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer
    this.handle(message)
    if (this.socket !== null) this.rest()
  }

  private handle(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        return this.begin(message)
      case 'update':
        return this.follow(message)
      case 'table':
        return this.listener.table?.(message)
      case 'presence':
        return this.listener.presence?.(message)
      case 'said':
        return this.listener.said?.(message)
      case 'thinking':
        return this.listener.thinking?.(message)
      case 'ack':
      case 'answer':
        return this.settle(message.id, (waiting) => waiting.resolve(message))
      case 'reject':
        return this.refuse(message)
      case 'pong':
        return
    }
  }

  private begin(message: Welcome): void {
    this.last = message.seq
    this.failures = 0
    this.isWelcomed = true
    this.listener.welcome?.(message)
    this.tell('open', 0)
    for (const { message } of this.waiting.values()) this.write(message)
  }

  private follow(message: Update): void {
    if (message.seq <= this.last) return
    if (message.seq > this.last + 1) return this.lose(0) // something was missed: come back and get it
    this.last = message.seq
    this.listener.update?.(message)
  }

  private refuse(message: Reject): void {
    const refusal = new Refusal(message.code, message.reason, message.clause ?? '')
    this.settle(message.id, (waiting) => waiting.reject(refusal))
  }

  private settle(id: string, answer: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id)
    if (waiting === undefined) return
    this.waiting.delete(id)
    answer(waiting)
  }

  private tell(state: Connection, code: number): void {
    if (this.connection === state) return
    this.connection = state
    this.listener.connection?.(state, code)
  }
}

/** The address of the socket of a match on the server that sent this page. */
export function socketAddress(match: string, invite = ''): string {
  const address = new URL(api.socket(match), location.href)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  if (invite) address.searchParams.set('invite', invite)
  return address.href
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
}
