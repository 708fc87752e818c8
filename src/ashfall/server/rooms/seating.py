"""Who sits where, as far as chance and the sides of a match decide it.

An order says for each seat which one moves there.
"""

from __future__ import annotations

from collections.abc import Sequence

from ashfall.server.rooms.chance import draw_order

__all__ = ["any_order", "first_of_each", "next_order", "partner"]


def any_order(sides: Sequence[int]) -> list[int]:
    """All seated anew by chance, each on its side; sides of the same size may change places."""
    groups = [draw_order(group) for group in _groups(sides)]
    if _are_alike(groups):
        groups = draw_order(groups)
    return _seated(groups, sides)


def next_order(sides: Sequence[int]) -> list[int]:
    """The order of a rematch: whoever began comes last, on their own side if sides cannot change places."""
    groups = _groups(sides)
    if _are_alike(groups):
        return _rotated(list(range(len(sides))))
    return _seated([_rotated(group) for group in groups], sides)


def partner(sides: Sequence[int], seat: int) -> int | None:
    """The other seat of a side."""
    others = [other for other, side in enumerate(sides) if side == sides[seat] and other != seat]
    return others[0] if others else None


def first_of_each(names: Sequence[object]) -> list[int]:
    """For each seat, the first one with the same name."""
    return [names.index(name) for name in names]


def _groups(sides: Sequence[int]) -> list[list[int]]:
    """The seats of each side."""
    return [[seat for seat, one in enumerate(sides) if one == side] for side in sorted(set(sides))]


def _are_alike(groups: Sequence[Sequence[int]]) -> bool:
    return len({len(group) for group in groups}) == 1


def _rotated(seats: list[int]) -> list[int]:
    return [*seats[1:], seats[0]]


def _seated(groups: Sequence[Sequence[int]], sides: Sequence[int]) -> list[int]:
    waiting = [iter(group) for group in groups]
    return [next(waiting[side]) for side in sides]
