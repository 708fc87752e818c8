"""Changes of a turn taken back, so that one sees what of it was needed (R-98)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.state import DISCARDS, KIND, ROW, State


def take_back(s: State, hex: i64) -> None:
    """Take a unit off the board as if it had never been used."""
    seat: i64 = s.owner(hex)
    s.lift(hex)
    s.seat[seat * ROW + DISCARDS] -= 1
    settle(s)


def put_back(s: State, start: State, hex: i64, home: i64) -> None:
    """Let the unit on ``hex`` stand where it stood at the start, as it stood, with its wounds."""
    s.relocate(hex, home, 0)
    s.units[home] = start.units[home]
    settle(s)


def undo_harm(s: State, start: State, hex: i64) -> None:
    """Let the unit on ``hex`` be again as it was at the start: there, as it stood, with its wounds."""
    unit: i64 = start.units[hex]
    if not s.units[hex]:
        _pick_up(s, start.owner(hex), unit & KIND)
        s.put(hex, unit & KIND, start.owner(hex), 0)
    s.units[hex] = unit
    settle(s)


def _pick_up(s: State, seat: i64, kind: i64) -> None:
    """Take a tile of this kind off the discard pile of ``seat`` again."""
    bottom: i64 = s.discard_start(seat)
    last: i64 = s.seat[seat * ROW + DISCARDS] - 1
    i: i64 = last
    while i >= 0 and s.tiles[bottom + i] != kind:
        i -= 1
    if i >= 0:
        s.tiles[bottom + i] = s.tiles[bottom + last]
        s.tiles[bottom + last] = 0
        s.seat[seat * ROW + DISCARDS] = last
