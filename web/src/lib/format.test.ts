import { beforeEach, expect, it } from 'vitest'

import { Problem } from './api'
import { clockText, inSentence, namesAt, percentOf, problemText, seatText, timeAgo } from './format'
import { change } from './settings.svelte'
import { speakFrom } from './texts.svelte'

const TEXTS = `
web-clock-none = none
web-clock-move =
    { $minutes ->
        [0] { $seconds } s each
       *[other] { $minutes } min each
    }
web-clock-bank = { $minutes } + { $seconds }
web-seat-open = open
web-seat-anybody = Guest
web-problem = Failed: { $reason }
web-problem-too_fast = Slow down.
bot-captain = Captain
bot-again = { $name } { $number }
table-you = You
table-part-again = { $number }nd { $part }
table-name-army = { $name } · { $army }
`

beforeEach(() => {
  change('language', 'en')
  speakFrom('en', TEXTS)
})

it('clocks are told in short', () => {
  expect(clockText(null)).toBe('none')
  expect(clockText({ kind: 'move', seconds: 45 })).toBe('45 s each')
  expect(clockText({ kind: 'move', seconds: 90 })).toBe('90 s each')
  expect(clockText({ kind: 'move', seconds: 120 })).toBe('2 min each')
  expect(clockText({ kind: 'bank', seconds: 600, increment: 5 })).toBe('10 + 5')
  expect(clockText({ kind: 'bank', seconds: 90 })).toBe('1.5 + 0')
})

it('everybody at a table has a name of their own', () => {
  const armies = ['moloch', 'borgo', 'moloch', 'outpost']
  const bot = (leader: number) => ({ who: 'bot' as const, part: '', bot: 'captain', leader })
  const person = (name: string, leader: number) => ({
    who: 'person' as const,
    part: '',
    name,
    guest: name,
    leader,
  })
  const duel = [person('Ann', 0), bot(1)]
  expect(namesAt(duel, armies.slice(0, 2), [0])).toEqual(['You', 'Captain'])
  const seats = [person('Ann', 0), bot(1), bot(2), person('Bob', 3)]
  expect(namesAt(seats, armies)).toEqual(['Ann', 'Captain', 'Captain 2', 'Bob'])
  const allies = [person('Ann', 0), person('Bob', 1), person('Ann', 0), bot(3)]
  expect(namesAt(allies, armies, [0, 2])).toEqual(['You · moloch', 'Bob', 'You · 2nd moloch', 'Captain'])
  const screen = [person('Ann', 0), person('Ann', 1), person('Ann', 2), bot(3)]
  expect(namesAt(screen, armies, [0, 1, 2])).toEqual(['moloch', 'borgo', '2nd moloch', 'Captain'])
})

it('seats are told by name, by level, or as free', () => {
  expect(seatText({ who: 'empty', part: 'random' })).toBe('open')
  expect(seatText({ who: 'bot', part: 'borgo', bot: 'captain' })).toBe('Captain')
  expect(seatText({ who: 'bot', part: 'borgo', bot: 'mine' })).toBe('mine')
  expect(seatText({ who: 'person', part: 'borgo', name: 'Ash' })).toBe('Ash')
  expect(seatText({ who: 'person', part: 'borgo' })).toBe('Guest')
})

it('times are told from now', () => {
  expect(timeAgo(1000, 2000)).toBe('now')
  expect(timeAgo(5000, 2000)).toBe('now') // the clock of the server may be ahead
  expect(timeAgo(0, 3 * 60_000)).toBe('3 min. ago')
  expect(timeAgo(0, 49 * 3_600_000)).toBe('2 days ago')
})

it('problems are told in the language of the page where they are known', () => {
  expect(problemText(new Problem(429, 'too_fast', 'Too many requests.'))).toBe('Slow down.')
  expect(problemText(new Problem(422, 'odd', 'army: unknown.'))).toBe('Failed: army: unknown.')
  expect(problemText(new Error('x'))).toBe('Failed: Error: x')
})

it('small letters are for words, not for abbreviations', () => {
  expect(['HQ', 'Warrior', 'Штаб', 'Free-for-all'].map(inSentence)).toEqual([
    'HQ',
    'warrior',
    'штаб',
    'free-for-all',
  ])
})

it('chances are told in whole percent', () => {
  expect([0, 0.674, 0.675, 1].map(percentOf)).toEqual([0, 67, 68, 100])
})
