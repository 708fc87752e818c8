import { expect, test } from 'vitest'

import { FIRST_WORDS, LANGUAGES } from './languages'
import { firstWord } from './texts.svelte'

test('every folder of texts is a language, English first', () => {
  expect(LANGUAGES[0]).toBe('en')
  expect(LANGUAGES).toEqual(expect.arrayContaining(['pl', 'uk']))
  expect(new Set(LANGUAGES)).toEqual(new Set(FIRST_WORDS.keys()))
})

test('every language tells its own name', () => {
  const names = LANGUAGES.map((language) => firstWord(language, 'language-name'))
  expect(names.slice(0, 1)).toEqual(['English'])
  expect(new Set(names).size).toBe(LANGUAGES.length)
})

test('first words are there without a server, in English where a language lacks them', () => {
  expect(firstWord('pl', 'web-retry')).toBe('Spróbuj ponownie')
  expect(firstWord('xx', 'web-retry')).toBe('Try again')
  expect(firstWord('pl', 'web-new')).toBe('web-new')
})
