/** Sentences of the Fluent files, and phrases put into words as the library does it. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { api } from './api'
import { FIRST_WORDS, type Language } from './languages'
import { namedBy, seatName, type Named } from './naming'
import type { Phrase } from './server'

/** Whatever may stand in a phrase. */
export type Argument = NonNullable<Phrase['args']>[string]

/** A part of a sentence: plain text, or something of a seat that may be coloured and pointed at. */
export type Piece = { is: 'text'; text: string } | ({ is: 'named' } & Named)

type Arguments = Record<string, FluentVariable>

// Marks around the number of a piece while Fluent puts a sentence together; no text has these characters.
const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARKED = /\uE000(\d+)\uE001/
const STOP = /^[.,:;!?]+/

const bundles = new Map<Language, FluentBundle>()
/** What a bundle has besides the texts of the house: those of games, by name. */
const known = new Map<Language, Set<string>>()
/** Games whose texts are needed, in whatever language is spoken. */
const games = new Set<string>()
let current = $state.raw<FluentBundle | null>(null)
/** Grows with every game whose texts come to a bundle. */
let grown = $state(0)
let wanted: Language | null = null

/** Fetches a language once and speaks it from then on. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  const [bundle] = await Promise.all([
    bundleOf(language),
    ...[...games].map((game) => fetchOf(language, game)),
  ])
  if (wanted === language) current = bundle // nobody has asked for another one in the meantime
}

/** What only the pages of a game say, for `speakOf`. */
export function pagesOf(game: string): string {
  return `${game}/pages`
}

/** Fetches what a game says at its tables, in every language that is spoken from then on. */
export async function speakOf(game: string): Promise<void> {
  games.add(game)
  if (wanted !== null) await fetchOf(wanted, game)
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const found = bundles.get(language)
  if (found !== undefined) return found
  const source = await api.texts(language)
  const bundle = bundles.get(language) ?? makeBundle(language, source)
  bundles.set(language, bundle)
  return bundle
}

async function fetchOf(language: Language, game: string): Promise<void> {
  if (known.get(language)?.has(game)) return
  const [bundle, source] = await Promise.all([bundleOf(language), api.gameTexts(language, game)])
  bundle.addResource(new FluentResource(source))
  known.set(language, (known.get(language) ?? new Set()).add(game))
  grown += 1
}

/** Speaks these texts, without a server. */
export function speakFrom(language: Language, source: string): void {
  current = makeBundle(language, source)
}

/** A text that is built into the client: one of the few that are needed before a server answers. */
export function firstWord(language: Language, id: string): string {
  const source = [FIRST_WORDS.get(language), FIRST_WORDS.get('en')].join('\n') // the first of two texts counts
  const pattern = makeBundle(language, source).getMessage(id)?.value
  return typeof pattern === 'string' ? pattern : id
}

/** The language of the texts; null before there are any. */
export function spoken(): Language | null {
  return current?.locales[0] ?? null
}

/** Whether there are any texts yet. */
export function canSpeak(): boolean {
  return current !== null
}

/** Whether there is a text with this id. */
export function has(id: string): boolean {
  void grown
  return current?.hasMessage(id) ?? false
}

/** A text with its arguments; the id itself where there is none. */
export function t(id: string, args: Arguments = {}): string {
  void grown
  const pattern = current?.getMessage(id)?.value
  if (current === null || pattern == null) return id
  return current.formatPattern(pattern, args, [])
}

/** What a seat is called in a sentence. */
export type SeatNames = (seat: number) => string

/** A phrase as plain words. `parts` are the keys of what the seats lead, in order of play; it is their name, too. */
export function say(phrase: Argument, parts: readonly string[], nameOf?: SeatNames): string {
  return pieces(phrase, parts, nameOf).map(wordsOf).join('')
}

/** A phrase as its parts. A comma or full stop behind a name belongs to it: no line begins with one. */
export function pieces(
  phrase: Argument,
  parts: readonly string[],
  nameOf: SeatNames = (seat) => seatName(seat, parts),
): Piece[] {
  const found: Piece[] = []
  const text = mark(phrase, parts, nameOf, found)
  const words = text.split(MARKED)
  return words
    .map((word, i): Piece | undefined => {
      // Every second part is the number of a piece.
      if (i % 2 === 0) return { is: 'text', text: i ? word.replace(STOP, '') : word }
      const piece = found[Number(word)]
      const stop = STOP.exec(words[i + 1] ?? '')?.[0] ?? ''
      return piece?.is === 'named' ? { ...piece, suffix: piece.suffix + stop } : piece
    })
    .filter((piece) => piece !== undefined && wordsOf(piece) !== '') as Piece[]
}

function wordsOf(piece: Piece): string {
  return piece.text + (piece.is === 'named' ? piece.suffix : '')
}

function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

/** The words of an argument, with a mark for everything that is more than a word. */
function mark(argument: Argument, parts: readonly string[], nameOf: SeatNames, found: Piece[]): string {
  if (typeof argument === 'string') return argument
  if (typeof argument === 'number') return String(argument)
  if (argument.is === 'list') return argument.items.map((item) => mark(item, parts, nameOf, found)).join(', ')
  if (argument.is === 'phrase') {
    const given = Object.entries(argument.args ?? {}).map(([name, value]): [string, FluentVariable] => [
      name,
      typeof value === 'number' ? value : mark(value, parts, nameOf, found),
    ])
    return t(argument.id, Object.fromEntries(given))
  }
  const named = argument.is === 'seat' ? seatNamed(argument.seat, nameOf) : namedBy(argument, parts)
  return `${OPEN}${found.push({ is: 'named', ...named }) - 1}${CLOSE}`
}

function seatNamed(seat: number, nameOf: SeatNames): Named {
  return { text: nameOf(seat), owner: seat, place: '', suffix: '' }
}
