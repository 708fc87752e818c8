/** What an answer would come to, in the few words that a button has room for. */

import type { CityNow, Phrase, Preview } from '../../../lib/server'
import { has, t } from '../../../lib/texts.svelte'
import { dashed } from '../card_words'
import { nameOf } from '../map/words'

/** Health of somebody before and after an answer. */
export interface Harm {
  person: string
  hp: number
  after: number
  most: number
}

/** Hits on average. */
export function meanHits({ results }: Preview): number {
  return results.reduce((sum, { chance = 1, hits = 0 }) => sum + chance * hits, 0)
}

/** The damage of an answer after which nothing more is rolled; null where dice decide. */
export function damageOf({ results }: Preview): number | null {
  return results.length === 1 ? (results[0]?.hits ?? 0) : null
}

/** What is sure to come of an answer; with dice what comes on average. */
export function outcomeOf(preview: Preview): string {
  const [first, ...more] = preview.results
  if (!first) return ''
  if (more.length) return t('city-out-mean', { kills: tenth(preview.kills), stuns: tenth(preview.stuns) })
  const parts = [
    ...(first.killed?.length ? [t('city-out-killed', { count: first.killed.length })] : []),
    ...(first.stunned?.length ? [t('city-out-stunned', { count: first.stunned.length })] : []),
    ...(first.happens ?? []).flatMap((event) => happening(event)),
    ...(first.civilians?.length ? [t('city-out-civilian')] : []),
    ...(first.fallen ?? []).map((person) => t('city-out-falls', { name: nameOf(person) })),
    ...(first.order ? [t('city-fact-order', { points: first.order })] : []),
    ...(first.chaos ? [t('city-fact-chaos', { points: first.chaos })] : []),
  ]
  return parts.join(' ') || t('city-out-nothing')
}

/** Events that need nothing but their name. */
function happening(event: string): string[] {
  const id = `city-happens-${dashed(event)}`
  return has(id) ? [t(id)] : []
}

/** How somebody who takes the harm of an answer would do afterwards. */
export function harmOf(preview: Preview | undefined, now: CityNow): Harm[] {
  const hurt = preview?.results[0]?.hurt ?? {}
  return Object.entries(hurt).flatMap(([name, lost]) => {
    const person = now.people.find((one) => one.person === name)
    return person
      ? [{ person: name, hp: person.hp, after: Math.max(0, person.hp - lost), most: person.most_hp }]
      : []
  })
}

/** The whole number that a sentence of the server tells. */
export function countIn(phrase: Phrase | undefined, name: string): number {
  const value = phrase?.args?.[name]
  return typeof value === 'number' ? value : 0
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
