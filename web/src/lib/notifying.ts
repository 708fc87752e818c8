/** Calls to own games, shown by the system while no window of ours is in sight: the service worker sees them all. */

import { settings } from './settings.svelte'
import { t } from './texts.svelte'

/** Whether this browser can show them; some only do where the page is installed or safe. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && 'serviceWorker' in navigator
}

/** Whether the person has forbidden it in the browser. */
export function isForbidden(): boolean {
  return canNotify() && Notification.permission === 'denied'
}

/** Asks the browser; whether it may be done. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Calls to the games that have not called before. Each has one call, and a newer one takes its place. */
export async function notify(before: readonly string[], after: readonly string[]): Promise<void> {
  const fresh = after.filter((id) => !before.includes(id))
  const over = before.filter((id) => !after.includes(id))
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return
  for (const id of over) for (const old of await worker.getNotifications({ tag: tagOf(id) })) old.close()
  for (const id of fresh) worker.active?.postMessage({ call: callTo(id) })
}

const callTo = (id: string) => ({
  title: t('turn-awaited'),
  body: t('notify-text'),
  icon: '/icons/app-192.png',
  tag: tagOf(id),
  data: { path: `/m/${id}` },
})

const tagOf = (id: string) => `turn-${id}`
