/** From the choices of the new game page to what is asked of the server. */

import type { Clock, MatchWish, SeatWish } from './server'

export type Opponent = 'bot' | 'link' | 'local' | 'open'

/** Everything that can be chosen. */
export interface Choices {
  opponent: Opponent
  level: string
  armies: [string, string]
  starts: 'random' | 'first' | 'second'
  clock: Clock | null
  listed: boolean
  casual: boolean
}

/** What a quick game is: a bot, random armies, no clock. */
export function quickChoices(level: string): Choices {
  return {
    opponent: 'bot',
    level,
    armies: ['random', 'random'],
    starts: 'random',
    clock: null,
    listed: false,
    casual: true,
  }
}

/** The wish that says the same. */
export function wishOf(choices: Choices): MatchWish {
  const { opponent, level, armies, starts, clock, casual } = choices
  const other: SeatWish = { who: opponent, army: armies[1], bot: opponent === 'bot' ? level : '' }
  // An open table that is not listed would wait for ever.
  const listed = choices.listed || opponent === 'open'
  return { seats: [{ who: 'me', army: armies[0] }, other], starts, clock, listed, casual }
}

export type ClockPreset = 'none' | 'move' | 'fast' | 'slow' | 'own'

/** Clocks to choose from; `own` is set by hand. */
export const CLOCKS: Record<Exclude<ClockPreset, 'own'>, Clock | null> = {
  none: null,
  move: { kind: 'move', seconds: 60 },
  fast: { kind: 'bank', seconds: 600, increment: 5 },
  slow: { kind: 'bank', seconds: 1200, increment: 10 },
}
