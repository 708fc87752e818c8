/** From the choices on the shelf of episodes to what is asked of the server. Exactly one seat is one's own. */

import type { Clock, EpisodeSheet, MatchWish, SeatWish, WinRate } from '../../../lib/server'
import type { Who } from '../../../pages/new/who'
import { LEADERS, OFFICERS, PLAYERS } from '../facts'
import { NAME } from '../shapes'

export type Mode = 'versus' | 'coop' | 'solo' | 'campaign'
export const MODES: readonly Mode[] = ['versus', 'coop', 'solo', 'campaign']

/** What somebody else can be. */
export type Other = Exclude<Who, 'me' | 'ally'>
export const OTHERS: readonly Other[] = ['bot', 'link', 'local', 'open']

/** Who plays somebody. */
export interface Player {
  who: 'me' | Other
  /** Of the bot; kept while somebody else sits here. */
  level: string
}

/** Everything that can be chosen. */
export interface Choices {
  mode: Mode
  episode: number
  /** Those who lead officers, and Doctor Zero after them where somebody plays him. */
  players: readonly Player[]
  hasZero: boolean
  /** All officers, those of the first player first; who is left over stays at home. */
  officers: readonly string[]
  ally: boolean
  clock: Clock | null
  /** null: as is usual for those who play. */
  listed: boolean | null
  casual: boolean
}

/** What is chosen before anybody has chosen. */
export function firstChoices(level: string): Choices {
  return {
    mode: 'versus',
    episode: 1,
    players: [
      { who: 'me', level },
      { who: 'bot', level },
    ],
    hasZero: true,
    officers: OFFICERS,
    ally: false,
    clock: null,
    listed: null,
    casual: true,
  }
}

/** How many lead officers. */
export function leadersOf({ players, hasZero }: Choices): number {
  return players.length - Number(hasZero)
}

/** How many may lead officers in a mode. */
export function countsOf(mode: Mode): number[] {
  const [, most] = PLAYERS.coop
  if (mode === 'solo') return [1]
  return Array.from({ length: most }, (_, i) => i + 1).filter((count) => mode !== 'coop' || count > 1)
}

/** How many officers are in play. */
export function inPlay(choices: Choices): number {
  return LEADERS[leadersOf(choices)]?.length ?? 0
}

/** How often the officers win an episode at the table that is chosen. */
export function rateOf({ rates }: Pick<EpisodeSheet, 'rates'>, choices: Choices): WinRate | undefined {
  const mode = modeOf(choices)
  const officers = inPlay(choices)
  const isCampaign = choices.mode === 'campaign'
  return rates.find(
    (rate) => rate.mode === mode && rate.officers === officers && rate.campaign === isCampaign,
  )
}

/** The player who leads an officer; null for one who stays at home. */
export function leaderOf(choices: Choices, officer: string): number | null {
  return LEADERS[leadersOf(choices)]?.[choices.officers.indexOf(officer)] ?? null
}

/** Another way to play; whoever sits there stays as far as there are seats. */
export function withMode(choices: Choices, mode: Mode): Choices {
  const counts = countsOf(mode)
  const count = Math.min(counts.at(-1) ?? 1, Math.max(counts[0] ?? 1, leadersOf(choices)))
  const episode = mode === 'campaign' ? 1 : choices.episode
  const seated = withZero(withCount({ ...choices, mode, episode }, count), mode === 'versus')
  return mode === 'solo'
    ? { ...seated, players: seated.players.map((player) => ({ ...player, who: 'me' })) }
    : seated
}

/** So many lead officers; newcomers are like whoever sat last, among people friends. */
export function withCount(choices: Choices, count: number): Choices {
  const zero = choices.hasZero ? choices.players.slice(-1) : []
  const leaders = choices.players.slice(0, leadersOf(choices))
  const last = leaders.findLast(({ who }) => who !== 'me')
  const newcomer: Player = { who: last?.who ?? 'link', level: choices.players[0]?.level ?? '' }
  const players = Array.from({ length: count }, (_, i) => leaders[i] ?? newcomer)
  return { ...choices, players: withMe([...players, ...zero]) }
}

/** With somebody who plays Doctor Zero, or against AutoDoc. */
export function withZero(choices: Choices, hasZero: boolean): Choices {
  if (hasZero === choices.hasZero) return choices
  const zero: Player = { who: 'bot', level: choices.players[0]?.level ?? '' }
  const players = hasZero ? [...choices.players, zero] : choices.players.slice(0, -1)
  return { ...choices, hasZero, players: withMe(players) }
}

/** Somebody else plays there. Whoever asks changes places with the one whose place they take. */
export function withWho(choices: Choices, player: number, who: Player['who']): Choices {
  const before = choices.players[player]?.who ?? 'bot'
  const players = choices.players.map((each, i) => {
    if (i === player) return { ...each, who }
    return who === 'me' && each.who === 'me' ? { ...each, who: before } : each
  })
  return { ...choices, players }
}

/** Everybody but the one who asks is of the same kind. */
export function withOthers(choices: Choices, who: Other): Choices {
  const players = choices.players.map((each) => (each.who === 'me' ? each : { ...each, who }))
  return { ...choices, players }
}

/** What all others are, if they are all the same. */
export function commonOther({ players }: Choices): Other | null {
  const [first, ...rest] = players.flatMap(({ who }) => (who === 'me' ? [] : [who]))
  return first !== undefined && rest.every((who) => who === first) ? first : null
}

/** One bot, or all, of another level. */
export function withLevel(choices: Choices, level: string, player: number | null = null): Choices {
  const players = choices.players.map((each, i) =>
    player === null || i === player ? { ...each, level } : each,
  )
  return { ...choices, players }
}

/** The level of all bots, if they have the same. */
export function commonLevel({ players }: Choices): string | null {
  const [first, ...rest] = players.filter(({ who }) => who === 'bot')
  return first && rest.every(({ level }) => level === first.level) ? first.level : null
}

/** Two officers change places. */
export function withSwap(choices: Choices, one: string, two: string): Choices {
  const officers = choices.officers.map((officer) =>
    officer === one ? two : officer === two ? one : officer,
  )
  return { ...choices, officers }
}

/** Whether somebody has to be waited for who may be anybody. */
export function isOpen({ players }: Choices): boolean {
  return players.some(({ who }) => who === 'open')
}

/** Whether others find it in the lobby: usually where people play at several screens. An open table must be found. */
export function isListed(choices: Choices): boolean {
  return isOpen(choices) || (choices.listed ?? choices.players.some((player) => player.who === 'link'))
}

/** The wish that says the same. */
export function wishOf(choices: Choices): MatchWish {
  const { episode, ally, clock, casual } = choices
  return {
    terms: {
      game: NAME,
      mode: modeOf(choices),
      episode,
      officers: choices.officers.slice(0, inPlay(choices)),
      ally,
      campaign: choices.mode === 'campaign',
    },
    seats: choices.players.map(seatWish),
    clock: choices.players.length > 1 ? clock : null, // nobody waits for one who plays alone
    listed: isListed(choices),
    casual,
  }
}

/** As the rules name it. */
function modeOf({ hasZero }: Choices): 'versus' | 'coop' {
  return hasZero ? 'versus' : 'coop'
}

function seatWish({ who, level }: Player): SeatWish {
  return { who, bot: who === 'bot' ? level : '' }
}

/** Whoever asks has left a seat that is gone: they take the first one. */
function withMe(players: readonly Player[]): Player[] {
  const hasMe = players.some(({ who }) => who === 'me')
  return players.map((player, i) => (hasMe || i > 0 ? player : { ...player, who: 'me' }))
}
