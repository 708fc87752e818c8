"""The games that can be played here, and where each room keeps what it knows about them.

A game is a package of rules and, in every room that needs one, a package beside what is shared there:
``ashfall.neuroshima`` and ``ashfall.bots.neuroshima``, ``ashfall.cli.neuroshima`` and so on. A package that
is installed beside this one brings another game as an entry point of the group ``ashfall.games``, whose value
is the package of its rules; its rooms are packages inside of that one, ``nim.bots`` and ``nim.cli``. So every
process that finds the same packages knows the same games. Nothing of a game is imported before somebody asks
for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from ashfall.table.errors import AshfallError, shown, suggestion

__all__ = ["FIRST", "GROUP", "Game", "UnknownGame", "game_named", "games"]

OURS: Final = ("neuroshima", "hardcity")
FIRST: Final = OURS[0]  # the one that is meant where nothing names a game
GROUP: Final = "ashfall.games"  # the entry points of packages that bring a game


class UnknownGame(AshfallError):
    """There is no such game here."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game by name, and the packages that know it; ``rooms`` has the name of a room in place of ``{}``."""

    name: str
    rules: str
    rooms: str

    @property
    def engine(self) -> ModuleType:
        """The package of its rules."""
        return import_module(self.rules)

    def part(self, room: str, module: str) -> ModuleType:
        """A module of this game's package in a room, such as ``roster`` in ``bots``."""
        return import_module(self._path(room, module))

    def has_part(self, room: str, module: str) -> bool:
        """Whether this game has such a module; the package around it is imported."""
        path = self._path(room, module)
        try:
            return find_spec(path) is not None
        except ModuleNotFoundError as error:
            if error.name and path.startswith(error.name):  # not even the package
                return False
            raise

    def _path(self, room: str, module: str) -> str:
        return f"{self.rooms.format(room)}.{module}"


@cache
def games() -> Mapping[str, Game]:
    """Every game by name: ours, then those of installed packages."""
    ours = {name: Game(name, f"ashfall.{name}", f"ashfall.{{}}.{name}") for name in OURS}
    installed = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    others = {point.name: Game(point.name, point.value, f"{point.value}.{{}}") for point in installed}
    return ours | others | ours  # nobody takes the place of ours


def game_named(name: str) -> Game:
    """The game of that name; raises UnknownGame."""
    found = games().get(name)
    if found is None:
        raise UnknownGame(f'unknown game "{shown(name)}"{suggestion(name, games())}')
    return found
