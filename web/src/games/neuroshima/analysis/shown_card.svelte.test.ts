import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Card, UnitSight } from '../../../lib/server'
import { asking } from '../api'
import { ShownCard } from './shown_card.svelte'

const unit = (hex: string, tile: string) =>
  ({ hex, tile, owner: 0, drawing: `moloch.${tile}.0` }) as UnitSight
const STEPS = [
  [unit('B2', 'hybrid'), unit('C3', 'hornet')],
  [unit('B2', 'hybrid'), unit('C3', 'gauss')],
  [unit('C3', 'gauss')],
]

let at = 0
let shownCard: ShownCard

/** The card that is shown, once it has come. */
async function shown(): Promise<string> {
  await vi.advanceTimersByTimeAsync(200)
  return shownCard.card ? `${shownCard.card.tile} ${shownCard.card.count}` : ''
}

function goTo(step: number): void {
  at = step
  shownCard.again()
}

beforeEach(() => {
  vi.useFakeTimers()
  at = 0
  shownCard = new ShownCard(() => ({ table: { upto: at }, key: String(at), units: STEPS[at] ?? [] }))
  // The count tells which step was asked about.
  vi.spyOn(asking, 'card').mockImplementation(({ upto }, hex) => {
    const tile = STEPS[upto ?? 0]?.find((other) => other.hex === hex)?.tile ?? ''
    return Promise.resolve({
      is: 'card',
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
  shownCard.hover('C3')
  expect(await shown()).toBe('hornet 0')
  goTo(1)
  expect(await shown()).toBe('gauss 1')
})

test('a unit that was left is told anew as long as it stands there', async () => {
  shownCard.hover('B2')
  expect(await shown()).toBe('hybrid 0')
  shownCard.hover(null)
  goTo(1)
  expect(await shown()).toBe('hybrid 1')
  goTo(2)
  expect(await shown()).toBe('')
})

test('another unit in the place of the one that was left is not told', async () => {
  shownCard.hover('C3')
  expect(await shown()).toBe('hornet 0')
  shownCard.hover(null)
  goTo(1)
  expect(await shown()).toBe('')
})

test('a sheet is for the unit that was asked for', async () => {
  shownCard.hover('B2')
  shownCard.ask('C3')
  expect([await shown(), shownCard.isSheet]).toEqual(['hornet 0', true])
  shownCard.closeSheet()
  shownCard.ask('E5')
  expect(shownCard.isSheet).toBe(false)
})
