"""What makes a surface look used: worn slabs, cracks, puddles, shells. Quiet, and never like a game piece.

A drawing is path data from a point on, so that all of one kind are one path.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ashfall.draw.svg import line, path
from ashfall.table.random import Stream

__all__ = ["LITTER", "litter_group"]


@dataclass(frozen=True, slots=True)
class Drawing:
    """Path data of things that look alike, and how far they go to the right and down."""

    paths: tuple[str, ...]
    reach: int
    stroke: float = 0.0  # width of a line; 0: filled


@dataclass(frozen=True, slots=True)
class Litter:
    """Small things of one kind on a surface."""

    drawing: Drawing
    colour: str
    opacity: float
    often: int  # on 100 spaces
    grid: int = 1  # they lie on multiples of it: that of the pattern for what belongs to it
    rim: float = 0.0  # opacity of an edge


CRACKS: Final = Drawing(
    ("l7 9-4 8 12 10-3 8", "m20 0-9 8 4 9-13 7", "m0 12 9 5 9-9 8 13 9 2", "m14 34-6-9 6-8-3-9 9-7"), 40, 1.6
)
PUDDLES: Final = Drawing(
    (
        "m6 14c6-9 17-4 23-8s16-8 22 0-3 9 2 15 11 6 5 13-16 1-23 5-17 4-21-3-8-2-11-9 0-9 3-13z",
        "m10 8c7-7 14-2 17 4s12 3 14 12-6 10-4 18 3 18-8 19-9-10-16-14-12-1-13-11 6-9 4-16 1-8 6-12z",
        "m4 22c0-10 12-8 18-13s14-10 23-5 5 12 12 16 2 14-8 13-12-2-20 3-16 3-19-3-6-5-6-11z",
        "m18 3c9-3 14 4 12 12s6 10 8 19-1 14-8 15-8 8-15 7-12-9-8-17-2-10-3-18 4-15 14-18z",
    ),
    62,
)
SKIDS: Final = Drawing(("q26-9 58-3m-60 17q26-9 58-3", "q30 8 54 1m-56 14q30 8 54 1"), 62, 4)
SLABS: Final = Drawing(("h25v25h-25z", "h25v25h-25z", "h25v50h-25z", "h50v25h-50z"), 50)
DIAMONDS: Final = Drawing(("m25 0 25 25-25 25-25-25z",), 50)
BRICKS: Final = Drawing(("h25v12.5h-25z",), 25)
STONES: Final = Drawing(("h25v16h-25z",), 25)
PLATES: Final = Drawing(("m4 4h42v42h-42z",), 50)
STAINS: Final = Drawing(
    (
        "m4 9c1-7 7-8 11-5s9 1 10 6-3 6-2 10-5 7-10 4-9 0-10-6 0-5 1-9zm24 13a2 2 0 1 0 .1 0z",
        "m6 6c5-5 10-2 13 0s8 2 7 8-5 5-6 9-8 4-11 0-6-3-7-8 0-6 4-9zm-3 20a2 2 0 1 0 .1 0z",
        "m9 3c6-2 7 4 11 6s5 7 1 10-6 7-11 5-9-4-8-10 2-9 7-11zm15 20a1.5 1.5 0 1 0 .1 0z",
    ),
    32,
)
RIPPLES: Final = Drawing(("m0 4q8-6 16 0t16 0", "m0 4q7-5 14 0t14 0 14 0", "q9 6 18 0"), 44, 2)
SHELLS: Final = Drawing(("m0 6q5-9 10 0q-5 5-10 0z", "m0 6 3-6 3 6 6 1-5 4 1 6-5-3-6 3 2-6-5-4z"), 16)
PAPER: Final = Drawing(("m0 3 8-3 4 9-8 4z", "m3 0 6 2-2 8-7-2z"), 14)
KNOTS: Final = Drawing(("a2 2 0 1 0 .1 0zm13 9a1.5 1.5 0 1 0 .1 0z", "a2.5 2.5 0 1 0 .1 0z"), 20)
FOAM: Final = Drawing(("m0 4q6-5 12 0t12 0", "m0 4q5-4 10 0t10 0 10 0"), 32, 2.5)
LITTER: Final[dict[str, tuple[Litter, ...]]] = {
    "road": (
        Litter(SKIDS, "#0C0A12", 0.5, 20),
        Litter(PUDDLES, "#5E7FD0", 0.1, 22, rim=0.14),
        Litter(CRACKS, "#0D0B13", 0.8, 26),
    ),
    "1A": (
        Litter(SLABS, "#49425E", 0.35, 70, 25),
        Litter(SLABS, "#1C1827", 0.4, 50, 25),
        Litter(CRACKS, "#1A1624", 0.8, 22),
        Litter(PAPER, "#B9B4AA", 0.16, 14),
    ),
    "2A": (
        Litter(DIAMONDS, "#FF5FB0", 0.07, 45, 50),
        Litter(DIAMONDS, "#7A5CC8", 0.12, 45, 50),
        Litter(PAPER, "#F1C7DE", 0.14, 16),
        Litter(CRACKS, "#1D1622", 0.8, 12),
    ),
    "3A": (
        Litter(PLATES, "#3C3C48", 0.35, 40, 50),
        Litter(PLATES, "#1D1D24", 0.4, 40, 50),
        Litter(STAINS, "#121218", 0.5, 34),
        Litter(CRACKS, "#17171E", 0.8, 36),
    ),
    "1B": (
        Litter(BRICKS, "#6B5B4A", 0.3, 60, 25),
        Litter(BRICKS, "#2A231C", 0.35, 50, 25),
        Litter(STAINS, "#D8B58A", 0.1, 30),
    ),
    "2B": (
        Litter(STONES, "#5A4F57", 0.3, 70, 25),
        Litter(STONES, "#1E1A1D", 0.4, 55, 25),
        Litter(PAPER, "#B9B4AA", 0.14, 14),
        Litter(STAINS, "#141216", 0.4, 16),
    ),
    "3B": (
        Litter(PLATES, "#35424F", 0.3, 45, 50),
        Litter(PLATES, "#171D24", 0.4, 35, 50),
        Litter(STAINS, "#B5652F", 0.14, 34),
        Litter(PUDDLES, "#4FD8FF", 0.05, 12, rim=0.12),
    ),
    "sand": (
        Litter(RIPPLES, "#7B6A48", 0.5, 130),
        Litter(SHELLS, "#E8D6B0", 0.3, 30),
    ),
    "pier": (
        Litter(KNOTS, "#1B1510", 0.7, 110),
        Litter(CRACKS, "#2A2017", 0.8, 20),
    ),
    "water": (
        Litter(FOAM, "#9CC7D8", 0.35, 140),
        Litter(FOAM, "#FF9AC8", 0.22, 60),
    ),
    "alley": (
        Litter(BRICKS, "#574550", 0.3, 80, 25),
        Litter(PUDDLES, "#B9A0FF", 0.07, 34, rim=0.16),
        Litter(PAPER, "#B9B4AA", 0.18, 40),
    ),
    "sewer": (
        Litter(PUDDLES, "#8FE04A", 0.08, 60, rim=0.16),
        Litter(STAINS, "#8FE04A", 0.1, 70),
        Litter(CRACKS, "#0E1714", 0.9, 60),
    ),
    "roof": (
        Litter(PUDDLES, "#B9A0FF", 0.05, 22, rim=0.12),
        Litter(STAINS, "#14131A", 0.5, 40),
        Litter(CRACKS, "#17161D", 0.9, 26),
    ),
}
MARGIN: Final = 8  # to the edges of a space, of what belongs to no pattern


def litter_group(surface: str, spaces: Iterable[tuple[int, int]]) -> str:
    """What lies on the spaces of a surface; on the same space always the same."""
    places = list(spaces)
    return "".join(_drawn(litter, number, places) for number, litter in enumerate(LITTER[surface]))


def _drawn(litter: Litter, number: int, spaces: list[tuple[int, int]]) -> str:
    d = "".join(_on_space(litter, Stream(1 + number + 10 * x + 1000 * y), x, y) for x, y in spaces)
    if not d:
        return ""
    wide = litter.drawing.stroke
    if wide:
        return line(d, litter.colour, wide, stroke_opacity=litter.opacity, stroke_linecap="round")
    rim = litter.colour if litter.rim else None
    return path(
        d, fill=litter.colour, fill_opacity=litter.opacity, stroke=rim, stroke_opacity=litter.rim or None
    )


def _on_space(litter: Litter, chance: Stream, x: int, y: int) -> str:
    """None, one or two of a kind."""
    paths = litter.drawing.paths
    d = ""
    for _ in range(litter.often // 100 + int(int(chance.below(100)) < litter.often % 100)):
        left, top = (100 * at + _place(litter, chance) for at in (x, y))
        d += f"M{left} {top}{paths[int(chance.below(len(paths)))]}"
    return d


def _place(litter: Litter, chance: Stream) -> int:
    margin = MARGIN if litter.grid == 1 else 0
    room = 100 - 2 * margin - litter.drawing.reach
    return margin + litter.grid * int(chance.below(room // litter.grid + 1))
