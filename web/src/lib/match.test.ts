import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { MatchStore } from './match.svelte'
import type { HistoryLine, Sight, Update } from './server'
import { FakeSocket, update, welcome } from './testing/fake_socket'

const sight = (turn: number, seat = turn): Sight => ({
  game: 'neuroshima',
  board: 19,
  mode: 'duel',
  variants: [],
  sides: [0, 1],
  players: [],
  units: [],
  turn,
  turn_number: 3,
  situations: [],
  decision: {
    seat,
    kind: 'turn',
    clause: 'NH-5.1',
    about: [],
    prompt: { is: 'phrase', id: 'decision-turn' },
  },
})
const line = (seq: number): HistoryLine => ({ seq, seat: 0, turn: 3, phrases: [] })

let match: MatchStore

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'https://ashfall.test/m/abc', protocol: 'https:' })
  FakeSocket.opened = []
  match = new MatchStore('abc', 'token')
})
afterEach(() => {
  match.close()
  vi.unstubAllGlobals()
})

describe('a match', () => {
  it('is found on the server that sent the page', () => {
    expect(FakeSocket.newest.url.href).toBe('wss://ashfall.test/api/matches/abc/socket?invite=token')
  })

  it('begins with everything that the welcome says', () => {
    FakeSocket.newest.say(welcome(4, { sight: sight(0), history: [line(4)], invite: 'x' }))
    expect(match).toMatchObject({ connection: 'open', seq: 4, seats: [0], invite: 'x', isMine: true })
    expect(match.history).toHaveLength(1)
  })

  it('goes on with every update, and listeners see what was before', () => {
    FakeSocket.newest.say(welcome(1, { sight: sight(0) }))
    const seen: [number, number | undefined][] = []
    const stop = match.listen((news, before) => seen.push([news.seq, before?.decision?.seat]))
    const clocks = { left: [1000, 2000], running: 1 }
    FakeSocket.newest.say(update(2, { sight: sight(1), history: line(2), clocks }))
    expect(match.isMine).toBe(false)
    expect(match.history.map((one) => one.seq)).toEqual([2])
    expect(match.clocks).toMatchObject(clocks)
    stop()
    FakeSocket.newest.say(update(3, { sight: sight(0) }))
    expect(seen).toEqual([[2, 0]])
  })

  it('hears after a break what it missed', () => {
    FakeSocket.newest.say(welcome(1, { sight: sight(0) }))
    const seen: Update[] = []
    match.listen((news) => seen.push(news))
    FakeSocket.newest.say(welcome(3, { sight: sight(1), missed: [update(2), update(3)] }))
    expect(seen.map((news) => news.seq)).toEqual([2, 3])
    expect(match.sight?.decision?.seat).toBe(1)
  })

  it('knows who is there', () => {
    FakeSocket.newest.say(welcome(1))
    FakeSocket.newest.say({ t: 'presence', online: [false, true], spectators: 7 })
    expect(match.info?.seats.map((seat) => seat.online)).toEqual([false, true])
    expect(match.info?.spectators).toBe(7)
  })

  it('shows that a bot thinks until it has moved', () => {
    FakeSocket.newest.say(welcome(1))
    FakeSocket.newest.say({ t: 'thinking', seat: 1, share: 0.5 })
    expect(match.thinking?.share).toBe(0.5)
    FakeSocket.newest.say(update(2))
    expect(match.thinking).toBeNull()
  })

  it('moves for the seat that must choose, and is busy until it has seen what came of it', async () => {
    FakeSocket.newest.say(welcome(1, { seats: [0, 1], sight: sight(0, 1) }))
    const sent = match.move('end')
    expect(match.isBusy).toBe(true)
    const command = FakeSocket.newest.heard[0]
    expect(command).toMatchObject({ what: 'move', move: 'end', seat: 1, seq: 1 })
    if (command?.t === 'do') FakeSocket.newest.say({ t: 'ack', id: command.id, seq: 2 })
    await sent
    expect(match.isBusy).toBe(true) // the move is stored, but the position from before it still stands
    FakeSocket.newest.say(update(2, { sight: sight(1) }))
    expect(match.isBusy).toBe(false)
  })

  it('is free again after a refusal', async () => {
    FakeSocket.newest.say(welcome(1, { sight: sight(0) }))
    const sent = match.move('end')
    const command = FakeSocket.newest.heard[0]
    const reason = { is: 'phrase', id: 'server-refused-stale' } as const
    if (command?.t === 'do') FakeSocket.newest.say({ t: 'reject', id: command.id, code: 'stale', reason })
    await expect(sent).rejects.toThrow()
    expect(match.isBusy).toBe(false)
  })

  it('that is no more says so', () => {
    FakeSocket.newest.break(4404)
    expect(match).toMatchObject({ connection: 'gone', goneCode: 4404 })
  })
})
