import { expect, test, vi } from 'vitest'

import type {
  CityPuzzleLook,
  CityPuzzleResult,
  CityPuzzleView,
  Phrase,
  Update,
  Welcome,
} from '../../../lib/server'
import { tasks } from '../api'
import { NAME } from '../shapes'
import { smallNow } from '../testing/city'
import { chanceText } from './chances'
import { TASKS, TaskCoach } from './task_coach.svelte'
import { TurnChannel } from './turn_channel'

const words = (id: string): Phrase => ({ is: 'phrase', id })
const sight: CityPuzzleView['sight'] = { game: NAME, decision: null, now: smallNow() }
const view: CityPuzzleView = {
  info: {
    game: NAME,
    key: 'easy',
    number: 2,
    title: { en: 'The easy half' },
    story: { en: 'One stands, one naps.' },
    difficulty: 1,
    themes: ['kills'],
    rating: 1500,
    parts: ['miranda'],
  },
  goals: [words('goal')],
  places: ['C4'],
  best: 0.75,
  seat: 0,
  parts: ['officers'],
  sides: [0],
  terms: { game: NAME, mode: 'coop', episode: 1, officers: [] },
  sight,
  statistic: { people: 0, solved: 0, first: 0, rating: 1500 },
  text: '',
}
const result: CityPuzzleResult = {
  is_solved: true,
  is_reached: false,
  best: 0.75,
  kept: 1,
  chance: 0.75,
  choices: [],
  mark: { key: 'easy', tries: 1, is_solved: true, is_clean: true },
  rating: 1600,
  gain: 100,
  streak: 0,
  next: 'other',
}

function answer(fields: Partial<CityPuzzleLook> = {}): void {
  vi.spyOn(tasks, 'look').mockImplementation((_, moves) =>
    Promise.resolve({ sight, turn: 1, lines: [], moves, is_over: false, is_reached: false, ...fields }),
  )
}

test('every request begins with the deal, which stays until somebody throws again', async () => {
  const updates: Update[] = []
  const welcomes: Welcome[] = []
  const channel = new TurnChannel(
    view,
    { welcome: (message) => welcomes.push(message), update: (message) => updates.push(message) },
    () => undefined,
  )
  answer()
  await channel.do('move', { move: 'shoot F5' })
  const [deal] = channel.turn
  expect(deal).toMatch(/^deal \d+$/)
  expect(tasks.look).toHaveBeenLastCalledWith('easy', [deal, 'shoot F5'])
  expect([channel.moves, updates[0]?.move, welcomes.length]).toEqual([['shoot F5'], 'shoot F5', 1])
  await expect(channel.do('take_back')).rejects.toMatchObject({ reason: words('hc-task-no-back') })
  await channel.restart()
  expect(channel.turn[0]).not.toBe(deal)
})

test('a move that is not allowed is refused with its reason', async () => {
  const channel = new TurnChannel(view, {}, () => undefined)
  answer({ reason: words('too-far'), clause: 'HC-5.8', moves: ['deal 1'] })
  await expect(channel.do('move', { move: 'shoot B2' })).rejects.toMatchObject({
    code: 'illegal',
    reason: words('too-far'),
    clause: 'HC-5.8',
  })
})

test('a turn that is over is judged, and the verdict tells what was given away', async () => {
  const slip = { title: words('aim'), best: 0.75, left: 0.375, better: [words('shoot')] }
  vi.spyOn(tasks, 'judge').mockResolvedValue({ ...result, is_solved: false, kept: 0.5, choices: [slip] })
  answer({ is_over: true })
  const coach = new TaskCoach(view)
  const store = coach.openStore()
  coach.createTable(store)
  expect([coach.title, coach.places, coach.isOver]).toEqual(['The easy half', ['C4'], false])
  await store.move('aim F5 mutant2')
  await vi.waitFor(() => expect(coach.note?.tone).toBe('bad'))
  expect(coach.details).toHaveLength(2)
  expect(coach.buttons.map(({ text }) => text)).toEqual(['hc-task-again'])
})

test('who has solved a task goes on to the next one', async () => {
  vi.spyOn(tasks, 'judge').mockResolvedValue(result)
  answer({ is_over: true })
  const coach = new TaskCoach(view)
  const store = coach.openStore()
  coach.createTable(store)
  await store.move('shoot F5')
  await vi.waitFor(() => expect(coach.note?.tone).toBe('good'))
  expect(coach.buttons[0]).toMatchObject({ text: 'hc-task-next', href: `${TASKS}/other` })
})

test('hints come one after the other', async () => {
  vi.spyOn(tasks, 'hint').mockImplementation((_, step) =>
    Promise.resolve({ step, phrase: words(`h${step}`) }),
  )
  const coach = new TaskCoach(view)
  coach.buttons[0]?.run?.()
  await vi.waitFor(() => expect(coach.note).toEqual({ words: words('h1'), tone: 'help' }))
  coach.buttons[0]?.run?.()
  await vi.waitFor(() => expect(coach.note).toEqual({ words: words('h2'), tone: 'help' }))
})

test('chances look certain or hopeless only where they are', () => {
  expect([0, 1, 0.75, 2 / 3, 0.99999, 0.00001].map(chanceText)).toEqual(
    ['0 %', '100 %', '75 %', '66.7 %', '99.9 %', '0.1 %'].map((text) => text.replace(' ', '\u00a0')),
  )
})
