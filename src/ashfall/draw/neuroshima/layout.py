"""Where hexes lie in a drawing: corner radius 100, flat top, the middle hex at the origin."""

import math
from typing import Final

from ashfall.neuroshima.geometry import Board, board_of
from ashfall.table.errors import InvalidPosition

__all__ = ["ROW", "TILE_SCALE", "Hex", "board_with", "centre_of", "extent", "label_of", "way"]

Hex = tuple[int, int]  # axial (q, r)

COLUMN: Final = 150.0
ROW: Final = 173.2  # from the middle of a hex to that of its neighbour, in any direction
SIZES: Final = {2: 19, 3: 37}
TILE_SCALE: Final = 0.955  # of tiles, so that a gap is left between them


def board_with(radius: int) -> Board:
    """The board of radius 2 or 3."""
    if radius not in SIZES:
        raise InvalidPosition("radius", f"expected 2 or 3, got {radius}")
    return board_of(SIZES[radius])


def centre_of(at: Hex) -> tuple[float, float]:
    """The middle of a hex."""
    q, r = at
    return COLUMN * q, ROW * (r + q / 2)


def way(start: Hex, end: Hex) -> tuple[float, float, float]:
    """The distance between the middles of two hexes, and the direction as a vector of length 1."""
    (x1, y1), (x2, y2) = centre_of(start), centre_of(end)
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    return length, (x2 - x1) / length, (y2 - y1) / length


def label_of(at: Hex, radius: int) -> str:
    """The name of a hex: column letter from the left, row from the top (`C3` is the middle of 19 hexes)."""
    board = board_with(radius)
    if at not in board.points:
        raise InvalidPosition("at", f"hex {list(at)} is not on a board of {SIZES[radius]} hexes")
    return board.labels[board.points.index(at)]


def extent(radius: int) -> tuple[float, float]:
    """Half the width and half the height of a board."""
    return COLUMN * radius + 100, ROW * (radius + 0.5)
