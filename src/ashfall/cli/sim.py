"""``ashfall sim``: many games without a display, and what came of them."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

import msgspec

from ashfall.arena.duel import MOST_MOVES, UNFINISHED, play_game
from ashfall.cli.parser import Parser, number, pair
from ashfall.cli.players import Player, bots
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.duels import duel_rules
from ashfall.neuroshima.events import CAUSES
from ashfall.neuroshima.game import deal, playout
from ashfall.neuroshima.state import OVER
from ashfall.neuroshima.tables import Rules
from ashfall.table.figures import percent
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["Totals", "add_arguments", "run"]

MOST_GAMES: Final = 100_000_000
COLUMNS: Final = ("army", "games", "wins", "share")
RANDOM: Final = ("random", "random")
Pair = tuple[str, str]
End = tuple[int | None, str, int]  # winner, reason, moves


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("game", metavar="GAME", choices=("neuroshima",), help=tell("cli-help-game"))
    parser.add_argument(
        "--games", type=number(1, MOST_GAMES), default=100, metavar="N", help=tell("cli-help-sim-games")
    )
    parser.add_argument(
        "--seed", type=number(0, SEED_LIMIT - 1), default=0, metavar="S", help=tell("cli-help-seed")
    )
    parser.add_argument(
        "--bots", type=bots, default=",".join(RANDOM), metavar="A,B", help=tell("cli-help-sim-bots")
    )
    parser.add_argument("--armies", type=pair(army_keys), metavar="X,Y", help=tell("cli-help-sim-armies"))
    parser.add_argument(
        "--mode", choices=("duel",), default="duel", metavar="MODE", help=tell("cli-help-mode")
    )
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))
    parser.add_language()


@dataclass
class Totals:
    """What came of many games."""

    games: int = 0
    moves: int = 0
    draws: int = 0
    unfinished: int = 0
    seconds: float = 0.0
    seats: list[int] = field(default_factory=lambda: [0, 0])
    played: Counter[str] = field(default_factory=Counter)  # games by army; a mirror match counts once
    won: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, armies: Pair, end: End) -> None:
        """Count one game."""
        winner, reason, moves = end
        self.games += 1
        self.moves += moves
        self.played.update(set(armies))
        if reason == UNFINISHED:
            self.unfinished += 1
            return
        self.reasons[reason] += 1
        if winner is None:
            self.draws += 1
        else:
            self.seats[winner] += 1
            self.won[armies[winner]] += 1

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "games": self.games,
            "wins": {"seats": self.seats, "armies": {key: self.won[key] for key in self.played}},
            "games_by_army": dict(self.played),
            "draws": self.draws,
            "unfinished": self.unfinished,
            "reasons": dict(self.reasons),
            "average_moves": round(self.moves / self.games, 2),
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 1),
        }


def run(options: Namespace) -> int:
    """Play and count."""
    keys = army_keys()
    pairs: list[Pair] = [options.armies] if options.armies else list(product(keys, keys))
    totals = Totals()
    start = time.perf_counter()
    for _ in _with_progress(_play(options, pairs, totals), options):
        pass
    totals.seconds = max(time.perf_counter() - start, 1e-9)
    if options.json:
        specs = [player.spec for player in options.bots]
        head = {"game": options.game, "mode": options.mode, "seed": options.seed, "bots": specs}
        print(msgspec.json.encode({**head, **totals.to_dict()}).decode())
    else:
        _show(totals, options)
    return 0


def _play(options: Namespace, pairs: list[Pair], totals: Totals) -> Iterator[None]:
    """One game after another; game ``i`` depends only on the seed and on ``i``."""
    rules = {armies: duel_rules(armies) for armies in pairs}
    for i in range(options.games):
        armies = pairs[i % len(pairs)]
        totals.add(armies, _play_one(rules[armies], options.bots, (options.seed + i) % SEED_LIMIT))
        yield


def _play_one(rules: Rules, players: tuple[Player, Player], seed: int) -> End:
    specs = tuple(player.spec for player in players)
    if specs == RANDOM:
        return _play_at_random(rules, seed)
    result = play_game(rules, [player.bot for player in players], seed, specs)
    return result.winner, result.reason, result.moves


def _play_at_random(rules: Rules, seed: int) -> End:
    """The whole game inside the compiled rules, which is much faster than asking two bots."""
    stream = Stream(seed)
    state = deal(rules, stream)
    moves = int(playout(state, stream, MOST_MOVES))
    if state.stage != OVER:
        return None, UNFINISHED, moves
    return None if state.winner < 0 else int(state.winner), CAUSES[int(state.ended)], moves


def _with_progress(games: Iterator[None], options: Namespace) -> Iterator[None]:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(games, "", total=options.games, console=Console(stderr=True), transient=True)


def _show(totals: Totals, options: Namespace) -> None:
    from rich.markup import escape
    from rich.table import Table

    from ashfall.cli.console import new_console, say
    from ashfall.table.texts import Texts

    console, texts = new_console(), Texts(options.lang)
    table = Table(box=None, pad_edge=False)
    for name in COLUMNS:
        table.add_column(texts.format(f"cli-{name}"), justify="left" if name == "army" else "right")
    for key in sorted(totals.played, key=lambda key: -totals.won[key] / totals.played[key]):
        played, won = totals.played[key], totals.won[key]
        name = load_army(key).name(options.lang)
        table.add_row(name, str(played), str(won), percent(won / played))
    console.print(table)
    for seat, won in enumerate(totals.seats):
        share = percent(won / totals.games)
        bot = escape(options.bots[seat].spec)
        say(console, f"{texts.format('cli-seat')} {seat} ({bot}): {won} ({share})")
    say(console, f"{texts.format('cli-draws')}: {totals.draws}")
    ends = [f"{texts.format(f'reason-{reason}')} {n}" for reason, n in totals.reasons.most_common()]
    say(console, f"{texts.format('cli-reasons')}: {', '.join(ends)}")
    if totals.unfinished:
        say(console, f"{texts.format('cli-unfinished')}: {totals.unfinished}")
    say(console, f"{texts.format('cli-average-moves')}: {totals.moves / totals.games:.1f}")
    say(console, f"{texts.format('cli-speed')}: {totals.games / totals.seconds:.1f}")
