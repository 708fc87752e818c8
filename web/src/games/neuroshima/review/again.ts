/** New games out of finished ones: the same once more, another level, or from a turn on. */

import { api } from '../../../lib/api'
import { bots } from '../../../lib/bots.svelte'
import { go } from '../../../lib/router.svelte'
import type { MatchInfo, MatchWish, NeuroshimaTerms, NeuroshimaWish, SeatWish } from '../../../lib/server'
import { settings } from '../../../lib/settings.svelte'
import { NAME } from '../shapes'

/** Whether nobody but bots played against a guest, who has one seat: then nobody need be asked. */
export function isAgainstBots(match: MatchInfo | null, mine: readonly number[]): boolean {
  if (!match || mine.length !== 1) return false
  return match.seats.every((seat, number) => mine.includes(number) || seat.who === 'bot')
}

/** The wish for the same game once more, against another level where one is given. */
export function wishAgain(match: MatchInfo, mine: readonly number[], bot = ''): MatchWish {
  const seats = match.seats.map((seat, number): SeatWish =>
    mine.includes(number)
      ? { who: 'me', part: seat.part }
      : { who: 'bot', bot: bot || (seat.bot ?? ''), part: seat.part },
  )
  return {
    terms: wishOf(match.terms as NeuroshimaTerms),
    seats,
    starts: 'random',
    casual: match.casual ?? true,
    ...(match.clock ? { clock: match.clock } : {}),
  }
}

function wishOf({
  mode,
  board,
  variants,
  team_health: health,
  settings: rules,
}: NeuroshimaTerms): NeuroshimaWish {
  return {
    game: NAME,
    ...(mode ? { mode } : {}),
    ...(board === 19 || board === 37 ? { board } : {}),
    ...(variants ? { variants } : {}),
    ...(rules ? { settings: rules } : {}),
    ...(health === 15 || health === 20 ? { team_health: health } : {}),
  }
}

/** Play the same once more. */
export async function playAgain(match: MatchInfo, mine: readonly number[], bot = ''): Promise<void> {
  go(`/m/${(await api.create(wishAgain(match, mine, bot))).id}`)
}

/** Play on from a step of a record on one of its seats, against the bots of the match or the usual one. */
export async function playFrom(
  record: string,
  step: number,
  seat: number,
  seats: number,
  match: MatchInfo | null,
): Promise<void> {
  await bots.load()
  const wished = Array.from({ length: seats }, (_, other): SeatWish => {
    if (other === seat) return { who: 'me' }
    const played = match?.seats[other]
    return { who: 'bot', bot: bots.near(NAME, (played?.who === 'bot' && played.bot) || settings.level) }
  })
  const wish: MatchWish = { terms: { game: NAME }, seats: wished, record, upto: step, starts: 'first' }
  go(`/m/${(await api.create(wish)).id}`)
}
