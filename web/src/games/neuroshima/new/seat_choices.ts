/** Who shall sit where at a new table. Exactly one seat is that of the person who asks. */

import type { Who } from '../../../pages/new/who'
import { partnerOf, type Mode } from '../modes'

/** What somebody else can be, at any table. */
export type Other = Exclude<Who, 'me' | 'ally'>

/** One seat as it is chosen. */
export interface SeatChoice {
  who: Who
  army: string
  /** Of the bot; kept while somebody else sits here. */
  level: string
}

export const OTHERS: readonly Other[] = ['bot', 'link', 'local', 'open']

/** The same people at a table of another size; newcomers are like whoever sat last. */
export function resized(seats: readonly SeatChoice[], count: number, mode: Mode): SeatChoice[] {
  const kept = seats.slice(0, count).map(withoutAlly)
  const last = seats.findLast((seat) => isOther(seat.who))
  const newcomer: SeatChoice = { who: last?.who ?? 'bot', army: 'random', level: last?.level ?? '' }
  while (kept.length < count) kept.push(newcomer)
  if (!kept.some(isMine)) kept[count - 1] = { ...newcomer, who: 'me' }
  // A duel asks for "your army" and "the army of the opponent", in this order.
  return mode === 'duel' ? kept.sort((one, two) => Number(isMine(two)) - Number(isMine(one))) : kept
}

/** Somebody else sits down. Whoever asks changes places with the one whose seat they take. */
export function withWho(seats: readonly SeatChoice[], seat: number, who: Who, mode: Mode): SeatChoice[] {
  const before = seats[seat]?.who ?? 'bot'
  return seats.map((choice, i) => {
    if (i === seat) return { ...choice, who }
    if (who !== 'me' || !isMine(choice)) return choice
    // Only the partner can take the place of somebody who led both armies.
    const stays = before !== 'ally' || partnerOf(mode, seat) === i
    return { ...choice, who: stays ? before : 'bot' }
  })
}

/** Everybody but the one who asks is of the same kind. */
export function withOthers(seats: readonly SeatChoice[], who: Other): SeatChoice[] {
  return seats.map((seat) => (isMine(seat) ? seat : { ...seat, who }))
}

/** All bots have this level, also those that are not there yet. */
export function withLevel(seats: readonly SeatChoice[], level: string): SeatChoice[] {
  return seats.map((seat) => ({ ...seat, level }))
}

/** What all others are, if they are all the same. */
export function commonOther(seats: readonly SeatChoice[]): Other | null {
  const who = common(seats.filter((seat) => !isMine(seat)).map((seat) => seat.who))
  return who !== null && isOther(who) ? who : null
}

/** The level of all bots, if they have the same. */
export function commonLevel(seats: readonly SeatChoice[]): string | null {
  return common(seats.filter((seat) => seat.who === 'bot').map((seat) => seat.level))
}

/** Who may be chosen for a seat. In a team one person may lead both armies, but must then sit at one of them. */
export function choicesFor(seats: readonly SeatChoice[], seat: number, mode: Mode): Who[] {
  const partner = partnerOf(mode, seat)
  const mayFollow = partner !== undefined && seats[partner]?.who !== 'ally'
  return ['me', ...OTHERS, ...(mayFollow ? (['ally'] as const) : [])]
}

function isMine(seat: SeatChoice): boolean {
  return seat.who === 'me'
}

function isOther(who: Who): who is Other {
  return (OTHERS as readonly Who[]).includes(who)
}

function withoutAlly(seat: SeatChoice): SeatChoice {
  return seat.who === 'ally' ? { ...seat, who: 'bot' } : seat
}

function common<Value>(values: readonly Value[]): Value | null {
  const [first = null] = values
  return values.every((value) => value === first) ? first : null
}
