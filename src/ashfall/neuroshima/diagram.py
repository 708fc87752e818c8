"""A table as a few lines of text, for a prompt, a log or a failing test."""

from __future__ import annotations

from typing import Final

from ashfall.neuroshima.geometry import Board
from ashfall.neuroshima.position_writer import tile_keys
from ashfall.neuroshima.state import FACING, HEALTH, KIND, OVER, OWNER, ROW, WOUNDS, State

__all__ = ["diagram"]

WIDTH: Final = 15  # of a column


def diagram(state: State) -> str:
    """Who plays, the hands, and the board with north above: units as ``seat:tile/facing``, ``!`` a wound."""
    seats = [_seat(state, seat) for seat in range(int(state.rules.seats))]
    moving = "over" if state.stage == OVER else f"seat {int(state.chooser)} to move"
    return "\n".join([f"Neuroshima Hex, turn {int(state.turn)}, {moving}", *seats, *_board(state)])


def _seat(state: State, seat: int) -> str:
    army, health = state.rules.armies[seat].key, int(state.seat[seat * ROW + HEALTH])
    pile, hand = len(tile_keys(state, seat, "pile")), ", ".join(tile_keys(state, seat, "hand"))
    return f"{seat} {army} {health}, pile {pile}, hand: {hand or '-'}"


def _board(state: State) -> list[str]:
    """A line for each half row: neighbouring columns are shifted by half a hex."""
    board: Board = state.rules.board
    radius = int(board.radius)
    lines = [[" " * WIDTH] * (2 * radius + 1) for _ in range(4 * radius + 1)]
    for hex, (q, r) in enumerate(board.points):
        lines[2 * r + q + 2 * radius][q + radius] = _hex(state, hex).center(WIDTH)
    return ["".join(line).rstrip() for line in lines]


def _hex(state: State, hex: int) -> str:
    unit = int(state.units[hex])
    if not unit:
        return state.rules.board.labels[hex].lower()
    key = state.rules.kinds.keys[unit & KIND]
    tail = f"/{unit >> FACING & 7}{'!' * (unit >> WOUNDS)}"
    return f"{unit >> OWNER & 7}:{key[: WIDTH - 3 - len(tail)]}{tail}"
