"""A 64-bit number for a state: equal states have equal numbers."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.neuroshima.state import SCAVENGE, State
from ashfall.table.keys import ONE, TWO, stir, stir_row


def half_key(s: State, factor: i64) -> i64:
    """Half of the key: one 32-bit lane over everything that matters for the rest of the game."""
    lane: i64 = stir_row(stir_row(factor, s.units, factor), s.seat, factor)
    i: i64 = 0
    while i < len(s.tiles):
        lane = stir(lane, i64(s.tiles[i]), factor)
        i += 1
    lane = stir(lane, s.stage << 24 | s.chooser << 20 | s.active << 16 | s.target << 8 | s.terrified, factor)
    lane = stir(lane, s.turn << 8 | (s.closer + 1) << 4 | (s.first_out + 1), factor)
    lane = stir(lane, (s.countdown + 1) << 16 | s.overtime << 8 | s.idle, factor)
    lane = stir(lane, s.slot << 24 | s.out << 16 | s.tied << 8 | s.plays, factor)
    if len(s.spent) or s.stage == SCAVENGE:  # later on it no longer matters how the last battle went
        lane = stir(lane, s.cause << 18 | s.causer << 10 | s.phase << 2 | s.turned << 1 | s.changed, factor)
    lane = stir(stir(lane, s.context, factor), s.context >> 32, factor)
    lane = stir(lane, s.winners << 8 | s.ended, factor)
    lane = stir_row(stir_row(stir_row(lane, s.uses, factor), s.answers, factor), s.spent, factor)
    return stir(lane, lane >> 7, factor)


def state_key(s: State) -> int:
    """The 64-bit key of a state, hidden order included."""
    return int(half_key(s, ONE)) << 32 | int(half_key(s, TWO))
