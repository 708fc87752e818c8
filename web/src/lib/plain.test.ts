import { expect, test } from 'vitest'

import { plain } from './plain'

test('plain keeps letters that are no accents', () => {
  expect(plain('Стерв’ятник')).toBe('стерв ятник')
  expect(plain('Żołnierz')).toBe('zolnierz')
})
