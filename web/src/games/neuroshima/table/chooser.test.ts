import { describe, expect, it } from 'vitest'

import type { Answer, ArmySheet, Sight, UnitSight } from '../../../lib/server'
import { armies } from '../armies.svelte'
import { Chooser } from './chooser.svelte'

function turned(head: string, facings = '012345'): string[] {
  return [...facings].map((facing) => `${head} ${facing}`)
}

function unit(hex: string, owner: number, tile: string, facing = 0): UnitSight {
  return { hex, at: [0, 0], owner, tile, facing, drawing: `x.${tile}.${facing}` }
}

interface Position {
  legal: string[]
  units?: UnitSight[]
  hand?: string[]
  kind?: string
  about?: string[]
  answers?: Answer[]
}

function sightOf({ legal, units = [], hand = [], kind = 'turn', about = [], answers = [] }: Position): Sight {
  const player = (army: string, tiles: string[]) => ({
    army,
    health: 20,
    most: 20,
    hand: tiles.map((tile) => ({ tile, drawing: `${army}.${tile}.0` })),
    pile: 9,
    remaining: {},
    discards: [],
  })
  return {
    game: 'neuroshima',
    board: 19,
    mode: 'duel',
    variants: [],
    sides: [0, 1],
    players: [player('steel_police', hand), player('moloch', [])],
    units,
    turn: 0,
    turn_number: 5,
    situations: [],
    decision: { seat: 0, kind, clause: 'NH-3.9', about, prompt: { is: 'phrase', id: 'decision-turn' } },
    legal,
    answers,
  }
}

function chooserFor(position: Position, isOpen = true): Chooser {
  const sight = sightOf(position)
  return new Chooser(
    () => sight,
    () => isOpen,
  )
}

const JUDGE: Position = {
  legal: [
    ...turned('place judge C4'),
    ...turned('place judge E2'),
    ...turned('replace A1 judge'),
    'discard judge',
    'end',
  ],
  units: [unit('A1', 0, 'pacifier'), unit('C3', 0, 'hq'), unit('B2', 1, 'hybrid')],
  hand: ['judge'],
}

describe('placing a tile', () => {
  it('lights hexes, stands as a ghost, turns and becomes a move', () => {
    const chooser = chooserFor(JUDGE)
    chooser.takeTile('judge', 0)
    expect([...chooser.legalHexes]).toEqual(['C4', 'E2'])
    expect(chooser.targets).toEqual([{ hex: 'A1', own: true }])
    expect(chooser.way).toBeNull()
    expect(chooser.pick('E2')).toBe('taken')
    chooser.turn(-1)
    expect(chooser.ghost).toMatchObject({ hex: 'E2', facing: 5, drawing: 'steel_police.judge.5' })
    expect(chooser.way?.move).toBe('place judge E2 5')
    expect(chooser.pick('E2')).toBe('confirm')
  })

  it('keeps the facing when the ghost goes elsewhere', () => {
    const chooser = chooserFor(JUDGE)
    chooser.takeTile('judge', 0)
    chooser.pick('E2')
    chooser.face(2)
    expect(chooser.pick('A1')).toBe('taken')
    expect(chooser.way?.move).toBe('replace A1 judge 2')
  })

  it('says what was meant where the hex is illegal', () => {
    const chooser = chooserFor(JUDGE)
    chooser.takeTile('judge', 0)
    chooser.pick('E2')
    expect(chooser.pick('B2')).toBe('illegal')
    expect(chooser.attempt('B2')).toBe('place judge B2 0')
    expect(chooser.way?.move).toBe('place judge E2 0')
  })

  it('goes back step by step', () => {
    const chooser = chooserFor(JUDGE)
    chooser.takeTile('judge', 0)
    chooser.pick('E2')
    chooser.putAway('discard')
    expect(chooser.way?.move).toBe('discard judge')
    expect([chooser.back(), chooser.back(), chooser.back()]).toEqual([true, true, false])
    expect(chooser.source).toBeNull()
  })

  it('shows a move that somebody else thought of', () => {
    const chooser = chooserFor(JUDGE)
    expect(chooser.takeMove('replace A1 judge 4')).toBe(true)
    expect(chooser.way?.move).toBe('replace A1 judge 4')
    expect(chooser.takeMove('place judge A2 0')).toBe(false)
  })
})

describe('a discard', () => {
  it('that must be made is one click and a confirmation', () => {
    const chooser = chooserFor({
      legal: ['discard brawler', 'discard scout'],
      hand: ['brawler', 'scout'],
      kind: 'discard',
    })
    chooser.takeTile('scout', 1)
    expect(chooser.way?.move).toBe('discard scout')
    expect(chooser.putAways).toEqual([])
  })
})

describe('units on the board', () => {
  const units = [unit('B1', 0, 'judge', 3), unit('C3', 0, 'hq'), unit('C1', 1, 'hybrid')]

  it('begin at once where there is only one thing to do', () => {
    const legal = [...turned('mobility B1 B1', '01245'), ...turned('mobility B1 A1'), 'end']
    const chooser = chooserFor({ legal, units })
    expect([...chooser.ready]).toEqual(['B1'])
    expect(chooser.pick('B1')).toBe('menu')
    expect(chooser.choices).toEqual(['B1', 'A1'])
    chooser.pick('A1')
    expect(chooser.way?.move).toBe('mobility B1 A1 3') // as it stands
    chooser.pick('B1')
    expect(chooser.way?.move).toBe('mobility B1 B1 4') // it cannot stay as it is: the next one clockwise
  })

  it('offer a menu where there is more, and the HQ throws the net', () => {
    const legal = ['push B1 C1', ...turned('mobility B1 A1'), 'net C1', 'end']
    const chooser = chooserFor({ legal, units })
    expect(chooser.pick('B1')).toBe('menu')
    expect(chooser.menuAt).toBe('B1')
    expect(chooser.pick('E3')).toBe('nothing') // beside it: not wanted after all
    expect(chooser.menuAt).toBeNull()
    chooser.pick('B1')
    chooser.takeAction({ verb: 'push', hex: 'B1', module: null })
    expect(chooser.pick('C1')).toBe('taken')
    expect([...chooser.selected]).toEqual(['B1', 'C1'])
    expect(chooser.way?.move).toBe('push B1 C1')
    chooser.drop()
    chooser.pick('C3')
    chooser.pick('C1')
    expect(chooser.way?.move).toBe('net C1')
  })
})

describe('an answer on the board', () => {
  it('needs no unit to be pointed at where there is only one', () => {
    const legal = ['stay', ...turned('scavenge C3 B2'), ...turned('scavenge C3 C3', '12345')]
    const answers: Answer[] = [{ move: 'stay', title: { is: 'phrase', id: 'move-stay' } }]
    const chooser = chooserFor({ legal, units: [unit('C3', 0, 'vulture')], kind: 'scavenge', answers })
    expect(chooser.choices).toEqual(['B2', 'C3'])
    chooser.pick('B2')
    expect(chooser.way?.move).toBe('scavenge C3 B2 0')
    expect(chooser.ghost?.drawing).toBe('x.vulture.0')
    expect(chooser.buttons).toEqual(answers)
  })

  it('moves the unit that is pushed', () => {
    const chooser = chooserFor({
      legal: ['to B3', 'to C4'],
      units: [unit('C3', 0, 'judge', 2)],
      kind: 'displace',
      about: ['C3'],
    })
    chooser.pick('C4')
    expect(chooser.ghost).toEqual({ hex: 'C4', drawing: 'x.judge.2', facing: 2, turns: false })
    expect(chooser.way?.move).toBe('to C4')
    expect(chooser.attempt('A1')).toBe('to A1')
  })
})

it('an instant is played as what it does asks for, whatever its tile is called', () => {
  armies.all = [{ army: 'steel_police', tiles: [{ tile: 'ambush', instant: 'move' }] } as ArmySheet]
  const chooser = chooserFor({
    legal: [...turned('play ambush C3 C4'), ...turned('play ambush C3 D3'), 'discard ambush', 'end'],
    units: [unit('C3', 0, 'judge', 2)],
    hand: ['ambush'],
  })
  chooser.takeTile('ambush', 0)
  expect([chooser.question?.role, chooser.choices]).toEqual(['goal', ['C4', 'D3']])
  expect(chooser.pick('B2')).toBe('illegal')
  expect(chooser.attempt('B2')).toBe('play ambush C3 B2 0')
  chooser.pick('C4')
  expect(chooser.ghost?.hex).toBe('C4')
  expect(chooser.way?.move).toBe('play ambush C3 C4 2')
  armies.all = []
})

it('nothing can be chosen while it is not open', () => {
  const chooser = chooserFor(JUDGE, false)
  chooser.takeTile('judge', 0)
  expect([chooser.choices, chooser.way, chooser.canEnd]).toEqual([[], null, false])
})
