/** The moves that a bot thinks about. */

import type { Idea } from './server'
import { t } from './texts.svelte'

/** The move that it would make, then the others by what they promise; it tells them by how long it looked at them. */
export function ranked(ideas: readonly Idea[]): Idea[] {
  const [chosen, ...others] = ideas
  return chosen ? [chosen, ...others.sort((one, other) => other.value - one.value)] : []
}

/** What an idea is called on its card and on the board. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index)
}

/** What an idea loses against the best in the next battle: -2, +1, or nothing. */
export function lostHealth({ behind }: Idea): string {
  if (behind === undefined || behind === null) return ''
  if (behind === 0) return t('ideas-same')
  return behind > 0 ? `−${behind}` : `+${-behind}`
}
