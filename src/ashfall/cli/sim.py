"""``ashfall sim``: many games without a display, and what came of them."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import Any, Final

from ashfall.arena.duel import MOST_MOVES, UNFINISHED, mix, play_out
from ashfall.arena.layout import Layout
from ashfall.cli.any_player import Player
from ashfall.cli.any_sim import RANDOM, AnyTotals, add_games, play_all, say_ends
from ashfall.cli.layout import add_layout, layout_of, several
from ashfall.cli.parser import Parser
from ashfall.cli.players import bots
from ashfall.cli.results import tell_result
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.game import deal, playout
from ashfall.neuroshima.modes import DUEL
from ashfall.neuroshima.state import OVER, State
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.view import outcome_of
from ashfall.table.figures import percent
from ashfall.table.random import Stream

__all__ = ["Totals", "add_arguments", "run"]

COLUMNS: Final = ("army", "games", "wins", "share")
KNOWN_RULES: Final = 100  # tables whose rules are kept; more than there are pairs of armies
Armies = tuple[str, ...]
End = tuple[tuple[int, ...], str, int]  # winners, reason, moves


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    parser.add_game()
    add_games(parser, bots, "cli-help-sim-seats")
    parser.add_argument(
        "--armies", type=several(army_keys), metavar="X,Y", help=parser.tell("cli-help-sim-table-armies")
    )
    add_layout(parser)
    parser.add_json()
    parser.add_language()


@dataclass
class Totals(AnyTotals):
    """What came of many games."""

    sides: tuple[int, ...]  # by seat
    seats: list[int]  # games won, alone or with others, by seat
    draws: int = 0  # all share the victory
    shared: int = 0  # several share it who are no allies, but not all
    played: Counter[str] = field(default_factory=Counter)  # games by army; a mirror match counts once
    won: Counter[str] = field(default_factory=Counter)

    def add(self, armies: Armies, end: End) -> None:
        """Count one game."""
        winners, reason, moves = end
        self.note(reason, moves)
        self.played.update(set(armies))
        if reason == UNFINISHED:
            return
        if len(winners) == len(armies):
            self.draws += 1
            return
        self.shared += len({self.sides[seat] for seat in winners}) > 1
        for seat in winners:
            self.seats[seat] += 1
        self.won.update({armies[seat] for seat in winners})

    def facts(self) -> dict[str, Any]:
        """Who won, ready for JSON."""
        return {
            "wins": {"seats": self.seats, "armies": {key: self.won[key] for key in self.played}},
            "games_by_army": dict(self.played),
            "draws": self.draws,
            "shared": self.shared,
        }


def run(options: Namespace) -> int:
    """Play and count."""
    layout = layout_of(options, "sim", "bots", "armies")
    options.bots = options.bots or bots(",".join([RANDOM] * layout.seats))
    totals = Totals(layout.sides, [0] * layout.seats)
    rules = lru_cache(KNOWN_RULES)(layout.rules)

    def play(i: int, seed: int) -> None:
        armies = options.armies or _armies(layout, options.seed, i)
        totals.add(armies, _play_one(rules(armies), options.bots, seed))

    play_all(options, totals, play)
    return tell_result(
        options, lambda: {**_head(options, layout), **totals.to_dict()}, lambda: _show(totals, options)
    )


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
    say_ends(console, texts, totals, lambda reason: f"reason-{reason}")
