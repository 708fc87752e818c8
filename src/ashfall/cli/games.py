"""Which game a command is about: a word names it, or the file that is read tells it."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from ashfall.table.errors import AshfallError

__all__ = ["GAMES", "module_for_file", "module_for_words"]

# Every game and the package of its commands; the first one is meant where nothing names a game.
GAMES: Final = {"neuroshima": "ashfall.cli", "hardcity": "ashfall.cli.hardcity"}
FIRST: Final = "neuroshima"


def module_for_words(command: str, given: list[str]) -> ModuleType:
    """The module of a command for the game that one of its words names, if that game has it."""
    game = next((word for word in given if word in GAMES), FIRST)
    return _module(command, game)


def module_for_file(command: str, options: Namespace) -> ModuleType:
    """The module of a command for the game of the file that it reads, whose text joins the options."""
    from ashfall.cli.files import read_text  # brings the rules along, which not every command needs
    from ashfall.table.documents import game_of

    options.text = read_text(options.file)
    try:
        game = game_of(options.text)
    except AshfallError:
        game = None  # the first game says what is wrong with the file
    return _module(command, game if game in GAMES else FIRST)


def _module(command: str, game: str | None) -> ModuleType:
    package = GAMES[game or FIRST]
    if find_spec(f"{package}.{command}") is None:
        package = GAMES[FIRST]
    return import_module(f"{package}.{command}")
