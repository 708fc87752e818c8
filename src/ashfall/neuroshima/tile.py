"""The data of a tile and of an army, as the rules and the drawing use it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ashfall.table.errors import UnknownTile

__all__ = ["Army", "Effect", "Look", "Tile"]

NO_STRENGTH: Final = (0, 0, 0, 0, 0, 0)
LAST: Final = 999

# What is special about an army as a whole.
MERCILESS: Final = "merciless"  # its attacks wound allies; it and they net and push each other (NH-13.5.5)
BASIC_AREA_ONLY: Final = "basic_area_only"  # not played on the enlarged area
TRAITS: Final = (MERCILESS, BASIC_AREA_ONLY)


@dataclass(frozen=True, slots=True)
class Effect:
    """What a module or an HQ gives."""

    keyword: str  # one of keywords.EFFECTS
    amount: int  # 0 where the effect has none; a negative initiative is a penalty
    targets: str  # "friendly" or "enemy"


@dataclass(frozen=True, slots=True)
class Look:
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


@dataclass(frozen=True, slots=True)
class Army:
    """All tiles of one army, in file order."""

    key: str
    names: Mapping[str, str] = field(hash=False)
    look: Look
    tiles: tuple[Tile, ...]
    order: int = LAST  # place in lists of armies
    about: Mapping[str, str] = field(default_factory=dict, hash=False)  # how it plays; may be empty
    traits: tuple[str, ...] = ()  # of TRAITS

    def name(self, language: str = "en") -> str:
        """The name in a language, English if that language is unknown."""
        return self.names.get(language, self.names["en"])

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
