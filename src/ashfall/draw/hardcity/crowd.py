"""Many pieces on one space: each in a cell of its own, equal ones counted when it gets full."""

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import Final

from ashfall.draw.hardcity.figures import (
    PEOPLE,
    counted,
    kafar_group,
    lying_group,
    mutant_group,
    officer_group,
    person_group,
)
from ashfall.draw.hardcity.palette import INK, OFFICERS
from ashfall.draw.hardcity.scene import Piece
from ashfall.draw.hardcity.shapes import Box, moved
from ashfall.draw.hardcity.tokens import THINGS, thing_group
from ashfall.draw.svg import group, num

__all__ = ["arrange", "crowd_group", "grouped", "piece_group"]

SINGLY: Final = 4  # as many pieces stand one by one on a space of 100 units
FULL: Final = 100.0  # a piece is drawn for a space of this size
LARGEST: Final = 0.92
# Two or three on one space stand across from each other: places as shares of the space, size as a share.
_LOOSE: Final = {
    2: (((0.3, 0.3), (0.7, 0.7)), 0.64),
    3: (((0.28, 0.27), (0.74, 0.42), (0.36, 0.76)), 0.56),
}
_GROWTH: Final = {
    "mutant": 1.25,
    "rat": 1.1,
    "soldier": 1.25,
    "civilian": 1.35,
    "mayor": 1.3,
} | dict.fromkeys(THINGS, 1.3)


def piece_group(piece: Piece, compact: bool = False) -> str:
    """One piece around the origin; `compact` in a crowd."""
    if piece.lying:
        return lying_group(piece.key, compact)
    if piece.key in OFFICERS:
        return officer_group(piece.key, piece.active)
    if piece.key in PEOPLE:
        return person_group(piece.key)
    if piece.key in THINGS:
        return thing_group(piece.key)
    return kafar_group(piece.health) if piece.key == "kafar" else mutant_group(piece.key)


def grouped(pieces: Sequence[Piece], singly: int = SINGLY) -> list[tuple[Piece, int]]:
    """Pieces with how many each stands for: one by one, or equal ones together if there are too many."""
    if len(pieces) <= singly:
        return [(piece, 1) for piece in pieces]
    return list(Counter(pieces).items())


def arrange(count: int, area: Box) -> tuple[list[tuple[float, float]], float]:
    """The middles of `count` cells that fill an area with the largest squares, and their size."""
    if count in _LOOSE and area.width < 1.3 * area.height < 2.2 * area.width:
        places, share = _LOOSE[count]
        spread = [(area.left + area.width * x, area.top + area.height * y) for x, y in places]
        return spread, min(area.width, area.height) * share
    sizes = [
        (min(area.width / columns, area.height / ceil(count / columns)), -columns)
        for columns in range(1, count + 1)
    ]
    size, columns = max(sizes)
    columns = -columns
    lines = ceil(count / columns)
    middles = []
    for k in range(count):
        line, place = divmod(k, columns)
        in_line = columns if line < lines - 1 else count - columns * (lines - 1)
        x = area.left + area.width * (place + 0.5 + (columns - in_line) / 2) / columns
        middles.append((x, area.top + area.height * (line + 0.5) / lines))
    return middles, size


def crowd_group(pieces: Sequence[Piece], area: Box, singly: int = SINGLY) -> str:
    """All pieces of a space, none over another."""
    groups = grouped(pieces, singly)
    middles, size = arrange(len(groups), area)
    is_dense = len(groups) > max(_LOOSE)
    scale = min(LARGEST, size / FULL * (1.0 if is_dense else 1.04))
    body = area.draw(rx=8, fill=INK, fill_opacity=0.5) if is_dense and len(groups) > SINGLY else ""
    for (piece, count), (x, y) in zip(groups, middles, strict=True):
        drawn = piece_group(piece, is_dense)
        if is_dense:
            drawn = group(drawn, transform=f"scale({num(_growth(piece))})")
        body += moved(counted(drawn, count, scale), x, y, scale)
    return body


def _growth(piece: Piece) -> float:
    """How much a piece must grow to fill its cell, for crowds in which each unit counts."""
    if piece.lying:
        return 1.0
    if piece.key in OFFICERS:
        return 1.06
    return _GROWTH.get(piece.key, 1.0)
