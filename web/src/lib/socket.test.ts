import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { FromClient, Update } from './server'
import { MatchSocket, Refusal, type Connection } from './socket'
import { FakeSocket, update, welcome } from './testing/fake_socket'

const TIMING = { firstRetry: 100, longestRetry: 1000, heartbeat: 5000, doubt: 1000, patience: 2000 }

let states: Connection[]
let updates: number[]
let socket: MatchSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.opened = []
  states = []
  updates = []
  const listener = {
    connection: (state: Connection) => states.push(state),
    update: (message: Update) => updates.push(message.seq),
  }
  socket = new MatchSocket('ws://server/api/matches/m/socket?invite=x', listener, TIMING)
})
afterEach(() => {
  socket.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a connection', () => {
  it('asks for everything at first and only for the rest after a break', () => {
    expect(FakeSocket.newest.url.searchParams.has('last')).toBe(false)
    expect(FakeSocket.newest.url.searchParams.get('invite')).toBe('x')
    FakeSocket.newest.say(welcome(3))
    FakeSocket.newest.say(update(4))
    FakeSocket.newest.break()
    vi.advanceTimersByTime(200)
    expect(FakeSocket.opened).toHaveLength(2)
    expect(FakeSocket.newest.url.searchParams.get('last')).toBe('4')
    FakeSocket.newest.say(welcome(7))
    expect(socket.last).toBe(7)
    expect(states).toEqual(['open', 'lost', 'open'])
  })

  it('waits longer after every failure, and never longer than the limit', () => {
    const waits: number[] = []
    for (let i = 0; i < 8; i += 1) {
      const before = FakeSocket.opened.length
      FakeSocket.newest.break()
      let waited = 0
      while (FakeSocket.opened.length === before) {
        vi.advanceTimersByTime(25)
        waited += 25
      }
      waits.push(waited)
    }
    expect(waits[0]).toBeLessThanOrEqual(150)
    expect(waits[3]).toBeGreaterThanOrEqual(600)
    expect(Math.max(...waits)).toBeLessThanOrEqual(1275)
  })

  it('notices a line that is dead without a word', () => {
    FakeSocket.newest.say(welcome(1))
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.newest.heard).toEqual([{ t: 'ping' }])
    vi.advanceTimersByTime(2000)
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(200)
    expect(FakeSocket.opened).toHaveLength(2)
  })

  it('notices it sooner while something is awaited, be it more and more', () => {
    FakeSocket.newest.say(welcome(1))
    void socket.ask('links')
    vi.advanceTimersByTime(800)
    void socket.ask('links')
    vi.advanceTimersByTime(300)
    expect(FakeSocket.newest.heard.at(-1)).toEqual({ t: 'ping' })
    void socket.ask('links')
    vi.advanceTimersByTime(2000)
    expect(states.at(-1)).toBe('lost')
  })

  it('has as much patience again once something has come', () => {
    FakeSocket.newest.say(welcome(1))
    void socket.ask('links')
    vi.advanceTimersByTime(2500)
    FakeSocket.newest.say(update(2))
    vi.advanceTimersByTime(2500)
    expect(states.at(-1)).toBe('open')
    vi.advanceTimersByTime(600)
    expect(states.at(-1)).toBe('lost')
  })

  it('waits for a slow answer as long as the line is alive, and asks once', async () => {
    FakeSocket.newest.say(welcome(1))
    const asked = socket.ask('hint')
    const { heard } = FakeSocket.newest
    for (let i = 0, known = 1; i < 20; i += 1) {
      vi.advanceTimersByTime(1000)
      if (heard.length > known) FakeSocket.newest.say({ t: 'pong' })
      known = heard.length
    }
    expect(FakeSocket.opened).toHaveLength(1)
    const [question, ...pings] = heard
    expect(pings.every((message) => message.t === 'ping')).toBe(true)
    FakeSocket.newest.say({ t: 'answer', id: idOf(question), seq: 1, answer: { is: 'ideas' } })
    await expect(asked).resolves.toMatchObject({ answer: { is: 'ideas' } })
  })

  it('stays when the pong comes', () => {
    FakeSocket.newest.say(welcome(1))
    for (let i = 0; i < 5; i += 1) {
      vi.advanceTimersByTime(5000)
      FakeSocket.newest.say({ t: 'pong' })
    }
    expect(FakeSocket.opened).toHaveLength(1)
    expect(states).toEqual(['open'])
  })

  it('does not come back where the server says that there is nothing', async () => {
    FakeSocket.newest.say(welcome(1))
    const sent = socket.do('resign')
    FakeSocket.newest.break(4404)
    await expect(sent).rejects.toMatchObject({ code: 'closed' })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.opened).toHaveLength(1)
    expect(states).toEqual(['open', 'gone'])
    await expect(socket.do('resign')).rejects.toBeInstanceOf(Refusal)
  })
})

describe('updates', () => {
  it('come once each, in order', () => {
    FakeSocket.newest.say(welcome(1))
    for (const seq of [2, 2, 1, 3]) FakeSocket.newest.say(update(seq))
    expect(updates).toEqual([2, 3])
  })

  it('that leave a gap make it come back for what is missing', () => {
    FakeSocket.newest.say(welcome(1))
    FakeSocket.newest.say(update(5))
    expect(updates).toEqual([])
    vi.advanceTimersByTime(200)
    expect(FakeSocket.newest.url.searchParams.get('last')).toBe('1')
  })

  it('of a socket that was given up are not heard', () => {
    const old = FakeSocket.newest
    old.say(welcome(1))
    old.break()
    old.say(update(2))
    expect(updates).toEqual([])
  })
})

describe('commands', () => {
  it('carry the last number and wait for the acknowledgement', async () => {
    FakeSocket.newest.say(welcome(9))
    const sent = socket.do('move', { move: 'end', seat: 1 })
    const command = FakeSocket.newest.heard[0]
    expect(command).toMatchObject({ t: 'do', what: 'move', move: 'end', seat: 1, seq: 9 })
    FakeSocket.newest.say({ t: 'ack', id: idOf(command), seq: 10 })
    await expect(sent).resolves.toMatchObject({ seq: 10 })
  })

  it('that got no answer are sent again with the same id, and only once', async () => {
    FakeSocket.newest.say(welcome(1))
    const sent = socket.do('move', { move: 'end' })
    const first = FakeSocket.newest.heard[0]
    FakeSocket.newest.break()
    vi.advanceTimersByTime(200)
    expect(FakeSocket.newest.heard).toEqual([]) // not before the welcome
    FakeSocket.newest.say(welcome(1))
    expect(FakeSocket.newest.heard).toEqual([first])
    FakeSocket.newest.say({ t: 'ack', id: idOf(first), seq: 2 })
    await expect(sent).resolves.toMatchObject({ seq: 2 })
    FakeSocket.newest.break()
    vi.advanceTimersByTime(200)
    FakeSocket.newest.say(welcome(2))
    expect(FakeSocket.newest.heard).toEqual([])
  })

  it('given while there is no line go out as soon as there is one', () => {
    void socket.do('offer_draw')
    expect(FakeSocket.newest.heard).toEqual([])
    FakeSocket.newest.say(welcome(4))
    expect(FakeSocket.newest.heard).toMatchObject([{ what: 'offer_draw' }])
  })

  it('that hang are given another line', () => {
    FakeSocket.newest.say(welcome(1))
    void socket.do('resign')
    vi.advanceTimersByTime(3300)
    FakeSocket.newest.say(welcome(1))
    expect(FakeSocket.opened).toHaveLength(2)
    expect(FakeSocket.newest.heard).toMatchObject([{ what: 'resign' }])
  })

  it('that are refused say why', async () => {
    FakeSocket.newest.say(welcome(1))
    const sent = socket.do('move', { move: 'place mutant C3 0' })
    const reason = { is: 'phrase', id: 'refusal-occupied' } as const
    FakeSocket.newest.say({
      t: 'reject',
      id: idOf(FakeSocket.newest.heard[0]),
      code: 'illegal',
      reason,
      clause: 'NH-6.2',
    })
    await expect(sent).rejects.toMatchObject({ code: 'illegal', reason, clause: 'NH-6.2' })
  })
})

describe('questions', () => {
  it('get the answer with their id', async () => {
    FakeSocket.newest.say(welcome(1))
    const one = socket.ask('why', { move: 'end' })
    const two = socket.ask('links', { about: { hex: 'C3' } })
    const [first, second] = FakeSocket.newest.heard
    FakeSocket.newest.say({ t: 'answer', id: idOf(second), seq: 1, answer: { is: 'links', overlay: '<g/>' } })
    FakeSocket.newest.say({ t: 'answer', id: idOf(first), seq: 1, answer: { is: 'why', clause: 'NH-1.1' } })
    await expect(two).resolves.toMatchObject({ answer: { overlay: '<g/>' } })
    await expect(one).resolves.toMatchObject({ answer: { clause: 'NH-1.1' } })
  })
})

function idOf(message: FromClient | undefined): string {
  if (message === undefined || message.t === 'ping') throw new Error('expected a command or a question')
  return message.id
}
