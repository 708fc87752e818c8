/**
 * Moves as texts, narrowed down choice by choice until one is left.
 *
 * What the words of a move stand for is said by the grammar of its game, which comes from the engine. Nothing
 * here knows a rule: what may be chosen is only ever read off the legal moves that the server sent.
 */

/** What a word of a move stands for: its kind, such as a hex, and its role, such as where something goes. */
export interface Field {
  kind: string
  role: string
}

/** The fields that follow a verb; which ones may depend on the words. */
export type Grammar = (verb: string, words: readonly string[]) => readonly Field[]

/** A move, word by word. */
export interface MoveWords {
  text: string
  verb: string
  words: string[]
  fields: Field[]
}

/** One step on the way to a move. */
export interface Pick extends Field {
  value: string
}

/** A legal move with the picks that lead to it from what was taken up. */
export interface Way {
  move: string
  verb: string
  picks: Pick[]
}

/** The next thing to choose: all its values, in the order of the moves. */
export interface Question extends Field {
  values: string[]
}

const WORD: Field = { kind: 'word', role: 'word' }

/** A field as the grammar of a game writes it: `kind` or `kind:role`. */
export function fieldOf(written: string): Field {
  const [kind = '', role = kind] = written.split(':')
  return { kind, role }
}

/** Split a move into words and say what each of them is. */
export function readMove(text: string, grammar: Grammar): MoveWords {
  const [verb = '', ...words] = text.split(' ')
  const form = grammar(verb, words)
  return { text, verb, words, fields: words.map((_, index) => form[index] ?? WORD) }
}

/** The word of a move in a role; null where it has none. */
export function wordOf(move: MoveWords, role: string): string | null {
  const index = move.fields.findIndex((field) => field.role === role)
  return index < 0 ? null : (move.words[index] ?? null)
}

/**
 * The legal moves that begin with what was taken up, each with the picks still to be made. `settled` tells the
 * roles of a move that are settled already; null for a move that does not begin so.
 */
export function waysFrom(
  legal: readonly string[],
  grammar: Grammar,
  settled: (move: MoveWords) => readonly string[] | null,
): Way[] {
  return legal.flatMap((text) => {
    const move = readMove(text, grammar)
    const roles = settled(move)
    if (!roles) return []
    const picks = move.words.map((value, index) => ({ ...(move.fields[index] ?? WORD), value }))
    return { move: text, verb: move.verb, picks: picks.filter((pick) => !roles.includes(pick.role)) }
  })
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
