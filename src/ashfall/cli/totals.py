"""Many games of any kind without a display: what is asked for, what is counted, how it is told."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from ashfall.arena.plan import UNFINISHED, AnyFixture, ResultT
from ashfall.arena.series import pick_runner
from ashfall.bots.registry import is_ours
from ashfall.cli.parser import Parser, number
from ashfall.cli.player import BotPlayer
from ashfall.cli.progress import progress
from ashfall.table.random import SEED_LIMIT
from ashfall.table.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["RANDOM", "SimPlan", "Totals", "add_games", "play_all", "say_totals"]

MOST_GAMES: Final = 100_000_000
RANDOM: Final = "random"  # the bot that plays where nobody else was asked for


def add_games(parser: Parser, bots: Callable[[str], tuple[BotPlayer, ...]], about: str) -> None:
    """The options ``--games``, ``--seed`` and ``--bots``, whose help is ``about``."""
    tell = parser.tell
    parser.add_argument(
        "--games", type=number(1, MOST_GAMES), default=100, metavar="N", help=tell("cli-help-sim-games")
    )
    parser.add_seed()
    parser.add_argument("--bots", type=bots, metavar="A,B", help=tell(about))


@dataclass(kw_only=True)
class Totals(ABC):
    """What came of many games; a subclass counts what only its game has."""

    games: int = 0
    moves: int = 0
    unfinished: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)

    def note(self, reason: str, moves: int) -> None:
        """Count one game by why it ended, which may be that it did not."""
        self.games += 1
        self.moves += moves
        if reason == UNFINISHED:
            self.unfinished += 1
        else:
            self.reasons[reason] += 1

    @abstractmethod
    def facts(self) -> dict[str, Any]:
        """What only this game has, ready for JSON."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "games": self.games,
            **self.facts(),
            UNFINISHED: self.unfinished,
            "reasons": dict(self.reasons),
            "average_moves": round(self.moves / self.games, 2),
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 1),
        }


@dataclass(frozen=True)
class SimPlan(ABC, Generic[ResultT]):
    """As many games as were asked for; game ``i`` depends only on the seed and on ``i``."""

    game: ClassVar[str]

    bots: tuple[str, ...]
    games: int
    seed: int

    @abstractmethod
    def fixture(self, index: int) -> AnyFixture[ResultT]:
        """The game with a number."""

    @property
    def total(self) -> int:
        """How many games that are in all."""
        return self.games

    def indices(self) -> Iterator[int]:
        """The numbers of all games, in order."""
        return iter(range(self.games))

    def is_paired(self, index: int) -> bool:
        """Never: every game stands alone."""
        return False

    def seed_of(self, index: int) -> int:
        """The seed of a game."""
        return (self.seed + index) % SEED_LIMIT


def play_all(plan: SimPlan[ResultT], totals: Totals, add: Callable[[int, ResultT], None]) -> None:
    """Play the games of a plan; ``add`` counts each. Raises BotFailed, and WorkerDied where a bot dies."""
    start = time.perf_counter()
    runner = pick_runner(1, trusted=all(is_ours(spec, plan.game) for spec in plan.bots))
    with progress(plan.total) as bar, closing(runner(plan, plan.indices())) as games:
        for done, (index, result) in enumerate(games, 1):
            totals.note(result.reason, result.moves)
            add(index, result)
            if bar:
                bar.reach(done)
    totals.seconds = max(time.perf_counter() - start, 1e-9)


def say_totals(console: Console, texts: Texts, totals: Totals, game: str) -> None:
    """Why the games ended, how long they were and how fast they went."""
    from ashfall.cli.console import say
    from ashfall.cli.ends import say_ends

    reasons = {**totals.reasons, **({UNFINISHED: totals.unfinished} if totals.unfinished else {})}
    say_ends(console, texts, game, reasons, totals.moves / totals.games)
    say(console, f"{texts.format('cli-speed')}: {totals.games / totals.seconds:.1f}")
