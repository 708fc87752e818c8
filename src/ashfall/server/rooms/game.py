"""A game as a table keeps it: where it stands, and the moves that led there."""

from __future__ import annotations

from typing import Final, cast

from ashfall.neuroshima.match import Match
from ashfall.neuroshima.record import Record
from ashfall.neuroshima.state import State
from ashfall.neuroshima.view import Table
from ashfall.table.contract import Event

__all__ = ["Game"]

KEPT: Final = 8  # states before the present one


class Game(Match):
    """A match that never changes: a move makes another one out of it.

    Only the last few states are kept. A server holds many long games, and people seldom take more than a move
    back; for those who do, the moves are made again from the start.
    """

    texts: tuple[str, ...] = ()  # the moves so far
    _last: tuple[State, ...] = ()  # where it stood before the last of them
    _start: State | None = None  # None: it stands at its start

    @classmethod
    def from_state(cls, start: State) -> Game:
        """A game that goes on from a state."""
        return cast(Game, super().from_state(start))  # which makes one of this class

    def after(self, move: str) -> tuple[Game, tuple[Event, ...]]:
        """The game after a move, and what happened; raises IllegalMove."""
        game = self._at(self._state)
        events = tuple(game.push(move))  # which works on a copy of the state
        game.texts = (*self.texts, game.moves[-1].text)
        game._last = (*self._last[1 - KEPT :], self._state)
        game._past.clear()
        return game, events

    def before(self, count: int) -> Game:
        """The game before its last moves."""
        left = self.texts[: len(self.texts) - count]
        if 0 < count <= len(self._last):
            game = self._at(self._last[-count])
            game.texts, game._last = left, self._last[:-count]
            return game
        game = self._at(self._start or self._state)
        for move in left:
            game, _ = game.after(move)
        return game

    def record(self) -> Record:
        """The game so far, replayable for ever."""
        return self._origin.with_moves(list(self.texts))

    def _at(self, state: State) -> Game:
        game = Game.__new__(Game)
        Table.__init__(game, state)
        game._past, game._origin, game._start = [], self._origin, self._start or self._state
        return game
