import { expect, test } from 'vitest'

import type { Book, Phrase } from '../../../lib/server'
import { anchor, EVERYTHING, itemsOf, markText, wanted, type BookFilter } from './items'

const phrase = (id: string): Phrase => ({ is: 'phrase', id, args: {} })
const TEXTS: Readonly<Record<string, string>> = {
  rat: 'Zmutowany szczur',
  'rat-text': 'Porusza się o 3 pola.',
  bite: 'Ugryzienie',
  'bite-text': 'Traci 1 PŻ.',
  scent: 'Zwietrzyli krew!',
  'scent-text': 'Aktywowany dwa razy.',
  closer: 'Zbliżają się!',
  'closer-text': 'Wszystkie ruszają.',
  cloud: 'Toksyczna chmura',
  'cloud-text': 'Trucizna na polu.',
  'cloud-also': 'chmur*, toksycz*',
  'book-mark-chaos-reaction': 'Reakcja',
  'book-mark-band-far': 'Dalej niż 2',
}
const speech = {
  say: ({ id }: Phrase) => TEXTS[id] ?? id,
  t: (id: string, args?: Record<string, string | number>) =>
    TEXTS[id] ?? `${id} ${Object.values(args ?? {}).join()}`,
}
const entry = (kind: string, key: string, more = {}) => ({
  kind,
  key,
  name: phrase(key),
  text: phrase(`${key}-text`),
  clause: 'HC-17.5.12',
  numbers: {},
  marks: {},
  ...more,
})
const BOOK: Book = {
  entries: [
    entry('chaos', 'bite', { marks: { chaos: 'reaction' } }),
    entry('auto', 'scent', {
      lower: { name: phrase('closer'), text: phrase('closer-text'), marks: { band: 'far' } },
    }),
    entry('mutant', 'rat', { episodes: [3, 4, 5] }),
    entry('auto_special', 'all_aboard', { episodes: [4] }),
  ],
  events: [{ number: 1, civilians: ['C2', 'F9'], crates: ['G5'], mutants: ['A4'] }],
  episodes: [],
  words: [
    {
      key: 'cloud',
      name: phrase('cloud'),
      also: phrase('cloud-also'),
      text: phrase('cloud-text'),
      clause: 'HC-14.3.12',
      rules: [],
    },
  ],
}
const ITEMS = itemsOf(BOOK, speech)

function ids(filter: Partial<BookFilter>): string[] {
  return wanted(ITEMS, { ...EVERYTHING, ...filter }).map(({ id }) => id)
}

test('everything stands on its shelf, in the order of the book', () => {
  expect(ids({})).toEqual([
    'mutant-rat',
    'chaos-bite',
    'auto-scent',
    'special-all-aboard',
    'event-1',
    'word-cloud',
  ])
})

test('names, texts, lower halves, marks, clauses and other words are searched', () => {
  expect(ids({ words: 'ZMUTOWANY' })).toEqual(['mutant-rat'])
  expect(ids({ words: 'zblizaja ruszaja' })).toEqual(['auto-scent'])
  expect(ids({ words: 'reakcja' })).toEqual(['chaos-bite'])
  expect(ids({ words: 'dalej' })).toEqual(['auto-scent'])
  expect(ids({ words: 'hc-14.3.12' })).toEqual(['word-cloud'])
  expect(ids({ words: 'chmur trucizna' })).toEqual(['word-cloud'])
  expect(ids({ words: 'g5' })).toEqual(['event-1'])
  expect(ids({ words: 'szczur chmura' })).toEqual([])
})

test('an episode leaves what is met there, and what is met everywhere', () => {
  expect(ids({ episode: 4, kind: 'mutant' })).toEqual(['mutant-rat'])
  expect(ids({ episode: 1 })).toEqual(['chaos-bite', 'auto-scent', 'event-1', 'word-cloud'])
})

test('anchors and marks have the words of the texts', () => {
  expect(anchor('chaos', 'too_angry')).toBe('chaos-too-angry')
  expect(markText('letter', 'K', speech.t)).toBe('book-letter K')
  expect(markText('ability', 'old_tricks', speech.t)).toBe('')
})
