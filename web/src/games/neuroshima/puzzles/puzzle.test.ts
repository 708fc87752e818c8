import { beforeEach, expect, test, vi } from 'vitest'

import type { PuzzleBoard, PuzzleLook, PuzzleResult, PuzzleView } from '../../../lib/server'
import { puzzles } from '../api'
import { sightOf } from '../testing/sights'
import { PuzzleModel } from './puzzle.svelte'

const LEGAL = ['place hornet C3 0', 'place hornet C3 1', 'place guard C4 0', 'place guard C3 0']

function boardOf(moves: string[], left: number): PuzzleBoard {
  return { sight: sightOf('turn', LEGAL), moves, lines: [], turn: 1, left, can_fight: left === 0 }
}

const VIEW = {
  info: { key: 'one' },
  seat: 0,
  use: 2,
  is_exact: true,
  turns: 1,
  offer: [
    { tile: 'hornet', drawing: 'moloch.hornet.0' },
    { tile: 'guard', drawing: 'moloch.guard.0' },
    { tile: 'hornet', drawing: 'moloch.hornet.0' },
  ],
  reply: [],
  board: boardOf([], 2),
  position: {},
} as unknown as PuzzleView

/** A server that answers every move but those that are refused; a push is answered by the opponent. */
function server(refused: (moves: readonly string[]) => boolean = () => false) {
  return vi.spyOn(puzzles, 'look').mockImplementation((_, moves): Promise<PuzzleLook> => {
    const made = [...moves, ...(moves.at(-1)?.startsWith('play') ? ['push C1'] : [])]
    const board = boardOf(made, 2 - made.filter((move) => move.startsWith('p')).length)
    return Promise.resolve(refused(moves) ? { board, reason: { is: 'phrase', id: 'no' } } : { board })
  })
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => vi.restoreAllMocks())

test('a tile on a hex counts at once, and the next one makes it final', async () => {
  const look = server()
  const model = new PuzzleModel(VIEW)
  model.takeCard(2)
  await settled()
  model.pickHex('C3')
  expect([model.used, model.numbers]).toEqual([1, [0, 0, 1]])
  expect(look).not.toHaveBeenCalled()
  model.takeCard(1)
  await settled()
  expect(model.moves).toEqual(['place hornet C3 0'])
  model.pickHex('C4')
  expect([model.numbers, model.canFight]).toEqual([[0, 2, 1], true])
})

test('a tile that was placed is taken up again as it stood', async () => {
  server()
  const model = new PuzzleModel(VIEW)
  model.chooser.card = 0
  await model.make('place hornet C3 1')
  model.pickHex('C3')
  await settled()
  expect(model.moves).toEqual([])
  expect([model.chooser.card, model.chooser.way?.move]).toEqual([0, 'place hornet C3 1'])
})

test('what is still needed stays, and that is told', async () => {
  server((moves) => moves[0] === 'place guard C4 0')
  const model = new PuzzleModel(VIEW)
  await model.make('place hornet C3 1')
  await model.make('place guard C4 0')
  model.pickHex('C3')
  await settled()
  expect(model.stuck).toEqual({ is: 'needed', reason: { is: 'phrase', id: 'no' } })
  expect(model.moves).toEqual(['place hornet C3 1', 'place guard C4 0'])
})

test('the answers of the opponent go with the move they answer', async () => {
  server()
  const model = new PuzzleModel(VIEW)
  await model.make('play push_back B2 C2')
  expect(model.moves).toEqual(['play push_back B2 C2', 'push C1'])
  await model.undo()
  expect([model.moves, model.board]).toEqual([[], VIEW.board])
})

test('where no more tiles may be used another one takes the place of the one that is held', async () => {
  server()
  const model = new PuzzleModel({ ...VIEW, board: boardOf([], 1) })
  model.takeCard(0)
  await settled()
  model.pickHex('C3')
  model.takeCard(1)
  expect([model.chooser.card, model.chooser.way?.move, model.moves]).toEqual([1, 'place guard C3 0', []])
})

test('a wrong try keeps the tiles, a right one ends it', async () => {
  server()
  const model = new PuzzleModel({ ...VIEW, board: boardOf([], 1) })
  const result = { is_solved: false, battle: null, sight: sightOf('turn', []) } as unknown as PuzzleResult
  const fight = vi.spyOn(puzzles, 'fight').mockResolvedValue(result)
  await model.make('place hornet C3 1')
  await model.make('place guard C4 0')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await model.fight()
  expect([model.isOpen, model.moves.length, model.stage]).toEqual([true, 2, 'solve'])
  fight.mockResolvedValue({ ...result, is_solved: true })
  await model.fight()
  expect([model.isOpen, model.stage]).toEqual([false, 'verdict'])
  vi.unstubAllGlobals()
})
