"""Units leave the board; what follows from that at once."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.neuroshima.geometry import lowest
from ashfall.neuroshima.nets import settle_nets
from ashfall.neuroshima.state import HQ_HEX, MARKER, ROW, State
from ashfall.neuroshima.trace import (
    ELIMINATED,
    GONE_ELIMINATED,
    GONE_LAIR,
    MARKER_RETURNED,
    NO_DIRECTION,
    NO_UNIT,
    REMOVED,
    RETURNED_ELIMINATED,
    RETURNED_TARGET_LEFT,
)


def remove(s: State, hex: i64, cause: i64) -> None:
    """Take the unit on ``hex`` off the board; a Net of Steel on it returns (NH-12.2)."""
    if s.trace is not None:
        s.trace.add(REMOVED, NO_DIRECTION, 0, 0, cause, s.ref(hex), NO_UNIT, NO_UNIT)
    seat: i64 = 0
    while seat < s.rules.seats:
        if s.seat[seat * ROW + MARKER] == hex:
            s.seat[seat * ROW + MARKER] = -1
            if s.trace is not None:
                s.trace.add(
                    MARKER_RETURNED, NO_DIRECTION, seat, 0, RETURNED_TARGET_LEFT, s.ref(hex), NO_UNIT, NO_UNIT
                )
        seat += 1
    s.lift(hex)


def apply_lair(s: State) -> None:
    """Destroy every unit with Lair that is not beside its HQ (NH-12.10, R-57)."""
    left: i64 = s.dwellers
    while left:
        hex: i64 = lowest(left)
        left &= left - 1
        hq: i64 = s.seat[s.owner(hex) * ROW + HQ_HEX]
        if hq < 0 or not (s.rules.board.reach[hq * 64 + 63] >> hex) & 1:
            remove(s, hex, GONE_LAIR)


def settle(s: State) -> None:
    """Bring everything that works by itself up to date after a change outside battle (NH-4.4)."""
    apply_lair(s)
    settle_nets(s)


def eliminate(s: State, seats: i64) -> None:
    """These seats are out: all their tiles leave the board (NH-13.2.1, R-43)."""
    s.out |= seats
    s.overtime &= ~seats
    seat: i64 = 0
    while seat < s.rules.seats:
        if (seats >> seat) & 1:
            if s.trace is not None:
                s.trace.add(ELIMINATED, NO_DIRECTION, seat, 0, 0, NO_UNIT, NO_UNIT, NO_UNIT)
            _clear(s, seat)
        seat += 1
    settle(s)


def _clear(s: State, seat: i64) -> None:
    left: i64 = s.own(seat)
    while left:
        remove(s, lowest(left), GONE_ELIMINATED)
        left &= left - 1
    hex: i64 = s.seat[seat * ROW + MARKER]
    if hex >= 0:
        s.seat[seat * ROW + MARKER] = -1
        if s.trace is not None:
            s.trace.add(
                MARKER_RETURNED, NO_DIRECTION, seat, 0, RETURNED_ELIMINATED, s.ref(hex), NO_UNIT, NO_UNIT
            )
