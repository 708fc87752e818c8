/** Own games that wait for whoever looks, told where they do not see the list: in the title and on the icon of the app. */

import { api } from './api'
import { notify } from './notifying'
import { me } from './me.svelte'
import { router } from './router.svelte'
import type { LobbyView } from './server'

const FIRST = 5000
const EVERY = 60_000

class Calls {
  private hasAsked = false
  private awaited = $state.raw<readonly string[]>([])

  /** How many wait besides the table at which somebody sits: that one tells by itself. */
  readonly count = $derived(this.awaited.filter((id) => router.path !== `/m/${id}`).length)

  /** What the list of own games has just told. */
  note(turns: LobbyView['turns']): void {
    this.take(Object.keys(turns).filter((id) => turns[id]?.is_awaited))
  }

  /** Asks now and then, also while the page lies behind others; the first page, in sight, does so itself. Returns how to stop. */
  follow(): () => void {
    const ask = () => void this.load()
    const first = setTimeout(ask, FIRST)
    const timer = setInterval(ask, EVERY)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }

  /** What the first answer tells calls nobody: it was so before. */
  private take(awaited: readonly string[]): void {
    const before = this.hasAsked ? this.awaited : awaited
    this.hasAsked = true
    this.awaited = awaited
    notify(before, awaited).catch(() => undefined)
  }

  private async load(): Promise<void> {
    if (!me.guest?.id || (router.path === '/' && !document.hidden)) return
    try {
      this.take((await api.turns()).awaited)
    } catch {
      // The next time.
    }
  }
}

export const calls = new Calls()

/** A number on the icon of the installed app, where the system has such. */
export function setBadge(count: number): void {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => undefined)
}
