/** From the choices of the new game page to what is asked of the server. */

import { resized, type SeatChoice } from './seat_choices'
import type { Clock, MatchWish, SeatWish } from '../../../lib/server'
import { boardsFor, modeFacts, type Board, type Mode } from '../modes'
import { EVERYWHERE, settingsAsked, type Layout, type SettingName } from '../rule_settings'
import { NAME } from '../shapes'

/** Everything that can be chosen. */
export interface Choices {
  mode: Mode
  seats: readonly SeatChoice[]
  /** Counts where so many may choose. */
  board: Board
  variants: readonly string[]
  /** Rules that shall be other than usual, where they can matter. */
  settings: readonly SettingName[]
  /** Of each HQ, in teams. */
  teamHealth: 15 | 20
  starts: 'random' | 'first' | 'second'
  clock: Clock | null
  /** null: as is usual for those who play. */
  listed: boolean | null
  casual: boolean
}

/** What a quick game is: a duel with a bot, random armies, no clock. */
export function quickChoices(level: string, [mine, theirs] = ['random', 'random']): Choices {
  return {
    mode: 'duel',
    seats: [
      { who: 'me', army: mine ?? 'random', level },
      { who: 'bot', army: theirs ?? 'random', level },
    ],
    board: 19,
    variants: [],
    settings: [],
    teamHealth: 15,
    starts: 'random',
    clock: null,
    listed: null,
    casual: true,
  }
}

/** Another way to play; whoever sits there stays as far as there are seats. */
export function withMode(choices: Choices, mode: Mode): Choices {
  const { fewest, most } = modeFacts(mode)
  return withCount({ ...choices, mode }, Math.min(most, Math.max(fewest, choices.seats.length)))
}

/** A table of another size. */
export function withCount(choices: Choices, count: number): Choices {
  // Only of two it is said that the second begins.
  const starts = count > 2 && choices.starts === 'second' ? 'random' : choices.starts
  return { ...choices, starts, seats: resized(choices.seats, count, choices.mode) }
}

/** The board that is played on. */
export function boardOf(choices: Choices): Board {
  const boards = boardsFor(choices.seats.length)
  return boards.includes(choices.board) ? choices.board : (boards[0] ?? 19)
}

/** What decides which rules can matter. */
export function layoutOf(choices: Choices): Layout {
  return { mode: choices.mode, board: boardOf(choices), variants: choices.variants }
}

/** The board that armies must be fit for: any will do where all may play everywhere. */
export function boardForArmies(choices: Choices): Board {
  return choices.settings.includes(EVERYWHERE) ? 19 : boardOf(choices)
}

/** Armies that may not be played there are left to chance. */
export function withoutArmies(choices: Choices, isRefused: (army: string) => boolean): Choices {
  const seats = choices.seats.map((seat) => (isRefused(seat.army) ? { ...seat, army: 'random' } : seat))
  return { ...choices, seats }
}

/** Whether anybody may sit down at this table. */
export function isOpen(choices: Choices): boolean {
  return choices.seats.some((seat) => seat.who === 'open')
}

/** Whether others find it in the lobby: usually where people play at several screens. An open table must be found. */
export function isListed(choices: Choices): boolean {
  return isOpen(choices) || (choices.listed ?? choices.seats.some((seat) => seat.who === 'link'))
}

/** Whether a coach may stand beside it: a duel of one person with a bot, with help allowed. */
export function mayHaveCoach({ mode, seats, casual }: Choices): boolean {
  return mode === 'duel' && casual && seats.some((seat) => seat.who === 'bot')
}

/** The wish that says the same. */
export function wishOf(choices: Choices): MatchWish {
  const { mode, variants, starts, clock, casual } = choices
  return {
    terms: {
      game: NAME,
      mode,
      board: boardOf(choices),
      variants: [...variants],
      team_health: mode === 'teams' ? choices.teamHealth : 15,
      settings: settingsAsked(layoutOf(choices), choices.settings),
    },
    seats: choices.seats.map(seatWish),
    starts,
    clock,
    listed: isListed(choices),
    casual,
  }
}

function seatWish({ who, army, level }: SeatChoice): SeatWish {
  return { who, part: army, bot: who === 'bot' ? level : '' }
}
