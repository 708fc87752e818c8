"""``ashfall sim hardcity``: many games without a display, and what came of them."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ashfall.arena.hardcity.playing import OFFICERS, WINNERS, ZERO, CityResult, play_out, result_of
from ashfall.arena.plan import MOST_MOVES, UNFINISHED
from ashfall.bots.contract import Bot
from ashfall.cli.hardcity.players import bots
from ashfall.cli.hardcity.table import add_table, match_at, table_of
from ashfall.cli.parser import CommandError, Parser
from ashfall.cli.player import BotPlayer
from ashfall.cli.results import tell_result
from ashfall.cli.totals import RANDOM, SimPlan, Totals, add_games, play_all, say_totals
from ashfall.hardcity import GAME
from ashfall.hardcity.files.record import Options
from ashfall.hardcity.game import playout
from ashfall.hardcity.ground.setup import VERSUS
from ashfall.table.random import Stream
from ashfall.table.texts import percent

__all__ = ["CitySim", "CityTotals", "add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    parser.add_game()
    add_games(parser, bots, "cli-help-city-bots")
    add_table(parser)
    parser.add_json()
    parser.add_language()


@dataclass(frozen=True, slots=True)
class _Game:
    """One game to be played: the bot of the officers, and that of Doctor Zero if he is led."""

    bots: tuple[int, ...]
    seed: int
    table: Options

    def play(self, bots: Sequence[Bot], names: Sequence[str]) -> CityResult:
        """Play it with these bots; raises BotFailed."""
        state = match_at(self.table, self.seed).state.copy()
        if set(names) == {RANDOM}:  # all of it inside the compiled rules, much faster than asking bots
            return result_of(state, int(playout(state, Stream(self.seed), MOST_MOVES)))
        return result_of(state, *play_out(state, bots, self.seed, names))


@dataclass(frozen=True)
class CitySim(SimPlan[CityResult]):
    """Games at one table."""

    game: ClassVar[str] = GAME.name

    table: Options

    def fixture(self, index: int) -> _Game:
        """The game with a number."""
        return _Game(tuple(range(len(self.bots))), self.seed_of(index), self.table)


@dataclass
class CityTotals(Totals):
    """What came of many games."""

    won: Counter[str] = field(default_factory=Counter)  # games by who won them
    order: int = 0  # points of the officers, all games together
    chaos: int = 0
    rounds: int = 0

    def add(self, result: CityResult) -> None:
        """Count who won one game, and by how much."""
        self.rounds += result.rounds
        self.order += result.points[0]
        self.chaos += result.points[1]
        self.won[result.winner] += result.reason != UNFINISHED

    def facts(self) -> dict[str, Any]:
        """Who won and by how much, ready for JSON."""
        return {
            "wins": {winner: self.won[winner] for winner in WINNERS.values()},
            "average_points": {
                OFFICERS: round(self.order / self.games, 2),
                ZERO: round(self.chaos / self.games, 2),
            },
            "average_rounds": round(self.rounds / self.games, 2),
        }


def run(options: Namespace) -> int:
    """Play and count."""
    table = table_of(options, "sim")
    sides = _sides(options, table)
    plan = CitySim(tuple(player.spec for player in sides), options.games, options.seed, table)
    totals = CityTotals()
    play_all(plan, totals, lambda _, result: totals.add(result))
    return tell_result(
        options,
        lambda: {**_head(options, table, sides), **totals.to_dict()},
        lambda: _show(totals, sides, options.lang),
    )


def _sides(options: Namespace, table: Options) -> tuple[BotPlayer, ...]:
    """The bot of the officers and that of Doctor Zero, who has none in co-op."""
    count = 2 if table.mode == VERSUS else 1
    chosen: tuple[BotPlayer, ...] = options.bots or bots(",".join([RANDOM] * count))
    if len(chosen) != count:
        raise CommandError(f"ashfall sim: --bots: expected {count} in {table.mode}, got {len(chosen)}")
    return chosen


def _head(options: Namespace, table: Options, sides: tuple[BotPlayer, ...]) -> dict[str, Any]:
    """What was played."""
    return {
        "game": "hardcity",
        "episode": table.episode,
        "mode": table.mode,
        "players": table.players,
        "officers": list(table.officers),
        "ally": table.ally,
        "seed": options.seed,
        "bots": [player.spec for player in sides],
    }


def _show(totals: CityTotals, sides: tuple[BotPlayer, ...], language: str) -> None:
    from rich.markup import escape

    from ashfall.cli.console import new_console, say
    from ashfall.table.texts import Texts

    console, texts, facts = new_console(), Texts(language), totals.facts()
    say(console, f"{texts.format('cli-players')}: {escape(', '.join(player.spec for player in sides))}")
    for winner in WINNERS.values():
        share = percent(totals.won[winner] / totals.games)
        say(console, f"{texts.format(f'cli-city-won-{winner}')}: {totals.won[winner]} ({share})")
    points = facts["average_points"]
    say(console, f"{texts.format('cli-city-points')}: {points[OFFICERS]:.1f}, {points[ZERO]:.1f}")
    say(console, f"{texts.format('cli-city-rounds')}: {facts['average_rounds']:.1f}")
    say_totals(console, texts, totals, GAME.name)
