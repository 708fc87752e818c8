/** What a game brings to the page of a replay. */

import type { Component, Snippet } from 'svelte'

import type { GameReplay, Phrase } from '../lib/server'

/** What the page asks of a replay, whichever game it is of. */
export interface ReplayFacts {
  /** Keys of what the seats led, in order of play. */
  parts: string[]
  /** What was played, where that says more than who played. */
  title: string
  /** Who played, where the record tells it. */
  names: readonly string[]
  /** The number of its last step; 0 is the start. */
  last: number
  record: string
  plain: string
  seed: string | null
  /** Whether a battle was fought at a step, which can be had as an animated picture. */
  hasBattle?(ply: number): boolean
  /** Who must choose after a step; null where the game is over. */
  deciderAt(ply: number): number | null
}

export interface ReplayProps {
  replay: GameReplay
  /** Who played, as the page calls them. */
  names: readonly string[]
  /** The step that is shown; 0 is the start. */
  ply: number
  onply: (ply: number) => void
  /** How the game ended where its moves do not tell: somebody gave up, or both agreed on a draw. */
  result: Phrase | null
  /** Shares the step that is shown; where nobody can, there is no button. */
  onshare?: (() => void) | undefined
  /** What the page adds below the log, such as buttons. */
  more: Snippet
}

export interface ReplayKit {
  facts(replay: GameReplay): ReplayFacts
  View: Component<ReplayProps>
  /** The page on which its positions are analysed. */
  analysis: string
  /** The page on which a game is looked back at, where there is one. */
  review?: string
  /** The address of a battle as an animated picture, where there are any; `place` says what the id is of. */
  animation?: (place: 'matches' | 'records', id: string, ply: number) => string
  /** The page on which puzzles are made of them, where there are any. */
  making?: string
}
