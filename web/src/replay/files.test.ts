import { expect, test } from 'vitest'

import { kindOf } from './files'

test('positions are told from records', () => {
  expect(kindOf('{"players": []}')).toBe('position')
  expect(kindOf('{"moves": []}')).toBe('record')
  expect(kindOf('[game neuroshima]\nend')).toBe('record')
})
