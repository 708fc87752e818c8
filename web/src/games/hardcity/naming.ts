/** How Hard City calls and marks the sides of its tables. */

import type { Naming } from '../../lib/naming'
import { t } from '../../lib/texts.svelte'
import { NAME } from './shapes'

const PARTS: Readonly<Record<string, { colour: string; emblem: string }>> = {
  officers: { colour: '#7fe3ff', emblem: 'em-officers' },
  zero: { colour: '#8fe04a', emblem: 'em-zero' },
}

export const naming: Naming = {
  part: (key) => {
    const marks = PARTS[key]
    return marks && { name: t(`hc-${key}`), ...marks }
  },
  named: () => undefined, // its sentences name everything by phrases
  sideName: (terms, side) => (terms.game === NAME ? t(side === 0 ? 'hc-officers' : 'hc-zero') : undefined),
}
