"""A 64-bit number for a state: equal states have equal numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.neuroshima.state import SCAVENGE, State

_MASK: Final = 0xFFFFFFFF
_ONE: Final = 0x5BD1E995
_TWO: Final = 0x2C1B3C6D


def _stir(lane: i64, word: i64, factor: i64) -> i64:
    """Mix 32 bits into a lane; the product stays below 2**63."""
    lane = ((lane ^ (word & _MASK)) * factor) & _MASK
    return lane ^ (lane >> 15)


def _stir_row(lane: i64, row: vec[i64], factor: i64) -> i64:
    """Mix a whole row into a lane."""
    i: i64 = 0
    while i < len(row):
        lane = _stir(_stir(lane, row[i], factor), row[i] >> 32, factor)
        i += 1
    return lane


def half_key(s: State, factor: i64) -> i64:
    """Half of the key: one 32-bit lane over everything that matters for the rest of the game."""
    lane: i64 = _stir_row(_stir_row(factor, s.units, factor), s.seat, factor)
    i: i64 = 0
    while i < len(s.tiles):
        lane = _stir(lane, i64(s.tiles[i]), factor)
        i += 1
    lane = _stir(lane, s.stage << 24 | s.chooser << 20 | s.active << 16 | s.target << 8 | s.terrified, factor)
    lane = _stir(lane, s.turn << 8 | (s.first_out + 1), factor)
    lane = _stir(lane, (s.countdown + 1) << 16 | s.overtime << 8 | s.idle, factor)
    lane = _stir(lane, s.slot << 24 | s.out << 16 | s.tied << 8 | s.plays, factor)
    if len(s.spent) or s.stage == SCAVENGE:  # later on it no longer matters how the last battle went
        lane = _stir(lane, s.cause << 18 | s.causer << 10 | s.phase << 2 | s.turned << 1 | s.changed, factor)
    lane = _stir(_stir(lane, s.context, factor), s.context >> 32, factor)
    lane = _stir(lane, s.winners << 8 | s.ended, factor)
    lane = _stir_row(_stir_row(_stir_row(lane, s.uses, factor), s.answers, factor), s.spent, factor)
    return _stir(lane, lane >> 7, factor)


def state_key(s: State) -> int:
    """The 64-bit key of a state, hidden order included."""
    return int(half_key(s, _ONE)) << 32 | int(half_key(s, _TWO))
