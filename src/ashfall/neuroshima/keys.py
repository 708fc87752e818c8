"""What matters of a state, and a 64-bit number for it: equal positions have equal numbers."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ashfall.neuroshima.state import DISCARDS, HAND, OVER, PILE, ROW, SCAVENGE, State
from ashfall.table.keys import ONE, TWO, stir, stir_row


def facts(s: State) -> vec[i64]:
    """Everything that matters for the rest of the game, in one order; how a hand is sorted does not."""
    row = extend(s.units[:], s.seat)
    seat: i64 = 0
    while seat < s.rules.seats:
        own: i64 = seat * ROW
        row = _with_tiles(row, s, s.pile_start(seat), s.seat[own + PILE])
        row = _with_tiles(row, s, s.discard_start(seat), s.seat[own + DISCARDS])
        hand: i64 = len(row)
        row = _with_tiles(row, s, s.hand_start(seat), s.seat[own + HAND])
        _sort(row, hand)
        seat += 1
    if s.stage == OVER:
        return append(append(row, s.stage), s.winners << 8 | s.ended)
    row = append(row, s.stage << 24 | s.chooser << 20 | s.active << 16 | s.target << 8 | s.terrified)
    row = append(row, s.turn << 8 | (s.closer + 1) << 4 | (s.first_out + 1))
    row = append(row, (s.countdown + 1) << 16 | s.overtime << 8 | s.idle)
    row = append(row, s.slot << 24 | s.out << 16 | s.tied << 8 | s.plays)
    if len(s.spent) or s.stage == SCAVENGE:  # later on it no longer matters how the last battle went
        row = append(row, s.cause << 18 | s.causer << 10 | s.phase << 2 | s.turned << 1 | s.changed)
    row = _with_row(_with_row(append(row, s.context), s.uses), s.answers)
    return _with_row(row, s.spent)


def _with_tiles(row: vec[i64], s: State, start: i64, count: i64) -> vec[i64]:
    i: i64 = 0
    while i < count:
        row = append(row, i64(s.tiles[start + i]))
        i += 1
    return row


def _with_row(row: vec[i64], more: vec[i64]) -> vec[i64]:
    """A row of any length, behind its length."""
    return extend(append(row, i64(len(more))), more)


def _sort(row: vec[i64], start: i64) -> None:
    i: i64 = start + 1
    while i < len(row):
        item: i64 = row[i]
        j: i64 = i
        while j > start and row[j - 1] > item:
            row[j] = row[j - 1]
            j -= 1
        row[j] = item
        i += 1


def state_key(s: State) -> int:
    """The 64-bit key of a state, hidden order included."""
    row = facts(s)
    return int(_half(row, ONE)) << 32 | int(_half(row, TWO))


def _half(row: vec[i64], factor: i64) -> i64:
    """Half of the key: one 32-bit lane."""
    lane: i64 = stir_row(factor, row, factor)
    return stir(lane, lane >> 7, factor)
