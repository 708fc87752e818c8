"""What table is played at: mode, armies, play area, variants and settings, from a command's options."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ashfall.arena.neuroshima.layout import TableLayout
from ashfall.cli.neuroshima.settings import add_settings, settings_of
from ashfall.cli.parser import CommandError, Parser, several
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import Army, army_keys, check_own, is_shipped, load_army, read_army
from ashfall.neuroshima.modes import DUEL, ENLARGED, FEWEST_ON_ENLARGED, MODES, VARIANTS
from ashfall.neuroshima.setup import usual_board
from ashfall.table.errors import AshfallError, shown
from ashfall.table.random import Stream

__all__ = ["add_layout", "armies", "army_words", "keys_of", "layout_of", "own_of"]

FEWEST: Final = min(GAME.seats)
MOST: Final = max(GAME.seats)
FILE: Final = ".toml"  # how the file of an own army ends


def armies(text: str) -> tuple[Army, ...]:
    """The type of ``--armies``: keys of shipped armies and files of own ones, with commas between them."""
    words = text.split(",")
    if not FEWEST <= len(words) <= MOST:
        known = ", ".join(army_keys())
        some = f"{FEWEST} to {MOST} of {known} or army files (mine{FILE}) with commas between them"
        raise ArgumentTypeError(f'expected {some}, got "{shown(text)}"')
    found = tuple(map(_army, words))
    if len({army.key for army in found}) < len(set(found)):
        raise ArgumentTypeError("expected different armies to have different keys")
    return found


def _army(word: str) -> Army:
    try:
        if not word.endswith(FILE):
            return load_army(word)
        army = read_army(Path(word).expanduser())
        check_own([army])
    except AshfallError as error:
        raise ArgumentTypeError(str(error)) from None
    return army


def keys_of(armies: Iterable[Army] | None) -> tuple[str, ...]:
    """The keys of armies."""
    return tuple(army.key for army in armies or ())


def own_of(armies: Iterable[Army] | None) -> tuple[Army, ...]:
    """The armies that are not shipped."""
    return tuple(army for army in dict.fromkeys(armies or ()) if not is_shipped(army))


def army_words(layout: TableLayout, keys: Iterable[str]) -> str:
    """What ``--armies`` would be given; of an own army it is known how its file may be called."""
    own = keys_of(layout.own)
    return ",".join(f"{key}{FILE}" if key in own else key for key in keys)


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


def layout_of(options: Namespace, command: str, *lists: str) -> TableLayout:
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
    named = getattr(options, "armies", None)
    layout = TableLayout(options.mode, seats, board, tuple(options.variants), settings, own_of(named))
    try:
        layout.rules(keys_of(named) or layout.draw_armies(Stream(0)))
    except ValueError as error:
        raise CommandError(f"ashfall {command}: --{error}") from None
    return layout
