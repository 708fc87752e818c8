import { expect, test } from 'vitest'

import { kindOf, plainRecord } from './files'

test('a record becomes headers and one move a line; what is not given is left out', () => {
  const record = {
    game: 'neuroshima',
    version: 1,
    options: { armies: ['moloch', 'borgo'] },
    seed: 7,
    decks: null,
  }
  expect(plainRecord(JSON.stringify({ ...record, moves: ['place hq C3 0', 'end'] }))).toBe(
    '[game neuroshima]\n[version 1]\n[options {"armies":["moloch","borgo"]}]\n[seed 7]\nplace hq C3 0\nend\n',
  )
})

test('positions are told from records', () => {
  expect(kindOf('{"players": []}')).toBe('position')
  expect(kindOf('{"moves": []}')).toBe('record')
  expect(kindOf('[game neuroshima]\nend')).toBe('record')
})
