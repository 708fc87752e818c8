/** What is looked at beside the map: a space with more on it than can be told apart there, or one that is asked about. */

/**
 * How somebody came to look at a space: it was asked what is there; it is crowded; keys passed over it; it was
 * pressed, to do something else.
 */
export type Look = 'asked' | 'crowd' | 'passed' | 'pressed'

export interface Looked {
  space: string
  /** Whether everything is told of it, and not only who stands there. */
  isWhole: boolean
}

/** What is looked at next. Who asked about a space and goes on by keys is told about the next one, too. */
export function lookedAt(before: Looked | null, space: string, how: Look): Looked | null {
  const isWhole = before?.isWhole ?? false
  if (how === 'asked') return { space, isWhole: true }
  if (how === 'crowd') return { space, isWhole }
  return how === 'passed' && isWhole ? { space, isWhole } : null
}
