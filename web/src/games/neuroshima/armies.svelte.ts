/** The armies and their tiles as printed: names in all languages, colours, emblems, cards. */

import { SvelteMap } from 'svelte/reactivity'

import { Retries } from '../../lib/retries'
import type { ArmySheet, TileSheet } from '../../lib/server'
import { inLanguage } from '../../lib/settings.svelte'
import { library } from './api'

const OWN = '@' // in the ids of armies that are not shipped: key and hash

class Armies {
  /** In the order of the server; empty until they have come. */
  all = $state.raw<ArmySheet[]>([])
  /** Names in the language of the page: sentences ask for them all the time. */
  private readonly named = $derived.by(() => namesOf([...this.all, ...this.own.values()]))
  private loading: Promise<void> | null = null
  /** Armies that somebody has made, by their ids; they come when they are first named. */
  private readonly own = new SvelteMap<string, ArmySheet>()
  private readonly asked = new Set<string>()
  private readonly retries = new Retries()

  /** Fetches the sheets once. */
  load(): Promise<void> {
    this.loading ??= library.armies().then(
      (sheets) => {
        this.all = sheets
      },
      (problem: unknown) => {
        this.loading = null
        throw problem
      },
    )
    return this.loading
  }

  /** The sheet of an army. */
  sheet(army: string): ArmySheet | undefined {
    const shipped = this.all.find((sheet) => sheet.army === army)
    return shipped ?? (army.includes(OWN) ? this.ownSheet(army) : undefined)
  }

  /** Whether this is an army; the sheet of one that somebody has made may still be on its way. */
  has(army: string): boolean {
    return army.includes(OWN) || this.sheet(army) !== undefined
  }

  /** The sheet of a tile. */
  tile(army: string, tile: string): TileSheet | undefined {
    return this.sheet(army)?.tiles.find((sheet) => sheet.tile === tile)
  }

  /** The name of an army in the language of the page; its key until the sheet has come. */
  name(army: string): string {
    return this.named.get(army)?.name ?? army.split(OWN)[0] ?? army
  }

  /** The name of a tile. */
  tileName(army: string, tile: string): string {
    return this.named.get(army)?.tiles.get(tile) ?? tile
  }

  /** Whether an army has a tile of this name. */
  hasTileNamed(army: string, name: string): boolean {
    return this.named.get(army)?.tileNames.has(name) ?? false
  }

  /** Whether an army may be played on a board of so many hexes; chance always finds one. */
  isPlayedOn(army: string, hexes: number): boolean {
    return this.sheet(army)?.boards.includes(hexes) ?? true
  }

  /** The colour of an army, as a CSS value. */
  colour(army: string): string {
    return this.sheet(army)?.colour ?? 'var(--text-3)'
  }

  /** The colour that a player wears: that of another army where an earlier seat leads the same. */
  worn(player: { army: string; worn?: string }): string {
    return this.colour(player.worn || player.army)
  }

  /** The id of its emblem in the sprite. */
  emblem(army: string): string {
    return this.sheet(army)?.emblem ?? 'ui-random'
  }

  private ownSheet(army: string): ArmySheet | undefined {
    if (!this.asked.has(army)) {
      this.asked.add(army)
      this.fetchOwn(army)
    }
    return this.own.get(army)
  }

  /** A seat may name an army before the server has shown it: then it is not known there yet. */
  private fetchOwn(army: string): void {
    library.army(army).then(
      (sheet) => this.own.set(army, sheet),
      () => this.retries.later(army, () => this.fetchOwn(army)),
    )
  }
}

interface Names {
  name: string
  tiles: Map<string, string>
  tileNames: Set<string>
}

function namesOf(sheets: readonly ArmySheet[]): Map<string, Names> {
  return new Map(
    sheets.map((sheet) => {
      const tiles = new Map(sheet.tiles.map((tile) => [tile.tile, inLanguage(tile.name)]))
      return [sheet.army, { name: inLanguage(sheet.name), tiles, tileNames: new Set(tiles.values()) }]
    }),
  )
}

export const armies = new Armies()
