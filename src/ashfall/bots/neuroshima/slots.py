"""Which learned weights speak for a tile: its own, or those of the shipped tile most like it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.tables import Kinds
from ashfall.neuroshima.tile import Tile

__all__ = ["nearest", "shipped_tiles", "slots_of", "tile_name"]


def tile_name(tile: Tile) -> str:
    """The name that weights are stored under."""
    return f"{tile.army}.{tile.key}"


@lru_cache(maxsize=1)
def shipped_tiles() -> tuple[Tile, ...]:
    """Every tile of the shipped armies; the place of a tile in this list is its slot."""
    return tuple(tile for key in army_keys() for tile in load_army(key).tiles)


def slots_of(kinds: Kinds) -> list[int]:
    """The slot of every kind in a match; kind 0, no tile, has slot 0 and is never asked for."""
    return [0, *(_slot(tile) for tile in kinds.tiles)]


@lru_cache(maxsize=1024)
def _slot(tile: Tile) -> int:
    known = shipped_tiles()
    return known.index(tile) if tile in known else nearest(tile, range(len(known)))


def nearest(tile: Tile, slots: Iterable[int]) -> int:
    """The slot among some of the shipped tile that is most like this one."""
    known = shipped_tiles()
    return min(slots, key=lambda slot: _difference(tile, known[slot]))


def _difference(a: Tile, b: Tile) -> float:
    """How unlike two tiles are in what they do; where they come from plays no part."""
    if a.kind != b.kind:
        return 1000.0
    total = 0.0 if a.instant == b.instant else 100.0
    for mine, theirs in ((a.melee, b.melee), (a.ranged, b.ranged)):
        total += 2 * abs(sum(mine) - sum(theirs)) + abs(_used(mine) - _used(theirs))
    first = (max(a.initiatives, default=-1), max(b.initiatives, default=-1))
    total += abs(first[0] - first[1]) + abs(len(a.initiatives) - len(b.initiatives))
    total += 2 * abs(a.toughness - b.toughness) + 3 * (bool(a.nets) != bool(b.nets))
    total += 0.5 * abs(len(a.armor) - len(b.armor)) + 0.5 * abs(len(a.links) - len(b.links))
    total += 2 * len(set(a.abilities) ^ set(b.abilities)) + 3 * len(set(a.effects) ^ set(b.effects))
    return total


def _used(edges: Sequence[int]) -> int:
    return sum(1 for strength in edges if strength)
