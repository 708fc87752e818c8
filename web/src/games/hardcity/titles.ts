/** What matches of Hard City are called. */

import type { MatchInfo } from '../../lib/server'
import { t } from '../../lib/texts.svelte'
import { termsOf } from './shapes'

/** The episode of a match, with its number. */
export function titleOf({ terms }: Pick<MatchInfo, 'terms'>): string {
  const number = termsOf(terms)?.episode ?? 1
  return t('hc-title', { number, name: t(`hc-episode-${number}`) })
}
