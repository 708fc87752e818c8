"""What stands in the corners of a tile: abilities right, toughness left, marks of a net at the top right.

Corners are fixed places: turning the tile moves its edges, never these.
"""

import math
from collections.abc import Container
from typing import Final

from ashfall.draw.neuroshima.centre import CHANGE_PEN, change_of, effect_icon, effect_sign
from ashfall.draw.neuroshima.edges import crowded
from ashfall.draw.neuroshima.look import TileState
from ashfall.draw.palette import CORAL, INK, STEEL_NET, WHITE
from ashfall.draw.svg import figures, group, num, shape, use
from ashfall.neuroshima.tile import Tile

__all__ = ["chips", "hearts", "initiative_chip", "net_mark"]

E, SE, SW, W, NW, NE = range(6)
DISTANCE: Final = 75.0  # from the middle of the tile
# A corner beside an edge with several icons gives way: smaller and further out.
SMALL_DISTANCE: Final = 79.5
SMALL: Final = 0.8
MOST_HEARTS: Final = 2


def chips(tile: Tile, look: TileState, colour: str) -> str:
    """Abilities at the E and SE corners; an HQ shows its aura first."""
    marks = [("ability", key, "ab-" + key.replace("_", "-"), "") for key in tile.abilities]
    if tile.kind == "hq":
        marks = [("aura", e.keyword, effect_icon(e), effect_sign(e)) for e in tile.effects] + marks
    tight = crowded(tile, look)
    out = ""
    for corner, (kind, key, icon, sign) in zip((E, SE), marks, strict=False):
        body = _chip(icon, "" if icon and sign == "+1" else sign, colour, key in look.used)
        out += _placed(body, corner, tight, data_icon=kind, data_key=key)
    return out


def initiative_chip(tile: Tile, look: TileState, colour: str) -> str:
    """The initiative where the plate says something else: on an HQ and on a module that attacks."""
    values = tile.initiatives if look.initiatives is None else look.initiatives
    if tile.kind == "warrior" or not values:
        return ""
    change = change_of(tile.initiatives, values)
    shown = [str(value) for value in values[:2]] + (["…"] if len(values) > 2 else [])
    body = _chip("", "|".join(shown), CHANGE_PEN[change] if change else colour, change != 0)
    return _placed(body, W if tile.kind == "hq" else NW, crowded(tile, look), data_icon="initiative")


def hearts(tile: Tile, look: TileState, colour: str) -> str:
    """Toughness at the W and SW corners, the last heart lost first; from three on one heart with a figure."""
    left = max(0, tile.toughness - look.wounds)
    tight = crowded(tile, look)
    if tile.toughness > MOST_HEARTS:
        body = use("ab-toughness", 0, 1, 54, INK) + use("ab-toughness", 0, 0, 46, colour)
        return _placed(body + figures(str(left), 0, -2, 24, INK), W, tight, data_icon="hearts")
    out = ""
    for k, corner in zip(range(tile.toughness), (W, SW), strict=False):
        lost = k >= left
        body = use("ab-toughness", 0, 1, 50, INK)
        body += use("mk-heart-lost" if lost else "ab-toughness", 0, 0, 40, CORAL if lost else colour)
        out += _placed(body, corner, tight, data_icon="lost-heart" if lost else "heart")
    return out


def net_mark(steel: bool) -> str:
    """Says that the unit is netted, and by what."""
    colour = STEEL_NET if steel else WHITE
    disc = shape("circle", r=25, fill=INK, stroke=colour, stroke_width=3)
    icon = use("mk-net-of-steel" if steel else "mk-netted", 0, 0, 34, colour)
    return _placed(disc + icon, NE, (), data_icon="net-of-steel" if steel else "netted")


def _placed(body: str, corner: int, tight: Container[int], **values: str) -> str:
    """Put a mark, drawn around the origin, into a corner; directions 1 and 2 meet in the E corner."""
    small = (corner + 1) % 6 in tight or (corner + 2) % 6 in tight
    distance, turn = SMALL_DISTANCE if small else DISTANCE, math.radians(60 * corner)
    place = f"translate({num(distance * math.cos(turn))} {num(distance * math.sin(turn))})"
    return group(
        body, data_corner=str(corner), transform=place + (f" scale({SMALL})" if small else ""), **values
    )


def _chip(icon: str, sign: str, colour: str, hollow: bool) -> str:
    """A round mark; hollow when the ability is used up for this turn or the value is not the printed one."""
    pen = colour if hollow else INK
    disc = shape("circle", r=26.5, fill=INK)
    if hollow:
        disc += shape("circle", r=22, fill=INK, stroke=colour, stroke_width=4)
    else:
        disc += shape("circle", r=23.5, fill=colour)
    if icon and sign:
        return disc + use(icon, 0, -8, 22, pen) + figures(sign, 0, 13, 15, pen)
    if icon:
        return disc + use(icon, 0, 0, 28 if hollow else 33, pen)
    return disc + figures(sign, 0, 0, 30 if len(sign) == 1 else 23, pen)
