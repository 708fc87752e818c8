import { expect, test } from 'vitest'

import { clauseAt, narrowed, partsOf } from './rule_search'

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
    id: 'section-14',
    title: '14. Episodes',
    clauses: [
      { id: 'HC-14.0.1', text: 'Layouts.', heading: '14.0 Common' },
      { id: 'HC-14.1.1', text: 'The helicopter (HC-R31).', heading: '14.1 Big Ruckus' },
      { id: 'HC-14.1.2', text: 'Start of round.' },
    ],
  },
  {
    id: 'section-17',
    title: '17. Рішення',
    clauses: [
      { id: 'R-2', text: 'Знищений штаб, з’єднаний із R-21.' },
      { id: 'R-21', text: 'Агонія' },
      { id: 'HC-R31', text: 'It flies.' },
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

test('the number of a whole section leads to its first clause', () => {
  expect(clauseAt('HC-14', SECTIONS)).toBe('HC-14.0.1')
  expect(clauseAt('hc-14-1', SECTIONS)).toBe('HC-14.1.1')
})

test('clauses of another game are found by number too', () => {
  expect(ids('hc-14.1')).toEqual(['HC-14.1.1', 'HC-14.1.2'])
  expect(ids('HC-R31')).toEqual(['HC-R31'])
})

test('a heading stands over what is left of its part', () => {
  const parts = (wish: string) =>
    narrowed(SECTIONS, wish)
      .flatMap(partsOf)
      .map(({ heading, clauses }) => [heading, clauses.length])
  expect(parts('hc-14')).toEqual([
    ['14.0 Common', 1],
    ['14.1 Big Ruckus', 2],
  ])
  expect(parts('start')).toEqual([['14.1 Big Ruckus', 1]])
  expect(parts('nh-9')).toEqual([['', 3]])
})
