/** Which puzzle comes next. */

import type { PuzzleInfo, PuzzleMark } from '../../../lib/server'

/** What somebody wants to solve; 0 and empty: anything. */
export interface Wanted {
  level: number
  theme: string
}

/** What is asked for in the address of a page. */
export function wantedIn(query: URLSearchParams): Wanted {
  return { level: Number(query.get('level')) || 0, theme: query.get('theme') ?? '' }
}

/** The same as the end of an address. */
export function wantedText({ level, theme }: Wanted): string {
  const query = new URLSearchParams({
    ...(level && { level: String(level) }),
    ...(theme && { theme }),
  }).toString()
  return query && `?${query}`
}

/** Whether a puzzle is wanted. */
export function isWanted(info: PuzzleInfo, { level, theme }: Wanted): boolean {
  return (!level || info.difficulty === level) && (!theme || info.themes.includes(theme))
}

/** Of those that are wanted and not solved yet, the one whose rating is nearest; undefined where none is left. */
export function nextBy(
  all: readonly PuzzleInfo[],
  marks: readonly PuzzleMark[],
  rating: number,
  wanted: Wanted,
  except = '',
): PuzzleInfo | undefined {
  const solved = new Set(marks.filter((mark) => mark.is_solved).map((mark) => mark.key))
  const open = all.filter((info) => isWanted(info, wanted) && !solved.has(info.key) && info.key !== except)
  const distance = (info: PuzzleInfo): number => Math.abs(info.rating - rating)
  return open.toSorted((one, other) => distance(one) - distance(other) || one.number - other.number)[0]
}
