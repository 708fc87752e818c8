import { expect, test } from 'vitest'

import { pieces, say, speakFrom } from './texts.svelte'

test('the stop behind a name goes with it', () => {
  speakFrom('en', 'both = { $one } hits { $other }, then { $one }. Done.')
  const seat = (seat: number) => ({ is: 'seat', seat }) as const
  const phrase = { is: 'phrase', id: 'both', args: { one: seat(0), other: seat(1) } } as const
  const nameOf = (seat: number) => ['Ann', 'Bea'][seat] ?? ''

  expect(say(phrase, [], nameOf)).toBe('Ann hits Bea, then Ann. Done.')
  const found = pieces(phrase, [], nameOf)
  expect(found.map((piece) => (piece.is === 'named' ? piece.suffix : piece.text))).toEqual([
    '',
    ' hits ',
    ',',
    ' then ',
    '.',
    ' Done.',
  ])
})
