import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

const NAME = 'sw.js'
const EARLY = 'early.js'
const KEPT_ALWAYS = /\.(css|woff2|js)$/

/**
 * Writes the service worker: our own script with a hash of the whole build, so that another build is another
 * worker, and the files without which no page stands.
 */
export function serviceWorker(source: string): Plugin {
  let root = ''
  return {
    name: 'ashfall-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const script = await readFile(join(root, source), 'utf8')
      const names = Object.keys(bundle).toSorted() // they hold the hashes of their contents
      const html = await readFile(join(root, 'index.html'), 'utf8')
      const build = createHash('sha256').update(names.join('\n')).update(html).update(script).digest('hex')
      const frame = ['/', ...frameOf(bundle).map((name) => `/${name}`)]
      this.emitFile({
        type: 'asset',
        fileName: NAME,
        source: script
          .replace('__BUILD__', build.slice(0, 16))
          .replace("['__FRAME__']", JSON.stringify(frame)),
      })
    },
  }
}

/** The entry with all that it imports at once, its styles, and the early script. */
function frameOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const open = Object.values(bundle).flatMap((part) =>
    part.type === 'chunk' && part.isEntry ? [part.fileName] : [],
  )
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const part = bundle[name]
    if (found.has(name) || part?.type !== 'chunk') continue
    found.add(name)
    open.push(...part.imports)
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(style)
  }
  for (const part of Object.values(bundle))
    if (part.type === 'asset' && part.names.includes(EARLY)) found.add(part.fileName)
  return [...found].filter((name) => KEPT_ALWAYS.test(name))
}
