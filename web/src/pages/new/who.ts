/** How those who may sit at a table are shown. */

import { botName } from '../../lib/format'
import type { SeatChoice, Who } from '../../games/neuroshima/new/seat_choices'
import { t } from '../../lib/texts.svelte'
import { partnerOf, type Mode } from '../../games/neuroshima/modes'

export const WHO_ICONS: Record<Who, string> = {
  me: 'ui-user',
  bot: 'ui-bot',
  link: 'ui-link',
  local: 'ui-screen',
  open: 'ui-globe',
  ally: 'ui-friends',
}

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
