"""A 64-bit number for a state: equal states have equal numbers."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.ground.state import State
from ashfall.table.keys import ONE, TWO, stir, stir_row


def _half_key(s: State, factor: i64) -> i64:
    lane: i64 = stir_row(stir(factor, s.chooser, factor), s.row, factor)
    return stir(lane, lane >> 7, factor)


def state_key(s: State) -> int:
    """The 64-bit key of a state, hidden order included."""
    return int(_half_key(s, ONE)) << 32 | int(_half_key(s, TWO))
