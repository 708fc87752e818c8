/** Position files (docs/notation.md) and their editing. Every edit gives a new position. */

import { boardShape } from '../board/geometry'

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
  net_of_steel: string | string[] | null
  hands: string[][]
  discards: string[][]
  turn: number
  board?: number
  mode?: string
  variants?: string[]
  decks?: (string[] | null)[]
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
  'winners',
  'reason',
  'moves',
]

/** Most tiles that may lie in front of a player. */
export function handLimit(position: Position): number {
  return position.variants?.includes('reinforcements') ? 6 : 3
}

/** How many hexes its board has. */
export function boardOf(position: Position): number {
  return position.board ?? 19
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

/** The piles are the tiles that are nowhere else, and nothing is left over from the middle of a turn. */
function settled(position: Position): Position {
  const rest = Object.fromEntries(Object.entries(position).filter(([field]) => !MOMENT.includes(field)))
  const stage = position['stage'] === 'setup' || position['stage'] === 'start' ? position['stage'] : 'act'
  return { ...(rest as Position), decks: position.players.map(() => null), stage }
}

function nets(position: Position): string[] {
  const lies = position.net_of_steel
  return lies === null ? [] : Array.isArray(lies) ? lies : [lies]
}

function withNets(position: Position, hexes: readonly string[]): Position {
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
  const units = position.units.map((unit) => (unit.hex === hex ? { ...unit, ...change } : unit))
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

/** Lay the Net of Steel on a unit or take it away. */
export function toggleNet(position: Position, hex: string): Position {
  const lying = nets(position)
  return settled(withNets(position, lying.includes(hex) ? lying.filter((net) => net !== hex) : [hex]))
}

/** Whether the Net of Steel lies on a hex. */
export function isUnderNet(position: Position, hex: string): boolean {
  return nets(position).includes(hex)
}

/** The health of an HQ. */
export function setHealth(position: Position, seat: number, hq: number): Position {
  const players = position.players.map((player, index) => (index === seat ? { ...player, hq } : player))
  return settled({ ...position, players })
}

/** Another army for a seat: its units, hand and discards go, its HQ stays where it stands. */
export function setArmy(position: Position, seat: number, army: string): Position {
  const without = (piles: string[][]): string[][] => piles.map((pile, index) => (index === seat ? [] : pile))
  return settled({
    ...withNets(position, []),
    players: position.players.map((player, index) => (index === seat ? { army } : player)),
    units: position.units.filter((unit) => unit.owner !== seat || unit.tile === 'hq'),
    hands: without(position.hands),
    discards: without(position.discards),
  })
}

/** Put a tile in front of a player; a full hand stays as it is. */
export function addToHand(position: Position, seat: number, tile: string): Position {
  const hands = position.hands.map((hand, index) =>
    index === seat && hand.length < handLimit(position) ? [...hand, tile] : hand,
  )
  return settled({ ...position, hands })
}

/** Take the tile at a place of a hand away. */
export function removeFromHand(position: Position, seat: number, place: number): Position {
  const hands = position.hands.map((hand, index) => (index === seat ? hand.toSpliced(place, 1) : hand))
  return settled({ ...position, hands })
}

/** Whose turn it is. */
export function setTurn(position: Position, turn: number): Position {
  return settled({ ...position, turn })
}

/** A board without units; armies, health and turn stay. */
export function clearBoard(position: Position): Position {
  return settled({ ...withNets(position, []), units: [], hands: position.players.map(() => []) })
}

/** How many tiles of a kind a seat has used up in a position, on the board, in the hand and discarded. */
export function usedOf(position: Position, seat: number, tile: string): number {
  const onBoard = position.units.filter((unit) => unit.owner === seat && unit.tile === tile).length
  const piles = [...(position.hands[seat] ?? []), ...(position.discards[seat] ?? [])]
  return onBoard + piles.filter((key) => key === tile).length
}

type UnitRow = Partial<PositionUnit> & { at?: [number, number] }

/** A unit stands on a label in either case, or at coordinates. */
function labelOf({ hex, at }: UnitRow, board: number): string {
  if (hex) return hex.toUpperCase()
  const cell = boardShape(board).cells.find((other) => other.q === at?.[0] && other.r === at?.[1])
  return cell?.label ?? ''
}

/** Whether plain data looks like a position file; everything inside it is checked by the server. */
export function isPosition(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && Array.isArray((data as { players?: unknown }).players)
}

/** Plain data of a position file with the fields that the editor needs filled in. */
export function completed(data: Record<string, unknown>): Position {
  const players = data['players'] as Position['players']
  const board = data['board'] === 37 ? 37 : 19
  const blank = emptyPosition(players.map((player) => player.army))
  const units = ((data['units'] as UnitRow[] | undefined) ?? []).map((row) => {
    const { owner = 0, tile = '', facing = 0, wounds = 0 } = row
    return { hex: labelOf(row, board), owner, tile, facing, wounds }
  })
  const lists = (name: string): string[][] => {
    const given = (data[name] as string[][] | undefined) ?? []
    return players.map((_, seat) => given[seat] ?? [])
  }
  const full = { ...blank, ...data, players, units, hands: lists('hands'), discards: lists('discards') }
  return { ...full, net_of_steel: full.net_of_steel ?? null, stage: data['stage'] ?? 'start' }
}

/** A position as the text of a file. */
export function positionText(position: Position): string {
  return `${JSON.stringify(position, null, 1)}\n`
}
