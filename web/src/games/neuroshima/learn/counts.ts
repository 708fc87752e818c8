/** How many tiles of an army are of a kind, or fit a word. */

import type { ArmySheet, TileSheet } from '../../../lib/server'

const ORDER =
  'melee ranged strong friendly_fire fast twice agony net armor reflection toughness mobility ability boost hinder medic'.split(
    ' ',
  )

/** Tiles of an army, each as often as it is there; those that fit if a test is given. */
export function countTiles(sheet: ArmySheet, fits: (tile: TileSheet) => boolean = () => true): number {
  return sheet.tiles.filter(fits).reduce((sum, tile) => sum + tile.count, 0)
}

/** Tiles of one kind. */
export function countKind(sheet: ArmySheet, kind: string): number {
  return countTiles(sheet, (tile) => tile.kind === kind)
}

/** Tiles that a word fits. */
export function countTag(sheet: ArmySheet, tag: string): number {
  return countTiles(sheet, (tile) => tile.tags.includes(tag))
}

/** All words that fit any tile of these armies, in an order that goes from attacks to help; new ones last. */
export function tagsOf(sheets: readonly ArmySheet[]): string[] {
  const found = [...new Set(sheets.flatMap((sheet) => sheet.tiles.flatMap((tile) => tile.tags)))]
  const place = (tag: string): number => (ORDER.includes(tag) ? ORDER.indexOf(tag) : ORDER.length)
  return found.sort((one, two) => place(one) - place(two))
}
