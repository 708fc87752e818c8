"""``ashfall arena hardcity``: how often the officers win, by episode, mode and number of officers."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from ashfall.arena.hardcity import CityTally, cells_of, play_cells
from ashfall.bots.processes import default_workers
from ashfall.bots.registry import CITY, UnknownBot, make_bot
from ashfall.cli.parser import Parser, number
from ashfall.hardcity.content import load_content
from ashfall.hardcity.setup import MODES
from ashfall.table.errors import shown
from ashfall.table.figures import percent
from ashfall.table.random import SEED_LIMIT

__all__ = ["COLUMNS", "add_arguments", "run"]

USUAL_GAMES: Final = 100  # at every kind of table
MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 1024
USUAL_BOTS: Final = ("rules", "rules")
COLUMNS: Final = ("episode", "officers", "arena-games", "officers-won", "interval", "points", "rounds")


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    episodes = tuple(str(episode.number) for episode in load_content().episodes)
    parser.add_argument("game", metavar="GAME", help=tell("cli-help-game"))
    parser.add_argument(
        "--bots", type=_bots, default=USUAL_BOTS, metavar="A,B", help=tell("cli-help-city-arena-bots")
    )
    parser.add_argument(
        "--games",
        type=number(1, MOST_GAMES),
        default=USUAL_GAMES,
        metavar="N",
        help=tell("cli-help-city-arena-games"),
    )
    parser.add_argument(
        "--episodes",
        type=_some(episodes),
        default=episodes,
        metavar="1,2",
        help=tell("cli-help-city-episodes"),
    )
    parser.add_argument(
        "--modes", type=_some(MODES), default=MODES, metavar="A,B", help=tell("cli-help-city-modes")
    )
    parser.add_argument(
        "--officers",
        type=_some(("3", "4")),
        default=("4", "3"),
        metavar="4,3",
        help=tell("cli-help-city-counts"),
    )
    parser.add_argument(
        "--seed", type=number(0, SEED_LIMIT - 1), default=0, metavar="S", help=tell("cli-help-seed")
    )
    parser.add_argument(
        "--workers", type=number(1, MOST_WORKERS), metavar="W", help=tell("cli-help-arena-workers")
    )
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))
    parser.add_language()


def run(options: Namespace) -> int:
    """Play, count, tell."""
    cells = cells_of(
        [int(word) for word in options.episodes], options.modes, [int(word) for word in options.officers]
    )
    workers = options.workers or default_workers()
    with _progress(len(cells) * options.games) as watch:
        tallies = play_cells(cells, options.bots, options.games, options.seed, workers, watch)
    if options.json:
        print(msgspec.json.encode(_facts(options, tallies)).decode())
    else:
        _show(options, tallies)
    return 0


def _facts(options: Namespace, tallies: list[CityTally]) -> dict[str, Any]:
    return {
        "game": "hardcity",
        "bots": list(options.bots),
        "seed": options.seed,
        "tables": [tally.to_dict() for tally in tallies],
    }


def _show(options: Namespace, tallies: list[CityTally]) -> None:
    from rich.markup import escape
    from rich.table import Table

    from ashfall.cli.console import new_console, say
    from ashfall.table.texts import Texts

    console, texts = new_console(), Texts(options.lang)
    say(console, f"{texts.format('cli-players')}: {escape(', '.join(options.bots))}")
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.format("cli-city-mode"))
    for name in COLUMNS:
        table.add_column(texts.format(f"cli-city-{name}"), justify="right")
    for tally in tallies:
        share, facts = tally.share, tally.to_dict()
        table.add_row(
            facts["mode"],
            str(facts["episode"]),
            str(facts["officers"]),
            str(facts["games"]),
            percent(share.value),
            f"{percent(share.low)} .. {percent(share.high)}",
            f"{facts['points'][0]:.1f} : {facts['points'][1]:.1f}",
            f"{facts['rounds']:.1f}",
        )
    console.print(table)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


def _bots(text: str) -> tuple[str, ...]:
    """One bot for both sides, or that of the officers and that of Doctor Zero."""
    specs = tuple(text.split(","))
    if len(specs) > 2 or not all(specs):
        raise ArgumentTypeError(f'expected one or two bots, such as rules,search, got "{shown(text)}"')
    for spec in specs:
        try:
            make_bot(spec, CITY)
        except UnknownBot as error:
            raise ArgumentTypeError(str(error)) from None
    return specs


def _some(known: tuple[str, ...]) -> Callable[[str], tuple[str, ...]]:
    """A type for some of these words, with commas between them."""

    def read(text: str) -> tuple[str, ...]:
        words = tuple(dict.fromkeys(text.split(",")))
        if not set(words) <= set(known):
            raise ArgumentTypeError(f'expected some of {",".join(known)}, got "{shown(text)}"')
        return words

    return read
