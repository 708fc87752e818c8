import { expect, test } from 'vitest'

import { clauseAt, narrowed } from './rule_search'

const SECTIONS = [
  {
    id: 'section-9',
    title: '9. Medycy',
    clauses: [
      { id: 'NH-9.1', text: 'Swoja jednostka połączona z **Medykiem** (R-21).' },
      { id: 'NH-9.2', text: 'Obowiązkowe.' },
      { id: 'NH-9.10', text: 'Medycy kilku graczy; Bunker-Buster.' },
    ],
  },
  {
    id: 'section-17',
    title: '17. Рішення',
    clauses: [
      { id: 'R-2', text: 'Знищений штаб, з’єднаний із R-21.' },
      { id: 'R-21', text: 'Агонія' },
    ],
  },
]

function ids(wish: string): string[] {
  return narrowed(SECTIONS, wish).flatMap((section) => section.clauses.map((clause) => clause.id))
}

test('no words leave everything', () => {
  expect(narrowed(SECTIONS, ' ')).toBe(SECTIONS)
})

test('words are found without accents, capitals and apostrophes', () => {
  expect(ids('polaczona')).toEqual(['NH-9.1'])
  expect(ids("З'ЄДНАНИЙ штаб")).toEqual(['R-2'])
  expect(ids('bunker-buster')).toEqual(['NH-9.10'])
})

test('every word must be there', () => {
  expect(ids('medycy graczy')).toEqual(['NH-9.10'])
  expect(ids('medycy штаб')).toEqual([])
})

test('a number finds its clause, and none that begins alike or only cites it', () => {
  expect(ids('R-2')).toEqual(['R-2'])
  expect(ids('r-21')).toEqual(['R-21'])
  expect(ids('nh-9.1')).toEqual(['NH-9.1'])
  expect(ids('NH-9.')).toEqual(['NH-9.1', 'NH-9.2', 'NH-9.10'])
  expect(ids('NH-9 obowiazkowe')).toEqual(['NH-9.2'])
  expect(ids('9.10')).toEqual(['NH-9.10'])
})

test('an address leads to a clause in the spelling of the game and of the document', () => {
  expect(clauseAt('NH-9.10', SECTIONS)).toBe('NH-9.10')
  expect(clauseAt('nh-9-10', SECTIONS)).toBe('NH-9.10')
  expect(clauseAt('section-9', SECTIONS)).toBe('')
  expect(clauseAt('', SECTIONS)).toBe('')
})
