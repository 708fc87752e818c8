"""What table is played at: mode, armies, play area and variants, from the options of a command."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable
from typing import Final

from ashfall.arena.layout import Layout
from ashfall.cli.parser import CommandError, Parser
from ashfall.neuroshima import GAME
from ashfall.neuroshima.modes import DUEL, ENLARGED, FEWEST_ON_ENLARGED, MODES, VARIANTS
from ashfall.neuroshima.setup import usual_board
from ashfall.table.errors import shown, suggestion
from ashfall.table.random import Stream

__all__ = ["add_layout", "layout_of", "several"]

FEWEST: Final = min(GAME.seats)
MOST: Final = max(GAME.seats)


def add_layout(parser: Parser) -> None:
    """The options ``--mode``, ``--board`` and ``--variants``."""
    tell = parser.tell
    modes = tuple(MODES)
    parser.add_argument(
        "--mode",
        choices=modes,
        default=DUEL,
        metavar="MODE",
        help=f"{tell('cli-help-modes')} {', '.join(modes)}",
    )
    parser.add_argument("--board", choices=GAME.boards, type=_hexes, metavar="N", help=tell("cli-help-board"))
    parser.add_argument(
        "--variants",
        type=several(lambda: VARIANTS, 1, len(VARIANTS)),
        default=(),
        metavar="X,Y",
        help=f"{tell('cli-help-variants')} {', '.join(VARIANTS)}",
    )


def _hexes(text: str) -> int:
    if text not in map(str, GAME.boards):
        boards = " or ".join(map(str, GAME.boards))
        raise ArgumentTypeError(f'expected {boards} hexes, got "{shown(text)}"')
    return int(text)


def several(
    known: Callable[[], Iterable[str]], fewest: int = FEWEST, most: int = MOST
) -> Callable[[str], tuple[str, ...]]:
    """A type for a few known words with commas between them."""

    def read(text: str) -> tuple[str, ...]:
        words = text.split(",")
        options = list(known())
        if not fewest <= len(words) <= most:
            some = f"{fewest} to {most} of {', '.join(options)} with commas between them"
            raise ArgumentTypeError(f'expected {some}, got "{shown(text)}"')
        for word in words:
            if word not in options:
                raise ArgumentTypeError(f'unknown "{shown(word)}"{suggestion(word, options)}')
        return tuple(words)

    return read


def layout_of(options: Namespace, command: str, *lists: str) -> Layout:
    """The table that options ask for; ``lists`` are those that have one word for each seat.

    Raises CommandError where they do not fit together.
    """
    fewest, most = MODES[options.mode]
    seats = max(fewest, FEWEST_ON_ENLARGED) if options.board == ENLARGED and fewest < most else fewest
    given = {name: len(getattr(options, name)) for name in lists if getattr(options, name)}
    for name, count in given.items():
        if not fewest <= count <= most:
            wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise CommandError(
                f"ashfall {command}: --{name}: expected {wanted} in the mode {options.mode}, got {count}"
            )
        seats = count
    if len(set(given.values())) > 1:
        said = " and ".join(f"{count} with --{name}" for name, count in given.items())
        raise CommandError(f"ashfall {command}: expected as many in all lists, got {said}")
    layout = Layout(options.mode, seats, options.board or usual_board(seats), tuple(options.variants))
    try:
        layout.rules(getattr(options, "armies", None) or layout.draw_armies(Stream(0)))
    except ValueError as error:
        raise CommandError(f"ashfall {command}: --{error}") from None
    return layout
