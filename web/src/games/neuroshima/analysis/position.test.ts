import { expect, test } from 'vitest'

import type { Phrase } from '../../../lib/server'
import { faultOf } from './faults'
import { malformed } from './form'
import { freePile, isSetPile, loosened, pileOf, setPile, sizeOf } from './piles'
import {
  addTile,
  boardOf,
  clearBoard,
  completed,
  emptyPosition,
  faceUnit,
  isUnderNet,
  moveUnit,
  placeUnit,
  type Position,
  removeTile,
  removeUnit,
  setArmy,
  settled,
  setHealth,
  setStage,
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
  const other = setArmy(addTile(setHealth(table(), 0, 7), 'hands', 0, 'battle'), 0, 'borgo')
  expect(other.players[0]).toEqual({ army: 'borgo' })
  expect([hexes(other), other.hands[0]]).toEqual([['C3', 'A1'], []])
})

test('a hand holds three tiles', () => {
  let position = table()
  for (const tile of ['battle', 'move', 'hybrid', 'clown']) position = addTile(position, 'hands', 1, tile)
  expect(position.hands[1]).toEqual(['battle', 'move', 'hybrid'])
  expect(removeTile(position, 'hands', 1, 'move').hands[1]).toEqual(['battle', 'hybrid'])
})

test('tiles that are used up are counted wherever they are', () => {
  const position = addTile(addTile(table(), 'hands', 0, 'hybrid'), 'discards', 0, 'hybrid')
  expect([usedOf(position, 0, 'hybrid'), usedOf(position, 1, 'hybrid')]).toEqual([3, 0])
})

test('an edit leaves nothing over from the middle of a turn', () => {
  const asked = { ...table(), stage: 'battle', asked: { seat: 0 }, idle: 1, uses: ['rotate C2'] }
  const edited = settled(asked)
  expect(edited.stage).not.toBe('battle')
  for (const field of ['asked', 'idle', 'uses']) expect(edited).not.toHaveProperty(field)
})

test('what changes nothing is no edit', () => {
  const position = setTurn(addTile(table(), 'hands', 0, 'battle'), 1)
  const full = ['hybrid', 'hybrid'].reduce((before, tile) => addTile(before, 'hands', 0, tile), position)
  expect(faceUnit(position, 'C2', 6)).toBe(position)
  expect(faceUnit(position, 'E3', 1)).toBe(position)
  expect(setWounds(position, 'C2', -1)).toBe(position)
  expect(addTile(full, 'hands', 0, 'move')).toBe(full)
  expect(removeTile(position, 'discards', 0, 'move')).toBe(position)
  expect(setTurn(position, 1)).toBe(position)
  expect(setStage(position, 'act')).toBe(position)
  const wounded = setHealth(position, 0, 7)
  expect(setHealth(wounded, 0, 7)).toBe(wounded)
})

test('after an edit nothing remains of the middle of a turn, and only one who has drawn three must discard', () => {
  const played: Position = {
    ...table(),
    uses: ['mobility C2'],
    stage: 'redraw',
    terrified: true,
    turn_number: 9,
    situations: [],
  }
  const edited = setTurn(played, 1)
  expect(edited).toMatchObject({ turn: 1, stage: 'act', turn_number: 9 })
  expect('uses' in edited || 'terrified' in edited).toBe(false)
  const discarding = setStage(table(), 'discard')
  expect(faceUnit(discarding, 'C2', 1).stage).toBe('discard')
  expect([addTile(discarding, 'hands', 0, 'battle').stage, setTurn(discarding, 1).stage]).toEqual([
    'act',
    'act',
  ])
})

const KINDS = [
  { tile: 'hq', count: 1, starts: true },
  { tile: 'hybrid', count: 2, starts: false },
  { tile: 'battle', count: 3, starts: false },
]

test('a pile holds what is nowhere else until somebody says what lies in it', () => {
  const position = addTile(table(), 'discards', 0, 'battle')
  const held = (other: Position) => Object.fromEntries(pileOf(other, 0, KINDS))
  expect(held(position)).toEqual({ hybrid: 1, battle: 2 })
  const set = setPile(position, 0, KINDS, 'hybrid', 3)
  expect([held(set), isSetPile(set, 0, KINDS)]).toEqual([{ hybrid: 3, battle: 2 }, true])
  const placed = placeUnit(set, unit('E2', 0, 'hybrid'))
  expect(sizeOf(pileOf(placed, 0, KINDS))).toBe(5)
  expect(held(freePile(placed, 0))).toEqual({ hybrid: 0, battle: 2 })
})

test('a pile is shuffled, and chance alone decides how', () => {
  const rising = () => {
    let last = 0
    return () => (last += 0.1)
  }
  const set = setPile(table(), 0, KINDS, 'hybrid', 2, rising())
  expect(set.decks?.[0]).toEqual(['hybrid', 'hybrid', 'battle', 'battle', 'battle'])
  const falling = [0.1, 0.2, 0.3, 0.4, 0.5]
  const other = setPile(table(), 0, KINDS, 'hybrid', 2, () => falling.pop() ?? 0)
  expect(other.decks?.[0]).toEqual(set.decks?.[0]?.toReversed())
})

test('the piles of a game that was played follow the edits, those that were set do not', () => {
  const played = { ...table(), decks: [['battle', 'hybrid', 'battle', 'battle'], ['judge']] }
  const loose = loosened(played, (army) =>
    army === 'moloch' ? KINDS : [{ tile: 'judge', count: 3, starts: false }],
  )
  expect(loose.decks).toEqual([null, ['judge']])
  expect(loosened(loose, () => KINDS)).toMatchObject({ decks: [null, ['judge']] })
  expect(setTurn(loose, 1).decks).toEqual([null, ['judge']])
})

test('a cleared board keeps armies and health', () => {
  const cleared = clearBoard(setHealth(table(), 1, 3))
  expect([cleared.units, cleared.players[1]]).toEqual([[], { army: 'steel_police', hq: 3 }])
})

test('where the hand goes, nothing is left to discard', () => {
  const discarding: Position = { ...addTile(table(), 'hands', 0, 'battle'), stage: 'discard' }
  expect(clearBoard(discarding).stage).toBe('act')
  expect(setArmy(discarding, 0, 'borgo').stage).toBe('act')
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

test.each([
  [null, 'players'],
  ['x', 'players'],
  [{ moves: [] }, 'players'],
  [{ players: 1 }, 'players'],
  [{ players: [null] }, 'players'],
  [{ players: [{ army: 'moloch' }], units: {} }, 'units'],
  [{ players: [{ army: 'moloch' }], units: [{ hex: 3, owner: 0, tile: 'hq' }] }, 'units'],
  [{ players: [{ army: 'moloch' }], hands: [['battle', 1]] }, 'hands'],
  [{ players: [{ army: 'moloch' }], decks: [null, 'battle'] }, 'decks'],
  [{ players: [{ army: 'moloch' }], net_of_steel: { hex: 'C3' } }, 'net_of_steel'],
  [{ players: [{ army: 'moloch' }], decks: [null, ['battle']], net_of_steel: [0, 0], hands: [[]] }, null],
])('of a file that is no position the wrong part is told: %j', (data, part) => {
  expect(malformed(data)).toBe(part)
})

test('nets are found by label and by coordinates, with and without an entry for each seat', () => {
  const given = { players: ['moloch', 'borgo', 'steel_police'].map((army) => ({ army })), mode: 'ffa' }
  expect(completed({ ...given, net_of_steel: [0, -1] }).net_of_steel).toBe('C2')
  const each = completed({ ...given, net_of_steel: [null, null, 'C2'] })
  expect(isUnderNet(each, 'C2')).toBe(true)
  expect(toggleNet(each, 'C2').net_of_steel).toBe(null)
  expect(toggleNet(each, 'A1').net_of_steel).toBe('A1')
  expect(toggleNet(each, 'A1', 2).net_of_steel).toEqual(['C2', 'A1'])
})

test('five play on the large board unless it is said otherwise', () => {
  const players = ['moloch', 'borgo', 'outpost', 'hegemony', 'beasts'].map((army) => ({ army }))
  const position = completed({ players, mode: 'ffa', units: [{ at: [0, -3], owner: 4, tile: 'hq' }] })
  expect([boardOf(position), position.units[0]?.hex]).toEqual([37, 'D1'])
})

test('the place of a mistake is read out of its sentence, and its phrase is told where there is one', () => {
  const told = (reason: string) => ({ reason, phrase: null })
  const sentence = 'position.units[3].tile: seat 1 already has an HQ'
  expect(faultOf(told(sentence))).toEqual({ reason: 'tile: seat 1 already has an HQ', unit: 3, seat: null })
  const phrase: Phrase = { is: 'phrase', id: 'position-hqs', args: { seat: { is: 'seat', seat: 1 } } }
  expect(faultOf({ reason: sentence, phrase })).toEqual({ reason: phrase, unit: 3, seat: null })
  expect(faultOf(told('position.units[0]: expected "hex" or "at"')).reason).toBe('expected "hex" or "at"')
  expect(faultOf(told('position.hands[1]: expected at most 6 tiles'))).toMatchObject({ seat: 1, unit: null })
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
  for (let count = 0; count < 8; count++) edited = addTile(edited, 'hands', 4, 'hybrid')
  expect(edited.hands[4]).toHaveLength(6)
  expect(edited).toMatchObject({ board: 37, mode: 'points', variants: ['reinforcements'], turn: 3 })
  for (const field of ['slot', 'tied', 'closer', 'plays']) expect(edited).not.toHaveProperty(field)
})
