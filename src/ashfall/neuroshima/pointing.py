"""Where a tile points, for sentences that tell how it is turned.

A facing counts from the edge that is printed at the top, which says little about a tile that shoots to
its left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ashfall.neuroshima.geometry import DIRECTIONS
from ashfall.neuroshima.tile import Tile
from ashfall.table.phrases import Argument, Listing, Phrase

__all__ = ["FACINGS", "NOWHERE", "pointing"]

NOWHERE: Final = "none"  # the argument of a sentence about a tile that is the same on all sides
FACINGS: Final = tuple(Phrase(f"direction-{name.lower()}-short") for name in DIRECTIONS)
SIDES: Final = len(DIRECTIONS)


def pointing(tile: Tile, facing: int) -> Argument:
    """The directions to which a tile points once it is turned; ``NOWHERE`` if it is the same on all sides."""
    ways = sorted((edge + facing) % SIDES for edge in _front(tile))
    told = tuple(FACINGS[way] for way in ways)
    if not told:
        return NOWHERE
    return told[0] if len(told) == 1 else Listing(told)


def _front(tile: Tile) -> frozenset[int]:
    """The edges that matter most: those of the first icon, in the order of help cards, that is not on all."""
    return next((_middle(edges) for edges in _icons(tile) if 0 < len(edges) < SIDES), frozenset())


def _icons(tile: Tile) -> Iterator[frozenset[int]]:
    """The edges of every icon, attacks first and the strongest of a kind before the others."""
    for strengths, special in ((tile.melee, tile.friendly_fire), (tile.ranged, tile.gauss)):
        for is_special in (False, True):
            own = {edge: value for edge, value in enumerate(strengths) if (edge in special) == is_special}
            for strength in sorted({*own.values()} - {0}, reverse=True):
                yield frozenset(edge for edge, value in own.items() if value == strength)
    for edges in (tile.armor, tile.reflection, tile.nets, tile.links):
        yield frozenset(edges)


def _middle(edges: frozenset[int]) -> frozenset[int]:
    """Three edges in a row are told by the one in the middle, four by two, five by one."""
    inner = frozenset(edge for edge in edges if {(edge - 1) % SIDES, (edge + 1) % SIDES} <= edges)
    return _middle(inner) if inner else edges
