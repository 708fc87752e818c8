"""The HQ of an army with six of its units around it, and HQs of armies that are about to meet."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from ashfall.draw.neuroshima.layout import TILE_SCALE, Hex, centre_of, extent
from ashfall.draw.neuroshima.tile import tile_group
from ashfall.draw.svg import document, group, num, shape, text
from ashfall.neuroshima.geometry import STEPS
from ashfall.neuroshima.tile import Army

__all__ = ["armies_svg", "army_svg"]

WIDTH: Final = 800.0
ACROSS: Final = (0, 3, 1, 4, 2, 5)  # opponents lie opposite each other
LINE: Final = "#4A4238"
HEX: Final = " ".join(f"{num(92 * cos(i * pi / 3))},{num(92 * sin(i * pi / 3))}" for i in range(6))


def army_svg(army: Army, language: str = "en") -> str:
    """The army at one glance; its most different units come first, as its file lists them."""
    hq = next(tile for tile in army.tiles if tile.kind == "hq")
    units = [tile for tile in army.tiles if tile.kind not in ("hq", "instant")][: len(STEPS)]
    body = "".join(
        _placed(tile_group(tile, army.look), at)
        for at, tile in zip(((0, 0), *STEPS), (hq, *units), strict=False)
    )
    return _document(body, army.name(language), language)


def armies_svg(armies: Sequence[Army | None], language: str = "en") -> str:
    """The HQs of armies around an empty hex; None is an army that nobody knows yet."""
    hexagon = shape("polygon", points=HEX, fill="none", stroke=LINE, stroke_width=5)
    tiles = [_placed(hexagon, at) for at in ((0, 0), *STEPS)]
    for way, army in zip(ACROSS, armies, strict=False):
        tiles.append(_placed(_unknown() if army is None else _hq(army), STEPS[way]))
    known = ", ".join(army.name(language) for army in armies if army)
    return _document("".join(tiles), known, language)


def _hq(army: Army) -> str:
    return tile_group(next(tile for tile in army.tiles if tile.kind == "hq"), army.look)


def _unknown() -> str:
    return text("?", 0, 0, 92, "#C9C4BA", "middle", 700)


def _placed(tile: str, at: Hex) -> str:
    x, y = centre_of(at)
    return group(tile, transform=f"translate({num(x)} {num(y)}) scale({TILE_SCALE})")


def _document(body: str, title: str, language: str) -> str:
    half_width, half_height = extent(1)
    box = (-half_width, -half_height, 2 * half_width, 2 * half_height)
    return document(body, box, WIDTH, title, language=language)
