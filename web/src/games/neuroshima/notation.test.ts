import { describe, expect, it } from 'vitest'

import { nextQuestion, settledWay } from '../../lib/chooser'
import { hexesOf, Notation, questionVerb, type Source } from './notation'

// Instants that are called as what they do.
const INSTANTS = ['battle', 'move', 'push_back', 'sniper']
const notation = new Notation((tile) => (INSTANTS.includes(tile) ? tile : ''))

/** The same move with each of these facings. */
function turned(head: string, facings = '012345'): string[] {
  return [...facings].map((facing) => `${head} ${facing}`)
}

// Legal moves of real games: armies, seed and number of moves made by a random player.
const EXECUTIONER = [
  // moloch against steel_police, shortened
  ...turned('place executioner B3'),
  ...turned('place executioner D4'),
  ...turned('execute executioner A3'),
  ...turned('execute executioner C1'),
  'play battle',
  ...turned('mobility A1 A1', '01245'),
  ...turned('mobility D2 D2', '02345'),
  'discard executioner',
  'discard battle',
  'end',
]
const JUDGE = [...turned('place judge C4'), ...turned('replace A1 judge'), 'discard judge', 'end']
const MOVE = [...turned('play move A3 A3'), ...turned('play move A3 B4'), 'discard move', 'end']
const TRANSPORT = [...turned('transport C2 B2 B2', '01235'), ...turned('transport C2 C3 C3', '01245'), 'end']
const SCAVENGE = ['stay', ...turned('scavenge C3 B2'), ...turned('scavenge C3 C3', '12345')]

describe('a tile of the hand', () => {
  const hand = (tile: string): Source => ({ from: 'hand', tile })

  it('is placed on empty hexes and executes enemies, then asks for a facing', () => {
    const ways = notation.waysFrom(EXECUTIONER, hand('executioner'))
    expect(nextQuestion(ways, [])).toEqual({ kind: 'hex', role: 'goal', values: ['B3', 'D4', 'A3', 'C1'] })
    expect(nextQuestion(ways, ['C1'])?.values).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(settledWay(ways, ['C1', '4'])?.move).toBe('execute executioner C1 4')
    expect(settledWay(ways, ['D4', '4'])?.move).toBe('place executioner D4 4')
    expect(settledWay(ways, ['D4'])).toBeNull()
  })

  it('takes the place of an own unit, although the notation names that first', () => {
    const ways = notation.waysFrom(JUDGE, hand('judge'))
    expect(nextQuestion(ways, [])?.values).toEqual(['C4', 'A1'])
    expect(settledWay(ways, ['A1', '2'])?.move).toBe('replace A1 judge 2')
  })

  it('that is an instant asks for the unit, the goal and the facing', () => {
    const ways = notation.waysFrom(MOVE, hand('move'))
    expect(nextQuestion(ways, [])).toEqual({ kind: 'hex', role: 'unit', values: ['A3'] })
    expect(nextQuestion(ways, ['A3'])).toEqual({ kind: 'hex', role: 'goal', values: ['A3', 'B4'] })
    expect(nextQuestion(ways, ['A3', 'B4'])?.kind).toBe('facing')
    expect(settledWay(ways, ['A3', 'B4', '5'])?.move).toBe('play move A3 B4 5')
    expect(nextQuestion(ways, ['A1'])).toBeNull()
  })

  it('that needs nothing more is settled at once', () => {
    const ways = notation.waysFrom(EXECUTIONER, hand('battle'))
    expect(nextQuestion(ways, [])).toBeNull()
    expect(settledWay(ways, [])?.move).toBe('play battle')
  })

  it('is usable if it can do more than be discarded', () => {
    expect([...notation.usableTiles(EXECUTIONER)]).toEqual(['executioner', 'battle'])
    expect([...notation.usableTiles(['net A3', 'discard judge', 'end'])]).toEqual([])
    expect([...notation.usableTiles(['discard brawler', 'discard scout'])]).toEqual(['brawler', 'scout'])
  })
})

describe('a unit on the board', () => {
  it('has its actions, each once', () => {
    expect(notation.unitActions(EXECUTIONER)).toEqual([
      { verb: 'mobility', hex: 'A1', module: null },
      { verb: 'mobility', hex: 'D2', module: null },
    ])
    expect(notation.unitActions(TRANSPORT)).toEqual([
      { verb: 'transport', hex: 'B2', module: 'C2' },
      { verb: 'transport', hex: 'C3', module: 'C2' },
    ])
    expect(notation.unitActions(['net A3', 'net B3', 'end'])).toEqual([
      { verb: 'net', hex: null, module: null },
    ])
    expect(notation.unitActions(JUDGE)).toEqual([{ verb: 'replace', hex: 'A1', module: null }])
    expect(
      notation.unitActions(['push B1 C1', 'push B1 C2', 'grab C2 D3', ...turned('rotate B2', '01234')]),
    ).toEqual([
      { verb: 'push', hex: 'B1', module: null },
      { verb: 'grab', hex: 'C2', module: null },
      { verb: 'rotate', hex: 'B2', module: null },
    ])
  })

  it('asks only for what its action leaves open', () => {
    const carried = notation.waysFrom(TRANSPORT, { from: 'unit', verb: 'transport', hex: 'C3', module: 'C2' })
    expect(nextQuestion(carried, [])).toEqual({ kind: 'hex', role: 'goal', values: ['C3'] })
    expect(settledWay(carried, ['C3', '4'])?.move).toBe('transport C2 C3 C3 4')
    const turning = notation.waysFrom(turned('rotate B2', '01234'), {
      from: 'unit',
      verb: 'rotate',
      hex: 'B2',
      module: null,
    })
    expect(nextQuestion(turning, [])?.values).toEqual(['0', '1', '2', '3', '4'])
    const thrown = notation.waysFrom(['net A3', 'net B3', 'end'], {
      from: 'unit',
      verb: 'net',
      hex: null,
      module: null,
    })
    expect(nextQuestion(thrown, [])).toEqual({ kind: 'hex', role: 'victim', values: ['A3', 'B3'] })
    const replaced = notation.waysFrom(JUDGE, { from: 'unit', verb: 'replace', hex: 'A1', module: null })
    expect(nextQuestion(replaced, [])).toEqual({ kind: 'tile', role: 'tile', values: ['judge'] })
    expect(settledWay(replaced, ['judge', '3'])?.move).toBe('replace A1 judge 3')
  })
})

describe('an answer', () => {
  it('is given on the board where it is a place', () => {
    expect(questionVerb(SCAVENGE)).toBe('scavenge')
    expect(questionVerb(['to B3', 'to C4'])).toBe('to')
    expect(questionVerb(['stay', 'step A1 0', 'step A1 2'])).toBe('step')
    expect(questionVerb(['heal C4 B3 SE B4', 'heal C4 D4 NW B4'])).toBeNull()
    expect(questionVerb(['stay', 'strike B1 NE', 'strike B1 SW'])).toBeNull()
  })

  it('has a facing only where the unit may turn', () => {
    const pushed = notation.waysFrom(['to B3', 'to C4'], { from: 'question', verb: 'to' })
    expect(settledWay(pushed, ['B3'])?.move).toBe('to B3')
    expect(nextQuestion(pushed, ['B3'])).toBeNull()
    const pulled = notation.waysFrom(turned('to E2'), { from: 'question', verb: 'to' })
    expect(nextQuestion(pulled, ['E2'])?.kind).toBe('facing')
    const flown = notation.waysFrom(SCAVENGE, { from: 'question', verb: 'scavenge' })
    expect(settledWay(flown, ['C3', 'B2', '1'])?.move).toBe('scavenge C3 B2 1')
  })
})

describe('words of a move', () => {
  it('have their roles', () => {
    const roles = (text: string) => notation.read(text).fields.map((field) => field.role)
    expect(roles('play push_back E3 D3')).toEqual(['tile', 'unit', 'victim'])
    expect(roles('transport C2 B2 B3 1')).toEqual(['module', 'unit', 'goal', 'facing'])
    expect(roles('nothing C4 known')).toEqual(['word', 'word'])
    expect(hexesOf('heal C4 B3 SE B4')).toEqual(['C4', 'B3', 'B4'])
    expect(hexesOf('play move A3 A3 0')).toEqual(['A3'])
  })

  it('are filled in where an illegal move is only half chosen', () => {
    expect(notation.attempted({ from: 'hand', tile: 'judge' }, [], 'C3')).toBe('place judge C3 0')
    expect(notation.attempted({ from: 'hand', tile: 'move' }, [], 'C3')).toBe('play move C3 C3 0')
    expect(notation.attempted({ from: 'hand', tile: 'move' }, ['A3'], 'C3')).toBe('play move A3 C3 0')
    expect(notation.attempted({ from: 'unit', verb: 'push', hex: 'B1', module: null }, [], 'C4')).toBe(
      'push B1 C4',
    )
    expect(notation.attempted({ from: 'unit', verb: 'transport', hex: 'C3', module: 'C2' }, [], 'E1')).toBe(
      'transport C2 C3 E1 0',
    )
    expect(notation.attempted({ from: 'question', verb: 'to' }, [], 'E1')).toBe('to E1 0')
  })

  it('are made up for a tile that cannot be used at all', () => {
    const at = { own: 'C3', enemy: 'A1', empty: 'E2' }
    expect(notation.example('judge', at)).toBe('place judge E2 0')
    expect(notation.example('push_back', at)).toBe('play push_back C3 A1')
    expect(notation.example('sniper', at)).toBe('play sniper A1')
    expect(notation.example('battle', at)).toBe('play battle')
  })
})
