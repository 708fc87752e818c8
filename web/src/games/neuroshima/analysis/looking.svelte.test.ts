import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Card, UnitSight } from '../../../lib/server'
import { asking } from '../api'
import { Looking } from './looking.svelte'

const unit = (hex: string, tile: string) =>
  ({ hex, tile, owner: 0, drawing: `moloch.${tile}.0` }) as UnitSight
const STEPS = [
  [unit('B2', 'hybrid'), unit('C3', 'hornet')],
  [unit('B2', 'hybrid'), unit('C3', 'gauss')],
  [unit('C3', 'gauss')],
]

let at = 0
let looking: Looking

/** The card that is shown, once it has come. */
async function shown(): Promise<string> {
  await vi.advanceTimersByTimeAsync(200)
  return looking.card ? `${looking.card.tile} ${looking.card.count}` : ''
}

function goTo(step: number): void {
  at = step
  looking.again()
}

beforeEach(() => {
  vi.useFakeTimers()
  at = 0
  looking = new Looking(() => ({ table: { upto: at }, key: String(at), units: STEPS[at] ?? [] }))
  // The count tells which step was asked about.
  vi.spyOn(asking, 'card').mockImplementation(({ upto }, hex) => {
    const tile = STEPS[upto ?? 0]?.find((other) => other.hex === hex)?.tile ?? ''
    return Promise.resolve({
      army: 'moloch',
      tile,
      hex,
      owner: 0,
      kind: 'warrior',
      drawing: '',
      facts: [],
      count: upto ?? 0,
    } as Card)
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a unit that is pointed at is told as it is at every step', async () => {
  looking.hover('C3')
  expect(await shown()).toBe('hornet 0')
  goTo(1)
  expect(await shown()).toBe('gauss 1')
})

test('a unit that was left is told anew as long as it stands there', async () => {
  looking.hover('B2')
  expect(await shown()).toBe('hybrid 0')
  looking.hover(null)
  goTo(1)
  expect(await shown()).toBe('hybrid 1')
  goTo(2)
  expect(await shown()).toBe('')
})

test('another unit in the place of the one that was left is not told', async () => {
  looking.hover('C3')
  expect(await shown()).toBe('hornet 0')
  looking.hover(null)
  goTo(1)
  expect(await shown()).toBe('')
})

test('a sheet is for the unit that was asked for', async () => {
  looking.hover('B2')
  looking.ask('C3')
  expect([await shown(), looking.isSheet]).toEqual(['hornet 0', true])
  looking.closeSheet()
  looking.ask('E5')
  expect(looking.isSheet).toBe(false)
})
