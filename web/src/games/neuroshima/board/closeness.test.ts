import { expect, test } from 'vitest'

import {
  between,
  carried,
  closer,
  extentOf,
  canPan,
  partOf,
  rangeOf,
  settled,
  showing,
} from '../../../ui/board/closeness'
import { boardDrawing } from './drawing'

const [SMALL, LARGE] = [boardDrawing(19), boardDrawing(37)]
const PLACE = { width: 360, height: 330 }
const MARGIN = 28

test('a board whose tiles are large enough is seen as a whole', () => {
  for (const [shape, place] of [
    [SMALL, PLACE],
    [LARGE, { width: 800, height: 800 }],
    [LARGE, PLACE], // hardly too small: a whole board is worth more
  ] as const) {
    const { whole, rest } = rangeOf(shape, place)
    expect(rest).toBe(whole)
    const board = extentOf(shape, whole)
    expect(board.width <= place.width + 0.01 && board.height <= place.height + 0.01).toBe(true)
  }
})

test('a board whose tiles would be too small is larger than its place', () => {
  const { whole, rest, near, most } = rangeOf(LARGE, { width: 360, height: 240 })
  expect(extentOf(LARGE, rest).height).toBeGreaterThan(240)
  expect([whole, rest, near, most]).toEqual([whole, rest, near, most].toSorted((one, other) => one - other))
})

test('a tap comes near also where the whole board is not small', () => {
  const { whole, near } = rangeOf(SMALL, { width: 390, height: 420 })
  expect(near).toBeGreaterThan(whole * 1.5)
})

test('a place that has not been measured yet has no sizes', () => {
  expect(rangeOf(LARGE, { width: 0, height: 0 })).toEqual({ whole: 0, rest: 0, near: 0, most: 0 })
})

test('a board does not leave its place', () => {
  const board = { width: 900, height: 200, margin: MARGIN }
  expect(settled({ spot: 80, left: 500, top: 500 }, board, PLACE)).toEqual({
    spot: 80,
    left: MARGIN,
    top: 65,
  })
  expect(settled({ spot: 80, left: -900, top: 0 }, board, PLACE).left).toBe(360 - 900 - MARGIN)
})

test('a finger moves a board only where there is more of it', () => {
  const board = { width: 900, height: 200, margin: MARGIN }
  const atLeft = { spot: 80, left: MARGIN, top: 65 }
  expect(canPan(atLeft, board, PLACE, { x: -20, y: 3 })).toBe(true)
  expect(canPan(atLeft, board, PLACE, { x: 20, y: 3 })).toBe(false)
  expect(canPan(atLeft, board, PLACE, { x: -3, y: 20 })).toBe(false) // the page is meant
})

test('what lies under a point stays there when the board comes closer', () => {
  const around = { x: 100, y: 50 }
  const [before, after] = [
    { spot: 60, left: -40, top: 10 },
    closer({ spot: 60, left: -40, top: 10 }, 90, around),
  ]
  expect((around.x - after.left) / after.spot).toBeCloseTo((around.x - before.left) / before.spot)
  expect((around.y - after.top) / after.spot).toBeCloseTo((around.y - before.top) / before.spot)
})

test('two fingers keep what lies under them', () => {
  const range = { whole: 50, rest: 50, near: 96, most: 220 }
  const view = { spot: 60, left: 0, top: 0 }
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ]
  const to = [
    { x: 90, y: 120 },
    { x: 240, y: 120 },
  ]
  const after = carried(view, from, to, range)
  expect(after.spot).toBe(90)
  for (const [index, point] of to.entries())
    expect((point.x - after.left) / after.spot).toBeCloseTo(((from[index]?.x ?? 0) - view.left) / view.spot)
})

test('two fingers go no further than the sizes allow, but still move the board', () => {
  const range = { whole: 50, rest: 50, near: 96, most: 100 }
  const [from, to] = [
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 10, y: 5 },
      { x: 510, y: 5 },
    ],
  ]
  expect(carried({ spot: 60, left: 0, top: 0 }, from, to, range).spot).toBe(100)
  expect(carried({ spot: 60, left: 0, top: 0 }, to, from, range).spot).toBe(50)
  const moved = carried({ spot: 60, left: 7, top: 7 }, [{ x: 0, y: 0 }], [{ x: 30, y: -5 }], range)
  expect(moved).toEqual({ spot: 60, left: 37, top: 2 })
})

test('on the way to another size the point around which it goes stays where it is', () => {
  const around = { x: 120, y: 80 }
  const from = { spot: 60, left: -20, top: 0 }
  const to = closer(from, 120, around)
  for (const share of [0, 0.3, 1]) {
    const now = between(from, to, share)
    expect((around.x - now.left) / now.spot).toBeCloseTo((around.x - from.left) / from.spot)
  }
  expect(between(from, { ...from, left: 80 }, 0.5)).toEqual({ spot: 60, left: 30, top: 0 })
})

test('hexes come into sight by the shortest way', () => {
  const view = { spot: 200, left: 0, top: 0 } // one pixel for each unit of the drawing
  const place = { width: 400, height: 800 }
  const first = partOf(LARGE, ['A1'], 200, place)
  expect(first && showing(view, first, place, LARGE.unit)).toMatchObject({ left: 2, top: 0 }) // with its outline
  const last = partOf(LARGE, ['G4'], 200, place)
  const shown = last && showing(view, last, place, LARGE.unit)
  expect(shown?.left).toBeCloseTo(400 - 1116 - 2)
  expect(partOf(LARGE, ['Z9', ''], 200, place)).toBeNull()
})

test('of hexes that are too far apart the first and its neighbours are seen', () => {
  const place = { width: 500, height: 500 }
  const alone = partOf(LARGE, ['A1', 'A2'], 200, place)
  expect(partOf(LARGE, ['A1', 'G4', 'A2'], 200, place)).toEqual(alone)
  const tiny = partOf(LARGE, ['A1'], 200, { width: 100, height: 100 })
  const shown = tiny && showing({ spot: 200, left: 0, top: 0 }, tiny, { width: 100, height: 100 }, LARGE.unit)
  expect(shown?.left).toBeCloseTo(50 - (tiny?.x ?? 0) - (tiny?.width ?? 0) / 2) // its middle
})
