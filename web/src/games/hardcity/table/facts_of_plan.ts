/** What would come of a plan, in at most a few short facts. */

import type { CityNow, Preview } from '../../../lib/server'
import { t } from '../../../lib/texts.svelte'
import { nameOf } from '../map/words'
import type { Choice } from './choices'

export interface Fact {
  icon: string
  text: string
  tone: 'good' | 'bad' | 'shot' | ''
}

const MOST = 5
const percent = (chance: number): number => Math.round(100 * chance)

/** The facts of a way, or of a move of which a preview is known. */
export function factsOf(choice: Choice, preview: Preview | null, now: CityNow | null): Fact[] {
  if (choice.way) return wayFacts(choice, now)
  return preview && preview.move === choice.moves[0] ? previewFacts(preview).slice(0, MOST) : []
}

function wayFacts({ way }: Choice, now: CityNow | null): Fact[] {
  if (!way) return []
  const harm: Fact = way.harm
    ? { icon: 'hc-i-heart-lost', text: t('city-fact-harm', { hp: way.harm }), tone: 'bad' }
    : { icon: 'hc-i-heart', text: t('city-fact-no-harm'), tone: 'good' }
  const asked: Fact[] = now?.zero
    ? [
        way.reactions
          ? { icon: 'ui-eye', text: t('city-fact-asked', { count: way.reactions }), tone: 'bad' }
          : { icon: 'ui-eye', text: t('city-fact-not-asked'), tone: '' },
      ]
    : []
  const left: Fact = { icon: 'hc-i-ap', text: t('city-fact-left', { count: way.left }), tone: '' }
  const falls: Fact[] = way.falls ? [{ icon: 'hc-i-stunned', text: t('city-fact-falls'), tone: 'bad' }] : []
  return [...falls, harm, ...asked, left]
}

function previewFacts(preview: Preview): Fact[] {
  const targets = preview.targets.map(({ mutant, killed, stunned }): Fact => ({
    icon: killed >= stunned ? 'hc-i-skull' : 'hc-i-stunned',
    text: t('city-fact-target', { name: nameOf(mutant), killed: percent(killed), stunned: percent(stunned) }),
    tone: 'shot',
  }))
  const harm = preview.harm.map(({ person, hp }): Fact => ({
    icon: 'hc-i-heart-lost',
    text: t('city-fact-hurt', { name: nameOf(person), hp: Math.round(hp * 10) / 10 }),
    tone: 'bad',
  }))
  const reactions = preview.reactions.map(({ chance }): Fact => ({
    icon: 'ui-eye',
    text: t('city-fact-reaction', { chance: percent(chance) }),
    tone: 'bad',
  }))
  const points: Fact[] = [
    ...(preview.order > 0
      ? [
          {
            icon: 'hc-i-order',
            text: t('city-fact-order', { points: rounded(preview.order) }),
            tone: 'good' as const,
          },
        ]
      : []),
    ...(preview.chaos > 0
      ? [
          {
            icon: 'hc-i-chaos',
            text: t('city-fact-chaos', { points: rounded(preview.chaos) }),
            tone: 'bad' as const,
          },
        ]
      : []),
  ]
  return [...points, ...targets, ...harm, ...reactions]
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
