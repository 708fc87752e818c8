import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Problem } from '../../../lib/api'
import { MatchStore } from '../../../lib/match.svelte'
import type { LineSight, LineWish } from '../../../lib/server'
import { smallNow } from '../testing/city'
import { analysing } from '../api'
import { freshRecord } from './fresh'
import { Line } from './line.svelte'

const step = (move: string) => ({ move, turn: 1, seat: 0, lines: [], title: null })

/** What the server tells of a line: its record is the way there. */
function told({ record, upto, luck, moves = [] }: LineWish): LineSight {
  const path = [record, ...(upto == null ? [] : [`@${upto}`]), ...moves].join(' ')
  const event = { type: moves[0] === 'shoot' ? 'rolled' : 'moved' }
  return {
    sight: { game: 'hardcity', now: smallNow() } as LineSight['sight'],
    terms: { game: 'hardcity', mode: 'versus', episode: 1, officers: [] } as LineSight['terms'],
    parts: ['officers', 'zero'],
    sides: [0, 1],
    turn: 1,
    seat: moves.length ? 0 : null,
    title: null,
    lines: moves.length ? [{ event }] : [],
    record: luck == null ? path : `${path} ~`,
  }
}

let asked: LineWish[]
let line: Line
let match: MatchStore

beforeEach(async () => {
  asked = []
  vi.spyOn(analysing, 'sight').mockImplementation((wish) => {
    asked.push(wish)
    return wish.moves?.includes('fly')
      ? Promise.reject(new Problem(422, 'illegal', 'moves[0]: no'))
      : Promise.resolve(told(wish))
  })
  line = new Line({ record: 'R', steps: [step('end'), step('draw')] }, 1)
  match = new MatchStore('', '', line.connect)
  await vi.waitFor(() => expect(match.sight).not.toBeNull())
})
afterEach(() => {
  match.close()
  vi.restoreAllMocks()
})

describe('a line', () => {
  it('begins at a step of the game and goes through it, asking for each step once', async () => {
    expect([match.seats, match.history.length, line.played]).toEqual([[0, 1], 1, 'draw'])
    await line.forward()
    expect([line.ply, line.canGoOn, line.played]).toEqual([2, false, ''])
    await line.back()
    await line.back()
    await line.back()
    expect([line.ply, line.canGoBack]).toEqual([0, false])
    expect(asked.map(({ upto }) => upto)).toEqual([1, 2, 0])
  })

  it('goes its own way by moves of the table, back and forth, and back to the game', async () => {
    await match.move('shoot')
    await match.move('end')
    expect([line.shown?.record, line.at, line.played]).toEqual(['R @1 ~ shoot end', 2, ''])
    await match.do('take_back')
    expect([line.shown?.record, line.canGoOn, line.hadChance]).toEqual(['R @1 ~ shoot', true, true])
    const before = asked.length
    await line.forward()
    expect([line.at, line.hadChance, asked.length]).toEqual([2, false, before])
    await line.back()
    await match.move('reload')
    expect(line.tried.map(({ move }) => move)).toEqual(['shoot', 'reload'])
    await line.goTo(line.ply)
    expect([line.isAway, line.shown?.record]).toEqual([false, 'R @1 ~'])
  })

  it('tries the last move again with other luck', async () => {
    await match.move('shoot')
    await line.tryAgain()
    expect(line.tried.map(({ move }) => move)).toEqual(['shoot'])
    expect(match.history).toHaveLength(2)
    expect(asked.at(-1)).toMatchObject({
      record: 'R @1 ~',
      moves: ['shoot'],
      luck: expect.any(Number) as number,
    })
  })

  it('stands before a move that could not be tried again, and says so', async () => {
    await match.move('shoot')
    vi.mocked(analysing.sight).mockRejectedValueOnce(new Problem(429, 'too_many', 'later'))
    await line.tryAgain()
    expect([line.at, line.canGoOn, match.history.length]).toEqual([0, true, 1])
    expect(line.problem).not.toBeNull()
    await line.forward()
    expect([line.at, line.problem]).toEqual([1, null])
  })

  it('refuses a move whose place was left before it was made', async () => {
    const made = match.move('shoot')
    await line.goTo(0)
    await expect(made).rejects.toMatchObject({ code: 'closed' })
    expect([line.ply, line.isAway]).toEqual([0, false])
  })

  it('that could not begin begins when it is asked for again', async () => {
    vi.mocked(analysing.sight).mockRejectedValueOnce(new Problem(0, 'offline', ''))
    const late = new Line({ record: 'R', steps: [] })
    const table = new MatchStore('', '', late.connect)
    await vi.waitFor(() => expect(late.problem).not.toBeNull())
    expect([late.shown, table.connection]).toEqual([null, 'connecting'])
    await late.goTo(late.ply)
    expect([late.problem, late.shown?.record, table.connection]).toEqual([null, 'R @0 ~', 'open'])
  })

  it('refuses what the rules forbid and stays where it is', async () => {
    await expect(match.move('fly')).rejects.toMatchObject({ code: 'illegal' })
    expect([line.at, line.shown?.record, match.isBusy]).toEqual([0, 'R @1 ~', false])
  })

  it('asks questions and ideas about what is shown', async () => {
    const ask = vi.spyOn(analysing, 'ask').mockResolvedValue({ is: 'ways', ways: [] })
    const best = vi.spyOn(analysing, 'best').mockResolvedValue([])
    await match.move('end')
    expect((await match.ask('ways')).answer.is).toBe('ways')
    expect((await match.ask('hint')).answer).toEqual({ is: 'ideas', ideas: [] })
    expect(ask.mock.calls[0]?.[0]).toEqual({ record: 'R @1 ~ end', what: 'ways' })
    expect(best.mock.calls[0]?.[0]).toEqual({ record: 'R @1 ~ end' })
  })
})

it('a new game is a record without a move', () => {
  const record = (query: string): string => freshRecord(new URLSearchParams(query))
  expect(JSON.parse(record('episode=2&mode=coop'))).toMatchObject({
    options: { episode: 2, mode: 'coop', players: 1 },
    moves: [],
  })
  expect(record('episode=2')).not.toBe(record('episode=2'))
  expect([record(''), record('episode=9'), record('episode=1&mode=x')]).toEqual(['', '', ''])
})
