"""How many moves somebody may take back, and whether the others must agree."""

from __future__ import annotations

from dataclasses import dataclass

from ashfall.server.rooms.history import Made

__all__ = ["TakeBack", "find_take_back"]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Moves to take back so that somebody chooses again."""

    count: int
    is_free: bool  # whether it can be done without asking anybody


def find_take_back(made: tuple[Made, ...], seats: list[int], alone: bool) -> TakeBack | None:
    """Back to the last choice at a screen, whose people have ``seats``; None if they have made none.

    It is free where nobody else still plays (``alone``: bots or people at the same screen play the
    others), and where nothing was seen since: no tile drawn, no battle fought, no move of anybody else.
    """
    for count, move in enumerate(reversed(made), start=1):
        if move.seat in seats:
            return TakeBack(count, alone or (count == 1 and not move.reveals))
    return None
