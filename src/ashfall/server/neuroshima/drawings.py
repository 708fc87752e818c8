"""Pictures of tiles by name: a short key says which tile it is and how it looks.

A key is ``army.tile.facing``, where the army is told by its id, and then, in this order and only where the
tile shows something else than what is printed: ``i4-3`` the initiatives, ``w1`` wounds, ``h16`` health,
``m1`` and ``r1`` added strength, ``umobility`` used abilities, ``b`` the second seat with the same army,
``b2`` the third and so on, ``cbeasts`` the colour of another army, ``p`` an HQ with points, and the letters
``n`` netted, ``s`` Net of Steel, ``x`` destroyed, ``g`` not placed yet. Keys are exact: every picture has
one. Another facing is the same key with another third part.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from ashfall.draw.neuroshima.look import TileState
from ashfall.draw.neuroshima.state import worn_look
from ashfall.draw.neuroshima.tile import tile_group
from ashfall.draw.sprite import UnknownSymbol, own_pattern
from ashfall.neuroshima.army import Army, army_id, army_keys, is_shipped
from ashfall.neuroshima.keywords import ABILITIES
from ashfall.neuroshima.tile import Tile
from ashfall.server.neuroshima.own_armies import army_by_id
from ashfall.table.errors import AshfallError, shown

__all__ = ["UnknownDrawing", "draw", "drawing_key", "hand_key"]

CACHED: Final = 8192
LONGEST: Final = 200
MOST_INITIATIVE: Final = 40
MOST_INITIATIVES: Final = 16
MOST_BONUS: Final = 30
MOST_HEALTH: Final = 99
MOST_MIRRORS: Final = 5
FLAGS: Final = {"n": "netted", "s": "steel_net", "x": "destroyed", "g": "ghost"}
_NUMBER: Final = re.compile(r"0|[1-9]\d?")


class UnknownDrawing(AshfallError, KeyError):
    """A key that names no picture."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(key, problem)
        self.key = key
        self.problem = problem

    def _sentence(self) -> str:
        return f'drawing "{shown(self.key)}": {self.problem}'


def drawing_key(army: Army, tile: Tile, look: TileState) -> str:
    """The key of a picture of a tile of an army."""
    parts = [army_id(army), tile.key, str(look.facing)]
    if look.initiatives is not None and look.initiatives != tile.initiatives:
        parts.append("i" + "-".join(map(str, look.initiatives)))
    if look.wounds:
        parts.append(f"w{look.wounds}")
    scored = look.scored and bool(tile.health)  # then its health is not shown
    if look.health is not None and look.health != tile.health and not scored:
        parts.append(f"h{look.health}")
    if look.melee_bonus and any(tile.melee):
        parts.append(f"m{look.melee_bonus}")
    if look.ranged_bonus and any(n for edge, n in enumerate(tile.ranged) if edge not in tile.gauss):
        parts.append(f"r{look.ranged_bonus}")
    if used := [ability for ability in tile.abilities if ability in look.used]:
        parts.append("u" + "-".join(used))
    if look.mirror:
        parts.append(f"b{look.mirror}" if look.mirror > 1 else "b")
    if look.worn:
        parts.append(f"c{look.worn}")
    if scored:
        parts.append("p")
    parts += [letter for letter, flag in FLAGS.items() if getattr(look, flag)]
    return ".".join(parts)


def hand_key(army: Army, tile: Tile, mirror: int = 0, worn: str = "") -> str:
    """The key of a tile as printed; ``mirror`` is how many earlier seats have the same army."""
    return drawing_key(army, tile, TileState(mirror=mirror, worn=worn))


@lru_cache(maxsize=CACHED)
def draw(key: str) -> str:
    """The picture of a key: an SVG group in tile space; raises UnknownDrawing."""
    if len(key) > LONGEST:
        raise UnknownDrawing(key, f"expected at most {LONGEST} characters, got {len(key)}")
    id, _, rest = key.partition(".")
    name, _, rest = rest.partition(".")
    try:
        army = army_by_id(id)
        tile = army.tile(name)
    except AshfallError as error:
        raise UnknownDrawing(key, str(error)) from None
    asked = _Parser(key, tile, rest.split(".")).look()
    if drawing_key(army, tile, asked) != key:
        raise UnknownDrawing(key, f'its exact name is "{drawing_key(army, tile, asked)}"')
    return _drawn(key, army, tile, asked)


def _drawn(key: str, army: Army, tile: Tile, look: TileState) -> str:
    """The tile; of an own army, or in another colour, it brings the pattern that no sprite of ours has."""
    try:
        colours = worn_look(army.look, look.worn)
        picture = tile_group(tile, colours, look)
        is_known = is_shipped(army) and not look.worn
        return picture if is_known else own_pattern(colours.pattern, colours.colour) + picture
    except UnknownSymbol as error:
        raise UnknownDrawing(key, str(error)) from None


class _Parser:
    """Reads what follows the tile in a key."""

    def __init__(self, key: str, tile: Tile, parts: list[str]) -> None:
        self._key = key
        self._tile = tile
        self._facing, self._parts = parts[0], parts[1:]

    def look(self) -> TileState:
        found: dict[str, Any] = {"facing": self._number("the facing", self._facing, 5)}
        for part in self._parts:
            name, value = self._read(part)
            found[name] = value
        return TileState(**found)

    def _read(self, part: str) -> tuple[str, Any]:
        if part in FLAGS:
            return FLAGS[part], True
        if part[:1] in READERS:
            name, read = READERS[part[0]]
            return name, read(self, part[1:])
        raise UnknownDrawing(self._key, f'part "{shown(part)}" means nothing')

    def _number(self, what: str, text: str, most: int) -> int:
        if not _NUMBER.fullmatch(text) or int(text) > most:
            raise UnknownDrawing(self._key, f'expected 0 to {most} as {what}, got "{shown(text)}"')
        return int(text)

    def _initiatives(self, text: str) -> tuple[int, ...]:
        values = tuple(self._number("an initiative", value, MOST_INITIATIVE) for value in text.split("-"))
        if len(values) > MOST_INITIATIVES or list(values) != sorted(set(values), reverse=True):
            raise UnknownDrawing(self._key, f"expected up to {MOST_INITIATIVES} initiatives from high to low")
        return values

    def _wounds(self, text: str) -> int:
        return self._number("wounds", text, self._tile.toughness)

    def _health(self, text: str) -> int:
        return self._number("health", text, MOST_HEALTH if self._tile.health else 0)

    def _bonus(self, text: str) -> int:
        return self._number("added strength", text, MOST_BONUS)

    def _mirror(self, text: str) -> int:
        return self._number("earlier seats with the same army", text, MOST_MIRRORS) if text else 1

    def _worn(self, text: str) -> str:
        if text not in army_keys() or text == self._tile.army:
            raise UnknownDrawing(self._key, f'expected another army for its colour, got "{shown(text)}"')
        return text

    def _scored(self, text: str) -> bool:
        if text or not self._tile.health:
            raise UnknownDrawing(self._key, "expected points only of an HQ, and no number of them")
        return True

    def _used(self, text: str) -> tuple[str, ...]:
        used = tuple(text.split("-"))
        if len(set(used)) != len(used) or any(ability not in ABILITIES for ability in used):
            raise UnknownDrawing(self._key, f"expected abilities among {', '.join(ABILITIES)}")
        return used


READERS: Final[dict[str, tuple[str, Callable[[_Parser, str], Any]]]] = {
    "i": ("initiatives", _Parser._initiatives),
    "w": ("wounds", _Parser._wounds),
    "h": ("health", _Parser._health),
    "m": ("melee_bonus", _Parser._bonus),
    "r": ("ranged_bonus", _Parser._bonus),
    "u": ("used", _Parser._used),
    "b": ("mirror", _Parser._mirror),
    "c": ("worn", _Parser._worn),
    "p": ("scored", _Parser._scored),
}
