"""Where a tile points, for sentences that tell how it is turned.

A facing counts from the edge that is printed at the top, which says little about a tile that shoots to
its left.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ashfall.neuroshima.geometry import DIRECTIONS
from ashfall.neuroshima.tile import Tile
from ashfall.table.phrases import Argument, Listing, Phrase

__all__ = ["FACINGS", "NOWHERE", "pointing"]

NOWHERE: Final = "none"  # the argument of a sentence about a tile that is the same on all sides
FACINGS: Final = tuple(Phrase(f"direction-{name.lower()}-short") for name in DIRECTIONS)
SIDES: Final = len(DIRECTIONS)
Icons = tuple[tuple[int, ...], ...]  # the edges of every icon
Attacks = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # strength by edge, and which are special


def pointing(tile: Tile, facing: int) -> Argument:
    """The directions to which a tile points once it is turned; ``NOWHERE`` if it is the same on all sides."""
    attacks = (tile.melee, tile.friendly_fire), (tile.ranged, tile.gauss)
    front = _front(attacks, (tile.armor, tile.reflection, tile.nets, tile.links))
    ways = sorted((edge + facing) % SIDES for edge in front)
    told = tuple(FACINGS[way] for way in ways)
    if not told:
        return NOWHERE
    return told[0] if len(told) == 1 else Listing(told)


@lru_cache(maxsize=1024)
def _front(attacks: Attacks, others: Icons) -> frozenset[int]:
    """The edges that matter most: those of the first icon, in the order of help cards, that is not on all."""
    found = _icons(attacks, others)
    return next((_middle(edges) for edges in found if 0 < len(edges) < SIDES), frozenset())


def _icons(attacks: Attacks, others: Icons) -> Iterator[frozenset[int]]:
    """The edges of every icon, attacks first and the strongest of a kind before the others."""
    for strengths, special in attacks:
        for is_special in (False, True):
            own = {edge: value for edge, value in enumerate(strengths) if (edge in special) == is_special}
            for strength in sorted({*own.values()} - {0}, reverse=True):
                yield frozenset(edge for edge, value in own.items() if value == strength)
    for edges in others:
        yield frozenset(edges)


def _middle(edges: frozenset[int]) -> frozenset[int]:
    """Three edges in a row are told by the one in the middle, four by two, five by one."""
    inner = frozenset(edge for edge in edges if {(edge - 1) % SIDES, (edge + 1) % SIDES} <= edges)
    return _middle(inner) if inner else edges
