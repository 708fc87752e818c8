import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/
const SMALLEST = 1024 // below this a packet is a packet

/** Writes name.gz and name.br beside every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'ashfall-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle(error) {
      if (error) return
      const names = await readdir(folder, { recursive: true })
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < SMALLEST) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
    promisify(brotliCompress)(content, quality).then((packed) => writeFile(`${path}.br`, packed)),
  ])
}
