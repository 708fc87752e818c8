/** The table while something happens: what an event changes of what is seen. The sight after it has the last word. */

import type { CityNow, MutantNow, PersonNow, TakeNow, VehicleNow, ZeroNow } from '../../../lib/server'
import type { CityEvent } from '../events'
import { kindOf } from '../map/pieces'

type Change<Type extends CityEvent['type']> = (
  now: CityNow,
  event: Extract<CityEvent, { type: Type }>,
) => Partial<CityNow>

/** What the kinds of events change; all others change nothing that stands on the table. */
const CHANGES: { [Type in CityEvent['type']]?: Change<Type> } = {
  round_started: (_, { number }) => ({ round: number }),
  turn_started: (now, { who }) => ({
    people: now.people.map((one) => ({ ...one, active: one.person === who })),
    phase: now.people.some(({ person }) => person === who) ? 'officers' : 'zero',
  }),
  turn_ended: (now, { who }) => person(now, who, () => ({ active: false, done: true })),
  scored: (_, { side, total }) => (side === 'order' ? { order: total } : { chaos: total }),
  extermination: (_, { marker }) => ({ kills: marker }),
  officer_placed: (now, { officer, space }) => person(now, officer, () => ({ space })),
  officer_moved: (now, { officer, end }) => person(now, officer, () => ({ space: end })),
  officer_hurt: (now, { officer, hp }) => person(now, officer, (one) => ({ hp: Math.max(0, one.hp - hp) })),
  officer_healed: (now, { officer, hp }) => person(now, officer, (one) => ({ hp: one.hp + hp })),
  officer_stunned: (now, { officer }) => person(now, officer, () => ({ stunned: true })),
  officer_stood_up: (now, { officer }) =>
    person(now, officer, (one) => ({ stunned: false, hp: one.most_hp })),
  ap_changed: (now, { officer, ap }) => person(now, officer, (one) => ({ ap: Math.max(0, one.ap + ap) })),
  ammo_out: (now, { officer }) => person(now, officer, () => ({ out_of_ammo: true })),
  reloaded: (now, { officer }) => person(now, officer, () => ({ out_of_ammo: false })),
  ap_laid: (now, { officer, ap }) => person(now, officer, (one) => ({ ap: Math.max(0, one.ap - ap) })),
  ability_gained: (now, { officer, ability }) =>
    person(now, officer, (one) => ({ abilities: [...one.abilities, { ability, used: false }] })),
  equipment_gained: (now, { officer, equipment }) => equip(now, officer, equipment, 1),
  equipment_passed: (now, { giver, taker, equipment }) =>
    equip({ ...now, ...equip(now, giver, equipment, -1) }, taker, equipment, 1),
  rolled: (_, { faces }) => ({ dice: faces }),
  rerolled: (now, { die, face }) => ({ dice: now.dice.with(die - 1, face) }),
  mutant_deployed: (now, { mutant, space }) => ({
    mutants: [...now.mutants, { mutant, kind: kindOf(mutant), space }],
  }),
  mutant_moved: (now, { mutant, end }) => one(now, mutant, () => ({ space: end })),
  mutant_stunned: (now, { mutant }) => one(now, mutant, () => ({ stunned: true })),
  mutant_stood_up: (now, { mutant }) => one(now, mutant, () => ({ stunned: false })),
  mutant_killed: (now, { mutant }) => without(now, mutant),
  mutant_left: (now, { mutant }) => without(now, mutant),
  kafar_hurt: (now, { left }) => ({ kafar: { ...now.kafar, hp: left } }),
  boat_boarded: (now, { mutant }) => without(now, mutant),
  load_placed: (now, { load, space }) => ({ loads: [...others(now, load), { load, space }] }),
  load_moved: (now, { load, end }) => ({ loads: [...others(now, load), { load, space: end }] }),
  civilian_killed: (now, { load }) => ({ loads: others(now, load) }),
  evacuated: (now, { load }) => ({ loads: others(now, load) }),
  load_left: (now, { load }) => ({ loads: others(now, load) }),
  barrel_gone: (now, { load }) => ({ loads: others(now, load) }),
  crate_placed: (now, { space, box }) =>
    box ? { boxes: [...now.boxes, space] } : { crates: [...now.crates, space] },
  crate_opened: (now, { space }) => ({
    crates: now.crates.filter((other) => other !== space),
    boxes: now.boxes.filter((other) => other !== space),
  }),
  cloud_placed: (now, { space }) => ({ clouds: [...now.clouds, space] }),
  cloud_cleared: (now, { space }) => ({ clouds: now.clouds.filter((other) => other !== space) }),
  clouds_cleared: () => ({ clouds: [] }),
  lid_turned: (now, { manhole, open }) => lid(now, manhole, open ? 'open' : 'closed'),
  welded: (now, { manhole }) => lid(now, manhole, 'welded'),
  lamp_switched: (now, { lamp, on }) => ({
    lamps: now.lamps.map((was, index) => (index === lamp - 1 ? on : was)),
  }),
  helicopter_moved: (_, { space, ladder }) => ({ helicopter: { space, ladder } }),
  roof_opened: () => ({ roof_open: true }),
  car_placed: (now, { tail, nose }) => vehicle(now, 'police_car', { spaces: [tail, nose], doors: [] }),
  roadblock_set: (now, { vehicle: barred }) => vehicle(now, barred, { barred: true }),
  event_drawn: (_, { number }) => ({ event: number }),
  take_drawn: (now, { take }) => ({ takes: [...now.takes, { take, dead: false, clapper: false }] }),
  take_used: (now, { take }) => ({ takes: clapped(now.takes, take) }),
  chaos_drawn: (now, { count, cards = [] }) =>
    zero(now, ({ hand, cards: held, deck }) => ({
      hand: hand + count,
      cards: held && [...held, ...cards],
      deck: Math.max(0, deck - count),
    })),
  chaos_played: (now, { card }) =>
    zero(now, ({ hand, cards, discards }) => ({
      hand: Math.max(0, hand - 1),
      cards: cards && withoutOne(cards, card),
      discards: [...discards, card],
    })),
}

/** The table after an event. */
export function afterEvent(now: CityNow, event: CityEvent): CityNow {
  const change = CHANGES[event.type] as Change<CityEvent['type']> | undefined
  return change ? { ...now, ...change(now, event as never) } : now
}

function person(now: CityNow, who: string, change: (one: PersonNow) => Partial<PersonNow>): Partial<CityNow> {
  return { people: now.people.map((one) => (one.person === who ? { ...one, ...change(one) } : one)) }
}

function one(now: CityNow, who: string, change: (mutant: MutantNow) => Partial<MutantNow>): Partial<CityNow> {
  return { mutants: now.mutants.map((each) => (each.mutant === who ? { ...each, ...change(each) } : each)) }
}

function without(now: CityNow, who: string): Partial<CityNow> {
  return { mutants: now.mutants.filter(({ mutant }) => mutant !== who) }
}

function equip(now: CityNow, who: string, card: string, change: number): Partial<CityNow> {
  return person(now, who, ({ equipment: { [card]: count = 0, ...rest } }) => ({
    equipment: count + change > 0 ? { ...rest, [card]: count + change } : rest,
  }))
}

function vehicle(now: CityNow, name: string, change: Partial<VehicleNow>): Partial<CityNow> {
  const isIt = (one: VehicleNow): boolean => one.vehicle === name || one.kind === name
  return { vehicles: now.vehicles.map((one) => (isIt(one) ? { ...one, ...change } : one)) }
}

/** The clapper lies on a take, and closes all to its left. */
function clapped(takes: readonly TakeNow[], used: string): TakeNow[] {
  const place = takes.findIndex(({ take }) => take === used)
  return takes.map((take, index) => ({ ...take, dead: take.dead || index < place, clapper: index === place }))
}

function zero(now: CityNow, change: (zero: ZeroNow) => Partial<ZeroNow>): Partial<CityNow> {
  return now.zero ? { zero: { ...now.zero, ...change(now.zero) } } : {}
}

function withoutOne(cards: readonly string[], card: string): string[] {
  const place = cards.indexOf(card)
  return cards.filter((_, index) => index !== place)
}

function others(now: CityNow, name: string): CityNow['loads'] {
  return now.loads.filter(({ load }) => load !== name)
}

function lid(now: CityNow, manhole: number, state: string): Partial<CityNow> {
  return { lids: now.lids.map((was, index) => (index === manhole - 1 ? state : was)) }
}
