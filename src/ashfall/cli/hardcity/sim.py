"""``ashfall sim hardcity``: many games without a display, and what came of them."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass
from typing import Any

from ashfall.arena.duel import MOST_MOVES, UNFINISHED
from ashfall.arena.hardcity import play_out
from ashfall.cli.any_player import Player
from ashfall.cli.any_sim import RANDOM, AnyTotals, add_games, play_all, say_ends
from ashfall.cli.hardcity.players import bots
from ashfall.cli.hardcity.table import add_table, match_at, table_of
from ashfall.cli.parser import CommandError, Parser
from ashfall.cli.results import tell_result
from ashfall.hardcity.files.record import Options
from ashfall.hardcity.game import playout
from ashfall.hardcity.ground.rows import CHAOS, OFFICERS_WON, ORDER, ROUND, WINNER
from ashfall.hardcity.ground.setup import VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.match import Match
from ashfall.hardcity.view import outcome_of
from ashfall.table.figures import percent
from ashfall.table.random import Stream

__all__ = ["Totals", "add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    parser.add_game()
    add_games(parser, bots, "cli-help-city-bots")
    add_table(parser)
    parser.add_json()
    parser.add_language()


@dataclass
class Totals(AnyTotals):
    """What came of many games."""

    won: int = 0  # by the officers
    order: int = 0  # points of the officers, all games together
    chaos: int = 0
    rounds: int = 0

    def add(self, end: State, moves: int) -> None:
        """Count one game."""
        self.note(outcome_of(end).reason if end.is_over() else UNFINISHED, moves)
        self.rounds += int(end.get(ROUND))
        self.order += int(end.get(ORDER))
        self.chaos += int(end.get(CHAOS))
        self.won += end.get(WINNER) == OFFICERS_WON

    def facts(self) -> dict[str, Any]:
        """Who won and by how much, ready for JSON."""
        return {
            "wins": {"officers": self.won, "zero": self.games - self.won - self.unfinished},
            "average_points": {
                "officers": round(self.order / self.games, 2),
                "zero": round(self.chaos / self.games, 2),
            },
            "average_rounds": round(self.rounds / self.games, 2),
        }


def run(options: Namespace) -> int:
    """Play and count."""
    table = table_of(options, "sim")
    sides = _sides(options, table)
    totals = Totals()
    play_all(options, totals, lambda _, seed: totals.add(*_play_one(match_at(table, seed), sides, seed)))
    return tell_result(
        options,
        lambda: {**_head(options, table, sides), **totals.to_dict()},
        lambda: _show(totals, sides, options.lang),
    )


def _sides(options: Namespace, table: Options) -> tuple[Player, ...]:
    """The bot of the officers and that of Doctor Zero, who has none in co-op."""
    count = 2 if table.mode == VERSUS else 1
    chosen: tuple[Player, ...] = options.bots or bots(",".join([RANDOM] * count))
    if len(chosen) != count:
        raise CommandError(f"ashfall sim: --bots: expected {count} in {table.mode}, got {len(chosen)}")
    return chosen


def _head(options: Namespace, table: Options, sides: tuple[Player, ...]) -> dict[str, Any]:
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


def _play_one(match: Match, sides: tuple[Player, ...], seed: int) -> tuple[State, int]:
    """The end of a game and the number of its moves."""
    state, specs = match.state.copy(), [player.spec for player in sides]
    if set(specs) == {RANDOM}:  # all of it inside the compiled rules, much faster than asking bots
        return state, int(playout(state, Stream(seed), MOST_MOVES))
    return state, play_out(state, [player.bot for player in sides], specs, seed)


def _show(totals: Totals, sides: tuple[Player, ...], language: str) -> None:
    from rich.markup import escape

    from ashfall.cli.console import new_console, say
    from ashfall.table.texts import Texts

    console, texts, facts = new_console(), Texts(language), totals.facts()
    say(console, f"{texts.format('cli-players')}: {escape(', '.join(player.spec for player in sides))}")
    say(console, f"{texts.format('cli-games')}: {totals.games}")
    share = percent(totals.won / totals.games)
    say(console, f"{texts.format('cli-city-officers-won')}: {totals.won} ({share})")
    points = facts["average_points"]
    say(console, f"{texts.format('cli-city-points')}: {points['officers']:.1f}, {points['zero']:.1f}")
    say(console, f"{texts.format('cli-city-rounds')}: {facts['average_rounds']:.1f}")
    say_ends(console, texts, totals, lambda reason: f"hc-reason-{reason.replace('_', '-')}")
