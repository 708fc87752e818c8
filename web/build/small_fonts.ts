import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const SOURCE = /@fontsource-variable\/[\w-]+\/files\/([\w-]+)\.woff2/
const FACE = /@font-face\s*\{[^}]*?\}/g
const RANGE = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi
const CUT = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } }, // what the styles use
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
  noHinting: true,
} as const

/**
 * Cuts the fonts of a style sheet down to the letters that its faces promise and to the weights we use: half of what a
 * first visit fetches would be fonts. The results are kept beside the packages, so that only the first build works.
 */
export function smallFonts(styles: string): Plugin {
  return {
    name: 'ashfall-small-fonts',
    async config({ root = process.cwd() }) {
      const packages = join(root, 'node_modules')
      const kept = join(packages, '.small-fonts')
      await mkdir(kept, { recursive: true })
      const faces = (await readFile(join(root, styles), 'utf8')).match(FACE) ?? []
      const alias = await Promise.all(
        faces.map(async (face) => {
          const [find] = SOURCE.exec(face) ?? []
          if (!find) throw new Error(`${styles}: expected a font of @fontsource-variable in ${face}`)
          return { find, replacement: await cut(join(packages, find), lettersOf(face), kept) }
        }),
      )
      return { resolve: { alias } }
    },
  }
}

/** Every letter of the `unicode-range` of a face. */
function lettersOf(face: string): string {
  const letters: string[] = []
  for (const [, first = '', last = first] of face.matchAll(RANGE))
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code++)
      letters.push(String.fromCodePoint(code))
  return letters.join('')
}

/** The path of the small font; it is made where no build has made it before. */
async function cut(source: string, letters: string, kept: string): Promise<string> {
  const font = await readFile(source)
  const [, name] = SOURCE.exec(source) ?? []
  const made = createHash('sha256')
    .update(font)
    .update(JSON.stringify([letters, CUT]))
    .digest('hex')
  const path = join(kept, `${name}-${made.slice(0, 16)}.woff2`)
  try {
    await readFile(path)
  } catch {
    await writeFile(path, await subsetFont(font, letters, CUT))
  }
  return path
}
