import { expect, test } from 'vitest'

import type { BattleShow, Replay, ReplayStep, Sight } from '../../../lib/server'
import {
  battlePlies,
  battleStarts,
  clampPly,
  curvePath,
  healthCurve,
  nextMark,
  plyAt,
  spread,
  turnStarts,
  turnStep,
} from './marks'
import { tellings, turnsOf } from './replay_log'

const BATTLE = { phases: [{}], is_whole: true } as unknown as BattleShow

function step(turn: number, health: [number, number], more: Partial<ReplayStep> = {}): ReplayStep {
  const players = health.map((left) => ({ health: left, most: 20 }))
  const sight = { turn_number: turn, turn: turn % 2, players } as unknown as Sight
  return { move: 'end', seat: turn % 2, title: { is: 'phrase', id: 'move-end' }, lines: [], sight, ...more }
}

const GAME: Replay = {
  game: 'neuroshima',
  armies: ['moloch', 'borgo'],
  names: [],
  seed: '1',
  record: '',
  plain: '',
  steps: [
    step(0, [20, 20], { move: '', title: null }),
    step(0, [20, 20]),
    step(1, [20, 20]),
    step(1, [20, 17], { battle: BATTLE }),
    step(2, [20, 17]),
    step(3, [12, 17], { battle: BATTLE }),
  ],
}

test('battles are where phases were fought', () => {
  expect(battlePlies(GAME)).toEqual([3, 5])
})

test('a battle that waited for an answer begins once', () => {
  const open = { ...BATTLE, is_whole: false }
  const steps = GAME.steps.map((other, ply) => (ply === 3 ? { ...other, battle: open } : other))
  expect(battleStarts({ ...GAME, steps })).toEqual([3])
  expect(battlePlies({ ...GAME, steps })).toEqual([3, 5])
  expect(battleStarts(GAME)).toEqual([3, 5])
})

test('turns begin where their number first shows', () => {
  expect(turnStarts(GAME)).toEqual([
    { ply: 0, turn: 0 },
    { ply: 2, turn: 1 },
    { ply: 4, turn: 2 },
    { ply: 5, turn: 3 },
  ])
})

test('going by turns ends at the ends of the game', () => {
  expect([0, 2, 3, 4, 5].map((ply) => turnStep(GAME, ply, 1))).toEqual([2, 4, 4, 5, 5])
  expect([5, 4, 3, 2, 0].map((ply) => turnStep(GAME, ply, -1))).toEqual([4, 2, 2, 0, 0])
})

test('the next battle is strictly before or after', () => {
  expect([
    nextMark([3, 5], 3, 1),
    nextMark([3, 5], 5, 1),
    nextMark([3, 5], 4, -1),
    nextMark([3, 5], 3, -1),
  ]).toEqual([5, 5, 3, 3])
})

test('any number leads to some step', () => {
  expect([-4, 2.7, 99, NaN].map((ply) => clampPly(GAME, ply))).toEqual([0, 2, 5, 0])
  expect([0, 0.5, 1, 1.2].map((share) => plyAt(GAME, share))).toEqual([0, 3, 5, 5])
})

test('the curve falls in steps', () => {
  const { most, health } = healthCurve(GAME)
  expect([most, health[1]]).toEqual([20, [20, 20, 20, 17, 17, 17]])
  expect(curvePath([20, 10], 20, 100, 40)).toBe('M0 0H100V20')
})

test('a step belongs to the turn in which it was made', () => {
  expect(turnsOf(GAME).map((turn) => [turn.turn, turn.rows.map((row) => row.key)])).toEqual([
    [0, [1, 2]],
    [1, [3, 4]],
    [2, [5]],
  ])
})

test('the title tells the move, the playback its battle, and the log what comes of them', () => {
  const types = ['played', 'battle_started', 'wound', 'battle_ended', 'turn_ended', 'drew']
  const lines = types.map((type) => ({
    event: { type },
    phrase: { is: 'phrase' as const, id: `event-${type}` },
  }))
  expect(tellings(step(1, [20, 20], { lines })).map((phrase) => phrase.id)).toEqual([
    'event-battle_started',
    'event-drew',
  ])
})

test('marks stand apart, inside their line', () => {
  expect(spread([], 100, 10)).toEqual([])
  expect(spread([0, 50, 100], 100, 10)).toEqual([0, 50, 100])
  expect(spread([20, 22, 24], 100, 10)).toEqual([20, 30, 40])
  expect(spread([50, 98, 100], 100, 10)).toEqual([50, 90, 100])
  expect(spread([0, 0, 0], 10, 10)).toEqual([0, 5, 10])
})
