"""Nets and links between units, to be laid over the board."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ashfall.draw.neuroshima.layout import Hex, centre_of, way
from ashfall.draw.palette import CORAL, INK, SILVER, STEEL_NET
from ashfall.draw.svg import group, line, num, shape, use

__all__ = ["Key", "Link", "Net", "key_group", "link_group", "net_group"]

CACHED: Final = 2048
FAINT: Final = 0.35
RING: Final = 13.0
FORK: Final = "M0 0H14M30-17 14 0 30 17"  # an open fork, x towards the unit
FAR: Final = 58.0  # ends of a line, from the middle of the hex
MARK: Final = 19.0
SLASH: Final = "M-17 17 17-17"


@dataclass(frozen=True, slots=True)
class Link:
    """What a module or an HQ does to a unit; faint where it does nothing now."""

    start: Hex
    end: Hex
    colour: str  # of the side that it serves
    hostile: bool = False
    faint: bool = False
    source: str = ""
    target: str = ""


@dataclass(frozen=True, slots=True)
class Net:
    """A net from a netter, or from the HQ that threw it, to the unit that it holds."""

    start: Hex
    end: Hex
    steel: bool = False  # the Net of Steel
    void: bool = False  # two netters hold each other, so neither is held
    source: str = ""
    target: str = ""


@dataclass(frozen=True, slots=True)
class Key:
    """A module that works for the other side."""

    at: Hex
    colour: str  # of the side that it serves now
    hex: str = ""


def _along(body: str, start: Hex, end: Hex, **values: str | float | None) -> str:
    """Something drawn along the x axis, from the middle of one hex towards another."""
    (x, y), (_, ux, uy) = centre_of(start), way(start, end)
    turn = math.degrees(math.atan2(uy, ux))
    return group(body, transform=f"translate({num(x)} {num(y)}) rotate({num(turn)})", **values)


@lru_cache(maxsize=CACHED)
def link_group(item: Link) -> str:
    """A line in the colour of an army: a ring at a friend, an open fork at an enemy."""
    tip = way(item.start, item.end)[0] - FAR
    course = f"M{num(FAR)} 0H{num(tip - (0 if item.hostile else RING))}"
    body = line(course, INK, 17, stroke_opacity=0.8)
    if item.hostile:
        body += group(
            line(FORK, INK, 17) + line(FORK, item.colour, 8), transform=f"translate({num(tip - 14)} 0)"
        )
    else:
        body += shape("circle", cx=tip, r=RING, fill=INK, stroke=INK, stroke_width=17)
        body += shape("circle", cx=tip, r=RING, fill=INK, stroke=item.colour, stroke_width=8)
    return _along(
        body + line(course, item.colour, 8),
        item.start,
        item.end,
        class_=f"link {'hostile' if item.hostile else 'friendly'}",
        data_source=item.source or None,
        data_target=item.target or None,
        opacity=FAINT if item.faint else None,
    )


@lru_cache(maxsize=CACHED)
def net_group(item: Net) -> str:
    """A dotted line with a mesh mark; a void net is struck through."""
    length, _, _ = way(item.start, item.end)
    colour = STEEL_NET if item.steel else SILVER
    middle = length * 0.36 if item.void else length / 2  # two void nets face each other
    course = f"M{num(FAR)} 0H{num(middle if item.void else length - FAR)}"
    rope = line(course, INK, 15, stroke_opacity=0.8) + line(course, colour, 6, stroke_dasharray="5 8")
    return group(
        _along(rope, item.start, item.end) + _mesh(item, colour, middle),
        class_=f"net {'steel' if item.steel else 'void' if item.void else 'holds'}",
        data_source=item.source or None,
        data_target=item.target or None,
    )


def _mesh(item: Net, colour: str, middle: float) -> str:
    """The mark on the line, upright."""
    (x, y), (_, ux, uy) = centre_of(item.start), way(item.start, item.end)
    mark = shape("circle", r=MARK, fill=INK, stroke=colour, stroke_width=3)
    mark += use("mk-net-of-steel" if item.steel else "mk-netted", 0, 0, 27, colour)
    if item.void:
        mark += line(SLASH, INK, 12) + line(SLASH, CORAL, 6)
    return group(mark, transform=f"translate({num(x + ux * middle)} {num(y + uy * middle)})")


@lru_cache(maxsize=CACHED)
def key_group(item: Key) -> str:
    """The key on a module that has been turned."""
    x, y = centre_of(item.at)
    disc = shape("circle", r=27, fill=INK, stroke=item.colour, stroke_width=5)
    return group(
        disc + use("fx-scoper", 0, 0, 34, item.colour),
        class_="scoped",
        data_target=item.hex or None,
        transform=f"translate({num(x)} {num(y)})",
    )
