/** Telling others of a puzzle. */

import { copied } from '../../../lib/clipboard'
import { notice } from '../../../lib/notices.svelte'
import { t } from '../../../lib/texts.svelte'
import type { PuzzleModel } from './puzzle.svelte'
import { clockOf, titleOf } from './words'

/** The address at which anybody can try a puzzle. */
export function addressOf(key: string): string {
  return `${location.origin}/puzzles/${key}`
}

/** Tell others that it is solved, without telling how. */
export async function share({ view: { info }, result, time }: PuzzleModel): Promise<void> {
  const title = titleOf(info)
  const text = t('puzzles-share-text', { title, tries: result?.mark.tries ?? 1, time: clockOf(time) })
  await send({ title, text, url: addressOf(info.key) })
}

/** By what the device has for it, else by the clipboard. */
async function send(data: { title: string; text: string; url: string }): Promise<void> {
  const isTouched = matchMedia('(pointer: coarse)').matches
  if (isTouched && typeof navigator.share === 'function') {
    await navigator.share(data).catch(() => undefined) // somebody who thinks better of it
    return
  }
  const isDone = await copied(`${data.text}\n${data.url}`)
  notice(t(isDone ? 'puzzles-share-copied' : 'puzzles-share-failed'), isDone ? 'good' : 'bad')
}
