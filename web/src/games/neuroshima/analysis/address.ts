/** An analysis in an address: the position, the tree of moves and the place in it, packed into what follows the #. */

import { malformed } from './form'
import { completed, type Position } from './position'
import { placeAt, placeOf, read, type Tree, withMove, emptyTree, pathTo, written } from './variations'

/** What an address tells; no position where the rest of the address names a game. */
export interface Linked {
  position: Position | null
  tree: Tree
  at: number
}

/** Longer addresses do not get through everywhere. */
const LONGEST = 6_000
const MOST_BYTES = 200_000

/** What stands behind the # for an analysis; without what was tried elsewhere, or empty, where it is too much. */
export async function packed(position: Position | null, tree: Tree, at: number): Promise<string> {
  for (const told of [tree, lineOf(tree, at)]) {
    const place = told === tree ? at : Math.max(...told.keys())
    const data = [position, written(told), placeOf(told, place)]
    const text = encoded(await squeezed(JSON.stringify(data)))
    if (text.length <= LONGEST) return text
  }
  return ''
}

/** What an address tells, or null where it tells nothing that can be understood. */
export async function unpacked(text: string): Promise<Linked | null> {
  if (!text || text.length > LONGEST) return null
  try {
    const data: unknown = JSON.parse(await stretched(decoded(text)))
    return Array.isArray(data) ? linked(data) : null
  } catch {
    return null
  }
}

function linked([position, moves, place]: unknown[]): Linked | null {
  if (position !== null && malformed(position) !== null) return null
  const tree = read(moves)
  const isPlace = Array.isArray(place) && place.every((turn) => Number.isInteger(turn))
  if (!tree || !isPlace) return null
  return {
    position: position === null ? null : completed(position as Record<string, unknown>),
    tree,
    at: placeAt(tree, place as number[]),
  }
}

/** The moves to a place alone. */
function lineOf(tree: Tree, at: number): Tree {
  let [line, end] = [emptyTree(), 0]
  for (const { move } of pathTo(tree, at)) ({ tree: line, id: end } = withMove(line, end, move))
  return line
}

async function squeezed(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The text again; raises where it would be more than any analysis has. */
async function stretched(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MOST_BYTES) throw new RangeError('too much')
    parts.push(part.value)
  }
  return new Blob(parts).text()
}

function encoded(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
