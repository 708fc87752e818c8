import { describe, expect, it } from 'vitest'

import type { CostlyTurn, LessonInfo, MatchInfo, PuzzleInfo, SeatInfo } from '../../../lib/server'
import { lessonFor, levelAfter, puzzleFor, resultsAgainst, themeOf } from './next'

const LEVELS = ['recruit', 'soldier', 'sergeant']
const cost = (better_move: string): CostlyTurn => ({ better_move }) as CostlyTurn

describe('the level to offer', () => {
  it('goes up after a win', () => {
    expect(levelAfter('soldier', LEVELS, [true, false])).toEqual({ bot: 'sergeant', isUp: true })
  })
  it('goes down after two losses, not after one', () => {
    expect(levelAfter('soldier', LEVELS, [false, true])).toBeNull()
    expect(levelAfter('soldier', LEVELS, [false])).toBeNull()
    expect(levelAfter('soldier', LEVELS, [false, false])).toEqual({ bot: 'recruit', isUp: false })
  })
  it('stays where there is no other', () => {
    expect(levelAfter('sergeant', LEVELS, [true])).toBeNull()
    expect(levelAfter('recruit', LEVELS, [false, false])).toBeNull()
    expect(levelAfter('rush', LEVELS, [true])).toBeNull()
  })
})

describe('results against a bot', () => {
  const seats = (bot: string): SeatInfo[] => [
    { who: 'person', part: 'moloch', guest: 'ada' },
    { who: 'bot', part: 'borgo', bot },
  ]
  const game = (created: number, winners: number[], bot = 'soldier'): MatchInfo =>
    ({ status: 'over', created, winners, seats: seats(bot) }) as MatchInfo

  it('are told from the newest on, of that bot alone', () => {
    const games = [game(1, [0]), game(3, [1]), game(2, [0], 'recruit')]
    expect(resultsAgainst('soldier', games, 'ada')).toEqual([false, true])
    expect(resultsAgainst('soldier', games, 'bob')).toEqual([])
  })
})

describe('what a game was about', () => {
  const tagsOf = (tile: string) => (tile === 'net_fighter' ? ['melee', 'net'] : ['melee'])

  it('is told by the better move', () => {
    expect(themeOf([cost('play push_back B2 C3')], tagsOf)).toBe('pushes')
    expect(themeOf([cost('mobility B2 B3 1')], tagsOf)).toBe('movement')
  })
  it('or by what the tile can do', () => {
    expect(themeOf([cost('place hornet A1 0'), cost('place net_fighter A1 0')], tagsOf)).toBe('nets')
  })
  it('and is who strikes first where nothing tells', () => {
    expect(themeOf([cost('discard battle')], tagsOf)).toBe('initiative')
    expect(themeOf([], tagsOf)).toBe('initiative')
  })
})

describe('a lesson and a puzzle', () => {
  it('fit the theme', () => {
    const lessons = ['turn', 'nets'].map((id) => ({ id }) as LessonInfo)
    expect(lessonFor('nets', lessons)?.id).toBe('nets')
    expect(lessonFor('movement', lessons)?.id).toBe('turn')
    expect(lessonFor('medics', lessons)).toBeNull()
  })
  it('the easiest that is not solved comes first', () => {
    const puzzles = [
      { key: 'a', rating: 1500, themes: ['nets'] },
      { key: 'b', rating: 1200, themes: ['nets'] },
      { key: 'c', rating: 1100, themes: ['nets'] },
      { key: 'd', rating: 900, themes: [] as string[] },
    ] as PuzzleInfo[]
    expect(puzzleFor('nets', puzzles, (key) => key === 'c')?.key).toBe('b')
    expect(puzzleFor('gauss', puzzles, () => false)?.key).toBe('d')
    expect(puzzleFor('gauss', puzzles, () => true)).toBeNull()
  })
})
