/** Phrases in the same words as the library's; tests/web/test_phrases.py writes the cases and runs this. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { armies } from './armies.svelte'
import type { Language } from './languages'
import type { ArmySheet } from './server'
import { settings, type Settings } from './settings.svelte'
import { say, speakFrom, type Argument } from './texts.svelte'

interface Case {
  seats: string[]
  language: Language
  phrase: Argument
  words: string
}

const file = process.env['PHRASES']

describe.skipIf(file === undefined)('phrases', () => {
  test('are put into the words of the library', () => {
    const { cases, texts, armies: sheets } = JSON.parse(readFileSync(file ?? '', 'utf8')) as {
      cases: Case[]
      texts: Record<Language, string>
      armies: ArmySheet[]
    }
    armies.all = sheets
    for (const language of Object.keys(texts) as Language[]) {
      ;(settings as Settings).language = language
      speakFrom(language, texts[language])
      for (const one of cases.filter((one) => one.language === language)) {
        expect(say(one.phrase, one.seats)).toBe(one.words)
      }
    }
    expect(cases.length).toBeGreaterThan(1000)
  })
})
