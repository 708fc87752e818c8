"""Badges on the hexes of a board: what a battle does to the unit there.

Shape first: a tag with a skull for what falls, with the phase in a chip; a pill with a heart for health that
is lost; a disc for what is saved. None has a cross, a sign of multiplication or a bare number: icons of tiles
do. They carry the label of their hex as ``data-target``, and classes that say at which step of a phase
they appear, so that a page can find and animate them.
"""

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ashfall.draw.neuroshima.layout import Hex, centre_of
from ashfall.draw.palette import CORAL, DEEP, INK
from ashfall.draw.svg import FIGURES, figures, figures_width, group, num, shape, text, use

__all__ = ["Pill", "pill_group", "spread"]

HEIGHT: Final = 46.0
FIGURE: Final = 25.0
ICON: Final = 31.0
CHIP: Final = 32.0
ENDS: Final = 9.0  # from the ends of a badge to what it holds
GAP: Final = 5.0
DROPS: Final = (58.0, -58.0, 0.0)  # first, second and third badge on one hex
CACHED: Final = 4096


@dataclass(frozen=True, slots=True)
class Pill:
    """A short outcome on a hex: an icon, a text, the phase in a chip, or several of them."""

    at: Hex
    text: str = ""
    icon: str = ""  # a mark of the sprite, such as `mk-destroyed`
    colour: str = CORAL
    target: str = ""  # label of the hex
    classes: str = ""
    chip: str = ""  # the phase
    inked: bool = False  # on ink, with its colour as rim


def spread(pills: Iterable[Pill], upwards: Container[Hex] = ()) -> Iterator[tuple[Pill, float]]:
    """Pills and how far below the middle each lies: below, above, then onto it; ``upwards``: above first."""
    seen: dict[Hex, int] = {}
    for pill in pills:
        count = seen.get(pill.at, 0)
        seen[pill.at] = count + 1
        drop = DROPS[count % len(DROPS)]
        yield pill, -drop if pill.at in upwards else drop


@lru_cache(maxsize=CACHED)
def pill_group(item: Pill, drop: float) -> str:
    """A pill, `drop` below the middle of its hex."""
    x, y = centre_of(item.at)
    wide = _text_width(item.text)
    parts = [part for part in (ICON if item.icon else 0.0, wide, CHIP if item.chip else 0.0) if part]
    width = sum(parts) + GAP * (len(parts) - 1) + 2 * (ENDS + 6 if item.text else ENDS)
    pen = item.colour if item.inked else INK
    out, left = _ground(item, width), -sum(parts) / 2 - GAP * (len(parts) - 1) / 2
    if item.icon:
        out += use(item.icon, left + ICON / 2, 0, ICON, pen)
        left += ICON + GAP
    if item.text:
        out += _words(item.text, left + wide / 2, pen)
        left += wide + GAP
    if item.chip:
        out += _chip(item.chip, left + CHIP / 2, item.colour)
    return group(
        out,
        class_=item.classes or None,
        data_pill=item.chip or item.text or item.icon,
        data_target=item.target or None,
        transform=f"translate({num(x)} {num(y + drop)})",
    )


def _ground(item: Pill, width: float) -> str:
    """A round pill, or a tag where it holds a chip."""
    return shape(
        "rect",
        x=-width / 2,
        y=-HEIGHT / 2,
        width=width,
        height=HEIGHT,
        rx=14 if item.chip else HEIGHT / 2,
        fill=DEEP if item.inked else item.colour,
        stroke=item.colour if item.inked else INK,
        stroke_width=4,
    )


def _is_plain(words: str) -> bool:
    return all(sign.isdigit() or sign in FIGURES for sign in words)


def _text_width(words: str) -> float:
    return figures_width(words, FIGURE) if words and _is_plain(words) else len(words) * 16.0


def _words(words: str, x: float, pen: str) -> str:
    return figures(words, x, 0, FIGURE, pen) if _is_plain(words) else text(words, x, 0, 28, pen)


def _chip(phase: str, x: float, colour: str) -> str:
    """The rounded square of a phase; nothing else has that shape."""
    square = shape("rect", x=x - CHIP / 2, y=-CHIP / 2, width=CHIP, height=CHIP, rx=7, fill=colour)
    return square + figures(phase, x, 0, 22, INK)
