/** Starts a match and goes to its table. */

import { api } from '../../../lib/api'
import { me } from '../../../lib/me.svelte'
import { go } from '../../../lib/router.svelte'
import { change } from '../../../lib/settings.svelte'
import { coachMatch, wantsCoach } from '../coach/memory'
import { mayHaveCoach, wishOf, type Choices } from './choices'

/** Asks for the match; the level that was chosen is offered again next time. */
export async function startMatch(choices: Choices): Promise<void> {
  const match = await api.create(wishOf(choices))
  const bot = choices.seats.find((seat) => seat.who === 'bot')
  if (bot) change('level', bot.level)
  if (mayHaveCoach(choices) && wantsCoach()) coachMatch(match.id)
  go(`/m/${match.id}`)
  // Whoever was new here has a name now.
  me.load().catch(() => undefined)
}
