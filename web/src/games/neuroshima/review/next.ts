/** What fits after a game: the next level, a lesson and a puzzle about what went wrong. */

import type { CostlyTurn, LessonInfo, MatchInfo, PuzzleInfo } from '../../../lib/server'

/** What a turn was about, by how the better move begins. */
const BY_MOVE: readonly (readonly [string, string])[] = [
  ['play push_back', 'pushes'],
  ['push', 'pushes'],
  ['play grab', 'grabs'],
  ['grab', 'grabs'],
  ['mobility', 'movement'],
  ['rotate', 'movement'],
  ['transport', 'movement'],
  ['play move', 'movement'],
  ['play air_strike', 'instants'],
  ['play grenade', 'instants'],
  ['play sniper', 'instants'],
  ['net', 'net_of_steel'],
]
/** And by what the tile that should have been placed can do. */
const BY_TAG: Readonly<Record<string, string>> = {
  net: 'nets',
  medic: 'medics',
  reflection: 'reflection',
  armor: 'armor',
  mobility: 'movement',
  boost: 'modules',
}
const USUAL = 'initiative'
/** Lessons about a theme, the one that fits best first. */
const LESSONS: Readonly<Record<string, readonly string[]>> = {
  pushes: ['movement', 'turn'],
  grabs: ['movement', 'turn'],
  movement: ['movement', 'turn'],
  instants: ['instants', 'turn'],
  nets: ['nets'],
  net_of_steel: ['nets'],
  medics: ['modules'],
  modules: ['modules'],
  reflection: ['armor', 'shoot'],
  armor: ['armor', 'shoot'],
  initiative: ['initiative'],
}

/** What the dearest turns were about; `tagsOf` tells what a tile of their seat can do. */
export function themeOf(turns: readonly CostlyTurn[], tagsOf: (tile: string) => readonly string[]): string {
  for (const { better_move: move } of turns) {
    const [verb, tile] = move.split(' ')
    const byMove = BY_MOVE.find(([begins]) => move === begins || move.startsWith(`${begins} `))
    if (byMove) return byMove[1]
    const tag = verb === 'place' && tile ? tagsOf(tile).find((one) => one in BY_TAG) : undefined
    if (tag) return BY_TAG[tag] ?? USUAL
  }
  return USUAL
}

/** The lesson about a theme. */
export function lessonFor(theme: string, lessons: readonly LessonInfo[]): LessonInfo | null {
  const wanted = LESSONS[theme] ?? []
  for (const id of wanted) {
    const found = lessons.find((lesson) => lesson.id === id)
    if (found) return found
  }
  return null
}

/** The easiest puzzle about a theme that is not solved. */
export function puzzleFor(
  theme: string,
  puzzles: readonly PuzzleInfo[],
  isSolved: (key: string) => boolean,
): PuzzleInfo | null {
  const open = puzzles.filter((puzzle) => !isSolved(puzzle.key))
  const fitting = open.filter((puzzle) => puzzle.themes.includes(theme))
  return (fitting.length ? fitting : open).toSorted((one, two) => one.rating - two.rating)[0] ?? null
}

/** Duels against one bot that a guest has finished, the newest first: whether they were won. */
export function resultsAgainst(bot: string, games: readonly MatchInfo[], guest: string): boolean[] {
  return games
    .filter((game) => game.status === 'over' && !game.is_closed && game.seats.length === 2)
    .filter((game) => game.seats.some((seat) => seat.bot === bot && seat.who === 'bot'))
    .toSorted((one, two) => two.created - one.created)
    .flatMap((game) => {
      const own = game.seats.findIndex((seat) => seat.guest === guest)
      return own < 0 ? [] : [(game.winners ?? []).includes(own)]
    })
}

/** The level to offer: one up after a win, one down after two losses in a row; null where the same fits. */
export function levelAfter(
  bot: string,
  levels: readonly string[],
  results: readonly boolean[],
): { bot: string; isUp: boolean } | null {
  const place = levels.indexOf(bot)
  if (place < 0 || !results.length) return null
  const [last, before] = results
  const isUp = last === true
  const next = isUp ? levels[place + 1] : before === false ? levels[place - 1] : undefined
  return next === undefined ? null : { bot: next, isUp }
}
