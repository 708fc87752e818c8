/** The moves that a bot thinks about. */

import type { Idea } from './server'

/** The move that it would make, then the others by what they promise; it tells them by how long it looked at them. */
export function ranked(ideas: readonly Idea[]): Idea[] {
  const [chosen, ...others] = ideas
  return chosen ? [chosen, ...others.sort((one, other) => other.value - one.value)] : []
}
