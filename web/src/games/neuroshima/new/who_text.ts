/** Who is chosen for a seat, in words. */

import { botName } from '../../../lib/format'
import { t } from '../../../lib/texts.svelte'
import { partnerOf, type Mode } from '../modes'
import type { SeatChoice } from './seat_choices'

/** Who is chosen for a seat, in a word or two. */
export function whoText(seats: readonly SeatChoice[], seat: number, mode: Mode): string {
  const choice = seats[seat]
  if (choice === undefined) return ''
  if (choice.who === 'bot') return botName(choice.level)
  if (choice.who === 'ally')
    return t(isMine(seats, partnerOf(mode, seat)) ? 'web-new-ally-mine' : 'web-new-ally-theirs')
  return t(`web-new-${choice.who}`)
}

function isMine(seats: readonly SeatChoice[], seat: number | undefined): boolean {
  return seat !== undefined && seats[seat]?.who === 'me'
}
