import { expect, test } from 'vitest'

import { EXAMPLE, line } from './example'
import { attacksIn, beatsOf, clampTo, hasAnswer, phaseStep, startOf } from './timeline'

const beats = beatsOf(EXAMPLE)
const shot = { source: { hex: 'C3', tile: 'gunner' }, direction: 2 }
const IDLE = {
  ...EXAMPLE.phases[0]!,
  lines: [
    line('idle', 'attacked', { ...shot, kind: 'ranged' }),
    line('idle', 'missed', { ...shot, reason: 'no_target' }),
  ],
}

test('every phase goes through its stages, with an answer only where somebody answers', () => {
  expect(beats.map((beat) => `${beat.phase} ${beat.stage}`)).toEqual([
    '0 spotlight',
    '0 strike',
    '0 count',
    '0 clear',
    '1 spotlight',
    '1 strike',
    '1 answer',
    '1 count',
    '1 clear',
  ])
  expect(EXAMPLE.phases.map(hasAnswer)).toEqual([false, true])
})

test('without motion only what can be looked at is left', () => {
  expect(beatsOf(EXAMPLE, true).map((beat) => beat.stage)).toEqual([
    'strike',
    'count',
    'strike',
    'answer',
    'count',
  ])
})

test('units that are held back or find nobody make no attack', () => {
  expect(EXAMPLE.phases.map(attacksIn)).toEqual([1, 1])
  expect(attacksIn(IDLE)).toBe(0)
})

test('a phase in which nobody meets anybody is one beat', () => {
  expect(beatsOf({ ...EXAMPLE, phases: [IDLE] }).map((beat) => beat.stage)).toEqual(['strike'])
})

test('a phase begins at its first beat, and behind the last phase is the result', () => {
  expect([0, 1, 2].map((phase) => startOf(beats, phase))).toEqual([0, 4, 9])
  expect(clampTo(beats, 99)).toBe(9)
  expect(clampTo(beats, -1)).toBe(0)
})

test('stepping by phases goes to the start of a phase, and back inside one to its own start', () => {
  expect(phaseStep(beats, 0, 1)).toBe(4)
  expect(phaseStep(beats, 6, -1)).toBe(4)
  expect(phaseStep(beats, 4, -1)).toBe(0)
  expect(phaseStep(beats, 0, -1)).toBe(0)
  expect(phaseStep(beats, 5, 1)).toBe(9)
  expect(phaseStep(beats, 9, -1)).toBe(4)
  expect(phaseStep(beats, 9, 1)).toBe(9)
})
