/** Every game that the client can show. Whatever is common knows games only by this table. */

import type { Component } from 'svelte'

import { addNaming, type Naming } from '../lib/naming'
import type { Loader, Route } from '../lib/router.svelte'
import type { MatchInfo } from '../lib/server'
import type { ReplayKit } from '../replay/kit'
import type { TableKit } from '../table/kit'
import { speakOf } from '../lib/texts.svelte'
import { hardcity } from './hardcity/game'
import { neuroshima } from './neuroshima/game'

/** A page that every page leads to. */
export interface NavLink {
  path: string
  icon: string
  /** The id of its name. */
  text: string
}

/** What a game brings; everything else of it stays in its folder. */
export interface Game {
  naming: Naming
  /** Fetches what its names and marks need; nothing of it is shown before. */
  load(): Promise<void>
  /** Its own pages, and those of them that every page leads to. */
  pages: readonly Route[]
  links: readonly NavLink[]
  /** The page on which a new match is chosen. */
  newGame: Loader
  /** Its parts of the first page: the way to a first match, and ways to learn it. */
  loadHome(): Promise<{ Hero: Component<{ isNew: boolean }>; Learn: Component }>
  /** How the numbers of its rules begin. */
  clauses: RegExp
  /** What a match of several is called. */
  titleOf(info: MatchInfo): string
  /** How a match is played, as items of a list. */
  Terms: Component<{ info: MatchInfo }>
  loadTable(): Promise<{ kit: TableKit }>
  loadReplay(): Promise<{ kit: ReplayKit }>
}

export const GAMES: Readonly<Record<string, Game>> = { neuroshima, hardcity }

/** The game that is offered where nobody has chosen one. */
export const FIRST = 'neuroshima'
export const FIRST_GAME: Game = neuroshima

for (const game of Object.values(GAMES)) addNaming(game.naming)

/** The game of a match; the server may know games that cannot be shown here. */
export function gameOf(info: Pick<MatchInfo, 'game'>): Game | undefined {
  return GAMES[info.game]
}

const loading = new Map<string, Promise<unknown>>()

/** Fetches what a game needs before anything of it is shown, once. */
export async function enterGame(name: string): Promise<void> {
  const begun = loading.get(name) ?? Promise.all([speakOf(name), GAMES[name]?.load()])
  loading.set(name, begun)
  try {
    await begun
  } catch (error) {
    loading.delete(name)
    throw error
  }
}

/** A page of a game: what the game needs is fetched with it. */
export function pageOf(name: string, load: Loader): Loader {
  return async () => {
    const [page] = await Promise.all([load(), enterGame(name)])
    return page
  }
}
