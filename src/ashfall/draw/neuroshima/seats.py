"""The legend beside a board: who plays which army and how much health each HQ has."""

from dataclasses import dataclass
from typing import Final

from ashfall.draw.palette import CORAL, INK, WHITE, Theme
from ashfall.draw.sprite import require
from ashfall.draw.svg import figures, figures_width, group, line, num, path, shape, text, use
from ashfall.neuroshima import tile as data

__all__ = ["SEAT_HEIGHT", "SEAT_WIDTH", "Seat", "mirror_dots", "seat_group"]

SEAT_WIDTH: Final = 350.0
SEAT_HEIGHT: Final = 156.0
BAR_SEGMENTS: Final = 20
DOT_STEP: Final = 15.0
OUT_OPACITY: Final = 0.45
LETTER: Final = 0.62  # of the font size, wide enough for fallback fonts


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of the legend."""

    army: data.ArmyLook
    name: str
    health: int
    after: int | None = None  # health after the battle, if it is known
    most: int = 20
    mirror: int = 0  # how many seats before it lead the same army; each is a dot
    note: str = ""
    scored: bool = False  # the counter holds points, not health
    out: bool = False  # it has left the game


def seat_group(seat: Seat, theme: Theme, x: float, y: float) -> str:
    """A card with emblem, name, health and a health bar; (x, y) is its top left corner."""
    shown = str(seat.health) if seat.after in (None, seat.health) else f"{seat.health}→{seat.after}"
    size = min(34.0, (SEAT_WIDTH - 116) / (LETTER * max(1, len(seat.name))))
    out = shape("rect", width=SEAT_WIDTH, height=SEAT_HEIGHT, rx=12, fill=theme.panel)
    out += path(
        f"M0 12Q0 0 12 0V{num(SEAT_HEIGHT)}Q0 {num(SEAT_HEIGHT)} 0 {num(SEAT_HEIGHT - 12)}z",
        fill=seat.army.colour,
    )
    out += _badge(seat)
    out += text(seat.name, 98, 34, size, theme.text, "start")
    if seat.scored:
        out += _points(shown, seat.most, theme)
    else:
        out += use("mk-health", 113, 79, 32, theme.text)
        out += figures(shown, 138 + figures_width(shown, 32) / 2, 79, 32, theme.text)
    if seat.note:
        out += text(seat.note, SEAT_WIDTH - 16, 79, 24, theme.text_2, "end", 500)
    out += _bar(seat, theme)
    return group(
        out,
        data_seat=seat.name,
        transform=f"translate({num(x)} {num(y)})",
        opacity=OUT_OPACITY if seat.out else None,
    )


def _points(shown: str, most: int, theme: Theme) -> str:
    """Points of how many are needed."""
    wide = figures_width(shown, 32)
    goal = text(f"/ {most}", 98 + wide + 10, 79, 26, theme.text_2, "start", 500)
    return figures(shown, 98 + wide / 2, 79, 32, theme.text) + goal


def mirror_dots(count: int, x: float, y: float) -> str:
    """As many white dots as seats before this one lead the same army, in a row around (x, y)."""
    left = x - DOT_STEP * (count - 1) / 2
    return "".join(
        shape(
            "circle",
            cx=left + DOT_STEP * k,
            cy=y,
            r=8,
            fill=WHITE,
            stroke=INK,
            stroke_width=4,
            data_icon="mirror",
        )
        for k in range(count)
    )


def _badge(seat: Seat) -> str:
    """The emblem on its own dark ground, so that it looks the same on every table."""
    ground = shape("rect", x=22, y=18, width=64, height=80, rx=10, fill=INK)
    dots = mirror_dots(seat.mirror, 86 - DOT_STEP * (seat.mirror - 1) / 2, 98)  # the last at the corner
    return ground + use(require("em", seat.army.emblem), 54, 58, 46, seat.army.colour) + dots


def _bar(seat: Seat, theme: Theme) -> str:
    """Health as segments: kept, about to be lost (crossed out), lost."""
    count = max(1, min(BAR_SEGMENTS, seat.most))
    step = (SEAT_WIDTH - 38) / count
    after = seat.health if seat.after is None else seat.after
    kept, now = (round(value * count / max(1, seat.most)) for value in (after, seat.health))
    out = ""
    for k in range(count):
        left = 22 + step * k
        if kept <= k < now:
            out += shape(
                "rect", x=left + 1, y=117, width=step - 5, height=18, fill=INK, stroke=CORAL, stroke_width=2
            )
            out += line(f"M{num(left)} 136L{num(left + step - 3)} 116", CORAL, 2.5)
        else:
            fill = seat.army.colour if k < kept else theme.lost
            outline = INK if k < kept else None
            out += shape(
                "rect", x=left, y=116, width=step - 3, height=20, fill=fill, stroke=outline, stroke_width=1.5
            )
    return out
