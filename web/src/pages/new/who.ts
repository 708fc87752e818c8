/** Those who may sit at a table, and how they are shown. */

import type { SeatWish } from '../../lib/server'

export type Who = SeatWish['who']

export const WHO_ICONS: Record<Who, string> = {
  me: 'ui-user',
  bot: 'ui-bot',
  link: 'ui-link',
  local: 'ui-screen',
  open: 'ui-globe',
  ally: 'ui-friends',
}
