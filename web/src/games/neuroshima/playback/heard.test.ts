import { expect, test } from 'vitest'

import { EXAMPLE, line } from './example'
import { healthHeard, heardIn } from './heard'

const [first, second] = EXAMPLE.phases

test('strikes, answers and what came of them are heard at their stages', () => {
  expect(heardIn(first!, 'strike')).toEqual([{ cue: 'shot', manner: { volume: 1 } }])
  expect(heardIn(first!, 'count').map(({ cue }) => cue)).toEqual(['falls'])
  expect(heardIn(second!, 'answer').map(({ cue }) => cue)).toEqual(['armor'])
  expect(heardIn(second!, 'spotlight')).toEqual([])
})

test('many of a kind at once are one louder sound', () => {
  const shot = line('strike', 'attacked', { kind: 'ranged' })
  const heard = heardIn({ ...first!, lines: [shot, shot, shot, line('strike', 'exploded', {})] }, 'strike')
  expect(heard.map(({ cue }) => cue)).toEqual(['shot', 'blast'])
  expect(heard[0]!.manner.volume).toBeGreaterThan(heard[1]!.manner.volume!)
})

test('an HQ sounds deeper the more it loses', () => {
  const pitch = (lost: number): number => healthHeard([0, lost])[0]?.manner.pitch ?? 0
  expect(pitch(1)).toBe(1)
  expect(pitch(4)).toBeLessThan(pitch(2))
  expect(healthHeard([0, 0])).toEqual([])
})
