"""``ashfall sim``: many games without a display, and what came of them."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import Any, Final

import msgspec

from ashfall.arena.duel import MOST_MOVES, UNFINISHED, mix, play_out
from ashfall.arena.layout import Layout
from ashfall.cli.games import GAMES
from ashfall.cli.layout import add_layout, layout_of, several
from ashfall.cli.parser import Parser, number
from ashfall.cli.players import Player, bots
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.game import deal, playout
from ashfall.neuroshima.modes import DUEL
from ashfall.neuroshima.state import OVER, State
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.view import outcome_of
from ashfall.table.figures import percent
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["Totals", "add_arguments", "run", "with_progress"]

MOST_GAMES: Final = 100_000_000
COLUMNS: Final = ("army", "games", "wins", "share")
RANDOM: Final = "random"
KNOWN_RULES: Final = 100  # tables whose rules are kept; more than there are pairs of armies
Armies = tuple[str, ...]
End = tuple[tuple[int, ...], str, int]  # winners, reason, moves


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("game", metavar="GAME", choices=tuple(GAMES), help=tell("cli-help-game"))
    parser.add_argument(
        "--games", type=number(1, MOST_GAMES), default=100, metavar="N", help=tell("cli-help-sim-games")
    )
    parser.add_argument(
        "--seed", type=number(0, SEED_LIMIT - 1), default=0, metavar="S", help=tell("cli-help-seed")
    )
    parser.add_argument("--bots", type=bots, metavar="A,B", help=tell("cli-help-sim-seats"))
    parser.add_argument(
        "--armies", type=several(army_keys), metavar="X,Y", help=tell("cli-help-sim-table-armies")
    )
    add_layout(parser)
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))
    parser.add_language()


@dataclass
class Totals:
    """What came of many games."""

    sides: tuple[int, ...]  # by seat
    seats: list[int]  # games won, alone or with others, by seat
    games: int = 0
    moves: int = 0
    draws: int = 0  # all share the victory
    shared: int = 0  # several share it who are no allies, but not all
    unfinished: int = 0
    seconds: float = 0.0
    played: Counter[str] = field(default_factory=Counter)  # games by army; a mirror match counts once
    won: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, armies: Armies, end: End) -> None:
        """Count one game."""
        winners, reason, moves = end
        self.games += 1
        self.moves += moves
        self.played.update(set(armies))
        if reason == UNFINISHED:
            self.unfinished += 1
            return
        self.reasons[reason] += 1
        if len(winners) == len(armies):
            self.draws += 1
            return
        self.shared += len({self.sides[seat] for seat in winners}) > 1
        for seat in winners:
            self.seats[seat] += 1
        self.won.update({armies[seat] for seat in winners})

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "games": self.games,
            "wins": {"seats": self.seats, "armies": {key: self.won[key] for key in self.played}},
            "games_by_army": dict(self.played),
            "draws": self.draws,
            "shared": self.shared,
            "unfinished": self.unfinished,
            "reasons": dict(self.reasons),
            "average_moves": round(self.moves / self.games, 2),
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 1),
        }


def run(options: Namespace) -> int:
    """Play and count."""
    layout = layout_of(options, "sim", "bots", "armies")
    options.bots = options.bots or bots(",".join([RANDOM] * layout.seats))
    totals = Totals(layout.sides, [0] * layout.seats)
    start = time.perf_counter()
    for _ in with_progress(_play(options, layout, totals), options.games):
        pass
    totals.seconds = max(time.perf_counter() - start, 1e-9)
    if options.json:
        print(msgspec.json.encode({**_head(options, layout), **totals.to_dict()}).decode())
    else:
        _show(totals, options)
    return 0


def _head(options: Namespace, layout: Layout) -> dict[str, Any]:
    """What was played."""
    return {
        "game": options.game,
        "mode": layout.mode,
        "board": layout.board,
        "variants": list(layout.variants),
        "seed": options.seed,
        "bots": [player.spec for player in options.bots],
    }


def _play(options: Namespace, layout: Layout, totals: Totals) -> Iterator[None]:
    """One game after another; game ``i`` depends only on the seed and on ``i``."""
    rules = lru_cache(KNOWN_RULES)(layout.rules)
    for i in range(options.games):
        armies = options.armies or _armies(layout, options.seed, i)
        totals.add(armies, _play_one(rules(armies), options.bots, (options.seed + i) % SEED_LIMIT))
        yield


def _armies(layout: Layout, seed: int, i: int) -> Armies:
    """The armies of game ``i``: in duels all pairs in turn, else drawn anew for each game."""
    if layout.mode != DUEL:
        return layout.draw_armies(Stream(mix(seed, i)))
    pairs = list(product(layout.armies, repeat=layout.seats))
    return pairs[i % len(pairs)]


def _play_one(rules: Rules, players: tuple[Player, ...], seed: int) -> End:
    specs = [player.spec for player in players]
    if set(specs) == {RANDOM}:
        return _play_at_random(rules, seed)
    state, moves, _ = play_out(rules, [player.bot for player in players], seed, specs)
    return _end(state, moves)


def _play_at_random(rules: Rules, seed: int) -> End:
    """The whole game inside the compiled rules, which is much faster than asking bots."""
    stream = Stream(seed)
    state = deal(rules, stream)
    return _end(state, int(playout(state, stream, MOST_MOVES)))


def _end(state: State, moves: int) -> End:
    if state.stage != OVER:
        return (), UNFINISHED, moves
    outcome = outcome_of(state)
    return outcome.winners, outcome.reason, moves


def with_progress(games: Iterator[None], count: int) -> Iterator[None]:
    """So many games with a bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(games, "", total=count, console=Console(stderr=True), transient=True)


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
    if totals.shared:
        say(console, f"{texts.format('cli-shared')}: {totals.shared}")
    ends = [f"{texts.format(f'reason-{reason}')} {n}" for reason, n in totals.reasons.most_common()]
    say(console, f"{texts.format('cli-reasons')}: {', '.join(ends)}")
    if totals.unfinished:
        say(console, f"{texts.format('cli-unfinished')}: {totals.unfinished}")
    say(console, f"{texts.format('cli-average-moves')}: {totals.moves / totals.games:.1f}")
    say(console, f"{texts.format('cli-speed')}: {totals.games / totals.seconds:.1f}")
