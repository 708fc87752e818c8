/** What this browser knows of the coach: whether somebody wants one, at which table, and what was told there. */

const KEY = 'ashfall.coach'

/** What is kept; `wish` is null until somebody chooses. */
export interface Kept {
  wish: boolean | null
  /** The match that is coached, or was last. */
  match: string
  /** The situations that were told there. */
  seen: readonly string[]
}

const NOTHING: Kept = { wish: null, match: '', seen: [] }

/** Whether the next game is to have a coach: the first one has, unless somebody has chosen. */
export function wantsCoach(): boolean {
  const { wish, match } = recall()
  return wish ?? match === ''
}

/** Somebody has chosen. */
export function wishCoach(wish: boolean): void {
  keep({ ...recall(), wish })
}

/** This match has a coach, who begins anew. */
export function coachMatch(match: string): void {
  keep({ ...recall(), match, seen: [] })
}

/** Whether a match has a coach who is not done yet. */
export function isCoached(match: string): boolean {
  return match !== '' && recall().match === match && recall().wish !== false
}

/** The situations that need not be told again. */
export function seen(): readonly string[] {
  return recall().seen
}

/** A situation was told. */
export function remember(situation: string): void {
  const kept = recall()
  keep({ ...kept, seen: [...new Set([...kept.seen, situation])] })
}

/** Whatever was stored, as far as it can be understood. */
export function read(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return NOTHING
  const { wish, match, seen: told } = stored as Record<string, unknown>
  return {
    wish: typeof wish === 'boolean' ? wish : null,
    match: typeof match === 'string' ? match : '',
    seen: Array.isArray(told) ? told.filter((one) => typeof one === 'string') : [],
  }
}

// Without storage it holds until the page is left.
let held: Kept | null = null

function recall(): Kept {
  held ??= load()
  return held
}

function load(): Kept {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return NOTHING
  }
}

function keep(kept: Kept): void {
  held = kept
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // See above.
  }
}
