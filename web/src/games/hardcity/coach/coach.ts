/** Somebody who stands beside a table of Hard City and tells a learner what to do there. */

import type { Phrase } from '../../../lib/server'

/** A button of the coach's card. */
export interface CoachButton {
  text: string
  icon?: string
  kind?: 'primary' | 'plain' | 'quiet'
  href?: string
  run?: () => void
}

export interface Coach {
  /** What this is, in a line above the title. */
  readonly over: string
  readonly title: string
  /** What is told now. */
  readonly words: Phrase | string
  /** A hint, praise, or what went wrong. */
  readonly note: { words: Phrase | string; tone: 'help' | 'good' | 'bad' } | null
  /** More about the note, line by line. */
  readonly details?: readonly string[]
  /** How many steps there are, and how many are behind the learner. */
  readonly steps: { all: number; done: number }
  /** Spaces that it is about. */
  readonly places: readonly string[]
  /** Whether nothing can be done at the table now. */
  readonly isOver: boolean
  readonly buttons: readonly CoachButton[]
  /** Leave the coach. */
  readonly leave: CoachButton
  /** Go on by itself with what happens at the table; called where a component begins. */
  follow?(): void
}
