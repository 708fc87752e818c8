/** The network for tests: every socket that was opened, and what the server side of it has heard. */

import type { FromClient, FromServer, MatchInfo, Update, Welcome } from '../server'

export class FakeSocket {
  static opened: FakeSocket[] = []
  static get newest(): FakeSocket {
    const socket = FakeSocket.opened.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  heard: FromClient[] = []
  isClosed = false

  constructor(readonly url: URL) {
    FakeSocket.opened.push(this)
  }

  send(text: string): void {
    if (!this.isClosed) this.heard.push(JSON.parse(text) as FromClient)
  }

  close(): void {
    this.isClosed = true
  }

  /** The server says something. */
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The line breaks. */
  break(code = 1006): void {
    this.onclose?.({ code })
  }
}

const SEATS: MatchInfo['seats'] = [
  { who: 'person', part: 'moloch', online: true },
  { who: 'bot', part: 'borgo', bot: 'sergeant' },
]
const INFO: MatchInfo = {
  id: 'm',
  game: 'neuroshima',
  terms: { game: 'neuroshima' },
  status: 'playing',
  seats: SEATS,
  sides: [0, 1],
  created: 0,
  seq: 0,
}

/** The first message of every connection. */
export function welcome(seq: number, more: Partial<Welcome> = {}): Welcome {
  const you = { id: 'g', name: 'Ash' }
  return { t: 'welcome', you, seats: [0], info: INFO, seq, sight: null, history: [], clocks: null, ...more }
}

/** The news of one entry. */
export function update(seq: number, more: Partial<Update> = {}): Update {
  const nothing = { lines: [], sight: null, clocks: null, history: null }
  return { t: 'update', seq, what: 'move', seat: 0, move: 'end', ...nothing, ...more }
}
