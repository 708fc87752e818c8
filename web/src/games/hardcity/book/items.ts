/** What the book lists: everything as items that can be searched and filtered. */

import { plain } from '../../../lib/plain'
import type { Book, BookEntry, BookEpisode, BookEvent, BookWord, Phrase } from '../../../lib/server'

export const KINDS = [
  'officer',
  'mutant',
  'ability',
  'equipment',
  'take',
  'chaos',
  'auto',
  'special',
  'event',
  'episode',
  'word',
] as const
export type Kind = (typeof KINDS)[number]

interface Item {
  kind: Kind
  /** Its anchor on the page. */
  id: string
  name: string
  /** In which it is met; none: in all. */
  episodes: readonly number[]
  /** Everything that is searched, without capitals and accents. */
  searched: string
}

export type BookItem =
  | (Item & { is: 'entry'; entry: BookEntry })
  | (Item & { is: 'event'; event: BookEvent })
  | (Item & { is: 'episode'; episode: BookEpisode })
  | (Item & { is: 'word'; word: BookWord })

/** How phrases and ids are put into words now. */
export interface Speech {
  say: (phrase: Phrase) => string
  t: (id: string, args?: Record<string, string | number>) => string
}

export interface BookFilter {
  words: string
  /** Empty: all kinds. */
  kind: Kind | ''
  /** 0: all episodes. */
  episode: number
}

export const EVERYTHING: BookFilter = { words: '', kind: '', episode: 0 }

/** Under which heading an entry stands. */
const SHELVES: Readonly<Record<string, Kind>> = {
  ally: 'officer',
  versus_special: 'special',
  auto_special: 'special',
}

export function kindOf(entry: BookEntry): Kind {
  return SHELVES[entry.kind] ?? (entry.kind as Kind)
}

/** The anchor of an entry of a kind. */
export function anchor(kind: Kind, key: string): string {
  return `${kind}-${key.replaceAll('_', '-')}`
}

/** Words of the data have underscores, ids of texts have hyphens. */
export function textKey(word: string): string {
  return word.replaceAll('_', '-')
}

/** Everything in the order of the book. */
export function itemsOf(book: Book, speech: Speech): BookItem[] {
  const items = [
    ...book.entries.map((entry) => entryItem(entry, speech)),
    ...book.events.map((event) => eventItem(event, speech)),
    ...book.episodes.map((episode) => episodeItem(episode, speech)),
    ...book.words.map((word) => wordItem(word, speech)),
  ]
  return KINDS.flatMap((kind) => items.filter((item) => item.kind === kind))
}

/** Those that somebody wants to see. */
export function wanted(items: readonly BookItem[], filter: BookFilter): BookItem[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean)
  return items.filter(
    (item) =>
      (filter.kind === '' || item.kind === filter.kind) &&
      (filter.episode === 0 || !item.episodes.length || item.episodes.includes(filter.episode)) &&
      words.every((word) => item.searched.includes(word)),
  )
}

function entryItem(entry: BookEntry, { say, t }: Speech): BookItem {
  const name = say(entry.name)
  const marks = [entry.marks, entry.lower?.marks ?? {}].flatMap((each) => Object.entries(each))
  const said = [
    name,
    say(entry.text),
    entry.clause,
    ...(entry.lower ? [say(entry.lower.name), say(entry.lower.text)] : []),
    ...marks.map(([mark, value]) => markText(mark, value, t)),
  ]
  const kind = kindOf(entry)
  return {
    is: 'entry',
    entry,
    kind,
    id: anchor(kind, entry.key),
    name,
    episodes: entry.episodes ?? [],
    searched: plain(said.join(' ')),
  }
}

function eventItem(event: BookEvent, { t }: Speech): BookItem {
  const name = t('book-event', { number: event.number })
  const spaces = [...event.civilians, ...event.crates, ...event.mutants]
  return {
    is: 'event',
    event,
    kind: 'event',
    id: anchor('event', `${event.number}`),
    name,
    episodes: [],
    searched: plain([name, ...spaces].join(' ')),
  }
}

function episodeItem(episode: BookEpisode, { say }: Speech): BookItem {
  const told = [episode.versus, episode.coop].flatMap(({ about, goal, order, chaos, special }) => [
    ...(about ? [say(about)] : []),
    ...[goal, ...order, ...chaos, ...special].flatMap((rule) => [say(rule.text), rule.clause]),
  ])
  const name = say(episode.name)
  return {
    is: 'episode',
    episode,
    kind: 'episode',
    id: anchor('episode', `${episode.number}`),
    name,
    episodes: [episode.number],
    searched: plain([name, episode.clause, ...told].join(' ')),
  }
}

function wordItem(word: BookWord, { say }: Speech): BookItem {
  const rules = word.rules.flatMap((rule) => [say(rule.text), rule.clause])
  const name = say(word.name)
  return {
    is: 'word',
    word,
    kind: 'word',
    id: anchor('word', word.key),
    name,
    episodes: [],
    searched: plain(
      [name, say(word.also).replaceAll('*', ''), say(word.text), word.clause, ...rules].join(' '),
    ),
  }
}

/** A mark of a card in words; the ability of a sheet is shown otherwise. */
export function markText(mark: string, value: string, t: Speech['t']): string {
  if (mark === 'ability') return ''
  if (mark === 'letter') return t('book-letter', { letter: value })
  return t(`book-mark-${textKey(mark)}-${textKey(value)}`)
}
