"""A match as a table keeps it: where it stands, and the moves that led there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ashfall.server.contract import AnyTable
from ashfall.table.contract import Event
from ashfall.table.play import PlayedMatch

__all__ = ["KeptMatch"]

KEPT: Final = 8  # states before the present one


class KeptMatch:
    """A match of any game that never changes: a move makes another one out of it.

    Only the last few states are kept. A server holds many long games, and people seldom take more than a move
    back; for those who do, the moves are made again from the start.
    """

    __slots__ = ("_last", "_start", "chooser", "game", "played", "texts")

    def __init__(self, game: AnyTable, start: PlayedMatch[Any]) -> None:
        self.game = game
        self._start = start
        self._stand(start, (), ())

    def _stand(self, played: PlayedMatch[Any], texts: tuple[str, ...], last: tuple[Any, ...]) -> None:
        self.played = played
        self.chooser = int(played.state.chooser)  # the seat that must choose now
        self.texts = texts  # the moves so far
        self._last = last  # the states before the last of them

    @property
    def turn(self) -> int:
        """The number of the turn, 0 before the first."""
        return self.game.turn(self.played)

    @property
    def turn_seat(self) -> int:
        """The seat whose turn it is."""
        return self.game.turn_seat(self.played)

    @property
    def sides(self) -> Sequence[int]:
        """The number of the side of each seat."""
        return self.game.sides(self.played)

    @property
    def is_secret(self) -> bool:
        """Whether the time that the next answer takes would tell what is hidden."""
        return self.game.is_secret(self.played)

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been eliminated."""
        return self.game.is_out(self.played, seat)

    def after(self, move: str) -> tuple[KeptMatch, tuple[Event, ...]]:
        """The match after a move, and what happened; raises IllegalMove."""
        played, made, events = self.played.after(move)
        last = (*self._last[1 - KEPT :], self.played.state)
        return self._other(played, (*self.texts, made.text), last), tuple(events)

    def before(self, count: int) -> KeptMatch:
        """The match before its last moves."""
        left = self.texts[: len(self.texts) - count]
        if 0 < count <= len(self._last):
            return self._other(self.played.at(self._last[-count]), left, self._last[:-count])
        match = self._other(self._start, (), ())
        for move in left:
            match, _ = match.after(move)
        return match

    def _other(self, played: PlayedMatch[Any], texts: tuple[str, ...], last: tuple[Any, ...]) -> KeptMatch:
        other = KeptMatch(self.game, self._start)
        other._stand(played, texts, last)
        return other
