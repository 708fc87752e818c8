/** Times, clocks and names in words. */

import { Problem } from './api'
import { sharesScreen } from './seating'
import type { Clock, SeatInfo } from './server'
import { language } from './settings.svelte'
import { seatName } from './naming'
import { has, say, t } from './texts.svelte'

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago a moment was: "3 minutes ago". */
export function timeAgo(moment: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' })
  const past = Math.max(0, now - moment)
  for (const [unit, size] of STEPS) if (past >= size) return words.format(-Math.floor(past / size), unit)
  return words.format(0, 'second')
}

/** A span of time in its two largest units: "2 days 4 h". */
export function spanText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days) return t(hours % 24 ? 'time-days-hours' : 'time-days', { days, hours: hours % 24 })
  if (hours) return t(minutes % 60 ? 'time-hours-minutes' : 'time-hours', { hours, minutes: minutes % 60 })
  return minutes ? t('time-minutes', { minutes }) : t('time-moment')
}

/** A clock in short: "10 min + 5 s". */
export function clockText(clock: Clock | null | undefined): string {
  if (!clock) return t('web-clock-none')
  if (clock.kind === 'turn') return t('time-turn', { days: Math.round(clock.seconds / 86_400) })
  const minutes = Math.floor(clock.seconds / 60)
  if (clock.kind === 'move') {
    const isWhole = clock.seconds % 60 === 0
    return t('web-clock-move', { minutes: isWhole ? minutes : 0, seconds: clock.seconds })
  }
  return t('web-clock-bank', {
    minutes: Math.round((clock.seconds / 60) * 10) / 10,
    seconds: clock.increment ?? 0,
  })
}

/** Who sits on a seat: a name, a level, or that it is free. */
export function seatText(seat: SeatInfo): string {
  if (seat.who === 'empty') return t('web-seat-open')
  if (seat.who === 'bot') return botName(seat.bot ?? '')
  return seat.name || t('web-seat-anybody')
}

/**
 * What everybody at a table is called by whoever looks, who has the seats `mine`. People at one screen have
 * one name, so they are called by what they lead; where one name stands for several seats, that is added.
 */
export function namesAt(
  seats: readonly SeatInfo[],
  parts: readonly string[],
  mine: readonly number[] = [],
): string[] {
  const plain = plainNamesAt(seats, mine)
  return plain.map((name, seat) => {
    const part = seatName(seat, parts)
    if (!name) return part
    const isUnique = plain.filter((other) => other === name).length === 1
    return isUnique ? name : t('table-name-army', { name, army: part })
  })
}

/** The same where what they lead is told beside it; empty for people at one screen. */
export function plainNamesAt(seats: readonly SeatInfo[], mine: readonly number[] = []): string[] {
  return seats.map((told, seat) => {
    if (sharesScreen(seats, seat)) return ''
    if (mine.includes(seat)) return t('table-you')
    return told.who === 'bot' ? botNameAt(seats, seat) : seatText(told)
  })
}

/** The name of the bot on a seat; the second and later ones of one level are numbered: "Vera Rook 2". */
function botNameAt(seats: readonly SeatInfo[], seat: number): string {
  const bot = seats[seat]?.bot ?? ''
  const earlier = seats.slice(0, seat).filter((other) => other.who === 'bot' && other.bot === bot).length
  return earlier === 0 ? botName(bot) : t('bot-again', { name: botName(bot), number: earlier + 1 })
}

/** A word that usually stands alone, inside a sentence; abbreviations such as HQ stay as they are. */
export function inSentence(word: string): string {
  return /^\p{Lu}{2}/u.test(word) ? word : word.toLocaleLowerCase()
}

/** A chance from 0 to 1 in whole percent. */
export function percentOf(chance: number): number {
  return Math.round(chance * 100)
}

/** A chance from 0 to 1 in percent with one decimal: "64.2 %". */
export function chanceText(chance: number): string {
  const words = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${words.format(chance * 100).replace('-', '−')} %`
}

/** The name of a bot. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

/** The name of a game. */
export function gameName(game: string): string {
  return t('web-game', { game })
}

/** What went wrong, in the language of the page where we know the case; `parts` in order of play, if it is about them. */
export function problemText(error: unknown, parts: readonly string[] = []): string {
  if (!(error instanceof Problem)) return t('web-problem', { reason: String(error) })
  const id = `web-problem-${error.code}`
  if (has(id)) return t(id)
  return t('web-problem', { reason: error.phrase ? say(error.phrase, parts) : error.reason })
}
