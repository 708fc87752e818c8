/** A space of the map in words: what stands there and what can be done. */

import type { City, CityNow } from '../../../lib/server'
import { has, t } from '../../../lib/texts.svelte'
import type { Mark } from './marks'
import { kindOf } from './pieces'

const dashed = (key: string): string => key.replaceAll('_', '-')

const KINDS = ['officer', 'ally', 'enemy', 'load', 'vehicle']

/** What an officer, a mutant, a load or a vehicle is called. */
export function nameOf(kind: string): string {
  const key = dashed(kindOf(kind))
  const id = [...KINDS.map((part) => `hc-${part}-${key}`), `hc-${key}`].find(has)
  return id ? t(id) : kind
}

/** Everything that stands on a space, in words. */
export function contentsOf(space: string, now: CityNow): string[] {
  const people = now.people.flatMap((one) =>
    one.space === space
      ? [one.stunned ? t('city-stunned', { name: nameOf(one.person) }) : nameOf(one.person)]
      : [],
  )
  const mutants = counted(
    now.mutants.flatMap((one) =>
      one.space === space
        ? [one.stunned ? t('city-stunned', { name: nameOf(one.kind) }) : nameOf(one.kind)]
        : [],
    ),
  )
  const loads = counted(now.loads.flatMap((one) => (one.space === space ? [nameOf(one.load)] : [])))
  const vehicles = now.vehicles.flatMap((one) => (one.spaces.includes(space) ? [nameOf(one.kind)] : []))
  const tokens = [
    ...(now.crates.includes(space) ? [t('city-crate')] : []),
    ...(now.boxes.includes(space) ? [t('city-box')] : []),
    ...(now.clouds.includes(space) ? [t('city-cloud')] : []),
    ...(now.helicopter?.space === space ? [t('city-helicopter')] : []),
  ]
  return [...people, ...mutants, ...loads, ...vehicles, ...tokens]
}

/** The words of a space, for whoever hears and does not see it. */
export function spaceWords(space: string, city: City, now: CityNow, mark: Mark | undefined): string {
  const manhole = city.manholes.findIndex((one) => one.space === space)
  const parts = [
    space,
    ...(manhole < 0 ? [] : [t('city-manhole', { number: manhole + 1, lid: now.lids[manhole] ?? '' })]),
    ...contentsOf(space, now),
    ...(mark?.price == null ? [] : [t('city-reachable', { ap: mark.price, harm: mark.harm })]),
    ...(mark?.odds?.dice ? [t('city-odds', { chance: Math.round(100 * mark.odds.one) })] : []),
    ...(mark?.isDeploy ? [t('city-deploy-here')] : []),
    ...(mark?.isOther || (mark?.isTarget && !mark.odds) ? [t('city-choose-here')] : []),
  ]
  return parts.join(', ')
}

function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? t('city-several', { count, name }) : name))
}
