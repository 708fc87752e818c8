"""What each legal move leads to, one move deep."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.bots.neuroshima.value import Value, judge
from ashfall.neuroshima.facings import Facings
from ashfall.neuroshima.game import push
from ashfall.neuroshima.state import HAND, PILE, ROW, State
from ashfall.table.random import Stream

DRAWN: Final = 2  # full hands; a turn draws one, and the rest keeps its order, which tells nothing


def sensible_moves(s: State, facings: Facings) -> vec[i64]:
    """The legal moves without those that do the same as another."""
    moves = vec[i64]()
    i: i64 = 0
    while i < len(s.legal):
        if facings.is_new(s, s.legal[i]):
            moves = append(moves, s.legal[i])
        i += 1
    if not len(moves):
        return s.legal[:]
    return moves


@final
class FirstSight:
    """What each of some moves leads to at first sight."""

    def __init__(self, moves: vec[i64], sides: i64) -> None:
        """Nothing seen yet."""
        self.moves = moves
        self.leads = vec[float]()  # by move, of the side that chooses
        self.best = vec[float]([0.0] * sides)  # by side, after the first of the best moves
        self.top: float = -1000.0

    def note(self, leads: vec[float], side: i64) -> None:
        """The next move leads to this."""
        self.leads = append(self.leads, leads[side])
        if leads[side] <= self.top:
            return
        self.top = leads[side]
        i: i64 = 0
        while i < len(leads):
            self.best[i] = leads[i]
            i += 1


def look_after(s: State, moves: vec[i64], value: Value, stream: Stream) -> FirstSight:
    """Look at what each of ``moves`` leads to; draws are sampled."""
    look = FirstSight(moves, s.rules.mode.sides)
    side: i64 = s.rules.mode.side[s.chooser]
    i: i64 = 0
    while i < len(moves):
        after = s.copy()
        draw_lots(after, stream)
        push(after, moves[i])
        judge(value, after)
        look.note(value.leads, side)
        i += 1
    return look


def look_around(s: State, value: Value, stream: Stream) -> FirstSight:
    """Look at what each sensible move leads to."""
    return look_after(s, sensible_moves(s, Facings(s.rules)), value, stream)


def leads_after(s: State, moves: vec[i64], value: Value, stream: Stream) -> vec[float]:
    """The lead of the side that chooses after each of ``moves``."""
    return look_after(s, moves, value, stream).leads


def draw_lots(s: State, stream: Stream) -> None:
    """Guess anew what lies on top of the piles: more tiles than one move can draw."""
    seat: i64 = 0
    while seat < s.rules.seats:
        start: i64 = s.pile_start(seat)
        n: i64 = s.seat[seat * ROW + PILE]
        last: i64 = n - DRAWN * s.rules.mode.hand
        while n > 1 and n > last:
            j: i64 = start + stream.below(n)
            n -= 1
            kept = s.tiles[start + n]
            s.tiles[start + n] = s.tiles[j]
            s.tiles[j] = kept
        seat += 1


def forget_order(s: State) -> None:
    """Sort piles and hands: the order of a pile is not known, that of a hand plays no part."""
    seat: i64 = 0
    while seat < s.rules.seats:
        s.sort_tiles(s.pile_start(seat), s.seat[seat * ROW + PILE])
        s.sort_tiles(s.hand_start(seat), s.seat[seat * ROW + HAND])
        seat += 1
