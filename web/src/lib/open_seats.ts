/** Who sits at a table, who is awaited, and how all of them are told in short. */

import { seatText } from './format'
import { groupsOf } from './seating'
import type { MatchInfo, SeatInfo } from './server'
import { t } from './texts.svelte'

/** The seats that wait for a person each; seats that come with another one are not counted. */
export function awaited(info: MatchInfo): number[] {
  return info.seats.flatMap((seat, i) => (seat.who === 'empty' && leaderAt(info, i) === i ? [i] : []))
}

/** All seats that somebody gets who joins now; by a link first those that are kept for it. */
export function offered(info: MatchInfo, byLink: boolean): number[] {
  const free = awaited(info)
  const kept = free.filter((seat) => info.seats[seat]?.kept)
  const open = free.filter((seat) => !info.seats[seat]?.kept)
  const [first] = byLink ? [...kept, ...open] : open
  return info.seats.flatMap((_, i) => (first !== undefined && leaderAt(info, i) === first ? [i] : []))
}

/** Everybody who already sits there, once, by side where some play together: "Ada, Bo against 2 × Sergeant". */
export function seatedText(info: MatchInfo, guest: string | undefined): string {
  const isNamed = (seat: number) => info.seats[seat]?.who !== 'empty' && leaderAt(info, seat) === seat
  const groups = groupsOf(info.sides ?? []).map((seats) =>
    seats.filter(isNamed).flatMap((seat) => info.seats[seat] ?? []),
  )
  return groups
    .map((seats) => namesText(seats, guest))
    .filter((names) => names !== '')
    .join(` ${t('web-versus')} `)
}

/** These names, each once, people first. */
function namesText(seats: readonly SeatInfo[], guest: string | undefined): string {
  const counts = new Map<string, number>()
  for (const seat of seats.toSorted((one, two) => Number(one.who === 'bot') - Number(two.who === 'bot'))) {
    const name = guest && seat.guest === guest ? t('web-new-me') : seatText(seat)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ')
}

function leaderAt(info: MatchInfo, seat: number): number {
  return info.seats[seat]?.leader ?? seat
}
