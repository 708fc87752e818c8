"""How many moves somebody may take back, and whether the others must agree."""

from __future__ import annotations

from dataclasses import dataclass

from ashfall.server.rooms.history import PlayedMove
from ashfall.server.rooms.seats import EMPTY
from ashfall.server.rooms.terms import read_terms
from ashfall.server.store import MatchRow

__all__ = ["TakeBack", "find_take_back", "is_practice"]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Moves to take back so that somebody chooses again."""

    count: int
    is_free: bool  # whether it can be done without asking anybody


def is_practice(row: MatchRow) -> bool:
    """Whether it is a practice game: with forecasts, and all other seats were for bots from the start.

    Bots cannot agree to anything, but here nobody minds. Where other people sat down to play, and where
    forecasts were forgone, what has been seen stays seen, also once only bots are left.
    """
    return row.casual and not any(place in EMPTY for place in read_terms(row).places)


def find_take_back(made: tuple[PlayedMove, ...], seats: list[int], is_free: bool) -> TakeBack | None:
    """Back to the last choice at a screen, whose people have ``seats``; None if they have made none.

    Where it is not free anyway (``is_free``), it still is if nothing was seen since and nobody else
    has moved.
    """
    for count, move in enumerate(reversed(made), start=1):
        if move.seat in seats:
            return TakeBack(count, is_free or (count == 1 and not move.reveals))
    return None
