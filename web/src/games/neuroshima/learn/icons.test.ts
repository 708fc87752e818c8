import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { GROUPS } from './icons'

const LOCALE = new URL('../../../../../src/ashfall/locale/en/neuroshima_tiles.ftl', import.meta.url)
const SPRITE = new URL('../../../../../src/ashfall/draw/icons.svg', import.meta.url)

test('every icon of the legend is drawn and has its words', () => {
  const texts = readFileSync(LOCALE, 'utf-8')
  const sprite = readFileSync(SPRITE, 'utf-8')
  for (const { icon, text } of GROUPS.flatMap((group) => group.icons)) {
    expect(sprite).toContain(`id="${icon}"`)
    expect(texts).toMatch(new RegExp(`^${text} = `, 'm'))
    expect(texts).toMatch(new RegExp(`^${text}-help = `, 'm'))
  }
})

test('every word of the rules is in the legend', () => {
  const texts = readFileSync(LOCALE, 'utf-8')
  const explained = [...texts.matchAll(/^((?:icon|ability|effect|instant)-\w+)-help = /gm)].map(
    (match) => match[1],
  )
  expect(new Set(GROUPS.flatMap((group) => group.icons.map((icon) => icon.text)))).toEqual(new Set(explained))
})
