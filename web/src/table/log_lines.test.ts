import { describe, expect, it } from 'vitest'

import type { HistoryLine } from '../lib/server'
import { lastChoice } from './log_lines'

const line = (seat: number | null, id: string): HistoryLine => ({
  seq: 1,
  seat,
  turn: 1,
  phrases: [{ is: 'phrase', id }],
})

describe('what is taken back next', () => {
  it('is the last choice of the own seats', () => {
    const history = [line(0, 'moved'), line(0, 'shot'), line(1, 'played')]
    expect(lastChoice(history, [0])?.id).toBe('shot')
    expect(lastChoice(history, [1])?.id).toBe('played')
    expect(lastChoice(history, [2])).toBeNull()
  })

  it('is the one before where the last was taken back already, and never a word of the house', () => {
    const history = [line(0, 'moved'), line(0, 'shot'), line(0, 'server-log-take-back')]
    expect(lastChoice(history, [0])?.id).toBe('moved')
    expect(lastChoice([line(0, 'moved'), line(0, 'server-log-offer-draw')], [0])?.id).toBe('moved')
  })
})
