/** The tree of moves that were tried from a position. Every change gives a new tree. */

import type { Phrase } from '../../../lib/server'

/** A move of the tree; the root, which is the position itself, has none. */
export interface Variation {
  id: number
  move: string
  /** Its words, once it has been played. */
  title: Phrase | null
  parent: number
  /** What was tried after it, the main move first. */
  next: readonly number[]
  isFolded: boolean
}

export type Tree = ReadonlyMap<number, Variation>
export type Way = 'back' | 'on' | 'before' | 'after'

/** A move as it stands in the list: how far it is indented, and whether something hangs on it that can be folded. */
export interface Row {
  node: Variation
  depth: number
  /** How many moves are hidden below it. */
  hidden: number
  /** Whether other moves were tried in its place. */
  hasRivals: boolean
}

/** A tree as it is kept in an address: a move and what follows. */
export type Written = [move: string, ...next: Written[]]

export const ROOT = 0
const MOST = 400 // moves of a tree
const LONGEST = 60 // letters of a move

/** A position from which nothing has been tried. */
export function emptyTree(): Tree {
  return new Map([[ROOT, { id: ROOT, move: '', title: null, parent: -1, next: [], isFolded: false }]])
}

/** The moves that lead to a place, the first one first. */
export function pathTo(tree: Tree, id: number): Variation[] {
  const path: Variation[] = []
  for (let node = tree.get(id); node && node.id !== ROOT; node = tree.get(node.parent)) path.unshift(node)
  return path
}

/** A move after a place: one that was tried there before, or a new one; the tree stays as it is where it is full. */
export function withMove(tree: Tree, at: number, move: string): { tree: Tree; id: number } {
  const here = tree.get(at)
  const known = here?.next.find((id) => tree.get(id)?.move === move)
  if (known !== undefined) return { tree, id: known }
  if (!here || tree.size > MOST) return { tree, id: at }
  const id = Math.max(...tree.keys()) + 1
  const node: Variation = { id, move, title: null, parent: at, next: [], isFolded: false }
  return { tree: changed(tree, { ...here, next: [...here.next, id], isFolded: false }, node), id }
}

/** Moves on the way to a place get their words. */
export function titled(tree: Tree, at: number, titles: readonly Phrase[]): Tree {
  const path = pathTo(tree, at)
  return changed(tree, ...path.map((node, i) => ({ ...node, title: titles[i] ?? node.title })))
}

/** The tree without a move and everything after it. */
export function without(tree: Tree, id: number): Tree {
  const node = tree.get(id)
  const parent = node && tree.get(node.parent)
  if (!parent) return tree
  const left = new Map(changed(tree, { ...parent, next: parent.next.filter((other) => other !== id) }))
  for (const gone of [id, ...below(tree, id)]) left.delete(gone)
  return left
}

/** A move, and those that lead to it, become the main ones. */
export function promoted(tree: Tree, id: number): Tree {
  const chain = pathTo(tree, id)
  return chain.reduce((now, { id: child, parent }) => {
    const node = now.get(parent)
    return node
      ? changed(now, { ...node, next: [child, ...node.next.filter((other) => other !== child)] })
      : now
  }, tree)
}

/** What follows a move is hidden, or shown again. */
export function folded(tree: Tree, id: number): Tree {
  const node = tree.get(id)
  return node ? changed(tree, { ...node, isFolded: !node.isFolded }) : tree
}

/** Where a step leads: back, on along the main moves, or to what was tried in the place of this move. */
export function stepFrom(tree: Tree, id: number, way: Way): number {
  const node = tree.get(id)
  if (!node) return ROOT
  if (way === 'on') return node.next[0] ?? id
  if (id === ROOT) return ROOT
  if (way === 'back') return node.parent
  const rivals = tree.get(node.parent)?.next ?? []
  return rivals[rivals.indexOf(id) + (way === 'after' ? 1 : -1)] ?? id
}

/** The end of the main moves after a place. */
export function endFrom(tree: Tree, id: number): number {
  let at = id
  for (let next = stepFrom(tree, at, 'on'); next !== at; next = stepFrom(tree, at, 'on')) at = next
  return at
}

/** All moves in the order of the list: what was tried instead stands, indented, right after the main move. */
export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = []
  const follow = (id: number, depth: number): void => {
    const [main, ...others] = tree.get(id)?.next ?? []
    if (main === undefined) return
    list(main, depth)
    for (const other of others) {
      list(other, depth + 1)
      if (!tree.get(other)?.isFolded) follow(other, depth + 1)
    }
    if (!tree.get(main)?.isFolded) follow(main, depth)
  }
  const list = (id: number, depth: number): void => {
    const node = tree.get(id)
    if (!node) return
    const hasRivals = (tree.get(node.parent)?.next.length ?? 0) > 1
    rows.push({ node, depth, hidden: node.isFolded ? below(tree, id).length : 0, hasRivals })
  }
  follow(ROOT, 0)
  return rows
}

/** How many moves there are. */
export function countOf(tree: Tree): number {
  return tree.size - 1
}

/** The tree as it stands in an address. */
export function written(tree: Tree, id = ROOT): Written[] {
  return (tree.get(id)?.next ?? []).map((next) => [tree.get(next)?.move ?? '', ...written(tree, next)])
}

/** The tree of an address; null where it is none. */
export function read(data: unknown): Tree | null {
  let tree = emptyTree()
  const add = (at: number, list: unknown): boolean =>
    Array.isArray(list) &&
    list.every((entry: unknown) => {
      if (!Array.isArray(entry) || tree.size > MOST) return false
      const [move, ...next] = entry as unknown[]
      if (typeof move !== 'string' || !move || move.length > LONGEST) return false
      const made = withMove(tree, at, move)
      tree = made.tree
      return add(made.id, next)
    })
  return add(ROOT, data) ? tree : null
}

/** A place of the tree as an address names it: which of the moves is taken at every step. */
export function placeOf(tree: Tree, id: number): number[] {
  return pathTo(tree, id).map((node) => tree.get(node.parent)?.next.indexOf(node.id) ?? 0)
}

/** The place that an address names, as far as there is one. */
export function placeAt(tree: Tree, place: readonly number[]): number {
  return place.reduce((id, turn) => tree.get(id)?.next[turn] ?? id, ROOT)
}

function below(tree: Tree, id: number): number[] {
  return (tree.get(id)?.next ?? []).flatMap((next) => [next, ...below(tree, next)])
}

function changed(tree: Tree, ...nodes: Variation[]): Tree {
  const after = new Map(tree)
  for (const node of nodes) after.set(node.id, node)
  return after
}
