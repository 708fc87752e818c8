"""What a game brings along so that its puzzles can be solved, rated and made at the server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Generic, Protocol, TypeVar

from ashfall.server.endpoints import Problem
from ashfall.server.puzzle_shapes import PictureWish, PuzzleInfo, PuzzleMark, PuzzleStatistic
from ashfall.server.rooms.errands import Errand
from ashfall.server.workshop import Steps
from ashfall.table.errors import IllegalMove, InvalidNotation, shown
from ashfall.table.phrases import Phrase

__all__ = [
    "AnyDesk",
    "AskErrand",
    "PuzzleDesk",
    "PuzzleForms",
    "PuzzleOutcome",
    "PuzzleRefusal",
    "PuzzleStanding",
]

T = TypeVar("T")
PuzzleT = TypeVar("PuzzleT")


class AskErrand(Protocol):
    """Has something worked out in another process; what was worked out before is remembered."""

    async def __call__(self, errand: Errand[T], key: tuple[str, ...]) -> T:
        """``key`` names the errand among all others of the game; raises Problem."""


@dataclass(frozen=True, slots=True)
class PuzzleForms:
    """The types of what a game tells of its puzzles."""

    view: Any
    look: Any
    result: Any
    hint: Any
    solutions: Any
    proof: Any


@dataclass(frozen=True, slots=True)
class PuzzleOutcome:
    """What came of an attempt; a game adds what it needs to tell it."""

    is_solved: bool


@dataclass(frozen=True, slots=True)
class PuzzleStanding:
    """What an attempt means for the one who made it."""

    mark: PuzzleMark
    rating: int
    deviation: int
    gain: int
    streak: int
    next: str = ""  # key of the puzzle that comes next


class PuzzleRefusal(Exception):
    """A move of an attempt is not legal."""

    def __init__(self, number: int, text: str, error: IllegalMove | InvalidNotation, no_move: str) -> None:
        """``no_move`` is the text where the error has none: there is no such move."""
        super().__init__(number)
        self.clause = error.clause if isinstance(error, IllegalMove) else ""
        text_id = error.text_id if isinstance(error, IllegalMove) else ""
        self.phrase = Phrase(text_id or no_move)
        self.problem = Problem(
            422, "illegal", f'moves[{number}]: "{shown(text)}": {error}', phrase=self.phrase
        )


class PuzzleDesk(ABC, Generic[PuzzleT]):
    """The puzzles of one game, and how they are shown and judged."""

    game: str
    forms: PuzzleForms

    @abstractmethod
    def shipped(self) -> Mapping[str, PuzzleT]:
        """Those that come with the program, by key, in their order."""

    @abstractmethod
    def read(self, text: str, key: str) -> PuzzleT:
        """The puzzle of a file that somebody sent; raises AshfallError naming the field."""

    @abstractmethod
    def info(self, puzzle: PuzzleT, rating: int, maker: str = "") -> PuzzleInfo:
        """Its line in a list."""

    @abstractmethod
    def rating(self, puzzle: PuzzleT) -> int:
        """How hard it was estimated to be, on the scale of people; 0 where nobody did."""

    def since(self, puzzle: PuzzleT) -> date | None:
        """When it came to the shipped ones; None: it was always among them."""
        return None

    @abstractmethod
    def view(self, puzzle: PuzzleT, text: str, info: PuzzleInfo, statistic: PuzzleStatistic) -> Steps[Any]:
        """The puzzle for somebody who wants to solve it; nothing of a solution is in it, nor in ``text``."""

    @abstractmethod
    async def look(self, puzzle: PuzzleT, moves: Sequence[str], ask: AskErrand) -> Any:
        """What comes of the moves of both sides so far; the opponent's must be the server's own."""

    @abstractmethod
    async def fight(self, puzzle: PuzzleT, moves: Sequence[str], ask: AskErrand) -> PuzzleOutcome:
        """Whether this attempt solves it; raises Problem where it is none yet."""

    @abstractmethod
    def result(self, puzzle: PuzzleT, outcome: Any, standing: PuzzleStanding) -> Steps[Any]:
        """The same as it is told."""

    @abstractmethod
    async def hint(self, puzzle: PuzzleT, step: int, ask: AskErrand) -> Any:
        """One of three hints."""

    @abstractmethod
    async def solutions(self, puzzle: PuzzleT, ask: AskErrand) -> Any:
        """All that solves it."""

    @abstractmethod
    async def proof(self, puzzle: PuzzleT, ask: AskErrand) -> Any:
        """What the solver finds out within its limits: ``is_whole``, ``is_solvable`` and more."""

    @abstractmethod
    def sample(self, puzzle: PuzzleT) -> list[str]:
        """One solution."""

    @abstractmethod
    def picture(self, puzzle: PuzzleT, wish: PictureWish) -> str:
        """The position as SVG."""

    @abstractmethod
    def text(self, key: str) -> str:
        """The file of a shipped one."""

    @abstractmethod
    def without_solution(self, text: str) -> str:
        """The text of a file without what it gives away; raises BadInput where that cannot be told."""


AnyDesk = PuzzleDesk[Any]
