/** Starts a match and goes to its table. */

import { api } from '../../../lib/api'
import type { MatchInfo, MatchWish } from '../../../lib/server'
import { me } from '../../../lib/me.svelte'
import { go } from '../../../lib/router.svelte'
import { change } from '../../../lib/settings.svelte'
import { coachMatch, wantsCoach } from '../coach/memory'
import { keepGame } from './last_game'
import { mayHaveCoach, wishOf, type Choices } from './choices'

/** Asks for the match; the level that was chosen is offered again next time. */
export async function startMatch(choices: Choices): Promise<void> {
  const match = await begun(wishOf(choices))
  const bot = choices.seats.find((seat) => seat.who === 'bot')
  if (bot) change('level', bot.level)
  if (mayHaveCoach(choices) && wantsCoach()) coachMatch(match.id)
  enter(match)
}

/** Asks for the same match once more. */
export async function startWish(wish: MatchWish): Promise<void> {
  enter(await begun(wish))
}

async function begun(wish: MatchWish): Promise<MatchInfo> {
  const match = await api.create(wish)
  keepGame(wish)
  return match
}

function enter({ id }: MatchInfo): void {
  go(`/m/${id}`)
  // Whoever was new here has a name now.
  me.load().catch(() => undefined)
}
