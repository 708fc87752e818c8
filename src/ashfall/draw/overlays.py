"""What can lie over a board: highlighted hexes, lines of attack and pills with outcomes."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ashfall.draw.layout import Hex, centre_of
from ashfall.draw.palette import AMBER, CORAL, INK, ION, IVORY, LIME, SILVER, Theme
from ashfall.draw.svg import FIGURES, HEX, figures, figures_width, group, line, num, path, shape, text, use

__all__ = ["Highlight", "Line", "Pill", "highlight_group", "line_group", "pill_group"]

CLAW: Final = "M{a} 24Q{b} 0 {a}-26Q{c} 0 {a} 24z"
BRACKETS: Final = "M-38-74H-55L-66-54M38-74H55L66-54M-38 74H-55L-66 54M38 74H55L66 54"
PILL_HEIGHT: Final = 44.0
PILL_FIGURES: Final = 25.0


@dataclass(frozen=True, slots=True)
class Pill:
    """A short outcome on a hex: an icon, a text, or both."""

    at: Hex
    text: str = ""
    icon: str = ""  # a mark of the sprite, such as `mk-destroyed`
    colour: str = CORAL

    @classmethod
    def destroyed(cls, at: Hex, phase: int | None = None) -> "Pill":
        """The unit is gone, in a phase if that is known."""
        return cls(at, "" if phase is None else str(phase), "mk-destroyed")

    @classmethod
    def lost(cls, at: Hex, amount: int) -> "Pill":
        """Health or wounds lost."""
        return cls(at, f"-{amount}")

    @classmethod
    def saved(cls, at: Hex) -> "Pill":
        """A medic took the wound."""
        return cls(at, "", "mk-absorbed", LIME)


@dataclass(frozen=True, slots=True)
class Line:
    """An attack or a help from one hex to another; `kind` is a key of LINES."""

    start: Hex
    end: Hex
    kind: str = "ranged"
    raised: bool = False  # strength above the printed one


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


LINES: Final[dict[str, LineStyle]] = {
    "ranged": LineStyle(AMBER, 8, "22 11"),
    "gauss": LineStyle(ION, 9),
    "reflection": LineStyle(ION, 8, "10 8"),
    "melee": LineStyle(IVORY),
    "friendly_fire": LineStyle(CORAL),
    "net": LineStyle(SILVER, 6, "5 8"),
    "medic": LineStyle(LIME, 5),
}


def line_group(item: Line) -> str:
    """A line from rim to rim, or claw marks for a melee attack."""
    style = _style(item.kind)
    colour = LIME if item.raised else style.colour
    body = _beam(item, style, colour) if style.width else _claws(item, colour)
    return group(body, data_line=item.kind)


def _style(kind: str) -> LineStyle:
    if kind not in LINES:
        raise ValueError(f'line kind: expected one of {", ".join(LINES)}, got "{kind}"')
    return LINES[kind]


def _beam(item: Line, style: LineStyle, colour: str) -> str:
    (x1, y1), (x2, y2) = centre_of(item.start), centre_of(item.end)
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    x1, y1, x2, y2 = x1 + ux * 84, y1 + uy * 84, x2 - ux * 62, y2 - uy * 62
    course = f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
    turn = math.degrees(math.atan2(uy, ux))
    head = path(
        "M16 0-18-19V19z",
        fill=colour,
        stroke=INK,
        stroke_width=4,
        transform=f"translate({num(x2)} {num(y2)}) rotate({num(turn)})",
    )
    casing = line(course, INK, style.width + 9, stroke_opacity=0.8)
    return casing + line(course, colour, style.width, stroke_dasharray=style.dashes) + head


def _claws(item: Line, colour: str) -> str:
    (x1, y1), (x2, y2) = centre_of(item.start), centre_of(item.end)
    turn = math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90
    marks = "".join(CLAW.format(a=17 * k - 5, b=17 * k + 8, c=17 * k - 2) for k in (-1, 0, 1))
    place = f"translate({num((x1 + x2) / 2)} {num((y1 + y2) / 2)}) rotate({num(turn)})"
    return path(marks, fill=colour, stroke=INK, stroke_width=5, paint_order="stroke", transform=place)


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


def pill_group(item: Pill, drop: float) -> str:
    """A pill, `drop` below the middle of its hex."""
    x, y = centre_of(item.at)
    plain = all(sign.isdigit() or sign in FIGURES for sign in item.text)
    wide = figures_width(item.text, PILL_FIGURES) if plain and item.text else len(item.text) * 16.0
    icon_wide = 28.0 if item.icon else 0.0
    gap = 5.0 if item.icon and item.text else 0.0
    width = icon_wide + gap + wide + 28
    out = shape(
        "rect",
        x=-width / 2,
        y=-PILL_HEIGHT / 2,
        width=width,
        height=PILL_HEIGHT,
        rx=PILL_HEIGHT / 2,
        fill=item.colour,
        stroke=INK,
        stroke_width=4,
    )
    if item.icon:
        out += use(item.icon, -width / 2 + 14 + icon_wide / 2, 0, 26, INK)
    if item.text:
        middle = width / 2 - 14 - wide / 2
        out += (
            figures(item.text, middle, 0, PILL_FIGURES, INK) if plain else text(item.text, middle, 0, 28, INK)
        )
    return group(out, data_pill=item.text or item.icon, transform=f"translate({num(x)} {num(y + drop)})")
