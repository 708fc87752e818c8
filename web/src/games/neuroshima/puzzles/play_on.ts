/** A game that goes on from a position. */

import { api } from '../../../lib/api'
import { bots } from '../../../lib/bots.svelte'
import { go } from '../../../lib/router.svelte'
import type { SeatWish } from '../../../lib/server'
import { settings } from '../../../lib/settings.svelte'
import { completed, emptyPosition } from '../analysis/position'
import { asking } from '../api'
import { NAME } from '../shapes'

/** Play on against a bot, on the side of a seat: after its battle the other side draws from all tiles that are left. */
export async function playOn(fought: Record<string, unknown>, seat: number): Promise<void> {
  const { players, units, net_of_steel } = completed(fought)
  const fresh = emptyPosition(players.map((player) => player.army))
  const position = { ...fresh, players, units, net_of_steel, turn: 1 - seat, stage: 'start' }
  const [{ record, sight }] = await Promise.all([asking.sight({ position }), bots.load()])
  const seats = sight.players.map((_, other): SeatWish =>
    other === seat ? { who: 'me' } : { who: 'bot', bot: bots.near(NAME, settings.level) },
  )
  const match = await api.create({ terms: { game: NAME }, seats, record, starts: 'first', casual: true })
  go(`/m/${match.id}`)
}
