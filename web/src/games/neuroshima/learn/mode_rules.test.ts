import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { ALL_MODES } from '../modes'
import { linesOf } from './mode_rules'

const root = new URL('../../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

it.each(ALL_MODES.map(({ mode }) => mode))(
  '%s is told in five lines at most, each of a clause that exists',
  (mode) => {
    const rules = read('docs/rules/neuroshima.md')
    const lines = linesOf(mode)
    expect(lines.length).toBeLessThanOrEqual(5)
    for (const { clause } of lines)
      expect(rules).toContain(`id="${clause.toLowerCase().replaceAll('.', '-')}"`)
    for (const language of ['en', 'pl', 'uk']) {
      const texts = read(`src/ashfall/locale/${language}/modes_neuroshima.ftl`)
      const told = [...texts.matchAll(new RegExp(`^mode-${mode}-short-\\d`, 'gm'))].map(([id]) => id)
      expect(told).toEqual(lines.map(({ text }) => text))
    }
  },
)
