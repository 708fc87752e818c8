import { describe, expect, it } from 'vitest'

import { boardShape, stepsAround, walk } from './geometry'

const board = boardShape(19)

describe('a board', () => {
  it('names its hexes by column and row', () => {
    expect(board.cells).toHaveLength(19)
    expect(board.cells.map((cell) => cell.label).join(' ')).toBe(
      'A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3',
    )
    expect(board.at.get('C3')).toMatchObject({ q: 0, r: 0, x: 0, y: 0 })
    expect(board.at.get('A1')).toMatchObject({ q: -2, r: 0 })
    expect(boardShape(37).cells).toHaveLength(37)
  })
})

describe('the large board', () => {
  const large = boardShape(37)

  it('knows its basic hexes', () => {
    expect(large.cells.filter((cell) => !cell.isOuter)).toHaveLength(19)
    expect(large.at.get('D4')?.isOuter).toBe(false)
    expect(large.at.get('D1')?.isOuter).toBe(true)
    expect(board.cells.some((cell) => cell.isOuter)).toBe(false)
  })

  it('has a line around them', () => {
    const edges = large.border.split('M').slice(1)
    expect(edges).toHaveLength(30) // a ring of twelve hexes: six corners with three edges, six with two
    const ends = edges.flatMap((edge) => edge.split('L'))
    expect(new Set(ends).size).toBe(30) // each corner belongs to two of them: the line is closed
    expect(board.border).toBe('')
  })
})

describe('the cursor', () => {
  it('goes up and down in a column and sideways to the nearest hex', () => {
    expect(walk(board, 'C3', 'ArrowUp')).toBe('C2')
    expect(walk(board, 'C3', 'ArrowRight')).toBe('D2')
    expect(walk(board, 'C1', 'ArrowUp')).toBe('C1')
    expect(walk(board, 'E1', 'ArrowRight')).toBe('E1')
  })

  it('visits only the hexes that it may', () => {
    const among = ['C1', 'C5', 'E2', 'A3']
    expect(walk(board, 'C1', 'ArrowDown', among)).toBe('C5')
    expect(walk(board, 'C1', 'ArrowRight', among)).toBe('E2')
    expect(walk(board, 'E2', 'ArrowLeft', among)).toBe('C1')
  })
})

it('a tile is turned with the pointer', () => {
  const middle = board.at.get('C3')!
  const right = { x: 80, y: 0 }
  expect(stepsAround(middle, right, { x: 40, y: 70 })).toBe(1)
  expect(stepsAround(middle, right, { x: -40, y: -70 })).toBe(-2)
  expect(stepsAround(middle, { x: -80, y: 10 }, { x: -40, y: -70 })).toBe(1)
  expect(stepsAround(middle, right, { x: 79, y: 9 })).toBe(0)
})
