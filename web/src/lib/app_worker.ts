/** The service worker: it keeps what was visited for the time without a connection, and shows calls. */

import { router } from './router.svelte'

const WAIT = 4000 // the first page has its network for itself

/** Has the browser install it, once the first page stands. Windows go where it sends them. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: unknown }>) => {
    if (typeof data.go === 'string' && data.go.startsWith('/')) router.go(data.go)
  })
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined) // private windows may forbid it
  }, WAIT)
}
