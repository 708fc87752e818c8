/** How a position is to be played: the way, the armies, the board. A plan can be laid out with or without the tiles. */

import { boardShape } from '../board/geometry'
import { boardsFor, modeFacts, type Board, type Mode } from '../modes'
import {
  afterDiscard,
  boardOf,
  emptyPosition,
  nets,
  type Position,
  setArmy,
  settled,
  withNets,
} from './position'

/** A seat as it is planned. */
export interface SeatPlan {
  army: string
  /** The seat that it is now; null where somebody new sits down. */
  from: number | null
}

/** Everything that concerns the whole table. */
export interface TablePlan {
  mode: Mode
  seats: readonly SeatPlan[]
  /** Counts where so many may choose. */
  board: Board
  variants: readonly string[]
  /** Of each HQ, in teams. */
  teamHealth: 15 | 20
}

const TEAM_HEALTH = 'team_hq_health'

/** The plan by which a position is laid out. */
export function planOf(position: Position): TablePlan {
  return {
    mode: modeFacts(position.mode).mode,
    seats: position.players.map(({ army }, from) => ({ army, from })),
    board: boardOf(position) === 37 ? 37 : 19,
    variants: position.variants ?? [],
    teamHealth: position.options?.[TEAM_HEALTH] === '20' ? 20 : 15,
  }
}

/** The armies that may be played on a board. */
export type ArmiesOn = (board: Board) => readonly string[]

/** A table for so many. */
export function withSeats(plan: TablePlan, count: number, armiesOn: ArmiesOn): TablePlan {
  const newcomers = Array.from({ length: Math.max(0, count - plan.seats.length) }, () => ({
    army: '',
    from: null,
  }))
  return withArmies({ ...plan, seats: [...plan.seats.slice(0, count), ...newcomers] }, armiesOn)
}

/** Newcomers, and armies that are not played on the board, give way to armies that nobody has, if there are any. */
function withArmies(plan: TablePlan, armiesOn: ArmiesOn): TablePlan {
  const fit = armiesOn(boardFor(plan))
  const seats = [...plan.seats]
  for (const [index, seat] of seats.entries()) {
    if (fit.includes(seat.army)) continue
    const free = fit.find((army) => !seats.some((other) => other.army === army))
    seats[index] = { ...seat, army: free ?? fit[0] ?? seat.army }
  }
  return { ...plan, seats }
}

/** Another way to play; whoever sits there stays as far as there are seats. */
export function withMode(plan: TablePlan, mode: Mode, armiesOn: ArmiesOn): TablePlan {
  const { fewest, most } = modeFacts(mode)
  return withSeats({ ...plan, mode }, Math.min(most, Math.max(fewest, plan.seats.length)), armiesOn)
}

/** One seat fewer. */
export function withoutSeat(plan: TablePlan, seat: number): TablePlan {
  return { ...plan, seats: plan.seats.toSpliced(seat, 1) }
}

/** The board on which so many play. */
export function boardFor(plan: TablePlan): Board {
  const boards = boardsFor(plan.seats.length)
  return boards.includes(plan.board) ? plan.board : (boards[0] ?? 19)
}

/** A position by this plan with nothing on the board or beside it. */
export function emptyTable(plan: TablePlan): Position {
  return asPlanned(emptyPosition(plan.seats.map((seat) => seat.army)), plan)
}

/** A position by this plan with every tile that still has its place and its army. */
export function laidOut(plan: TablePlan, position: Position): Position {
  const before = planOf(position)
  const isOtherHealth = plan.mode !== before.mode || plan.teamHealth !== before.teamHealth
  const rearmed = plan.seats.reduce(
    (changed, { army, from }) =>
      from === null || army === position.players[from]?.army ? changed : setArmy(changed, from, army),
    position,
  )
  const kept = plan.seats.map((seat) => seat.from)
  const seatOf = (old: number): number => kept.indexOf(old)
  const labelOf = relabelled(boardOf(position), boardFor(plan))
  const each = <Part>(parts: readonly Part[] | undefined, none: Part): Part[] =>
    kept.map((from) => (from === null ? none : (parts?.[from] ?? none)))
  const moved: Position = {
    ...rearmed,
    players: plan.seats.map(({ army, from }) => {
      const hq = from === null || isOtherHealth ? undefined : rearmed.players[from]?.hq
      return hq === undefined ? { army } : { army, hq }
    }),
    units: rearmed.units
      .map((unit) => ({ ...unit, owner: seatOf(unit.owner), hex: labelOf(unit.hex) }))
      .filter((unit) => unit.owner >= 0 && unit.hex),
    hands: each<string[]>(rearmed.hands, []),
    discards: each<string[]>(rearmed.discards, []),
    decks: each<string[] | null>(rearmed.decks, null),
    turn: Math.max(0, seatOf(position.turn)),
  }
  const standing = new Set(moved.units.map((unit) => unit.hex))
  const lying = nets(rearmed)
    .map(labelOf)
    .filter((hex) => standing.has(hex))
  return settled(afterDiscard(asPlanned(withNets(moved, lying), plan)))
}

/** Hexes keep their places in the middle of a larger or smaller board; empty where there is none. */
function relabelled(before: number, after: number): (hex: string) => string {
  const { at } = boardShape(before)
  const { cells } = boardShape(after)
  return (hex) => {
    const old = at.get(hex)
    return cells.find((cell) => cell.q === old?.q && cell.r === old.r)?.label ?? ''
  }
}

function asPlanned(position: Position, plan: TablePlan): Position {
  const { [TEAM_HEALTH]: _, ...others } = position.options ?? {}
  const isRich = plan.mode === 'teams' && plan.teamHealth === 20
  return {
    ...position,
    mode: plan.mode,
    board: boardFor(plan),
    variants: [...plan.variants],
    options: isRich ? { ...others, [TEAM_HEALTH]: '20' } : others,
  }
}
