"""What a bot is asked and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ashfall.table.contract import Move, Seen
from ashfall.table.phrases import Phrase

__all__ = ["Bot", "Budget", "Candidate", "Choice", "LineMove", "Request", "Variant"]


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move: seconds, or iterations where a run must be repeatable."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.iterations is None):
            raise ValueError("budget: expected either seconds or iterations")
        if self.seconds is not None and not self.seconds > 0:
            raise ValueError(f"seconds: expected more than 0, got {self.seconds}")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"iterations: expected at least 1, got {self.iterations}")


@dataclass(frozen=True, slots=True)
class Request:
    """One question to a bot. The view is all that it may know."""

    view: Seen
    seed: int  # the same seed and a budget of iterations give the same answer, for ever
    budget: Budget | None = None  # None: as long as the bot thinks fit
    alternatives: int = 0  # how many candidates the answer should list
    cores: int = 1  # how many processes the bot may use
    progress: Callable[[float], None] | None = None  # told the share of the budget that is used up

    @property
    def legal(self) -> Sequence[Move]:
        """The legal moves, sorted, at least two."""
        return self.view.legal


@dataclass(frozen=True, slots=True)
class LineMove:
    """A move of a line, in the words of its position."""

    move: Move
    title: Phrase
    seat: int


@dataclass(frozen=True, slots=True)
class Variant:
    """Another move that comes to the same."""

    move: Move
    value: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that the bot considered. What follows ``reasons`` is told by those who compare moves."""

    move: Move
    value: float  # expected score of the side that chooses: 0 a loss, 1 a win
    visits: int
    reasons: tuple[Phrase, ...] = ()  # what speaks for it, then what it risks
    loss: float | None = None  # of expected score, against the best
    behind: int | None = None  # what the next battle brings less than after the best, in health or points
    before: tuple[int, ...] = ()  # that health by seat before the next battle
    after: tuple[int, ...] = ()  # and after it
    line: tuple[LineMove, ...] = ()  # the move, and what follows it
    variants: tuple[Variant, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """The answer of a bot."""

    move: Move
    value: float | None = None  # expected score of the side that chooses, None if the bot has no opinion
    candidates: tuple[Candidate, ...] = ()  # the best first, as many as were asked for
    iterations: int = 0
    full: bool = False  # whether its memory was used up, so that it went on with what it had


class Bot(Protocol):
    """A player. Everything that it needs comes with the request; between requests it may remember nothing
    that changes its answers."""

    def choose(self, request: Request) -> Choice:
        """Choose one of the legal moves."""
        ...
