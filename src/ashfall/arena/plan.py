"""What the arena knows of any game: plans, the games that follow from them by number, and how they fail."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from ashfall.arena.seeds import move_seed
from ashfall.bots.contract import Bot, Budget, Choice, Request
from ashfall.bots.faults import BotFault, ask
from ashfall.table.contract import Seen
from ashfall.table.errors import AshfallError, shown
from ashfall.table.random import SEED_LIMIT

__all__ = [
    "MOST_GAMES",
    "MOST_MOVES",
    "UNFINISHED",
    "AnyFixture",
    "AnyPlan",
    "AnyResult",
    "AskedBots",
    "BotFailed",
    "InvalidPlan",
    "ResultT",
    "ThinkingTime",
    "check_counts",
]

MOST_GAMES: Final = 10_000_000
MOST_MOVES: Final = 100_000  # of one game, far above any real one
UNFINISHED: Final = "unfinished"  # why a game ended that did not


class InvalidPlan(AshfallError):
    """A plan that cannot be played; the sentence names the field."""


class BotFailed(AshfallError):
    """A bot broke down or answered with a move that is not legal."""

    def __init__(self, bot: str, seed: int, number: int, table: str, seat: int, problem: str) -> None:
        super().__init__(bot, seed, number, table, seat, problem)
        self.bot = bot
        self.seed = seed  # of the game
        self.number = number  # of the move, the first is 1
        self.table = table  # what was played, in words
        self.seat = seat  # of the bot
        self.problem = problem

    def _sentence(self) -> str:
        game = f"game seed {self.seed}, move {self.number}, {self.table}"
        return f"bot {shown(self.bot)}: {game}, seat {self.seat}: {self.problem}"


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """How long somebody thought in a game."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def with_decision(self, seconds: float) -> ThinkingTime:
        """The clock after one more decision."""
        return ThinkingTime(self.decisions + 1, self.seconds + seconds, max(self.slowest, seconds))


class AskedBots:
    """The bots of one game as they are asked: each with its name and its clock."""

    def __init__(
        self, bots: Sequence[Bot], names: Sequence[str], seed: int, table: str, budget: Budget | None = None
    ) -> None:
        """``names`` and ``table``, what is played in words, are for errors; ``budget`` is that of a move."""
        self._bots, self._seed, self._table, self._budget = bots, seed, table, budget
        self._names = list(names) or [type(bot).__name__ for bot in bots]
        self.clocks = [ThinkingTime() for _ in bots]
        self.moves = 0

    def choose(self, place: int, view: Seen, seat: int) -> Choice:
        """What the bot at a place of the list answers for a seat; raises BotFailed."""
        self.moves += 1
        start = time.perf_counter()
        try:
            choice = ask(self._bots[place], Request(view, move_seed(self._seed, self.moves), self._budget))
        except BotFault as fault:
            raise BotFailed(
                self._names[place], self._seed, self.moves, self._table, seat, str(fault)
            ) from fault
        self.clocks[place] = self.clocks[place].with_decision(time.perf_counter() - start)
        return choice


class AnyResult(Protocol):
    """What came of one game of any kind."""

    @property
    def reason(self) -> str:
        """Why it ended, UNFINISHED if it did not."""
        ...

    @property
    def moves(self) -> int:
        """How many moves were made."""
        ...


ResultT = TypeVar("ResultT", bound=AnyResult)
ResultT_co = TypeVar("ResultT_co", bound=AnyResult, covariant=True)


class AnyFixture(Protocol[ResultT_co]):
    """One game to be played."""

    @property
    def bots(self) -> tuple[int, ...]:
        """Places in the bots of the plan."""
        ...

    @property
    def seed(self) -> int:
        """The seed of the game."""
        ...

    def play(self, bots: Sequence[Bot], names: Sequence[str]) -> ResultT_co:
        """Play it with these bots; raises BotFailed."""
        ...


class AnyPlan(Protocol[ResultT_co]):
    """What is played: every game follows from the plan and its number."""

    @property
    def game(self) -> str:
        """The name of the game, for which the bots are made."""
        ...

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays, as the registry is asked for them."""
        ...

    @property
    def games(self) -> int:
        """How many games are asked for, of every group of bots or at every table."""
        ...

    @property
    def seed(self) -> int:
        """The seed that all games follow."""
        ...

    @property
    def total(self) -> int:
        """How many games that are in all."""
        ...

    def indices(self) -> Iterator[int]:
        """The numbers of all games, in order."""
        ...

    def fixture(self, index: int) -> AnyFixture[ResultT_co]:
        """The game with a number."""
        ...

    def is_paired(self, index: int) -> bool:
        """Whether a game and its neighbour (an even number and the next) pair the first two bots."""
        ...


def check_counts(plan: AnyPlan[AnyResult]) -> None:
    """Raise InvalidPlan where the number of games of a plan, or its seed, is out of range."""
    if not 1 <= plan.games <= MOST_GAMES:
        raise InvalidPlan(f"games: expected 1 to {MOST_GAMES}, got {plan.games}")
    if not 0 <= plan.seed < SEED_LIMIT:
        raise InvalidPlan(f"seed: expected 0 to {SEED_LIMIT - 1}, got {plan.seed}")
