"""The HQ of an army with six of its units around it."""

from __future__ import annotations

from typing import Final

from ashfall.draw.neuroshima.layout import TILE_SCALE, centre_of, extent
from ashfall.draw.neuroshima.tile import tile_group
from ashfall.draw.svg import document, group, num
from ashfall.neuroshima.geometry import STEPS
from ashfall.neuroshima.tile import Army

__all__ = ["army_svg"]

WIDTH: Final = 800.0


def army_svg(army: Army, language: str = "en") -> str:
    """The army at one glance; its most different units come first, as its file lists them."""
    hq = next(tile for tile in army.tiles if tile.kind == "hq")
    units = [tile for tile in army.tiles if tile.kind not in ("hq", "instant")][: len(STEPS)]
    body = ""
    for at, tile in zip(((0, 0), *STEPS), (hq, *units), strict=False):
        x, y = centre_of(at)
        body += group(
            tile_group(tile, army.look), transform=f"translate({num(x)} {num(y)}) scale({TILE_SCALE})"
        )
    half_width, half_height = extent(1)
    box = (-half_width, -half_height, 2 * half_width, 2 * half_height)
    return document(body, box, WIDTH, army.name(language), language=language)
