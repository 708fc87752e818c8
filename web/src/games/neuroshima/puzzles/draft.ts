/** A puzzle that somebody makes, as they have it before them, and its file. */

import { nets, type Position } from '../analysis/position'
import { tomlFile, type TomlValue } from './toml'

/** What can be reached, as the files name it. */
export const GOALS = ['destroy_hq', 'ahead', 'lose_no_unit', 'destroy_unit', 'survive'] as const
export type Goal = (typeof GOALS)[number]

/** Most tiles that may be on offer, and most of them that may be used. */
export const MOST_OFFERED = 6
export const MOST_USED = 5

/** Everything but the position. */
export interface Draft {
  offer: readonly string[]
  goal: Goal
  /** The tile to destroy. */
  target: string
  use: number
  isExact: boolean
  title: string
  story: string
}

export const EMPTY: Draft = {
  offer: [],
  goal: 'destroy_hq',
  target: '',
  use: 1,
  isExact: true,
  title: '',
  story: '',
}

/** The number of tiles as it can be: at least one, at most those on offer. */
export function useOf({ use, offer }: Draft): number {
  return Math.max(1, Math.min(use, offer.length, MOST_USED))
}

/** Tiles of the enemy that can be named as the target. */
export function targetsOf(position: Position): string[] {
  const tiles = position.units
    .filter((unit) => unit.owner !== position.turn && unit.tile !== 'hq')
    .map((unit) => unit.tile)
  return [...new Set(tiles)]
}

/** Whether there is enough of it for the solver: both HQs, tiles, and a target where the goal needs one. */
export function isWhole(position: Position, draft: Draft): boolean {
  const hqs = position.units.filter((unit) => unit.tile === 'hq').length
  const hasTarget = draft.goal !== 'destroy_unit' || targetsOf(position).includes(draft.target)
  return position.players.length === 2 && hqs === 2 && draft.offer.length > 0 && hasTarget
}

/** The text of the file. Whoever writes in another language is read in it by everybody who has no English words. */
export function fileOf(
  position: Position,
  draft: Draft,
  language: string,
  { solution = [], difficulty = 1 }: { solution?: readonly string[]; difficulty?: number } = {},
): string {
  const words = (text: string, instead: string): TomlValue => {
    const told = text.trim() || instead
    return language === 'en' ? { en: told } : { en: told, [language]: told }
  }
  return tomlFile({
    number: 1,
    difficulty,
    themes: [],
    goal: draft.goal,
    ...(draft.goal === 'destroy_unit' && { target: draft.target }),
    [draft.isExact ? 'use' : 'at_most']: useOf(draft),
    offer: counted(draft.offer),
    solution: [...solution],
    title: words(draft.title, '?'),
    story: words(draft.story, '…'),
    position: positionOf(position),
  })
}

function counted(tiles: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1
  return counts
}

/** What a puzzle says of a position: no hands, no piles, no moment of the turn. */
function positionOf(position: Position): TomlValue {
  const lying = nets(position)
  return {
    players: position.players.map(({ army, hq }) => ({ army, ...(hq != null && { hq }) })),
    units: position.units.map(({ hex, owner, tile, facing, wounds }) => ({
      hex,
      owner,
      tile,
      ...(facing && { facing }),
      ...(wounds && { wounds }),
    })),
    ...(lying.length && { net_of_steel: lying.length === 1 ? (lying[0] ?? '') : lying }),
    ...(position.turn && { turn: position.turn }),
  }
}
