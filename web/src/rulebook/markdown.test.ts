import { expect, test } from 'vitest'

import { piecesOf } from './markdown'

const KNOWN = new Set(['NH-9.2', 'NH-6A.5', 'R-21', 'R-2', 'HC-8.12', 'HC-R4'])

test('plain words stay as they are', () => {
  expect(piecesOf('A hex holds at most one unit.', KNOWN)).toEqual([
    { is: 'text', text: 'A hex holds at most one unit.' },
  ])
})

test('clauses that exist are linked, also with a point after them', () => {
  expect(piecesOf('See NH-9.2, R-21 and NH-6A.5.', KNOWN)).toEqual([
    { is: 'text', text: 'See ' },
    { is: 'clause', id: 'NH-9.2' },
    { is: 'text', text: ', ' },
    { is: 'clause', id: 'R-21' },
    { is: 'text', text: ' and ' },
    { is: 'clause', id: 'NH-6A.5' },
    { is: 'text', text: '.' },
  ])
})

test('a clause that is not shown is plain text', () => {
  expect(piecesOf('TV-1.2 and R-999', KNOWN).map((piece) => piece.is)).toEqual(['text', 'text'])
})

test('marks may stand in each other', () => {
  expect(piecesOf('**Ruling: *yes* (`x`, R-2).** Done', KNOWN)).toEqual([
    {
      is: 'bold',
      pieces: [
        { is: 'text', text: 'Ruling: ' },
        { is: 'italic', pieces: [{ is: 'text', text: 'yes' }] },
        { is: 'text', text: ' (' },
        { is: 'code', text: 'x' },
        { is: 'text', text: ', ' },
        { is: 'clause', id: 'R-2' },
        { is: 'text', text: ').' },
      ],
    },
    { is: 'text', text: ' Done' },
  ])
})

test('links of the document become their words', () => {
  expect(
    piecesOf('in [section 22](#section-22).', KNOWN)
      .map((piece) => 'text' in piece && piece.text)
      .join(''),
  ).toBe('in section 22.')
})

test('marks of sources are no words of a rule', () => {
  expect(piecesOf('He has 3 AP [inferred: 2 or 3; design], see HC-8.12 and HC-R4 [B].', KNOWN)).toEqual([
    { is: 'text', text: 'He has 3 AP' },
    { is: 'source', source: 'inferred' },
    { is: 'text', text: ', see ' },
    { is: 'clause', id: 'HC-8.12' },
    { is: 'text', text: ' and ' },
    { is: 'clause', id: 'HC-R4' },
    { is: 'text', text: ' [B].' },
  ])
})
