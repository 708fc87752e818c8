import { beforeEach, expect, test, vi } from 'vitest'

import { Problem } from '../../../lib/api'
import type { CityLesson, CityTask, CityVerdict, Phrase, Update, Welcome } from '../../../lib/server'
import { Refusal } from '../../../lib/socket'
import { learning } from '../api'
import { NAME } from '../shapes'
import type { Choice } from '../table/choices'
import { smallNow } from '../testing/city'
import { CityTable } from '../table/city_table.svelte'
import { LessonChannel } from './lesson_channel'
import { LessonCoach, nextOf } from './lesson_coach.svelte'
import { progress } from './progress'

const words = (id: string): Phrase => ({ is: 'phrase', id })
const sight: CityTask['sight'] = { game: NAME, decision: null, now: smallNow() }
const task: CityTask = {
  prompt: words('p'),
  hint: words('h'),
  places: ['A1'],
  seat: 0,
  parts: ['officers'],
  sides: [0],
  terms: { game: NAME, mode: 'coop', episode: 1, officers: [] },
  sight,
  solution: ['step A2', 'open'],
}
const lesson: CityLesson = {
  info: { id: 'walk', number: 1, title: words('t'), about: words('a'), tasks: 2 },
  tasks: [task, task],
  closing: words('c'),
  next: 'shoot',
}
const told: CityVerdict = {
  sight,
  turn: 1,
  lines: [{ event: { type: 'officer_moved' }, phrase: words('moved') }],
  done: false,
  over: false,
  feedback: null,
  moves: [],
}

function answer(fields: Partial<CityVerdict> = {}): void {
  vi.spyOn(learning, 'attempt').mockImplementation((_, { moves }) =>
    Promise.resolve({ ...told, moves, ...fields }),
  )
}

function open(): { channel: LessonChannel; welcomes: Welcome[]; updates: Update[] } {
  const welcomes: Welcome[] = []
  const updates: Update[] = []
  const channel = new LessonChannel(
    { lesson: 'walk', number: 0, task },
    { welcome: (message) => welcomes.push(message), update: (message) => updates.push(message) },
  )
  return { channel, welcomes, updates }
}

beforeEach(() => progress.forget())

test('the table of a lesson is there at once, and the learner sits at it', () => {
  const { welcomes } = open()
  expect(welcomes).toHaveLength(1)
  expect(welcomes[0]).toMatchObject({ seats: [0], sight, info: { id: '', game: NAME, casual: false } })
})

test('every move is sent with those before it and told as an entry', async () => {
  const { channel, updates } = open()
  answer()
  await channel.do('move', { move: 'step A2' })
  const { seq } = await channel.do('move', { move: 'open' })
  expect(learning.attempt).toHaveBeenLastCalledWith('walk', { task: 0, moves: ['step A2', 'open'] })
  expect(updates.map(({ move }) => move)).toEqual(['step A2', 'open'])
  expect(updates[1]?.history).toEqual({ seq, seat: 0, turn: 1, phrases: [words('moved')] })
  expect(channel.verdicts.get(seq)?.moves).toEqual(['step A2', 'open'])
})

test('a move is taken back by saying the others again; numbers only grow', async () => {
  const { channel, updates } = open()
  answer()
  await channel.do('move', { move: 'step A2' })
  await channel.do('take_back')
  expect(learning.attempt).toHaveBeenLastCalledWith('walk', { task: 0, moves: [] })
  expect(updates.map(({ what, history }) => [what, history === null])).toEqual([
    ['move', false],
    ['take_back', true],
  ])
  expect(updates[1]?.seq).toBeGreaterThan(updates[0]?.seq ?? 0)
  await expect(channel.do('take_back')).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(channel.do('resign')).rejects.toBeInstanceOf(Refusal)
})

test('an illegal move is refused with its reason and changes nothing', async () => {
  const { channel, updates } = open()
  answer({ refused: true, clause: 'HC-5.1', feedback: words('too-far'), moves: [] })
  await expect(channel.do('move', { move: 'step C3' })).rejects.toMatchObject({
    code: 'illegal',
    clause: 'HC-5.1',
    reason: words('too-far'),
  })
  expect([channel.moves, updates]).toEqual([[], []])
})

test('a server that cannot be reached refuses, and a table that was left hears nothing', async () => {
  const { channel, updates } = open()
  vi.spyOn(learning, 'attempt').mockRejectedValue(new Problem(0, 'offline', ''))
  await expect(channel.do('move', { move: 'open' })).rejects.toMatchObject({ code: 'offline' })
  answer()
  const made = channel.do('move', { move: 'open' })
  channel.close()
  await expect(made).rejects.toMatchObject({ code: 'closed' })
  expect(updates).toEqual([])
})

test('what is said of a move counts for nothing once the scene was begun again', async () => {
  const { channel, updates } = open()
  const answers: (() => void)[] = []
  vi.spyOn(learning, 'attempt').mockImplementation(
    (_, { moves }) => new Promise((said) => answers.push(() => said({ ...told, moves }))),
  )
  const made = channel.do('move', { move: 'step A2' })
  const again = channel.restart()
  for (const said of answers.toReversed()) said()
  await again
  await expect(made).rejects.toMatchObject({ code: 'closed' })
  expect([channel.moves, updates.map(({ what }) => what)]).toEqual([[], ['take_back']])
})

test('a plan, a way and the card of a space are put down together', () => {
  const table = new CityTable(new LessonCoach(lesson).openStore())
  table.planner.place = 'A2'
  table.chain = ['step A3']
  table.lookAt('A1', 'asked')
  table.drop()
  expect([table.planner.place, table.chain, table.looked, table.isPlanning]).toEqual(['', [], null, false])
})

test('questions are asked about the attempt', async () => {
  const { channel } = open()
  answer()
  await channel.do('move', { move: 'step A2' })
  vi.spyOn(learning, 'ask').mockResolvedValue({ is: 'ways', ways: [] })
  const { answer: said } = await channel.ask('ways')
  expect(said).toEqual({ is: 'ways', ways: [] })
  expect(learning.ask).toHaveBeenCalledWith('walk', { task: 0, moves: ['step A2'], what: 'ways' })
})

test('a lesson goes on where it was left and ends with its closing words', () => {
  progress.finishTask('walk', 0)
  const coach = new LessonCoach(lesson)
  expect([coach.number, coach.words, coach.places]).toEqual([1, words('p'), ['A1']])
  coach.next()
  expect([coach.isClosing, coach.isOver, coach.words]).toEqual([true, true, words('c')])
  expect(coach.buttons.map(({ href }) => href)).toEqual(['/learn/hardcity/shoot', '/learn/hardcity'])
})

test('a scene that is solved counts at once, and with the last one the lesson', async () => {
  answer({ done: true, over: true })
  const coach = new LessonCoach(lesson)
  await coach.openStore().move('step A2')
  expect([progress.tasks('walk'), progress.isDone('walk')]).toEqual([1, false])
  coach.next()
  await coach.openStore().move('step A2')
  expect(progress.isDone('walk')).toBe(true)
})

test('a hint is given when it is asked for, and not in the next scene', () => {
  const coach = new LessonCoach(lesson)
  expect(coach.note).toBe(null)
  coach.buttons[0]?.run?.()
  expect(coach.note).toEqual({ words: words('h'), tone: 'help' })
  coach.next()
  expect([coach.number, coach.note]).toEqual([1, null])
})

test('what is shown is the choice that makes the most of the solution', () => {
  const choice = (...moves: string[]): Choice => ({ moves }) as unknown as Choice
  const choices = [choice('step A2'), choice('step A2', 'open'), choice('step A2', 'end'), choice('end')]
  expect(nextOf(choices, ['step A2', 'open', 'end'])?.moves).toEqual(['step A2', 'open'])
  expect(nextOf(choices, ['melee'])).toBe(null)
})
