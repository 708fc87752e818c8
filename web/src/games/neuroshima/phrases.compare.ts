/** The words of the library and ours, compared; tests/web/test_phrases.py writes the cases and runs this. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { aimOf } from './table/facing_words'
import { armies } from './armies.svelte'
import { naming } from './naming'
import type { Language } from '../../lib/languages'
import type { ArmySheet } from '../../lib/server'
import { addNaming } from '../../lib/naming'
import { settings, type Settings } from '../../lib/settings.svelte'
import { say, speakFrom, t, type Argument } from '../../lib/texts.svelte'

interface Case {
  seats: string[]
  language: Language
  phrase: Argument
  words: string
}

interface Aim {
  army: string
  tile: string
  facing: number
  language: Language
  words: string
}

interface Corpus {
  cases: Case[]
  aims: Aim[]
  texts: Record<Language, string>
  armies: ArmySheet[]
}

const corpus = JSON.parse(readFileSync(process.env['PHRASES'] ?? '', 'utf8')) as Corpus
addNaming(naming)
const languages = Object.keys(corpus.texts)

function speak(language: Language): void {
  armies.all = corpus.armies
  ;(settings as Settings).language = language
  speakFrom(language, corpus.texts[language] ?? '')
}

test.each(languages)('phrases are put into the words of the library (%s)', (language) => {
  speak(language)
  const cases = corpus.cases.filter((one) => one.language === language)
  for (const one of cases) expect(say(one.phrase, one.seats)).toBe(one.words)
  expect(cases.length).toBeGreaterThan(300)
})

test.each(languages)('tiles point where the library says (%s)', (language) => {
  speak(language)
  const aims = corpus.aims.filter((one) => one.language === language)
  for (const { army, tile, facing, words } of aims) {
    const aim = aimOf(armies.tile(army, tile)?.card, facing)
    expect(aim && t('table-hex-facing', { facing: aim }), `${army} ${tile} ${facing}`).toBe(words)
  }
  expect(aims.length).toBeGreaterThan(300)
})
