"""``ashfall arena hardcity``: how often the officers win, by episode, mode and number of officers."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import Final

from ashfall.arena.hardcity import CityTally, cells_of, play_cells
from ashfall.bots.processes import default_workers
from ashfall.bots.registry import CITY, UnknownBot, make_bot
from ashfall.cli.hardcity.players import USUAL
from ashfall.cli.parser import Parser, number
from ashfall.cli.progress import progress
from ashfall.cli.results import tell_result
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.setup import MODES
from ashfall.table.errors import shown
from ashfall.table.figures import percent

__all__ = ["COLUMNS", "add_arguments", "run"]

USUAL_GAMES: Final = 100  # at every kind of table
MOST_GAMES: Final = 1_000_000
COLUMNS: Final = ("episode", "officers", "arena-games", "officers-won", "interval", "points", "rounds")


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    episodes = tuple(str(episode.number) for episode in load_content().episodes)
    parser.add_game()
    parser.add_argument(
        "--bots", type=_bots, default=(USUAL, USUAL), metavar="A,B", help=tell("cli-help-city-arena-bots")
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
    parser.add_seed()
    parser.add_workers("cli-help-arena-workers")
    parser.add_json()
    parser.add_language()


def run(options: Namespace) -> int:
    """Play, count, tell."""
    cells = cells_of(
        [int(word) for word in options.episodes], options.modes, [int(word) for word in options.officers]
    )
    specs, workers = list(options.bots), options.workers or default_workers()
    with progress(len(cells) * options.games) as bar:
        watch = bar.advance if bar else None
        tallies = play_cells(cells, specs, options.games, options.seed, workers, watch)
    tables = [tally.to_dict() for tally in tallies]
    facts = {"game": "hardcity", "bots": specs, "seed": options.seed, "tables": tables}
    return tell_result(options, lambda: facts, lambda: _show(specs, tallies, options.lang))


def _show(specs: list[str], tallies: list[CityTally], language: str) -> None:
    from rich.markup import escape
    from rich.table import Table

    from ashfall.cli.console import new_console, say
    from ashfall.table.texts import Texts

    console, texts = new_console(), Texts(language)
    say(console, f"{texts.format('cli-players')}: {escape(', '.join(specs))}")
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
