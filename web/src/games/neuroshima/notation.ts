/**
 * Moves as texts, read as a way of choices: what is used, then where, then which way it faces.
 *
 * The grammar is that of docs/notation.md. Nothing here knows a rule: what may be chosen is only ever read
 * off the list of legal moves that the server sent.
 */

/** What a word of a move stands for. */
export type Role = 'tile' | 'module' | 'unit' | 'victim' | 'goal' | 'facing' | 'direction' | 'word'

/** A move, word by word. */
export interface MoveWords {
  text: string
  verb: string
  words: string[]
  roles: Role[]
}

/** What the player has taken up: a tile of the hand, an action of a unit, or what the game asks about. */
export type Source =
  | { from: 'hand'; tile: string }
  | { from: 'unit'; verb: string; hex: string | null; module: string | null }
  | { from: 'question'; verb: string }

/** One step on the way to a move. */
export interface Pick {
  kind: 'hex' | 'tile' | 'facing' | 'direction'
  role: Role
  value: string
}

/** A legal move with the picks that lead to it from its source. */
export interface Way {
  move: string
  verb: string
  picks: Pick[]
}

/** Something a unit on the board can do now. The hex is null where the move does not name the unit. */
export interface UnitAction {
  verb: string
  hex: string | null
  module: string | null
}

/** The next thing to choose: all its values, in the order of the moves. */
export interface Question {
  kind: Pick['kind']
  role: Role
  values: string[]
}

const FORMS: Record<string, Role[]> = {
  place: ['tile', 'goal', 'facing'],
  execute: ['tile', 'victim', 'facing'],
  replace: ['unit', 'tile', 'facing'],
  mobility: ['unit', 'goal', 'facing'],
  rotate: ['unit', 'facing'],
  transport: ['module', 'unit', 'goal', 'facing'],
  push: ['unit', 'victim'],
  grab: ['unit', 'victim'],
  net: ['victim'],
  discard: ['tile'],
  waste: ['tile'],
  to: ['goal', 'facing'],
  step: ['goal', 'facing'],
  strike: ['unit', 'direction'],
  scavenge: ['unit', 'goal', 'facing'],
  attack: ['unit'],
  explode: ['unit'],
  skip: ['unit'],
  plain: ['unit'],
}

/** What follows the key of an instant. */
const PLAY_FORMS: Record<string, Role[]> = {
  battle: [],
  move: ['unit', 'goal', 'facing'],
  push_back: ['unit', 'victim'],
  air_strike: ['goal'],
  grenade: ['victim'],
  sniper: ['victim'],
  terror: [],
  grab: ['unit', 'victim'],
  hunt: ['unit', 'goal', 'facing'],
}

/** Verbs that use a tile of the hand, in the order in which a hex is tried against them. */
const HAND_VERBS = ['place', 'execute', 'replace', 'play']
/** Verbs of units on the board. */
const UNIT_VERBS = ['mobility', 'rotate', 'transport', 'push', 'grab', 'net', 'replace']
/** Verbs of answers that are given on the board; other answers are buttons. */
const QUESTION_VERBS = ['to', 'step', 'scavenge']

/** Split a move into words and say what each of them is. */
export function readMove(text: string): MoveWords {
  const [verb = '', ...words] = text.split(' ')
  const form = verb === 'play' ? playForm(words[0] ?? '') : (FORMS[verb] ?? [])
  return { text, verb, words, roles: words.map((_, index) => form[index] ?? 'word') }
}

function playForm(tile: string): Role[] {
  return ['tile', ...(PLAY_FORMS[tile] ?? [])]
}

/** Whether a word of a move is the label of a hex. */
export function isHex(word: string): boolean {
  return /^[A-G][1-7]$/.test(word)
}

/** All hexes that a move names, each once. */
export function hexesOf(text: string): string[] {
  return [...new Set(text.split(' ').filter(isHex))]
}

function pickOf(role: Role, value: string): Pick {
  const kind = role === 'tile' || role === 'facing' || role === 'direction' ? role : 'hex'
  return { kind, role, value }
}

/** The legal moves that begin with what was taken up, each with the picks still to be made. */
export function waysFrom(legal: readonly string[], source: Source): Way[] {
  const ways: Way[] = []
  for (const text of legal) {
    const move = readMove(text)
    const settled = settledRoles(move, source)
    if (!settled) continue
    const picks = move.words.map((word, index) => pickOf(move.roles[index] ?? 'word', word))
    ways.push({ move: text, verb: move.verb, picks: picks.filter((pick) => !settled.includes(pick.role)) })
  }
  return ways
}

/** The roles of a move that its source already says; null where the move does not begin with this source. */
function settledRoles(move: MoveWords, source: Source): Role[] | null {
  if (source.from === 'hand') {
    return HAND_VERBS.includes(move.verb) && wordOf(move, 'tile') === source.tile ? ['tile'] : null
  }
  if (move.verb !== source.verb) return null
  if (source.from === 'question') return []
  const same = wordOf(move, 'unit') === source.hex && wordOf(move, 'module') === source.module
  return same ? ['unit', 'module'] : null
}

function wordOf(move: MoveWords, role: Role): string | null {
  const index = move.roles.indexOf(role)
  return index < 0 ? null : (move.words[index] ?? null)
}

function matches(way: Way, picked: readonly string[]): boolean {
  return (
    picked.length <= way.picks.length && picked.every((value, index) => way.picks[index]?.value === value)
  )
}

/** What must be chosen next after these picks; null when nothing is left to choose or no way leads there. */
export function nextQuestion(ways: readonly Way[], picked: readonly string[]): Question | null {
  const open = ways.filter((way) => matches(way, picked) && way.picks.length > picked.length)
  const first = open[0]?.picks[picked.length]
  if (!first) return null
  const values = new Set(open.map((way) => way.picks[picked.length]?.value ?? ''))
  return { kind: first.kind, role: first.role, values: [...values] }
}

/** The move to which these picks lead exactly. */
export function settledWay(ways: readonly Way[], picked: readonly string[]): Way | null {
  return ways.find((way) => way.picks.length === picked.length && matches(way, picked)) ?? null
}

/** Tiles of the hand that can be used now: placed, played or, where nothing else may be done, discarded. */
export function usableTiles(legal: readonly string[]): Set<string> {
  const moves = legal.map(readMove)
  const isDiscard = moves.every((move) => move.verb === 'discard')
  return tilesOf(isDiscard ? moves : moves.filter((move) => HAND_VERBS.includes(move.verb)))
}

function tilesOf(moves: readonly MoveWords[]): Set<string> {
  return new Set(moves.map((move) => wordOf(move, 'tile')).filter((tile) => tile !== null))
}

/** Everything that units on the board can do, each action once. */
export function unitActions(legal: readonly string[]): UnitAction[] {
  const found = new Map<string, UnitAction>()
  for (const move of legal.map(readMove)) {
    if (!UNIT_VERBS.includes(move.verb)) continue
    const action = { verb: move.verb, hex: wordOf(move, 'unit'), module: wordOf(move, 'module') }
    found.set(`${action.verb} ${action.hex} ${action.module}`, action)
  }
  return [...found.values()]
}

/** The verb of an answer that is given by choosing hexes, if the game asks for one. */
export function questionVerb(legal: readonly string[]): string | null {
  const verbs = new Set(legal.map((text) => text.split(' ')[0] ?? ''))
  return QUESTION_VERBS.find((verb) => verbs.has(verb)) ?? null
}

/**
 * The move that somebody means who picks a hex which is not legal, to ask the server why it is refused. Words
 * that have not been chosen yet are filled in so that the sentence is complete.
 */
export function attemptedMove(
  source: Source,
  picked: readonly string[],
  hex: string,
  isInstant = false,
): string {
  const verb = source.from === 'hand' ? (isInstant ? 'play' : 'place') : source.verb
  const roles = verb === 'play' && source.from === 'hand' ? playForm(source.tile) : (FORMS[verb] ?? [])
  const left = [...picked, hex]
  const words = roles.map((role) => {
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
export function exampleMove(
  tile: string,
  isInstant: boolean,
  at: { own: string; enemy: string; empty: string },
): string {
  const roles = isInstant ? playForm(tile) : (FORMS.place ?? [])
  const words: Partial<Record<Role, string>> = {
    tile,
    unit: at.own,
    victim: at.enemy,
    goal: at.empty,
    facing: '0',
  }
  return [isInstant ? 'play' : 'place', ...roles.map((role) => words[role] ?? at.own)].join(' ')
}
