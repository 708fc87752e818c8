import { expect, test } from 'vitest'

import { addressOf } from './address'

test('an address tells the game and the step', () => {
  expect(addressOf({ pathname: '/embed/aB_-9', search: '?move=12' })).toEqual({ id: 'aB_-9', start: 12 })
  expect(addressOf({ pathname: '/embed/aB', search: '?move=x' })).toEqual({ id: 'aB', start: 0 })
})

test('nothing else is an address', () => {
  for (const pathname of ['/embed/', '/embed/a/b', '/embed/%2e%2e', '/m/a', `/embed/${'a'.repeat(65)}`])
    expect(addressOf({ pathname, search: '' }).id).toBe('')
})
