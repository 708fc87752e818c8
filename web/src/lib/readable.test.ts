import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { contrast, GROUNDS, readable, readableOn, rgbOf } from './readable'

const FOLDER = '../src/ashfall/neuroshima/armies'
const ARMIES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.toml'))
  .map((file) => {
    const colour = /^colour = "(#[\dA-F]{6})"/m.exec(readFileSync(`${FOLDER}/${file}`, 'utf8'))?.[1]
    return [file, colour ?? ''] as const
  })

it('knows the grounds of the style sheet', () => {
  const sheet = readFileSync('src/tokens.css', 'utf8')
  for (const theme of ['dark', 'light'] as const) {
    const block = sheet.slice(sheet.indexOf(`[data-theme='${theme}']`))
    GROUNDS[theme].forEach((ground, index) => {
      expect(/--bg-\d: (#[\da-f]+)/g.exec(block.slice(block.indexOf(`--bg-${index}:`)))?.[1]).toBe(ground)
    })
  }
})

it('finds the colours of all armies', () => {
  expect(ARMIES.length).toBeGreaterThanOrEqual(6)
  for (const [, colour] of ARMIES) expect(colour).toMatch(/^#/)
})

it.each(ARMIES)('writes %s so that it can be read on every ground of both themes', (_, colour) => {
  for (const theme of ['dark', 'light'] as const) {
    const text = rgbOf(readableOn(theme, colour))
    for (const ground of GROUNDS[theme]) expect(contrast(text, rgbOf(ground))).toBeGreaterThanOrEqual(4.5)
  }
})

it('keeps armies apart in both themes', () => {
  for (const theme of ['dark', 'light'] as const) {
    const texts = ARMIES.map(([, colour]) => readableOn(theme, colour))
    expect(new Set(texts).size).toBe(ARMIES.length)
  }
})

it('writes any colour that somebody gives an army', () => {
  for (const colour of ['#000000', '#ffffff', '#777777', '#00ff00'])
    for (const ground of GROUNDS.light)
      expect(contrast(rgbOf(readableOn('light', colour)), rgbOf(ground))).toBeGreaterThanOrEqual(4.5)
})

it('leaves names of tokens alone', () => {
  expect(readable('var(--text-3)')).toBe('var(--text-3)')
  expect(readable('#F5523F')).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/)
})
