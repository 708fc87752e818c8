import { expect, test } from 'vitest'

import { brightness, faulty, lengths, measured } from '../../lib/sound/testing'
import { CUES } from './cues'
import { FORMS, PLAY_FORMS } from './facts'
import { soundOf } from './sounds'
import { WASTELAND } from './wasteland'

test('moves on the board are heard as what they are', () => {
  expect(soundOf('place hybrid C2 3')).toBe('place')
  expect(soundOf('discard hybrid')).toBe('discard')
  expect(soundOf('rotate C3 2')).toBe('turn')
  expect(soundOf('net C3')).toBe('net')
  expect(soundOf('play sniper C3')).toBe('shot')
})

test('a battle announces itself, and whoever only answers is not heard', () => {
  for (const move of ['play battle', 'end', 'keep', 'heal C3', '']) expect(soundOf(move)).toBeNull()
})

test('only moves that exist are named', () => {
  const heard = [...Object.keys(FORMS), ...Object.keys(PLAY_FORMS).map((tile) => `play ${tile}`)].filter(
    soundOf,
  )
  expect(heard).toHaveLength(21)
})

test('the sounds of a battle are heard, do not crackle, begin and end without a click, and do not drag', () => {
  expect(faulty(CUES)).toEqual([])
  expect(lengths(CUES)).toEqual({
    called: 900,
    shot: 140,
    gauss: 260,
    blow: 160,
    blast: 500,
    armor: 120,
    mirror: 200,
    net: 180,
    medic: 260,
    falls: 280,
    hqHit: 400,
    hqDestroyed: 1600,
  })
})

test('what strikes an HQ is darker than what strikes armor, and the wasteland is soft', () => {
  expect(brightness(CUES.hqHit)).toBeLessThan(brightness(CUES.armor) / 2)
  for (const voice of WASTELAND.far) expect(measured(voice).peak * WASTELAND.level).toBeLessThan(0.15)
})
