"""What games have in common that go on from a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from ashfall.server.messages import SeatWish
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.workshop import Steps
from ashfall.table.play import PlayedMatch

__all__ = ["LONGEST", "check_start", "played_to_start", "replayed"]

LONGEST: Final = 2000  # moves that are made to get to a start
MatchT = TypeVar("MatchT", bound=PlayedMatch[Any])


def replayed(match: MatchT, moves: Sequence[str], made_with: str = "") -> Steps[MatchT]:
    """A match after the moves of its record; raises InvalidRecord naming a wrong one."""
    for number, move in enumerate(moves):
        match.push_all([move], number, made_with=made_with)
        yield
    return match


def played_to_start(match: MatchT, moves: Sequence[str], made_with: str = "") -> Steps[MatchT]:
    """The same, where somebody wants to go on from there; raises Refusal where that takes too long."""
    if len(moves) > LONGEST:
        raise Refusal.bad(f"record: expected at most {LONGEST} moves, got {len(moves)}")
    return (yield from replayed(match, moves, made_with))


def check_start(match: PlayedMatch[Any], players: int, seats: Sequence[SeatWish]) -> None:
    """Raise Refusal unless so many can go on there."""
    if match.over:
        raise Refusal.bad("record: the game is over there, expected an earlier move in upto")
    if len(seats) != players:
        raise Refusal.bad(f"seats: expected {players} as in the record, got {len(seats)}")
