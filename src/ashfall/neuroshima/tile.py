"""The data of a tile and of an army, as the rules and the drawing use it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, Final

import msgspec

from ashfall.table.errors import UnknownTile

__all__ = ["Army", "ArmyLook", "Effect", "Tile"]

NO_STRENGTH: Final = (0, 0, 0, 0, 0, 0)
LAST: Final = 999
DIGEST_LETTERS: Final = 16

# What is special about an army as a whole.
MERCILESS: Final = "merciless"  # its attacks wound allies; it and they net and push each other (NH-13.5.5)
BASIC_AREA_ONLY: Final = "basic_area_only"  # not played on the enlarged area
TRAITS: Final = (MERCILESS, BASIC_AREA_ONLY)


@dataclass(frozen=True, slots=True)
class Effect:
    """What a module or an HQ gives."""

    keyword: str  # one of keywords.EFFECTS
    amount: int = 0  # 0 where the effect has none; a negative initiative is a penalty
    targets: str = "friendly"  # or "enemy"


@dataclass(frozen=True, slots=True)
class ArmyLook:
    """How an army is recognised; the ids name symbols of the icon sprite."""

    colour: str  # "#RRGGBB"
    plate: str
    emblem: str
    pattern: str


@dataclass(frozen=True, slots=True)
class Tile:
    """One kind of tile. Edges run 0..5 clockwise, 0 is the top edge of the printed tile."""

    army: str
    key: str
    kind: str  # one of keywords.KINDS
    count: int
    names: Mapping[str, str] = field(hash=False)  # by language
    help: Mapping[str, str] = field(hash=False)  # one short line by language
    aliases: tuple[str, ...] = ()
    initiatives: tuple[int, ...] = ()  # printed values, high to low
    agony: bool = False
    melee: tuple[int, ...] = NO_STRENGTH  # strength per edge
    ranged: tuple[int, ...] = NO_STRENGTH
    gauss: tuple[int, ...] = ()  # edges
    friendly_fire: tuple[int, ...] = ()
    armor: tuple[int, ...] = ()
    reflection: tuple[int, ...] = ()
    nets: tuple[int, ...] = ()
    web: bool = False  # the nets catch own units too
    toughness: int = 0
    health: int = 0  # HQ only
    abilities: tuple[str, ...] = ()  # of keywords.ABILITIES
    links: tuple[int, ...] = ()
    effects: tuple[Effect, ...] = ()
    instant: str = ""  # one of keywords.INSTANTS, instants only
    starts_on_board: bool = False  # set up with the HQ instead of being shuffled in

    def name(self, language: str = "en") -> str:
        """The name in a language, English if that language is unknown."""
        return self.names.get(language, self.names["en"])

    @property
    def is_even(self) -> bool:
        """Whether all six edges are the same, so that its facing does not matter."""
        edges = (self.gauss, self.friendly_fire, self.armor, self.reflection, self.nets, self.links)
        alike = len({*self.melee}) == len({*self.ranged}) == 1
        return alike and all(len(marked) in (0, 6) for marked in edges)

    def data(self) -> dict[str, Any]:
        """The tile as it stands in the file of its army."""
        given = dict(_given(self, "army", "names", "help", "effects"))
        if self.effects:
            given["effects"] = [dict(_given(effect)) for effect in self.effects]
        return {"key": self.key, "name": dict(self.names), "help": dict(self.help)} | given


@dataclass(frozen=True, eq=False)
class Army:
    """All tiles of one army, in file order. It is a value: armies with the same content are the same."""

    key: str
    names: Mapping[str, str] = field(hash=False)
    look: ArmyLook
    tiles: tuple[Tile, ...]
    order: int = LAST  # place in lists of armies
    about: Mapping[str, str] = field(default_factory=dict, hash=False)  # how it plays; may be empty
    traits: tuple[str, ...] = ()  # of TRAITS

    def name(self, language: str = "en") -> str:
        """The name in a language, English if that language is unknown."""
        return self.names.get(language, self.names["en"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Army) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    @cached_property
    def digest(self) -> str:
        """A hash of all its content, by which it is told from every other army."""
        return hashlib.sha256(msgspec.json.encode(self.data(), order="deterministic")).hexdigest()[
            :DIGEST_LETTERS
        ]

    def data(self) -> dict[str, Any]:
        """The army as it stands in its file, which :func:`army_file.convert_army` reads back."""
        given = dict(_given(self, "names", "look", "tiles", "about"))
        if self.about:
            given["about"] = dict(self.about)
        look = {name: getattr(self.look, name) for name in ("colour", "plate", "emblem", "pattern")}
        tiles = [tile.data() for tile in self.tiles]
        return {"name": dict(self.names), "total": self.total, "look": look} | given | {"tile": tiles}

    def tile(self, key: str) -> Tile:
        """The tile with this key; raises UnknownTile naming close matches."""
        for tile in self.tiles:
            if tile.key == key:
                return tile
        raise UnknownTile(self.key, key, tuple(tile.key for tile in self.tiles))

    @property
    def hq(self) -> Tile:
        """The one HQ."""
        return next(tile for tile in self.tiles if tile.kind == "hq")

    @property
    def total(self) -> int:
        """How many tiles the army has, HQ included."""
        return sum(tile.count for tile in self.tiles)


def _given(item: Effect | Tile | Army, *others: str) -> Iterator[tuple[str, Any]]:
    """The fields of a dataclass that differ from their defaults, but for ``others``."""
    for each in fields(item):
        value = getattr(item, each.name)
        if each.name not in others and value != each.default:
            yield each.name, list(value) if isinstance(value, tuple) else value
