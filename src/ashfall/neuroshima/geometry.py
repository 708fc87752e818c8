"""The board: hexes, directions, lines and the sets of hexes that rules speak of (NH-1).

A hex is a small number: hexes are counted column by column from the left, top to bottom, so number order is
label order (A1, A2, ...) and also the order of axial ``(q, r)``. A set of hexes is one integer with a bit
per hex.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_CHUNK: Final = 13  # sets of hexes are looked through 13 hexes at a time
_CHUNK_MASK: Final = (1 << _CHUNK) - 1


def _bits() -> vec[i64]:
    table = vec[i64]()
    for k in range(63):
        table = append(table, i64(1 << k))
    return table


def _first_bits() -> vec[u8]:
    table = vec[u8]()
    for hexes in range(1 << _CHUNK):
        table = append(table, u8((hexes & -hexes).bit_length() - 1 if hexes else 0))
    return table


# The set of one hex. A table, because mypyc turns ``1 << hex`` into a shift of a 32-bit number.
BIT: Final = _bits()
FIRST_BIT: Final = _first_bits()


def lowest(hexes: i64) -> i64:
    """The first hex of a non-empty set."""
    chunk: i64 = hexes & _CHUNK_MASK
    if chunk:
        return i64(FIRST_BIT[chunk])
    chunk = (hexes >> _CHUNK) & _CHUNK_MASK
    if chunk:
        return i64(FIRST_BIT[chunk]) + _CHUNK
    return i64(FIRST_BIT[hexes >> (2 * _CHUNK)]) + 2 * _CHUNK


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps between two axial points (NH-1.6)."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def hexes_within(radius: int) -> list[tuple[int, int]]:
    """Axial points of a board, in hex order (NH-1.1, NH-1.2, NH-1.3)."""
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if distance((q, r), (0, 0)) <= radius]


@final
class Board:
    """One play area with everything that can be worked out beforehand."""

    def __init__(self, radius: int) -> None:
        """Prepare the board of ``radius`` 2 (19 hexes) or 3 (37 hexes)."""
        points = hexes_within(radius)
        number = {point: i for i, point in enumerate(points)}
        self.radius = radius
        self.points = points
        self.labels = [f"{chr(65 + q + radius)}{r - max(-radius, -radius - q) + 1}" for q, r in points]
        self.size: i64 = len(points)
        self.all: i64 = (1 << len(points)) - 1
        self.inner: i64 = _set_of(number, hexes_within(2))  # a full board is a full inner area (NH-4.6)
        self.neighbor = _neighbors(points, number)  # hex * 6 + direction -> hex or -1
        self.reach = _reach(points, number)  # hex * 64 + set of directions -> hexes beside it
        self.away = _away(
            points, number
        )  # hex * 6 + direction -> where a push sends the unit there (NH-11.3)
        self.between = _between(points, number)  # hex * size + hex two away -> hexes touching both (NH-11.4)
        self.ring2 = _ring2(points, number)  # hex -> hexes exactly two away
        self.blast = _blast(
            points, number
        )  # hex -> it and its six neighbours, 0 where one is missing (NH-11.7)


def _set_of(number: dict[tuple[int, int], int], points: list[tuple[int, int]]) -> int:
    return sum(1 << number[p] for p in points if p in number)


def _around(point: tuple[int, int]) -> list[tuple[int, int]]:
    return [(point[0] + q, point[1] + r) for q, r in STEPS]


def _neighbors(points: list[tuple[int, int]], number: dict[tuple[int, int], int]) -> vec[i64]:
    table = vec[i64]()
    for point in points:
        for other in _around(point):
            table = append(table, i64(number.get(other, -1)))
    return table


def _reach(points: list[tuple[int, int]], number: dict[tuple[int, int], int]) -> vec[i64]:
    table = vec[i64]()
    for point in points:
        around = _around(point)
        for directions in range(64):
            near = [around[d] for d in range(6) if directions >> d & 1]
            table = append(table, i64(_set_of(number, near)))
    return table


def _away(points: list[tuple[int, int]], number: dict[tuple[int, int], int]) -> vec[i64]:
    table = vec[i64]()
    for point in points:
        for victim in _around(point):
            free = [p for p in _around(victim) if distance(p, point) == 2]
            table = append(table, i64(_set_of(number, free)))
    return table


def _between(points: list[tuple[int, int]], number: dict[tuple[int, int], int]) -> vec[i64]:
    table = vec[i64]()
    for a in points:
        for b in points:
            common = set(_around(a)) & set(_around(b)) if distance(a, b) == 2 else set()
            table = append(table, i64(_set_of(number, list(common))))
    return table


def _ring2(points: list[tuple[int, int]], number: dict[tuple[int, int], int]) -> vec[i64]:
    table = vec[i64]()
    for a in points:
        table = append(table, i64(_set_of(number, [b for b in points if distance(a, b) == 2])))
    return table


def _blast(points: list[tuple[int, int]], number: dict[tuple[int, int], int]) -> vec[i64]:
    table = vec[i64]()
    for point in points:
        area = [point, *_around(point)]
        table = append(table, i64(_set_of(number, area) if all(p in number for p in area) else 0))
    return table


_BOARDS: Final[dict[int, Board]] = {}


def board_of(size: int) -> Board:
    """The board with ``size`` hexes: 19 or 37."""
    if size not in (19, 37):
        raise ValueError(f"board: expected 19 or 37 hexes, got {size}")
    if size not in _BOARDS:
        _BOARDS[size] = Board(2 if size == 19 else 3)
    return _BOARDS[size]
