/** What is told of armies: ids of texts in order, and the parts of a tip. */

import { has, t } from '../../../lib/texts.svelte'

/** The tips for or against an army, as many as there are. */
export function tipsOf(army: string, kind: 'play' | 'beat'): string[] {
  return numbered(`army-${army}-${kind}`)
}

/** All texts `name-1`, `name-2` and so on. */
export function numbered(name: string): string[] {
  const found: string[] = []
  while (has(`${name}-${found.length + 1}`)) found.push(t(`${name}-${found.length + 1}`))
  return found
}

/** A tip says in its first sentence what to do, and then why. */
export function leadOf(tip: string): { lead: string; rest: string } {
  const end = tip.indexOf('. ')
  return end < 0 ? { lead: tip, rest: '' } : { lead: tip.slice(0, end + 1), rest: tip.slice(end + 2) }
}
