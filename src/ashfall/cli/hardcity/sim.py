"""``ashfall sim hardcity``: many games without a display, and what came of them."""

from __future__ import annotations

import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from ashfall.arena.duel import UNFINISHED
from ashfall.arena.hardcity import play_out
from ashfall.cli.hardcity.players import Player, bots
from ashfall.cli.hardcity.table import add_table, table_of
from ashfall.cli.parser import CommandError, Parser, number
from ashfall.cli.sim import with_progress
from ashfall.hardcity.game import playout
from ashfall.hardcity.match import Match
from ashfall.hardcity.record import Options
from ashfall.hardcity.rows import CHAOS, OFFICERS_WON, ORDER, ROUND, WINNER
from ashfall.hardcity.setup import VERSUS
from ashfall.hardcity.state import State
from ashfall.hardcity.view import outcome_of
from ashfall.table.documents import MOST_MOVES
from ashfall.table.figures import percent
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["Totals", "add_arguments", "run"]

MOST_GAMES: Final = 100_000_000
RANDOM: Final = "random"


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("game", metavar="GAME", help=tell("cli-help-game"))
    parser.add_argument(
        "--games", type=number(1, MOST_GAMES), default=100, metavar="N", help=tell("cli-help-sim-games")
    )
    parser.add_argument(
        "--seed", type=number(0, SEED_LIMIT - 1), default=0, metavar="S", help=tell("cli-help-seed")
    )
    parser.add_argument("--bots", type=bots, metavar="A,B", help=tell("cli-help-city-bots"))
    add_table(parser)
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))
    parser.add_language()


@dataclass
class Totals:
    """What came of many games."""

    games: int = 0
    won: int = 0  # by the officers
    order: int = 0  # points of the officers, all games together
    chaos: int = 0
    rounds: int = 0
    moves: int = 0
    unfinished: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, end: State, moves: int) -> None:
        """Count one game."""
        self.games += 1
        self.moves += moves
        self.rounds += int(end.get(ROUND))
        self.order += int(end.get(ORDER))
        self.chaos += int(end.get(CHAOS))
        self.won += end.get(WINNER) == OFFICERS_WON
        if end.is_over():
            self.reasons[outcome_of(end).reason] += 1
        else:
            self.unfinished += 1

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "games": self.games,
            "wins": {"officers": self.won, "zero": self.games - self.won - self.unfinished},
            "average_points": {
                "officers": round(self.order / self.games, 2),
                "zero": round(self.chaos / self.games, 2),
            },
            "average_rounds": round(self.rounds / self.games, 2),
            "average_moves": round(self.moves / self.games, 2),
            UNFINISHED: self.unfinished,
            "reasons": dict(self.reasons),
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 1),
        }


def run(options: Namespace) -> int:
    """Play and count."""
    table = table_of(options, "sim")
    sides = _sides(options, table)
    totals = Totals()
    start = time.perf_counter()
    for _ in with_progress(_play(options, table, sides, totals), options.games):
        pass
    totals.seconds = max(time.perf_counter() - start, 1e-9)
    if options.json:
        print(msgspec.json.encode({**_head(options, table, sides), **totals.to_dict()}).decode())
    else:
        _show(totals, sides, options.lang)
    return 0


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


def _play(options: Namespace, table: Options, sides: tuple[Player, ...], totals: Totals) -> Iterator[None]:
    """One game after another; game ``i`` depends only on the seed and on ``i``."""
    for i in range(options.games):
        seed = (options.seed + i) % SEED_LIMIT
        match = Match(
            table.episode,
            seed,
            mode=table.mode,
            players=table.players,
            officers=table.officers,
            ally=table.ally,
        )
        totals.add(*_play_one(match, sides, seed))
        yield


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

    console, texts, facts = new_console(), Texts(language), totals.to_dict()
    say(console, f"{texts.format('cli-players')}: {escape(', '.join(player.spec for player in sides))}")
    say(console, f"{texts.format('cli-games')}: {totals.games}")
    share = percent(totals.won / totals.games)
    say(console, f"{texts.format('cli-city-officers-won')}: {totals.won} ({share})")
    points = facts["average_points"]
    say(console, f"{texts.format('cli-city-points')}: {points['officers']:.1f}, {points['zero']:.1f}")
    say(console, f"{texts.format('cli-city-rounds')}: {facts['average_rounds']:.1f}")
    ends = [
        f"{texts.format('hc-reason-' + reason.replace('_', '-'))} {n}"
        for reason, n in totals.reasons.most_common()
    ]
    say(console, f"{texts.format('cli-reasons')}: {', '.join(ends)}")
    if totals.unfinished:
        say(console, f"{texts.format('cli-unfinished')}: {totals.unfinished}")
    say(console, f"{texts.format('cli-average-moves')}: {facts['average_moves']:.1f}")
    say(console, f"{texts.format('cli-speed')}: {facts['games_per_s']:.1f}")
