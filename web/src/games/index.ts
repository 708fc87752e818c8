/** Every game that the client can show. Whatever is common knows games only by this table. */

import type { Component } from 'svelte'

import { addNaming, type Naming } from '../lib/naming'
import type { Loader, Route } from '../lib/router.svelte'
import type { MatchInfo } from '../lib/server'
import type { ReplayKit } from '../replay/kit'
import type { TableKit } from '../table/kit'
import { pagesOf, speakOf } from '../lib/texts.svelte'
import { hardcity } from './hardcity/game'
import { neuroshima } from './neuroshima/game'

/** A page that every page leads to. */
export interface NavLink {
  path: string
  icon: string
  /** The id of its name. */
  text: string
}

/** A setting of one game; what it does is the text of its id with `-help`. */
export interface GameSwitch {
  key: 'forecast' | 'names'
  text: string
}

/** What a game brings; everything else of it stays in its folder. */
export interface Game {
  naming: Naming
  /** Its picture and colour beside its name. */
  icon: string
  colour: string
  /** Fetches what its names and marks need; nothing of it is shown before. */
  load(): Promise<void>
  /** Its own pages, and those of them that every page leads to. */
  pages: readonly Route[]
  links: readonly NavLink[]
  /** The page on which a new match is chosen. */
  newGame: Loader
  /** Its panel on the first page: the way to a first match. */
  loadHero(): Promise<{ default: Component<{ isNew: boolean }> }>
  /** What is new every day, on the first page. */
  loadDaily?(): Promise<{ default: Component }>
  /** Ways into it besides playing, on the first page; what each is about is the text of its id with `-about`. */
  homeLinks: readonly NavLink[]
  /** Settings that only its tables know. */
  switches: readonly GameSwitch[]
  /** How the numbers of its rules begin. */
  clauses: RegExp
  /** What a match is called; empty for one that is called after those who play it. */
  titleOf(info: MatchInfo): string
  /** The way in which it is played, where its title does not tell. */
  wayOf?(info: MatchInfo): string
  /** The address of a picture of a match, where the emblems of its seats tell too little. */
  pictureOf?(info: MatchInfo): string
  /** Whether its rules are not the usual ones, of which somebody must be told before they sit down. */
  isUnusual?(info: MatchInfo): boolean
  /** What the server calls a way to play, in words. */
  nameOfWay(way: string): string
  /** What a seat leads, in words. */
  leads(info: MatchInfo, seat: number): string
  /** How a match is played, as items of a list. */
  Terms: Component<{ info: MatchInfo }>
  /** The page on which its finished matches are looked back at. */
  review?: string
  loadTable(): Promise<{ kit: TableKit }>
  loadReplay(): Promise<{ kit: ReplayKit }>
}

export const GAMES: Readonly<Record<string, Game>> = { neuroshima, hardcity }

for (const game of Object.values(GAMES)) addNaming(game.naming)

/** The game of a match; the server may know games that cannot be shown here. */
export function gameOf(info: Pick<MatchInfo, 'game'>): Game | undefined {
  return GAMES[info.game]
}

const loading = new Map<string, Promise<unknown>>()

/** Fetches something once; after a failure it may be tried again. */
async function once(key: string, load: () => Promise<unknown>): Promise<void> {
  const begun = loading.get(key) ?? load()
  loading.set(key, begun)
  try {
    await begun
  } catch (error) {
    loading.delete(key)
    throw error
  }
}

/** Fetches the names and marks of a game, which lists of matches show. */
export function loadMarks(name: string): Promise<void> {
  return once(`marks ${name}`, async () => GAMES[name]?.load())
}

/** Fetches what a game needs before a table of it is shown. */
export async function enterGame(name: string): Promise<void> {
  await Promise.all([once(`texts ${name}`, () => speakOf(name)), loadMarks(name)])
}

/** Fetches what it needs before one of its pages is shown, where more is said than at a table. */
export async function enterPages(name: string): Promise<void> {
  const texts = pagesOf(name)
  await Promise.all([enterGame(name), once(`texts ${texts}`, () => speakOf(texts))])
}

/** A page of a game: what the game needs is fetched with it. */
export function pageOf(name: string, load: Loader): Loader {
  return async () => {
    const [page] = await Promise.all([load(), enterPages(name)])
    return page
  }
}
