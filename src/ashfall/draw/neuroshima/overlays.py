"""What can lie over a board: highlighted hexes and lines of attack.

Lines that know the labels of their hexes carry them as ``data-source`` and ``data-target``, and classes that
say at which step of a phase they appear, so that a page can find and animate them.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ashfall.draw.neuroshima.layout import ROW, Hex, centre_of, way
from ashfall.draw.palette import AMBER, CORAL, INK, ION, IVORY, LIME, SILVER, Theme
from ashfall.draw.svg import HEX, group, line, num, path, shape
from ashfall.neuroshima.geometry import distance

__all__ = ["Highlight", "Line", "highlight_group", "line_group"]

CLAW: Final = "M{a} 24Q{b} 0 {a}-26Q{c} 0 {a} 24z"
BRACKETS: Final = "M-38-74H-55L-66-54M38-74H55L66-54M-38 74H-55L-66 54M38 74H55L66 54"
PLATE: Final = 50.0  # around the middle of a tile: what it says there stays readable
DOT: Final = 5.0  # a beam that flies over it is a row of dots
ASIDE: Final = 11.0  # two shots against each other pass side by side
CLAW_LEAN: Final = 12.0  # claws reach over the edge towards their victim
U_TURN: Final = "M44-15H-4A15 15 0 0 0-4 15H26"  # on an edge of the mirror, x outwards
CACHED: Final = 4096
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Line:
    """An attack or a help from one hex to another; `kind` is a key of LINES."""

    start: Hex
    end: Hex
    kind: str = "ranged"
    raised: bool = False  # strength above the printed one
    stopped: bool = False  # it reaches the unit and does nothing
    aside: bool = False  # another line runs the other way
    faint: bool = False  # it would reach nobody
    through: tuple[Hex, ...] = ()  # hit on the way to the end
    source: str = ""  # labels of the hexes, the target may name several
    target: str = ""
    classes: str = ""


@dataclass(frozen=True, slots=True)
class Highlight:
    """A marked hex; `kind` is a key of HIGHLIGHTS."""

    at: Hex
    kind: str = "legal"


@dataclass(frozen=True, slots=True)
class LineStyle:
    """How one kind of line looks; without a width it is a row of claw marks on the shared edge."""

    colour: str
    width: float = 0
    dashes: str | None = None
    rim: float = 84.0  # where it leaves its tile, from the middle
    tip: float = 62.0  # where it ends, from the middle of the tile it reaches


LINES: Final[dict[str, LineStyle]] = {
    "ranged": LineStyle(AMBER, 8, "22 11"),
    "gauss": LineStyle(ION, 9),
    "reflection": LineStyle(ION, 8, "10 8"),
    "melee": LineStyle(IVORY),
    "friendly_fire": LineStyle(CORAL),
    "net": LineStyle(SILVER, 6, "5 8"),
    "medic": LineStyle(LIME, 5, None, 44, 50),
}


@lru_cache(maxsize=CACHED)
def line_group(item: Line) -> str:
    """A line from rim to rim, claw marks for a melee attack, or an arrow that turns back."""
    style = _style(item.kind)
    colour = LIME if item.raised else style.colour
    if item.kind == "reflection":
        body = _u_turn(item, colour)
    else:
        body = _beam(item, style, colour) if style.width else _claws(item, colour)
    return group(
        body,
        class_=item.classes or None,
        data_line=item.kind,
        data_source=item.source or None,
        data_target=item.target or None,
        opacity=0.4 if item.faint else 0.6 if item.stopped else None,
    )


def _style(kind: str) -> LineStyle:
    if kind not in LINES:
        raise ValueError(f'line kind: expected one of {", ".join(LINES)}, got "{kind}"')
    return LINES[kind]


def _placed(x: float, y: float, ux: float, uy: float, more: float = 0) -> str:
    """The transform of something drawn along the x axis."""
    return f"translate({num(x)} {num(y)}) rotate({num(math.degrees(math.atan2(uy, ux)) + more)})"


def _beam(item: Line, style: LineStyle, colour: str) -> str:
    """From rim to rim, and no more than dots over the plates of the hexes between."""
    (x, y), (length, ux, uy) = centre_of(item.start), way(item.start, item.end)
    if item.aside:
        x, y = x - uy * ASIDE, y + ux * ASIDE
    plates = [ROW * step for step in range(1, distance(item.start, item.end))]
    ends = [style.rim, *(plate + side for plate in plates for side in (-PLATE, PLATE)), length - style.tip]
    points = [(x + ux * end, y + uy * end) for end in ends]
    course, hidden = _course(points[::2], points[1::2]), _course(points[1:-1:2], points[2::2])
    beam = line(course, INK, style.width + 9, stroke_opacity=0.8)
    beam += line(course, colour, style.width, stroke_dasharray=style.dashes)
    beam += line(hidden, colour, DOT, stroke_dasharray="0.1 12", stroke_linecap="round") if hidden else ""
    beam += "".join(_ring(at, colour, style.width) for at in item.through)
    tip = "M-5-20H5V20H-5z" if item.stopped else "M16 0-18-19V19z"
    return beam + path(tip, fill=colour, stroke=INK, stroke_width=4, transform=_placed(*points[-1], ux, uy))


def _course(starts: Iterable[Point], ends: Iterable[Point]) -> str:
    """Straight lines, each from a start to an end."""
    return "".join(
        f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}" for (x1, y1), (x2, y2) in zip(starts, ends, strict=True)
    )


def _ring(at: Hex, colour: str, width: float) -> str:
    """Around the plate of a unit that a beam hits and flies on."""
    x, y = centre_of(at)

    def circle(pen: str, wide: float) -> str:
        return shape("circle", cx=x, cy=y, r=PLATE, fill="none", stroke=pen, stroke_width=wide)

    return circle(INK, width + 9) + circle(colour, width)


def _claws(item: Line, colour: str) -> str:
    (x, y), (length, ux, uy) = centre_of(item.start), way(item.start, item.end)
    reach = length / 2 + CLAW_LEAN
    marks = "".join(CLAW.format(a=17 * k - 5, b=17 * k + 8, c=17 * k - 2) for k in (-1, 0, 1))
    place = _placed(x + ux * reach, y + uy * reach, ux, uy, 90)
    return path(marks, fill=colour, stroke=INK, stroke_width=5, paint_order="stroke", transform=place)


def _u_turn(item: Line, colour: str) -> str:
    """An arrow that comes in over the edge of the mirror and goes back into the hex it came from."""
    (x, y), (length, ux, uy) = centre_of(item.start), way(item.start, item.end)
    head = path("M44 15 16-2V32z", fill=colour, stroke=INK, stroke_width=4)
    body = line(U_TURN, INK, 17, stroke_opacity=0.85) + line(U_TURN, colour, 8) + head
    return group(body, transform=_placed(x + ux * length / 2, y + uy * length / 2, ux, uy))


def _legal(theme: Theme) -> str:
    outline = path(
        HEX,
        transform="scale(.9)",
        fill=theme.legal,
        fill_opacity=0.09,
        stroke=theme.legal,
        stroke_width=4,
        stroke_dasharray="18 12",
    )
    return outline + line("M-16 0H16M0-16V16", theme.legal, 7, stroke_linecap="round")


def _target(_: Theme) -> str:
    return line(BRACKETS, INK, 15) + line(BRACKETS, CORAL, 9)


def _selected(theme: Theme) -> str:
    return line(HEX, theme.text, 8, transform="scale(.98)")


HIGHLIGHTS: Final[dict[str, Callable[[Theme], str]]] = {
    "legal": _legal,
    "target": _target,
    "selected": _selected,
}


def highlight_group(item: Highlight, theme: Theme) -> str:
    """A marked hex, in a shape of its own for each kind."""
    if item.kind not in HIGHLIGHTS:
        raise ValueError(f'highlight kind: expected one of {", ".join(HIGHLIGHTS)}, got "{item.kind}"')
    x, y = centre_of(item.at)
    place = f"translate({num(x)} {num(y)})"
    return group(HIGHLIGHTS[item.kind](theme), data_highlight=item.kind, transform=place)
