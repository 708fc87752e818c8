"""``ashfall sim``: many games without a display, and what came of them."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any, ClassVar, Final

from ashfall.arena.neuroshima.duel import play_out
from ashfall.arena.neuroshima.layout import TableLayout
from ashfall.arena.plan import MOST_MOVES, UNFINISHED
from ashfall.arena.seeds import mix
from ashfall.bots.contract import Bot
from ashfall.cli.neuroshima.layout import add_layout, armies, keys_of, layout_of
from ashfall.cli.neuroshima.players import bots
from ashfall.cli.parser import Parser
from ashfall.cli.results import tell_result
from ashfall.cli.totals import RANDOM, SimPlan, Totals, add_games, play_all, say_totals
from ashfall.neuroshima import GAME
from ashfall.neuroshima.game import deal, playout
from ashfall.neuroshima.modes import DUEL
from ashfall.neuroshima.state import OVER
from ashfall.neuroshima.view import outcome_of
from ashfall.table.random import Stream
from ashfall.table.texts import percent

__all__ = ["GameEnd", "NeuroshimaSim", "NeuroshimaTotals", "add_arguments", "run"]

COLUMNS: Final = ("army", "games", "wins", "share")
Armies = tuple[str, ...]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    parser.add_game()
    add_games(parser, bots, "cli-help-sim-seats")
    parser.add_argument("--armies", type=armies, metavar="X,Y", help=parser.tell("cli-help-sim-table-armies"))
    add_layout(parser)
    parser.add_json()
    parser.add_language()


@dataclass(frozen=True, slots=True)
class GameEnd:
    """How one game ended."""

    winners: tuple[int, ...]  # seats
    reason: str
    moves: int


@dataclass(frozen=True, slots=True)
class _Game:
    """One game to be played; bots and armies go by seat."""

    bots: tuple[int, ...]
    seed: int
    layout: TableLayout
    armies: Armies

    def play(self, bots: Sequence[Bot], names: Sequence[str]) -> GameEnd:
        """Play it with these bots; raises BotFailed."""
        rules = self.layout.rules(self.armies)
        if set(names) == {RANDOM}:  # all of it inside the compiled rules, much faster than asking bots
            stream = Stream(self.seed)
            state = deal(rules, stream)
            moves = int(playout(state, stream, MOST_MOVES))
        else:
            state, moves, _ = play_out(rules, bots, self.seed, names)
        if state.stage != OVER:
            return GameEnd((), UNFINISHED, moves)
        outcome = outcome_of(state)
        return GameEnd(outcome.winners, outcome.reason, moves)


@dataclass(frozen=True)
class NeuroshimaSim(SimPlan[GameEnd]):
    """Games at one table."""

    game: ClassVar[str] = GAME.name

    layout: TableLayout
    armies: Armies = ()  # by seat; nothing: all pairs in turn in duels, else drawn anew for each game

    def fixture(self, index: int) -> _Game:
        """The game with a number."""
        seats = tuple(range(self.layout.seats))
        return _Game(seats, self.seed_of(index), self.layout, self.armies_of(index))

    def armies_of(self, index: int) -> Armies:
        """The armies of a game."""
        if self.armies:
            return self.armies
        if self.layout.mode != DUEL:
            return self.layout.draw_armies(Stream(mix(self.seed, index)))
        pairs = _pairs(tuple(self.layout.armies))
        return pairs[index % len(pairs)]


@cache
def _pairs(armies: Armies) -> tuple[Armies, ...]:
    return tuple(product(armies, repeat=2))


@dataclass
class NeuroshimaTotals(Totals):
    """What came of many games."""

    sides: tuple[int, ...]  # by seat
    seats: list[int]  # games won, alone or with others, by seat
    draws: int = 0  # all share the victory
    shared: int = 0  # several share it who are no allies, but not all
    played: Counter[str] = field(default_factory=Counter)  # games by army; a mirror match counts once
    won: Counter[str] = field(default_factory=Counter)

    def add(self, armies: Armies, end: GameEnd) -> None:
        """Count who won one game."""
        winners = end.winners
        self.played.update(set(armies))
        if end.reason == UNFINISHED:
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
    specs = tuple(player.spec for player in options.bots)
    plan = NeuroshimaSim(specs, options.games, options.seed, layout, keys_of(options.armies))
    totals = NeuroshimaTotals(layout.sides, [0] * layout.seats)
    play_all(plan, totals, lambda index, end: totals.add(plan.armies_of(index), end))
    return tell_result(
        options,
        lambda: {**_head(options, layout), **totals.to_dict()},
        lambda: _show(totals, layout, options),
    )


def _head(options: Namespace, layout: TableLayout) -> dict[str, Any]:
    """What was played."""
    return {
        "game": options.game,
        "mode": layout.mode,
        "board": layout.board,
        "variants": list(layout.variants),
        "settings": dict(layout.settings),
        "seed": options.seed,
        "bots": [player.spec for player in options.bots],
    }


def _show(totals: NeuroshimaTotals, layout: TableLayout, options: Namespace) -> None:
    from rich.markup import escape

    from ashfall.cli.console import new_console, new_table, say
    from ashfall.table.texts import Texts

    console, texts = new_console(), Texts(options.lang)
    table = new_table(*(texts.format(f"cli-{name}") for name in COLUMNS))
    for key in sorted(totals.played, key=lambda key: -totals.won[key] / totals.played[key]):
        played, won = totals.played[key], totals.won[key]
        name = escape(layout.army(key).name(options.lang))
        table.add_row(name, str(played), str(won), percent(won / played))
    console.print(table)
    for seat, won in enumerate(totals.seats):
        share = percent(won / totals.games)
        bot = escape(options.bots[seat].spec)
        say(console, f"{texts.format('cli-seat')} {seat} ({bot}): {won} ({share})")
    say(console, f"{texts.format('cli-draws')}: {totals.draws}")
    if totals.shared:
        say(console, f"{texts.format('cli-shared')}: {totals.shared}")
    say_totals(console, texts, totals, GAME.name)
