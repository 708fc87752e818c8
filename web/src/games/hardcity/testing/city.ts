/** A small street to try things on: three by three spaces, an officer and two mutants. */

import type { City, CityNow, GroundPlan, MutantNow, PersonNow } from '../../../lib/server'

const LETTERS = ['A', 'B', 'C']

export const GROUND: GroundPlan = { map: 'test', width: 332, height: 332, origins: { main: [16, 16] } }

export function smallCity(): City {
  return {
    episode: 1,
    title: { is: 'phrase', id: 'hc-title' },
    mode: 'versus',
    zero_seat: 1,
    briefing: {
      about: null,
      goal: { text: { is: 'phrase', id: 'goal' }, clause: 'HC-11.1' },
      order: [],
      chaos: [],
      special: [],
    },
    goal: 7,
    kills_per_level: 10,
    boards: ['1A'],
    spaces: LETTERS.flatMap((letter, x) =>
      [1, 2, 3].map((row) => ({ label: `${letter}${row}`, grid: 'main', x, y: row - 1 })),
    ),
    named: {},
    exits: [],
    ladders: [],
    hatch: null,
    manholes: [{ number: 1, space: 'C3', ladder: null }],
    lamps: [['A1', 'A2']],
    figures: { mutant: 2 },
    special: '',
    questions: [],
  }
}

export function officer(changed: Partial<PersonNow> = {}): PersonNow {
  return {
    person: 'miranda',
    seat: 0,
    space: 'A1',
    hp: 4,
    most_hp: 5,
    ap: 4,
    pool: 5,
    spent: 1,
    steps: 0,
    ladder: null,
    active: true,
    done: false,
    stunned: false,
    out_of_ammo: false,
    shield: false,
    abilities: [],
    equipment: {},
    ...changed,
  }
}

export function smallNow(changed: Partial<CityNow> = {}): CityNow {
  const mutants: MutantNow[] = [
    { mutant: 'mutant1', kind: 'mutant', space: 'B2' },
    { mutant: 'mutant2', kind: 'mutant', space: 'B2', stunned: true },
  ]
  return {
    round: 1,
    phase: 'officers',
    order: 0,
    chaos: 0,
    kills: 0,
    zones: [['C1', 'C2']],
    people: [officer()],
    mutants,
    kafar: { place: 'not_yet', hp: 0, ap: 0, done: false },
    supply: {},
    tokens: {},
    loads: [{ load: 'civilian1', space: 'A1' }],
    vehicles: [],
    crates: ['B1'],
    boxes: [],
    clouds: [],
    lids: ['open'],
    lamps: [true],
    helicopter: null,
    roof_open: false,
    takes: [],
    event: null,
    decks: {},
    zero: null,
    autodoc: null,
    dice: [],
    roll: null,
    acts: null,
    drawn: [],
    standing: [[], []],
    ...changed,
  } as CityNow
}
