/** Alone against AutoDoc: nobody needs to know more than one side for a first game. */

import { enterGame } from '../..'
import { api } from '../../../lib/api'
import { me } from '../../../lib/me.svelte'
import { go } from '../../../lib/router.svelte'
import { NAME } from '../shapes'

/** Starts episode 1 and goes there; `query` is what the address of the table says besides. */
export async function startFirstGame(query = ''): Promise<void> {
  enterGame(NAME).catch(() => undefined) // in the meantime
  const made = await api.create({ terms: { game: NAME, mode: 'coop', episode: 1 }, seats: [{ who: 'me' }] })
  go(`/m/${made.id}${query}`)
  me.load().catch(() => undefined) // whoever was new here has a name now
}
