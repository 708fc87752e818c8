import { beforeEach, expect, it } from 'vitest'

import { awaited, seatedText, offered } from './open_seats'
import type { MatchInfo, SeatInfo } from './server'
import { change } from './settings.svelte'
import { speakFrom } from './texts.svelte'

const TEXTS = `
web-versus = against
web-seat-open = open
web-seat-anybody = Guest
web-new-me = You
bot-sergeant = Sergeant
`
beforeEach(() => {
  change('language', 'en')
  speakFrom('en', TEXTS)
})

const person = (name: string): Partial<SeatInfo> => ({ who: 'person', name, guest: name })
const bot: Partial<SeatInfo> = { who: 'bot', bot: 'sergeant' }
const open: Partial<SeatInfo> = { who: 'empty' }
const kept: Partial<SeatInfo> = { who: 'empty', kept: true }

function table(sides: number[], ...seats: Partial<SeatInfo>[]): MatchInfo {
  const told = seats.map((seat, i): SeatInfo => ({ who: 'empty', part: 'random', leader: i, ...seat }))
  const terms = { game: 'neuroshima' } as const
  return { id: 'x', game: 'neuroshima', terms, status: 'waiting', seats: told, created: 0, seq: 0, sides }
}

it('a seat that comes with another one waits for nobody of its own', () => {
  const match = table([0, 1, 0, 1], person('Ada'), kept, bot, { ...kept, leader: 1 })
  expect(awaited(match)).toEqual([1])
  expect(offered(match, true)).toEqual([1, 3])
})

it('a link leads to a kept seat first, the lobby only to an open one', () => {
  const match = table([0, 1, 2], person('Ada'), open, kept)
  expect(offered(match, true)).toEqual([2])
  expect(offered(match, false)).toEqual([1])
  expect(offered(table([0, 1], person('Ada'), kept), false)).toEqual([])
  expect(offered(table([0, 1], person('Ada'), bot), true)).toEqual([])
})

it('allies are told together, equal bots once, free seats not at all', () => {
  const teams = table([0, 1, 0, 1], person('Ada'), bot, person('Bo'), bot)
  expect(seatedText(teams, 'Bo')).toBe('Ada, You against 2 × Sergeant')
  const all = table([0, 1, 2, 3], bot, person('Ada'), bot, open)
  expect(seatedText(all, undefined)).toBe('Ada, 2 × Sergeant')
  expect(seatedText(table([0, 1, 1], person('Ada'), open, open), 'x')).toBe('Ada')
  const both = table([0, 1, 0, 1], person('Ada'), bot, { ...person('Ada'), leader: 0 }, { ...bot, leader: 1 })
  expect(seatedText(both, undefined)).toBe('Ada against Sergeant')
})
