import { expect, test } from 'vitest'

import {
  countOf,
  emptyTree,
  endFrom,
  folded,
  pathTo,
  placeAt,
  placeOf,
  promoted,
  read,
  ROOT,
  rowsOf,
  stepFrom,
  titled,
  type Tree,
  withMove,
  without,
  written,
} from './variations'

/** A tree of lines, each from the beginning, and the end of the last one. */
function tried(...lines: string[]): { tree: Tree; end: number } {
  let [tree, end] = [emptyTree(), ROOT]
  for (const line of lines) {
    end = ROOT
    for (const move of line.split(' ')) ({ tree, id: end } = withMove(tree, end, move))
  }
  return { tree, end }
}

const listed = (tree: Tree): string[] =>
  rowsOf(tree).map(({ node, depth }) => `${'-'.repeat(depth)}${node.move}`)
const moves = (tree: Tree, id: number): string =>
  pathTo(tree, id)
    .map((node) => node.move)
    .join(' ')

test('moves that were tried before are found again, others branch off', () => {
  const { tree } = tried('a b c', 'a b d', 'a b c')
  expect([countOf(tree), listed(tree)]).toEqual([4, ['a', 'b', 'c', '-d']])
})

test('what was tried instead stands after the main move, with all that followed', () => {
  const { tree } = tried('a b c', 'x y', 'a d e')
  expect(listed(tree)).toEqual(['a', '-x', '-y', 'b', '-d', '-e', 'c'])
  expect(rowsOf(tree).map((row) => row.hasRivals)).toEqual([true, true, false, true, true, false, false])
})

test('steps go back, on, and to what was tried instead', () => {
  const { tree, end } = tried('a b c', 'a d')
  expect(moves(tree, end)).toBe('a d')
  expect(moves(tree, stepFrom(tree, end, 'before'))).toBe('a b')
  expect(stepFrom(tree, end, 'after')).toBe(end)
  expect(moves(tree, stepFrom(tree, end, 'back'))).toBe('a')
  expect(stepFrom(tree, end, 'on')).toBe(end)
  expect([stepFrom(tree, ROOT, 'back'), stepFrom(tree, ROOT, 'after')]).toEqual([ROOT, ROOT])
  expect(moves(tree, endFrom(tree, ROOT))).toBe('a b c')
})

test('a promoted move leads the main line from the beginning on', () => {
  const { tree, end } = tried('a b', 'x y', 'x z')
  const after = promoted(tree, end)
  expect(moves(after, endFrom(after, ROOT))).toBe('x z')
  expect(listed(after)).toEqual(['x', '-a', '-b', 'z', '-y'])
})

test('a move goes with all that follows it', () => {
  const { tree, end } = tried('a b', 'a c d e')
  const c = pathTo(tree, end)[1]?.id ?? -1
  expect(listed(without(tree, c))).toEqual(['a', 'b'])
  expect(without(tree, ROOT)).toBe(tree)
})

test('what follows a folded move is hidden and counted, and comes back with a move that is tried there', () => {
  const { tree, end } = tried('a b c')
  const a = pathTo(tree, end)[0]?.id ?? -1
  const shut = folded(tree, a)
  expect(rowsOf(shut).map((row) => [row.node.move, row.hidden])).toEqual([['a', 2]])
  expect(listed(withMove(shut, a, 'd').tree)).toEqual(['a', 'b', '-d', 'c'])
})

test('moves on the way get their words', () => {
  const { tree, end } = tried('a b')
  const phrase = (id: string) => ({ is: 'phrase' as const, id })
  expect(
    pathTo(titled(tree, end, [phrase('one'), phrase('two')]), end).map((node) => node.title?.id),
  ).toEqual(['one', 'two'])
})

test('an address holds the tree and the place in it', () => {
  const { tree, end } = tried('a b c', 'x y', 'a d')
  const again = read(JSON.parse(JSON.stringify(written(tree))))
  expect(again && listed(again)).toEqual(listed(tree))
  expect(again && moves(again, placeAt(again, placeOf(tree, end)))).toBe('a d')
  expect(moves(tree, placeAt(tree, [0, 1, 7, 7]))).toBe('a d')
})

test('what is no tree is not read', () => {
  for (const data of [null, 'a', [['']], [[1]], ['a'], [['a', ['b'], 'c']], [['m'.repeat(61)]]])
    expect(read(data)).toBe(null)
  expect(read(Array.from({ length: 500 }, (_, i) => [`m${i}`]))).toBe(null)
})
