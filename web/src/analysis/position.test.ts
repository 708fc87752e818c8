import { expect, test } from 'vitest'

import { faultOf } from './faults'
import {
  addToHand,
  clearBoard,
  completed,
  emptyPosition,
  faceUnit,
  isPosition,
  isUnderNet,
  moveUnit,
  placeUnit,
  type Position,
  removeFromHand,
  removeUnit,
  setArmy,
  setHealth,
  setTurn,
  setWounds,
  toggleNet,
  unitAt,
  usedOf,
} from './position'

const unit = (hex: string, owner: number, tile: string) => ({ hex, owner, tile, facing: 0, wounds: 0 })

function table(): Position {
  let position = emptyPosition(['moloch', 'steel_police'])
  position = placeUnit(position, unit('C3', 0, 'hq'))
  position = placeUnit(position, unit('A1', 1, 'hq'))
  return placeUnit(position, unit('C2', 0, 'hybrid'))
}

const hexes = (position: Position) => position.units.map((other) => other.hex)

test('a unit takes the place of another; an HQ leaves the hex where it stood', () => {
  expect(unitAt(placeUnit(table(), unit('C2', 1, 'judge')), 'C2')?.tile).toBe('judge')
  const moved = placeUnit(table(), unit('E1', 0, 'hq'))
  expect(hexes(moved).sort()).toEqual(['A1', 'C2', 'E1'])
})

test('a moved unit goes to an empty hex or changes places; its net goes with it', () => {
  const netted = toggleNet(table(), 'C2')
  expect(isUnderNet(netted, 'C2')).toBe(true)
  const moved = moveUnit(netted, 'C2', 'D1')
  expect([unitAt(moved, 'D1')?.tile, isUnderNet(moved, 'D1'), isUnderNet(moved, 'C2')]).toEqual([
    'hybrid',
    true,
    false,
  ])
  const swapped = moveUnit(netted, 'C2', 'C3')
  expect([unitAt(swapped, 'C2')?.tile, unitAt(swapped, 'C3')?.tile, isUnderNet(swapped, 'C3')]).toEqual([
    'hq',
    'hybrid',
    true,
  ])
  expect(moveUnit(netted, 'E3', 'E2')).toBe(netted)
})

test('a unit that leaves takes its net along', () => {
  const left = removeUnit(toggleNet(table(), 'C2'), 'C2')
  expect([hexes(left), left.net_of_steel]).toEqual([['C3', 'A1'], null])
})

test('facings go round, wounds do not go below none', () => {
  expect(unitAt(faceUnit(table(), 'C2', -1), 'C2')?.facing).toBe(5)
  expect(unitAt(faceUnit(table(), 'C2', 7), 'C2')?.facing).toBe(1)
  expect(unitAt(setWounds(table(), 'C2', -2), 'C2')?.wounds).toBe(0)
})

test('another army keeps the place of its HQ and nothing else', () => {
  const other = setArmy(addToHand(setHealth(table(), 0, 7), 0, 'battle'), 0, 'borgo')
  expect(other.players[0]).toEqual({ army: 'borgo' })
  expect([hexes(other), other.hands[0]]).toEqual([['C3', 'A1'], []])
})

test('a hand holds three tiles', () => {
  let position = table()
  for (const tile of ['battle', 'move', 'hybrid', 'clown']) position = addToHand(position, 1, tile)
  expect(position.hands[1]).toEqual(['battle', 'move', 'hybrid'])
  expect(removeFromHand(position, 1, 1).hands[1]).toEqual(['battle', 'hybrid'])
})

test('tiles that are used up are counted wherever they are', () => {
  const position = { ...addToHand(table(), 0, 'hybrid'), discards: [['hybrid'], []] }
  expect([usedOf(position, 0, 'hybrid'), usedOf(position, 1, 'hybrid')]).toEqual([3, 0])
})

test('after an edit the piles are what is left, and nothing remains of the middle of a turn', () => {
  const played: Position = {
    ...table(),
    decks: [['hybrid'], ['judge']],
    uses: ['mobility C2'],
    stage: 'discard',
    terrified: true,
    turn_number: 9,
  }
  const edited = setTurn(played, 1)
  expect(edited).toMatchObject({ turn: 1, decks: [null, null], stage: 'act', turn_number: 9 })
  expect('uses' in edited || 'terrified' in edited).toBe(false)
})

test('a cleared board keeps armies and health', () => {
  const cleared = clearBoard(setHealth(table(), 1, 3))
  expect([cleared.units, cleared.players[1]]).toEqual([[], { army: 'steel_police', hq: 3 }])
})

test('a short position file is filled in; coordinates and small letters become labels', () => {
  const data = {
    players: [{ army: 'moloch' }, { army: 'borgo' }],
    units: [
      { at: [0, 0], owner: 0, tile: 'hq' },
      { hex: 'a1', owner: 1, tile: 'hq', facing: 2 },
    ],
    hands: [['battle']],
  }
  const position = completed(data)
  expect(position.units).toEqual([
    { hex: 'C3', owner: 0, tile: 'hq', facing: 0, wounds: 0 },
    { hex: 'A1', owner: 1, tile: 'hq', facing: 2, wounds: 0 },
  ])
  expect(position).toMatchObject({
    hands: [['battle'], []],
    discards: [[], []],
    net_of_steel: null,
    stage: 'start',
  })
})

test('what is no position is told', () => {
  expect([isPosition({ players: [] }), isPosition({ moves: [] }), isPosition(null), isPosition('x')]).toEqual(
    [true, false, false, false],
  )
})

test('the place of a mistake is read out of its sentence', () => {
  expect(faultOf('position.units[3].tile: seat 1 already has an HQ')).toEqual({
    reason: 'tile: seat 1 already has an HQ',
    unit: 3,
    seat: null,
  })
  expect(faultOf('position.units[0]: expected "hex" or "at"').reason).toBe('expected "hex" or "at"')
  expect(faultOf('position.hands[1]: expected at most 6 tiles')).toMatchObject({ seat: 1, unit: null })
})

test('a position of many seats keeps how it is played', () => {
  const data = {
    game: 'neuroshima',
    board: 37,
    mode: 'points',
    variants: ['reinforcements'],
    players: ['moloch', 'borgo', 'outpost', 'hegemony', 'moloch'].map((army) => ({ army, hq: 4 })),
    units: [{ at: [0, -3], owner: 4, tile: 'hq' }],
    slot: 2,
    tied: [],
    closer: 2,
    plays: 1,
  }
  const position = completed(data)
  expect(position.units[0]?.hex).toBe('D1')
  expect(position.hands).toHaveLength(5)
  let edited = setTurn(position, 3)
  for (let count = 0; count < 8; count++) edited = addToHand(edited, 4, 'hybrid')
  expect(edited.hands[4]).toHaveLength(6)
  expect(edited).toMatchObject({ board: 37, mode: 'points', variants: ['reinforcements'], turn: 3 })
  for (const field of ['slot', 'tied', 'closer', 'plays']) expect(edited).not.toHaveProperty(field)
})
