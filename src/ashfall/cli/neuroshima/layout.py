"""What table is played at: mode, armies, play area, variants and settings, from a command's options."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from typing import Final

from ashfall.arena.neuroshima.layout import Layout
from ashfall.cli.neuroshima.settings import add_settings, settings_of
from ashfall.cli.parser import CommandError, Parser, several
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.modes import DUEL, ENLARGED, FEWEST_ON_ENLARGED, MODES, VARIANTS
from ashfall.neuroshima.setup import usual_board
from ashfall.table.errors import shown
from ashfall.table.random import Stream

__all__ = ["ARMIES", "add_layout", "layout_of"]

FEWEST: Final = min(GAME.seats)
MOST: Final = max(GAME.seats)
ARMIES: Final = several(army_keys, FEWEST, MOST)  # the type of --armies


def add_layout(parser: Parser) -> None:
    """The options ``--mode``, ``--board``, ``--variants`` and ``--set``."""
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
    add_settings(parser)


def _hexes(text: str) -> int:
    if text not in map(str, GAME.boards):
        boards = " or ".join(map(str, GAME.boards))
        raise ArgumentTypeError(f'expected {boards} hexes, got "{shown(text)}"')
    return int(text)


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
    board, settings = options.board or usual_board(seats), settings_of(options, command)
    layout = Layout(options.mode, seats, board, tuple(options.variants), settings)
    try:
        layout.rules(getattr(options, "armies", None) or layout.draw_armies(Stream(0)))
    except ValueError as error:
        raise CommandError(f"ashfall {command}: --{error}") from None
    return layout
