/** Records as files: read, written, shared. */

import { records } from '../lib/api'

/** Larger files are no records. */
export const MOST_BYTES = 200_000

/** What a file holds: a position has players, everything else is tried as a record. */
export function kindOf(text: string): 'position' | 'record' {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null && 'players' in data ? 'position' : 'record'
  } catch {
    return 'record'
  }
}

/** Stores a record and tells its id; the server refuses what is none. */
export async function storeRecord(text: string): Promise<string> {
  const { id } = await records.store(text)
  return id
}

/** Offers a text as a file. */
export function download(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type }))
}

/** Offers anything as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
