import { expect, test } from 'vitest'

import { EXAMPLE, line, unit } from './example'
import { attacksIn, beatsOf, clampTo, hasAnswer, isEmpty, isPlayed, phaseStep, startOf } from './timeline'

const beats = beatsOf(EXAMPLE)
const CALLED = { ...EXAMPLE, call: { seat: 0, cause: 'tile' } }
const shot = { source: { hex: 'C3', tile: 'gunner' }, direction: 2 }
const IDLE = {
  ...EXAMPLE.phases[0]!,
  lines: [
    line('idle', 'attacked', { ...shot, kind: 'ranged' }),
    line('idle', 'missed', { ...shot, reason: 'no_target' }),
  ],
}
const STAGES = ['spotlight', 'strike', 'answer', 'count', 'land', 'clear']

test('every phase goes through its stages', () => {
  expect(beats.map((beat) => `${beat.phase} ${beat.stage}`)).toEqual(
    [0, 1].flatMap((phase) => STAGES.map((stage) => `${phase} ${stage}`)),
  )
  expect(EXAMPLE.phases.map(hasAnswer)).toEqual([false, true])
})

test('a phase takes a second and a half, and its numbers land when they have flown', () => {
  const times = beatsOf(EXAMPLE).slice(0, 6)
  expect(times.reduce((sum, beat) => sum + beat.ms, 0)).toBe(1550)
  expect(times.slice(0, 4).reduce((sum, beat) => sum + beat.ms, 0)).toBe(1030)
  expect(times.filter((beat) => beat.isLanded).map((beat) => beat.stage)).toEqual(['land', 'clear'])
})

test('a battle is called before its first phase, long enough to be read at any speed', () => {
  const [call, next] = beatsOf(CALLED)
  expect(call).toMatchObject({ stage: 'call', phase: 0, ms: 620, fixed: 780 })
  expect(next?.stage).toBe('spotlight')
  expect(startOf(beatsOf(CALLED), 0)).toBe(1)
})

test('without motion only what can be looked at is left', () => {
  expect(beatsOf(EXAMPLE, true).map((beat) => beat.stage)).toEqual([
    'strike',
    'count',
    'strike',
    'answer',
    'count',
  ])
  expect(beatsOf(EXAMPLE, true)[1]?.isLanded).toBe(true)
})

test('units that are held back or find nobody make no attack', () => {
  expect(EXAMPLE.phases.map(attacksIn)).toEqual([1, 1])
  expect(attacksIn(IDLE)).toBe(0)
})

test('a phase in which nobody meets anybody is not played, unless something comes of it', () => {
  const between = { ...CALLED, phases: [IDLE, ...EXAMPLE.phases] }
  expect(beatsOf(between).map((beat) => beat.phase)).not.toContain(0)
  expect(beatsOf(between)[0]).toMatchObject({ stage: 'call', phase: 1 })
  const freed = { ...IDLE, lines: [...IDLE.lines, line('count', 'freed', { unit: unit('C1', 0, 'net') })] }
  expect([IDLE, freed].map(isPlayed)).toEqual([false, true])
})

test('a battle in which nobody is hit takes half a second at any speed, and is not called', () => {
  const empty = beatsOf({ ...CALLED, phases: [IDLE, IDLE] })
  expect(empty).toEqual([{ phase: 0, stage: 'empty', ms: 0, fixed: 500 }])
  expect([empty, beats].map(isEmpty)).toEqual([true, false])
})

test('where somebody must choose before anything is to be seen, nothing is played', () => {
  expect(beatsOf({ ...CALLED, phases: [IDLE], is_whole: false })).toEqual([])
})

test('time stands still when an HQ is destroyed, then it breaks', () => {
  const [first, last] = EXAMPLE.phases
  const fallen = {
    ...last!,
    lines: [...last!.lines, line('count', 'removed', { unit: unit('E1', 1, 'hq') })],
  }
  const ending = beatsOf({ ...EXAMPLE, phases: [first!, fallen] }).slice(-3)
  expect(ending.map(({ stage, ms }) => [stage, ms])).toEqual([
    ['land', 320],
    ['still', 300],
    ['collapse', 900],
  ])
})

test('a phase begins at its first beat, and behind the last phase is the result', () => {
  expect([0, 1, 2].map((phase) => startOf(beats, phase))).toEqual([0, 6, 12])
  expect(clampTo(beats, 99)).toBe(12)
  expect(clampTo(beats, -1)).toBe(0)
})

test('stepping by phases goes to the start of a phase, and back inside one to its own start', () => {
  expect(phaseStep(beats, 0, 1)).toBe(6)
  expect(phaseStep(beats, 8, -1)).toBe(6)
  expect(phaseStep(beats, 6, -1)).toBe(0)
  expect(phaseStep(beats, 0, -1)).toBe(0)
  expect(phaseStep(beats, 7, 1)).toBe(12)
  expect(phaseStep(beats, 12, -1)).toBe(6)
  expect(phaseStep(beats, 12, 1)).toBe(12)
})
