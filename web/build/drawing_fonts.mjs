// Cuts the fonts of drawings that the server turns into pictures: `node build/drawing_fonts.mjs` in web/, by hand, after
// another version of the font. Letters of the three languages, two weights, as the files that resvg can read.
import { readFile, writeFile } from 'node:fs/promises'

import subsetFont from 'subset-font'

const SOURCE = 'node_modules/@fontsource-variable/roboto-condensed'
const TARGET = '../src/ashfall/draw/fonts'
const WEIGHTS = [500, 700]
const LETTERS = {
    latin: [
        [0x20, 0x7e],
        [0xa0, 0xff],
        [0x2010, 0x2027],
        [0x2032, 0x203a],
        [0x20ac, 0x20ac],
        [0x2212, 0x2212],
    ],
    'latin-ext': [[0x100, 0x17f]],
    cyrillic: [
        [0x400, 0x45f],
        [0x490, 0x491],
        [0x2116, 0x2116],
    ],
}

for (const [name, ranges] of Object.entries(LETTERS)) {
    const font = await readFile(`${SOURCE}/files/roboto-condensed-${name}-wght-normal.woff2`)
    const letters = ranges
        .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, k) => first + k))
        .map((code) => String.fromCodePoint(code))
        .join('')
    for (const wght of WEIGHTS) {
        const cut = { targetFormat: 'truetype', variationAxes: { wght }, noHinting: true }
        await writeFile(
            `${TARGET}/roboto-condensed-${name}-${wght}.ttf`,
            await subsetFont(font, letters, cut),
        )
    }
}
await writeFile(`${TARGET}/LICENSE`, await readFile(`${SOURCE}/LICENSE`))
