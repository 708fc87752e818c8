import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin } from 'vite'

const NAME = 'early.js'

/**
 * Puts a small classic script into the head, before the first paint. It is a file of its own with a hash in
 * its name, since the content security policy allows no inline script.
 */
export function earlyScript(source: string): Plugin {
  let root = ''
  let isBuild = false
  return {
    name: 'ashfall-early-script',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build' && !process.env.VITEST
    },
    async buildStart() {
      if (!isBuild) return
      const content = await readFile(join(root, source), 'utf8')
      this.emitFile({ type: 'asset', name: NAME, source: content })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const parts = Object.values(context.bundle ?? {})
        const file = parts.find((part) => part.type === 'asset' && part.names.includes(NAME))
        const src = `/${file?.fileName ?? source}`
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }]
      },
    },
  }
}
