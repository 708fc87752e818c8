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
  return [...people, ...mutants, ...loads, ...thingsOn(space, now).map(({ text }) => text)]
}

/** Something of a space, and the clause that tells what it is good for. */
export interface Feature {
  text: string
  clause: string
}

/** What lies on a space and may go away. */
function thingsOn(space: string, now: CityNow): Feature[] {
  return [
    ...now.vehicles.flatMap((one) =>
      one.spaces.includes(space) ? [{ text: nameOf(one.kind), clause: 'HC-2.3' }] : [],
    ),
    ...(now.crates.includes(space) ? [{ text: t('city-crate'), clause: 'HC-5.3' }] : []),
    ...(now.boxes.includes(space) ? [{ text: t('city-box'), clause: 'HC-5.3' }] : []),
    ...(now.clouds.includes(space) ? [{ text: t('city-cloud'), clause: 'HC-14.3.12' }] : []),
    ...(now.helicopter?.space === space ? [{ text: t('city-helicopter'), clause: 'HC-14.1.6' }] : []),
  ]
}

/** What a space is, and stays. */
function groundOf(space: string, city: City, now: CityNow): Feature[] {
  const manhole = city.manholes.findIndex((one) => one.space === space)
  const lamp = city.lamps.findIndex((spaces) => spaces.includes(space))
  const zone = now.zones.findIndex((spaces) => spaces.includes(space))
  const letter = Object.entries(city.named).find(([, named]) => named === space)?.[0]
  const numbered = { number: manhole + 1, lid: now.lids[manhole] ?? '' }
  return [
    ...(letter ? [{ text: t('city-named', { letter }), clause: 'HC-14.0.1' }] : []),
    ...(manhole < 0
      ? []
      : [{ text: t('city-manhole', numbered), clause: city.ladders.length ? 'HC-14.3.10' : 'HC-14.2.3' }]),
    ...(city.ladders.includes(space) ? [{ text: t('city-ladder'), clause: 'HC-14.3.10' }] : []),
    ...(city.exits.includes(space) ? [{ text: t('city-exit'), clause: 'HC-14.2.7' }] : []),
    ...(city.hatch === space
      ? [{ text: t('city-hatch', { state: now.roof_open ? 'open' : 'closed' }), clause: 'HC-14.5.6' }]
      : []),
    ...(lamp < 0
      ? []
      : [
          {
            text: t('city-lamp', { number: lamp + 1, state: now.lamps[lamp] ? 'on' : 'off' }),
            clause: 'HC-14.5.4',
          },
        ]),
    ...(zone < 0 ? [] : [{ text: t('city-zone', { number: zone + 1 }), clause: 'HC-16.12' }]),
  ]
}

/** Everything of a space but who stands there. */
export function featuresOf(space: string, city: City, now: CityNow): Feature[] {
  return [...groundOf(space, city, now), ...thingsOn(space, now)]
}

/** How a piece does, beside its name. */
export function stateOf(name: string, now: CityNow): string {
  const person = now.people.find((one) => one.person === name)
  const mutant = now.mutants.find((one) => one.mutant === name)
  const parts = [
    ...(person ? [t('city-hp', { count: person.hp, most: person.most_hp })] : []),
    ...(person?.stunned || mutant?.stunned ? [t('city-turn-stunned')] : []),
    ...(mutant?.damage ? [t('city-damage', { count: mutant.damage })] : []),
    ...(mutant?.moved ? [t('city-has-moved')] : []),
    ...(mutant?.stood_up ? [t('city-has-stood-up')] : []),
    ...(mutant?.attacked ? [t('city-has-attacked')] : []),
  ]
  return parts.join(', ')
}

/** The words of a space, for whoever hears and does not see it. */
export function spaceWords(space: string, city: City, now: CityNow, mark: Mark | undefined): string {
  const parts = [
    space,
    ...groundOf(space, city, now).map(({ text }) => text),
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
