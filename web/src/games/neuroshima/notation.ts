/** The moves of Neuroshima Hex, as they begin with a tile, a unit or a question: what is used, then where it goes. */

import { fieldOf, readMove, waysFrom, wordOf, type Field, type MoveWords, type Way } from '../../lib/chooser'
import { FORMS, PLAY_FORMS, TAKEN_UP } from './facts'

/** What the player has taken up: a tile of the hand, an action of a unit, or what the game asks about. */
export type Source =
  | { from: 'hand'; tile: string }
  | { from: 'unit'; verb: string; hex: string | null; module: string | null }
  | { from: 'question'; verb: string }

/** Something a unit on the board can do now. The hex is null where the move does not name the unit. */
export interface UnitAction {
  verb: string
  hex: string | null
  module: string | null
}

const PLAY = 'play'

function isTakenUp(from: Source['from'], verb: string): boolean {
  return TAKEN_UP[from]?.includes(verb) ?? false
}

function fieldsOf(form: readonly string[] | undefined): Field[] {
  // A turn is a facing that need not be said.
  return (form ?? []).map((written) => fieldOf(written === 'turn' ? 'facing' : written))
}

/** Whether a word of a move is the label of a hex. */
export function isHex(word: string): boolean {
  return /^[A-G][1-7]$/.test(word)
}

/** All hexes that a move names, each once. */
export function hexesOf(text: string): string[] {
  return [...new Set(text.split(' ').filter(isHex))]
}

/** The verb of an answer that is given by choosing hexes, if the game asks for one. */
export function questionVerb(legal: readonly string[]): string | null {
  const verbs = new Set(legal.map((text) => text.split(' ')[0] ?? ''))
  return TAKEN_UP.question?.find((verb) => verbs.has(verb)) ?? null
}

/** The moves of one seat: what an instant needs depends on what it does, which `instantOf` tells of a tile. */
export class Notation {
  private readonly instantOf: (tile: string) => string

  constructor(instantOf: (tile: string) => string) {
    this.instantOf = instantOf
  }

  /** Split a move into words and say what each of them is. */
  readonly read = (text: string): MoveWords => readMove(text, this.grammar)

  /** The legal moves that begin with what was taken up, each with the picks still to be made. */
  waysFrom(legal: readonly string[], source: Source): Way[] {
    return waysFrom(legal, this.grammar, (move) => settledRoles(move, source))
  }

  /** Tiles of the hand that can be used now: placed, played or, where nothing else may be done, discarded. */
  usableTiles(legal: readonly string[]): Set<string> {
    const moves = legal.map(this.read)
    const isDiscard = moves.every((move) => move.verb === 'discard')
    const usable = isDiscard ? moves : moves.filter((move) => isTakenUp('hand', move.verb))
    return new Set(usable.map((move) => wordOf(move, 'tile')).filter((tile) => tile !== null))
  }

  /** Everything that units on the board can do, each action once. */
  unitActions(legal: readonly string[]): UnitAction[] {
    const found = new Map<string, UnitAction>()
    for (const move of legal.map(this.read)) {
      if (!isTakenUp('unit', move.verb)) continue
      const action = { verb: move.verb, hex: wordOf(move, 'unit'), module: wordOf(move, 'module') }
      found.set(`${action.verb} ${action.hex} ${action.module}`, action)
    }
    return [...found.values()]
  }

  /**
   * The move that somebody means who picks a hex which is not legal, to ask the server why it is refused.
   * Words that have not been chosen yet are filled in so that the sentence is complete.
   */
  attempted(source: Source, picked: readonly string[], hex: string): string {
    const verb = source.from === 'hand' ? this.verbOf(source.tile) : source.verb
    const left = [...picked, hex]
    const words = this.rolesOf(verb, source.from === 'hand' ? source.tile : '').map((role) => {
      if (role === 'tile' && source.from === 'hand') return source.tile
      if (source.from === 'unit' && role === 'module' && source.module) return source.module
      if (source.from === 'unit' && role === 'unit' && source.hex) return source.hex
      return role === 'facing' ? '0' : (left.shift() ?? hex)
    })
    return [verb, ...words].join(' ')
  }

  /**
   * A complete move with a tile that cannot be used now, to ask the server why: by an own unit, against an
   * enemy, on an empty hex, as the tile needs them.
   */
  example(tile: string, at: { own: string; enemy: string; empty: string }): string {
    const verb = this.verbOf(tile)
    const words: Record<string, string> = {
      tile,
      unit: at.own,
      victim: at.enemy,
      goal: at.empty,
      facing: '0',
    }
    return [verb, ...this.rolesOf(verb, tile).map((role) => words[role] ?? at.own)].join(' ')
  }

  private readonly grammar = (verb: string, [tile = '']: readonly string[]): Field[] =>
    verb === PLAY ? fieldsOf(['tile', ...(PLAY_FORMS[this.instantOf(tile)] ?? [])]) : fieldsOf(FORMS[verb])

  private rolesOf(verb: string, tile: string): string[] {
    return this.grammar(verb, [tile]).map((field) => field.role)
  }

  /** What is tried with a tile of the hand. */
  private verbOf(tile: string): string {
    return this.instantOf(tile) ? PLAY : 'place'
  }
}

/** The roles of a move that its source already says; null where the move does not begin with this source. */
function settledRoles(move: MoveWords, source: Source): string[] | null {
  if (source.from === 'hand')
    return isTakenUp('hand', move.verb) && wordOf(move, 'tile') === source.tile ? ['tile'] : null
  if (move.verb !== source.verb) return null
  if (source.from === 'question') return []
  const same = wordOf(move, 'unit') === source.hex && wordOf(move, 'module') === source.module
  return same ? ['unit', 'module'] : null
}
