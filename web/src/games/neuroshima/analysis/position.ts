/** Position files (docs/notation.md) and their editing. Every edit gives a new position. */

import { boardShape } from '../board/geometry'
import { boardsFor } from '../modes'

/** A unit on the board of a position. */
export interface PositionUnit {
  hex: string
  owner: number
  tile: string
  facing: number
  wounds: number
}

/** A position file with the fields that the editor knows; all others are carried along untouched. */
export interface Position {
  game: 'neuroshima'
  players: { army: string; hq?: number | null }[]
  units: PositionUnit[]
  net_of_steel: string | (string | null)[] | null
  hands: string[][]
  discards: string[][]
  turn: number
  board?: number | null
  mode?: string
  variants?: string[]
  decks?: (string[] | null)[]
  stage?: string
  options?: Record<string, boolean | string>
  [field: string]: unknown
}

/** Fields of the moment inside a turn: after an edit they may not be true any more. */
const MOMENT: readonly string[] = [
  'uses',
  'terror',
  'terrified',
  'first_out',
  'countdown',
  'overtime',
  'tied',
  'closer',
  'plays',
  'slot',
  'unlucky',
  'idle',
  'asked',
  'winners',
  'reason',
  'moves',
]

/** Where in a turn a position can be set up: before the HQs stand, before the draw, before the discard, after both. */
export const STAGES = ['setup', 'start', 'discard', 'act'] as const
export type Stage = (typeof STAGES)[number]

/** Tiles beside the board, in front of somebody or put away. */
export type Lying = 'hands' | 'discards'

/** Most tiles that may lie in front of a player. */
export function handLimit(position: Position): number {
  return position.variants?.includes('reinforcements') ? 6 : 3
}

/** How many hexes its board has. */
export function boardOf(position: Position): number {
  return position.board ?? boardsFor(position.players.length)[0] ?? 19
}

/** Where in the turn it is. */
export function stageOf(position: Position): Stage {
  return STAGES.find((stage) => stage === position.stage) ?? 'act'
}

/** A position without units, with the given armies in order of play. */
export function emptyPosition(armies: readonly string[]): Position {
  return {
    game: 'neuroshima',
    players: armies.map((army) => ({ army })),
    units: [],
    net_of_steel: null,
    hands: armies.map(() => []),
    discards: armies.map(() => []),
    turn: 0,
    stage: 'act',
  }
}

/** The unit on a hex. */
export function unitAt(position: Position, hex: string): PositionUnit | undefined {
  return position.units.find((unit) => unit.hex === hex)
}

/** The position after an edit: nothing is left over from the middle of a turn. */
export function settled(position: Position): Position {
  const rest = Object.fromEntries(Object.entries(position).filter(([field]) => !MOMENT.includes(field)))
  return { ...(rest as Position), stage: stageOf(position) }
}

/** The same for somebody else, or with another hand: whether a tile must be put away is not known any more. */
export function afterDiscard(position: Position): Position {
  return position.stage === 'discard' ? { ...position, stage: 'act' } : position
}

/** The hexes where a Net of Steel lies; whose it is follows from who is marked. */
export function nets(position: Position): string[] {
  return [position.net_of_steel].flat().filter((hex) => hex !== null)
}

export function withNets(position: Position, hexes: readonly string[]): Position {
  const [first, ...more] = hexes
  return { ...position, net_of_steel: first === undefined ? null : more.length ? [...hexes] : first }
}

/** Put a unit on a hex, in place of whatever stands there. An HQ leaves the hex where it stood before. */
export function placeUnit(position: Position, unit: PositionUnit): Position {
  const others = position.units.filter(
    (other) =>
      other.hex !== unit.hex && !(unit.tile === 'hq' && other.tile === 'hq' && other.owner === unit.owner),
  )
  const edited = { ...position, units: [...others, { ...unit }] }
  return settled(
    withNets(
      edited,
      nets(position).filter((hex) => hex !== unit.hex),
    ),
  )
}

/** Take the unit away from a hex. */
export function removeUnit(position: Position, hex: string): Position {
  const edited = { ...position, units: position.units.filter((unit) => unit.hex !== hex) }
  return settled(
    withNets(
      edited,
      nets(position).filter((net) => net !== hex),
    ),
  )
}

/** Move a unit; if the goal is taken, the two change places. */
export function moveUnit(position: Position, from: string, to: string): Position {
  if (from === to || !unitAt(position, from)) return position
  const goal = (hex: string): string => (hex === from ? to : hex === to ? from : hex)
  const units = position.units.map((unit) => ({ ...unit, hex: goal(unit.hex) }))
  return settled(withNets({ ...position, units }, nets(position).map(goal)))
}

function changeUnit(position: Position, hex: string, change: Partial<PositionUnit>): Position {
  const before = unitAt(position, hex)
  const after = { ...before, ...change }
  if (!before || JSON.stringify(after) === JSON.stringify(before)) return position
  const units = position.units.map((unit) => (unit === before ? { ...unit, ...change } : unit))
  return settled({ ...position, units })
}

/** Turn a unit to a facing; any whole number counts, in sixths clockwise. */
export function faceUnit(position: Position, hex: string, facing: number): Position {
  return changeUnit(position, hex, { facing: ((facing % 6) + 6) % 6 })
}

/** How many wounds a unit has. */
export function setWounds(position: Position, hex: string, wounds: number): Position {
  return changeUnit(position, hex, { wounds: Math.max(0, wounds) })
}

/** Lay a Net of Steel on a unit or take it away; of so many nets the one that lies longest is used. */
export function toggleNet(position: Position, hex: string, most = 1): Position {
  const lying = nets(position)
  const toggled = lying.includes(hex) ? lying.filter((net) => net !== hex) : [...lying, hex].slice(-most)
  return settled(withNets(position, toggled))
}

/** Whether the Net of Steel lies on a hex. */
export function isUnderNet(position: Position, hex: string): boolean {
  return nets(position).includes(hex)
}

/** The health of an HQ. */
export function setHealth(position: Position, seat: number, hq: number): Position {
  if (position.players[seat]?.hq === hq) return position
  const players = position.players.map((player, index) => (index === seat ? { ...player, hq } : player))
  return settled({ ...position, players })
}

/** Another army for a seat: its units, hand and discards go, its HQ stays where it stands. */
export function setArmy(position: Position, seat: number, army: string): Position {
  const without = (piles: string[][]): string[][] => piles.map((pile, index) => (index === seat ? [] : pile))
  const rearmed = {
    ...withNets(position, []),
    players: position.players.map((player, index) => (index === seat ? { army } : player)),
    units: position.units.filter((unit) => unit.owner !== seat || unit.tile === 'hq'),
    hands: without(position.hands),
    discards: without(position.discards),
    decks: position.players.map((_, index) => (index === seat ? null : (position.decks?.[index] ?? null))),
  }
  return settled(afterDiscard(rearmed))
}

function withTiles(position: Position, where: Lying, seat: number, tiles: readonly string[]): Position {
  const piles = position[where].map((pile, index) => (index === seat ? [...tiles] : pile))
  return settled(afterDiscard({ ...position, [where]: piles }))
}

/** Put a tile in front of a player or on the discard pile; a full hand stays as it is. */
export function addTile(position: Position, where: Lying, seat: number, tile: string): Position {
  const tiles = position[where][seat] ?? []
  if (where === 'hands' && tiles.length >= handLimit(position)) return position
  return withTiles(position, where, seat, [...tiles, tile])
}

/** Take a tile of this kind away from there, the newest. */
export function removeTile(position: Position, where: Lying, seat: number, tile: string): Position {
  const tiles = position[where][seat] ?? []
  const place = tiles.lastIndexOf(tile)
  return place < 0 ? position : withTiles(position, where, seat, tiles.toSpliced(place, 1))
}

/** Whose turn it is. */
export function setTurn(position: Position, turn: number): Position {
  return turn === position.turn ? position : settled(afterDiscard({ ...position, turn }))
}

/** Where in the turn it is. */
export function setStage(position: Position, stage: Stage): Position {
  return stage === position.stage ? position : settled({ ...position, stage })
}

/** A position with nothing on the board or beside it; armies, health and turn stay. */
export function clearBoard(position: Position): Position {
  const { units, hands, discards } = emptyPosition(position.players.map((player) => player.army))
  const decks = position.players.map(() => null)
  return settled(afterDiscard({ ...withNets(position, []), units, hands, discards, decks }))
}

/** How many tiles of a kind a seat has used up in a position, on the board, in the hand and discarded. */
export function usedOf(position: Position, seat: number, tile: string): number {
  const onBoard = position.units.filter((unit) => unit.owner === seat && unit.tile === tile).length
  const piles = [...(position.hands[seat] ?? []), ...(position.discards[seat] ?? [])]
  return onBoard + piles.filter((key) => key === tile).length
}

type UnitRow = Partial<PositionUnit> & { at?: [number, number] }

/** A unit stands on a label in either case, or at coordinates. */
function labelOf({ hex, at }: Pick<UnitRow, 'hex' | 'at'>, board: number): string {
  if (hex) return hex.toUpperCase()
  const cell = boardShape(board).cells.find((other) => other.q === at?.[0] && other.r === at?.[1])
  return cell?.label ?? ''
}

/** Plain data in the form of a position file, with the fields that the editor needs filled in. */
export function completed(data: Record<string, unknown>): Position {
  const given = data as Partial<Position>
  const players = given.players ?? []
  const { hands, discards, ...blank } = emptyPosition(players.map((player) => player.army))
  const board = boardOf({ ...blank, ...given, players } as Position)
  const units = ((data['units'] as UnitRow[] | undefined) ?? []).map((row) => {
    const { owner = 0, tile = '', facing = 0, wounds = 0 } = row
    return { hex: labelOf(row, board), owner, tile, facing, wounds }
  })
  const full = { ...blank, ...given, players, units, net_of_steel: netsOf(data['net_of_steel'], board) }
  return {
    ...full,
    hands: hands.map((none, seat) => given.hands?.[seat] ?? none),
    discards: discards.map((none, seat) => given.discards?.[seat] ?? none),
    stage: given.stage ?? 'start',
  }
}

/** Labels as they are; one hex may also be given by its coordinates. */
function netsOf(given: unknown, board: number): Position['net_of_steel'] {
  if (!Array.isArray(given)) return (given as string | undefined) ?? null
  return given.some((part) => typeof part === 'number')
    ? labelOf({ at: given as [number, number] }, board)
    : (given as (string | null)[])
}

/** A position as the text of a file. */
export function positionText(position: Position): string {
  return `${JSON.stringify(position, null, 1)}\n`
}
