"""Many games of any kind without a display: what is asked for, what is counted, how it is told."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from ashfall.arena.duel import UNFINISHED
from ashfall.cli.any_player import Player
from ashfall.cli.parser import Parser, number
from ashfall.cli.progress import with_progress
from ashfall.table.random import SEED_LIMIT
from ashfall.table.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["RANDOM", "AnyTotals", "add_games", "play_all", "say_ends"]

MOST_GAMES: Final = 100_000_000
RANDOM: Final = "random"  # the bot that plays where nobody else was asked for


def add_games(parser: Parser, bots: Callable[[str], tuple[Player, ...]], about: str) -> None:
    """The options ``--games``, ``--seed`` and ``--bots``, whose help is ``about``."""
    tell = parser.tell
    parser.add_argument(
        "--games", type=number(1, MOST_GAMES), default=100, metavar="N", help=tell("cli-help-sim-games")
    )
    parser.add_seed()
    parser.add_argument("--bots", type=bots, metavar="A,B", help=tell(about))


@dataclass(kw_only=True)
class AnyTotals(ABC):
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


def play_all(options: Namespace, totals: AnyTotals, play: Callable[[int, int], None]) -> None:
    """Play as many games as were asked for, by number and seed; game ``i`` depends only on these."""
    start = time.perf_counter()
    for i in with_progress(options.games):
        play(i, (options.seed + i) % SEED_LIMIT)
    totals.seconds = max(time.perf_counter() - start, 1e-9)


def say_ends(console: Console, texts: Texts, totals: AnyTotals, text_id: Callable[[str], str]) -> None:
    """Why the games ended, how long they were and how fast they went; ``text_id`` names a reason's text."""
    from ashfall.cli.console import say

    ends = [f"{texts.format(text_id(reason))} {n}" for reason, n in totals.reasons.most_common()]
    say(console, f"{texts.format('cli-reasons')}: {', '.join(ends)}")
    if totals.unfinished:
        say(console, f"{texts.format('cli-unfinished')}: {totals.unfinished}")
    say(console, f"{texts.format('cli-average-moves')}: {totals.moves / totals.games:.1f}")
    say(console, f"{texts.format('cli-speed')}: {totals.games / totals.seconds:.1f}")
