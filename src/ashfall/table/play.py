"""Playing a game of any kind: push and pop over states that are copied, never changed in place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Protocol, Self, TypeVar

from ashfall.table.contract import Event, Move
from ashfall.table.errors import IllegalMove, InvalidNotation, InvalidRecord, shown

__all__ = ["Played"]


class _Copied(Protocol):
    def copy(self) -> Any: ...


StateT = TypeVar("StateT", bound=_Copied)

MOST_BITS = 32  # of a move's number


class Played(Generic[StateT]):
    """The present state of a game and the way to it. A game says what a move does and what a text means."""

    _state: StateT
    _moves: list[Move] | None  # the legal moves, once somebody has asked
    _past: list[tuple[StateT, Move]]

    # What a game must say.

    def _carry_out(self, state: StateT, code: int) -> list[Event]:
        """Change a state by a legal move and everything that follows from it; what happened."""
        raise NotImplementedError

    def _is_legal(self, code: int) -> bool:
        raise NotImplementedError

    def _read_move(self, text: str) -> int:
        """The number of the move that a text means, legal or not; raises InvalidNotation."""
        raise NotImplementedError

    def _move_text(self, code: int) -> str:
        raise NotImplementedError

    def _why_not(self, code: int) -> IllegalMove:
        """The reason why a move is not legal now."""
        raise NotImplementedError

    # Playing.

    def push(self, move: Move | str | int) -> list[Event]:
        """Make a move and return what happened; raises IllegalMove, and then nothing has changed."""
        made = self.parse(move)
        after = self._state.copy()
        events = self._carry_out(after, made.code)
        self._past.append((self._state, made))
        self._state, self._moves = after, None
        return events

    def pop(self) -> Move:
        """Take the last move back and return it."""
        if not self._past:
            raise IndexError("there is no move to take back")
        self._state, move = self._past.pop()
        self._moves = None
        return move

    def parse(self, move: Move | str | int) -> Move:
        """The legal move that a text or number means; raises IllegalMove."""
        if isinstance(move, str):
            try:
                code = self._read_move(move)
            except InvalidNotation as error:
                raise IllegalMove("", str(error)) from None
        else:
            code = int(move)
        if not 0 <= code < 1 << MOST_BITS:
            raise IllegalMove("", f"{shown(str(move))} is not a move")
        if not self._is_legal(code):
            raise self._why_not(code)
        return Move(code, self._move_text(code))

    @property
    def moves(self) -> list[Move]:
        """The moves made so far; forced moves happen by themselves and are not among them."""
        return [move for _, move in self._past]

    def copy(self) -> Self:
        """An independent copy with its past."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin._state, twin._past = self._state.copy(), list(self._past)
        return twin

    def push_all(self, moves: Iterable[str]) -> Self:
        """Make the moves of a record; raises InvalidRecord naming the one that is wrong."""
        for number, text in enumerate(moves):
            try:
                self.push(text)
            except IllegalMove as error:
                raise InvalidRecord(f"moves[{number}]", f'"{shown(text)}": {error}') from None
        return self
