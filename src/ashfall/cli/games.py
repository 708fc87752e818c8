"""Which game a command is about, and the module that holds the command for it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

__all__ = ["FIRST", "GAMES", "module_of"]

# Every game and the package of its commands; the first one is meant where nothing names a game.
GAMES: Final = {"neuroshima": "ashfall.cli.neuroshima", "hardcity": "ashfall.cli.hardcity"}
FIRST: Final = "neuroshima"


def module_of(command: str, game: str = FIRST) -> ModuleType:
    """The module of a command for a game, or for the first one where that game has no such command."""
    package = GAMES[game]
    if find_spec(f"{package}.{command}") is None:
        package = GAMES[FIRST]
    return import_module(f"{package}.{command}")
