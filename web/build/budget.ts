import { gzipSync } from 'node:zlib'

import type { Plugin, Rolldown } from 'vite'

type Chunks = Map<string, Rolldown.OutputChunk>

/** Fails the build when the script that any one page, or part of one, needs at first is larger than `limit` bytes gzipped. */
export function budget(limit: number): Plugin {
  return {
    name: 'ashfall-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks: Chunks = new Map()
      for (const part of Object.values(bundle)) if (part.type === 'chunk') chunks.set(part.fileName, part)
      const entries = [...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
      const base = needed(chunks, entries)
      const pages = [...chunks.values()].filter((chunk) => chunk.isDynamicEntry)
      const sizes = new Map([['no page', size(chunks, base)]])
      for (const page of pages) sizes.set(page.name, size(chunks, needed(chunks, [page.fileName], base)))
      for (const [page, bytes] of sizes) {
        if (bytes > limit)
          this.error(`First load with ${page} is ${bytes} bytes of gzipped script, not ${limit} or less.`)
      }
      this.info(
        `first load, gzipped script: ${[...sizes].map(([page, bytes]) => `${page} ${bytes}`).join(', ')}`,
      )
    },
  }
}

/** The named chunks and everything that they import, in addition to `known`. */
function needed(chunks: Chunks, names: string[], known: Set<string> = new Set()): Set<string> {
  const found = new Set(known)
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(chunks.get(name)?.imports ?? []))
  }
  return found
}

function size(chunks: Chunks, names: Set<string>): number {
  let sum = 0
  for (const name of names) sum += gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length
  return sum
}
