"""Maps by what they are made of, so that own episodes have theirs too."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ashfall.hardcity.content import Episode, Grid, load_content
from ashfall.hardcity.content.words import BOARDS, GRIDS
from ashfall.table.errors import AshfallError, shown

__all__ = ["MapParts", "UnknownMap", "map_named", "parts_of"]

_BOARD: Final = f"({'|'.join(BOARDS)})"
_PART: Final = rf"-(?:{'|'.join(GRIDS[1:])})(?:\.[0-9a-f]{{4}})?"
_KEY: Final = re.compile(rf"{_BOARD}-{_BOARD}((?:{_PART})*)")


class UnknownMap(AshfallError):
    """A key that names no map."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def _sentence(self) -> str:
        example = 'an episode or boards and parts such as "2B-3B-alley-roof"'
        return f'map: expected {example}, got "{shown(self.key)}"'


@dataclass(frozen=True, slots=True)
class MapParts:
    """What a map is made of; nothing else decides how its ground looks."""

    boards: tuple[str, ...]
    grids: tuple[Grid, ...]

    @property
    def key(self) -> str:
        """Boards and parts: `2B-3B-alley-roof`. A part of a size of its own tells its corners too, one
        hexadecimal digit for each first column and row and each last ones: `2B-1B-harbour.0a7c`."""
        shipped = load_content().grids
        return "-".join((*self.boards, *(_written(grid, shipped) for grid in self.grids[1:])))

    def spaces(self) -> Iterable[tuple[str, int, int]]:
        """All spaces by grid, column and row."""
        return ((grid.key, x, y) for grid in self.grids for x, y in grid.spaces)


def _written(grid: Grid, shipped: tuple[Grid, ...]) -> str:
    usual = next(each for each in shipped if each.key == grid.key)
    if (grid.low, grid.high) == (usual.low, usual.high):
        return grid.key
    return f"{grid.key}.{''.join(f'{at:x}' for at in (*grid.low, *grid.high))}"


def parts_of(episode: Episode) -> MapParts:
    """The map of an episode, shipped or own."""
    return MapParts(episode.boards, episode.parts)


def map_named(key: str) -> MapParts:
    """The map of a shipped episode by its number, or any map by its key; raises UnknownMap."""
    for episode in load_content().episodes:
        if key == str(episode.number):
            return parts_of(episode)
    match = _KEY.fullmatch(key)
    if match is None:
        raise UnknownMap(key)
    grids = [load_content().grids[0], *(_part(word, key) for word in match[3].split("-")[1:])]
    if len({grid.key for grid in grids}) < len(grids):
        raise UnknownMap(key)
    return MapParts((match[1], match[2]), tuple(grids))


def _part(word: str, key: str) -> Grid:
    name, _, corners = word.partition(".")
    usual = next(grid for grid in load_content().grids if grid.key == name)
    if not corners:
        return usual
    left, top, right, bottom = (int(digit, 16) for digit in corners)
    if left > right or top > bottom:
        raise UnknownMap(key)
    return Grid(name, (left, top), (right, bottom), usual.joined, ())
