"""Legal moves of any game as short questions: what has been chosen so far, what is open, the way back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from ashfall.table.contract import Move

__all__ = ["Menu"]

MOST_DIGITS: Final = 3  # of the number of an answer

PartT = TypeVar("PartT")  # a move is made of such parts
OptionT = TypeVar("OptionT")


class Menu(ABC, Generic[PartT, OptionT]):
    """The question to which the chosen parts of a move have led."""

    def __init__(self, moves: Sequence[tuple[tuple[PartT, ...], Move]]) -> None:
        """Begin with all legal moves; where there is only one kind, go on to the next question."""
        self._moves = moves
        self.chosen: tuple[PartT, ...] = ()
        self._descend()
        self._root = self.chosen

    # What a game must say.

    @property
    @abstractmethod
    def options(self) -> list[OptionT]:
        """The answers, in the order of the moves."""

    @property
    @abstractmethod
    def is_typed(self) -> bool:
        """Whether the answer is typed as it is, such as C3, and not picked by number."""

    @abstractmethod
    def choose(self, option: OptionT) -> Move | None:
        """Take an answer; the move once it is settled."""

    @abstractmethod
    def choose_words(self, words: Sequence[str]) -> Move | None:
        """Take an answer in words; the move once it is settled. KeyError if it is no answer."""

    @abstractmethod
    def _descend(self) -> None:
        """Skip questions that have one answer."""

    # What is the same in every game.

    @property
    def is_first(self) -> bool:
        """Whether nothing has been chosen yet that could be taken back."""
        return self.chosen == self._root

    def back(self) -> None:
        """Return to the first question."""
        self.chosen = self._root

    def answer(self, words: Sequence[str]) -> Move | None:
        """Take what somebody typed: the number of an answer, or words. KeyError if it is no answer."""
        if self.is_typed or len(words) > 1 or not words[0].isdecimal():
            return self.choose_words(words)
        options, number = self.options, int(words[0]) if len(words[0]) <= MOST_DIGITS else 0
        if not 1 <= number <= len(options):
            raise KeyError(words[0])
        return self.choose(options[number - 1])

    def _under(self, head: tuple[PartT, ...]) -> list[tuple[tuple[PartT, ...], Move]]:
        """The moves that begin like this."""
        return [(parts, move) for parts, move in self._moves if parts[: len(head)] == head]

    @property
    def _open(self) -> list[tuple[tuple[PartT, ...], Move]]:
        return self._under(self.chosen)

    @property
    def _settled(self) -> Move | None:
        """The only move that is left."""
        moves = self._open
        return moves[0][1] if len(moves) == 1 else None
