import { expect, test } from 'vitest'

import { addTile, placeUnit, type Position, setHealth, setTurn, toggleNet } from './position'
import {
  boardFor,
  emptyTable,
  laidOut,
  planOf,
  type TablePlan,
  withMode,
  withoutSeat,
  withSeats,
} from './table_plan'

const ARMIES = ['moloch', 'borgo', 'outpost', 'hegemony', 'steel_police', 'beasts']
/** The Beasts keep away from the large board. */
const armiesOn = (board: number) => (board === 37 ? ARMIES.slice(0, 5) : ARMIES)
const unit = (hex: string, owner: number, tile: string) => ({ hex, owner, tile, facing: 0, wounds: 0 })

function planFor(count: number): TablePlan {
  const plan: TablePlan = { mode: 'ffa', seats: [], board: 19, variants: [], teamHealth: 15 }
  return withSeats(plan, count, armiesOn)
}

/** Four armies, each with its HQ; the third has a unit, a tile in its hand and a net on an enemy. */
function table(): Position {
  let position = emptyTable({
    ...planFor(4),
    seats: ['moloch', 'borgo', 'steel_police', 'beasts'].map((army, from) => ({ army, from })),
  })
  for (const [seat, hex] of ['A1', 'A3', 'E1', 'E3'].entries())
    position = placeUnit(position, unit(hex, seat, 'hq'))
  position = placeUnit(position, unit('C3', 2, 'judge'))
  position = toggleNet(placeUnit(position, unit('C2', 3, 'scrabbler')), 'C2')
  position = addTile(addTile(position, 'hands', 2, 'terror'), 'discards', 3, 'hunter')
  return setTurn(setHealth(position, 2, 9), 2)
}

test('a new table has nothing on it and is played as it was planned', () => {
  const position = emptyTable({ ...planFor(5), board: 37, variants: ['reinforcements'] })
  expect(position).toMatchObject({ mode: 'ffa', board: 37, variants: ['reinforcements'], units: [], turn: 0 })
  expect(position.players.map((player) => player.army)).toEqual(ARMIES.slice(0, 5))
  expect([position.hands.length, position.discards.length]).toEqual([5, 5])
})

test('a way to play has its number of seats, and so many have their boards', () => {
  const teams = withMode(planFor(3), 'teams', armiesOn)
  expect([teams.seats.length, boardFor({ ...teams, board: 37 }), boardFor(teams)]).toEqual([4, 37, 19])
  const duel = withMode(teams, 'duel', armiesOn)
  expect([duel.seats.length, boardFor({ ...duel, board: 37 })]).toEqual([2, 19])
  expect(boardFor(planFor(6))).toBe(37)
})

test('newcomers lead armies that nobody has, as long as there are any', () => {
  const plan = withSeats({ ...planFor(0), seats: [{ army: 'borgo', from: 0 }] }, 3, armiesOn)
  expect(plan.seats.map((seat) => seat.army)).toEqual(['borgo', 'moloch', 'outpost'])
  expect(withSeats(planFor(1), 3, () => ['moloch']).seats.map((seat) => seat.army)).toEqual([
    'moloch',
    'moloch',
    'moloch',
  ])
})

test('on the large board only armies take part that are played there', () => {
  const plan = { ...planFor(0), seats: [{ army: 'beasts', from: 0 }] }
  const large = withSeats(plan, 6, armiesOn).seats
  expect(large.map((seat) => seat.army)).toEqual([
    'moloch',
    'borgo',
    'outpost',
    'hegemony',
    'steel_police',
    'moloch',
  ])
  expect(withSeats(plan, 3, armiesOn).seats[0]?.army).toBe('beasts')
})

test('whoever leaves takes everything along, and the others keep what is theirs', () => {
  const before = table()
  const after = laidOut(withoutSeat(planOf(before), 1), before)
  expect(after.players).toEqual([{ army: 'moloch' }, { army: 'steel_police', hq: 9 }, { army: 'beasts' }])
  expect(after.units.map(({ hex, owner, tile }) => `${owner} ${tile} ${hex}`)).toEqual([
    '0 hq A1',
    '1 hq E1',
    '2 hq E3',
    '1 judge C3',
    '2 scrabbler C2',
  ])
  expect([after.hands, after.discards, after.turn]).toEqual([[[], ['terror'], []], [[], [], ['hunter']], 1])
  expect(after.net_of_steel).toBe('C2')
})

test('who plays on at another table has nothing left to discard', () => {
  const before: Position = { ...table(), stage: 'discard' }
  expect(laidOut(withoutSeat(planOf(before), before.turn), before).stage).toBe('act')
})

test('units keep their places when the board grows, and those at its rim go when it shrinks', () => {
  const before = table()
  const large = laidOut({ ...planOf(before), board: 37 }, before)
  expect(large.board).toBe(37)
  expect(large.units.find((other) => other.tile === 'judge')?.hex).toBe('D4')
  expect(large.net_of_steel).toBe('D3')
  const back = laidOut({ ...planOf(large), board: 19 }, placeUnit(large, unit('A1', 0, 'hybrid')))
  expect(back.units.map((other) => other.hex).sort()).toEqual(before.units.map((other) => other.hex).sort())
})

test('another army keeps the place of its HQ, and another way to play its own health', () => {
  const before = table()
  const plan = planOf(before)
  const seats = plan.seats.map((seat) => (seat.from === 2 ? { ...seat, army: 'outpost' } : seat))
  const rearmed = laidOut({ ...plan, seats }, before)
  expect(rearmed.units.filter((other) => other.owner === 2).map((other) => other.tile)).toEqual(['hq'])
  expect([rearmed.net_of_steel, rearmed.hands[2]]).toEqual([null, []])
  const teams = laidOut({ ...plan, mode: 'teams', teamHealth: 20 }, before)
  expect([teams.players[2], teams.options]).toEqual([{ army: 'steel_police' }, { team_hq_health: '20' }])
  expect(planOf(teams)).toMatchObject({ mode: 'teams', teamHealth: 20, board: 19 })
  expect(laidOut(planOf(before), before).players[2]?.hq).toBe(9)
})
