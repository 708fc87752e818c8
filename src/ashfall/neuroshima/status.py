"""What is true of a unit now: initiative, strength, nets, links; for help, drawing and analysis."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.state import FACING, KIND, OWNER, WOUNDS, State
from ashfall.neuroshima.survey import HELD, NO_HEALTH, UNDER_STEEL, Facts, survey

__all__ = [
    "CACHED",
    "UnitKey",
    "UnitStatus",
    "hexes_of",
    "status_by_key",
    "status_of",
    "statuses",
    "unit_keys",
]

UnitKey = tuple[int, str, str, Facts]  # hexes of the board, army, tile, facts
CACHED: Final = 8192  # as many as stand on several hundred boards


class UnitStatus(msgspec.Struct, frozen=True, kw_only=True):
    """A unit on the board."""

    hex: str
    at: tuple[int, int]
    army: str
    tile: str
    owner: int
    facing: int
    wounds: int
    health: int | None  # HQs only
    netted: bool
    netted_by: str | None  # hex of a netter that holds it
    net_of_steel: bool
    initiatives: tuple[int, ...]  # current values with extra attacks, high to low
    melee_bonus: int
    ranged_bonus: int
    helped_by: tuple[str, ...]  # hexes of modules and HQs that change its values now
    serves: int  # the seat a module works for; differs from the owner when scoped (NH-10.11)


def statuses(s: State) -> list[UnitStatus]:
    """Every unit, in hex order."""
    return [status_by_key(key) for key in unit_keys(s)]


def status_of(s: State, hex: int) -> UnitStatus | None:
    """The unit on one hex."""
    label = s.rules.board.labels[hex]
    return next((status for status in statuses(s) if status.hex == label), None)


def unit_keys(s: State) -> list[UnitKey]:
    """Every unit in hex order, each by all that its status is made of."""
    size, tile_of = s.rules.board.size, s.rules.kinds.tile
    found = [(tile_of(facts[1] & KIND), facts) for facts in survey(s)]
    return [(size, tile.army, tile.key, facts) for tile, facts in found]


@lru_cache(maxsize=CACHED)
def status_by_key(key: UnitKey) -> UnitStatus:
    """The status that a key stands for."""
    size, army, tile, facts = key
    hex, unit, health, nets, holder, values, melee, ranged, help, serves = facts
    board = board_of(size)
    return UnitStatus(
        hex=board.labels[hex],
        at=board.points[hex],
        army=army,
        tile=tile,
        owner=unit >> OWNER & 7,
        facing=unit >> FACING & 7,
        wounds=unit >> WOUNDS,
        health=None if health == NO_HEALTH else health,
        netted=bool(nets & HELD),
        netted_by=board.labels[holder] if holder >= 0 else None,
        net_of_steel=bool(nets & UNDER_STEEL),
        initiatives=tuple(value for value in range(values.bit_length() - 1, -1, -1) if values >> value & 1),
        melee_bonus=melee,
        ranged_bonus=ranged,
        helped_by=tuple(board.labels[module] for module in hexes_of(help)),
        serves=serves,
    )


def hexes_of(found: int) -> Iterator[int]:
    """The hexes of a set, in order."""
    while found:
        yield (found & -found).bit_length() - 1
        found &= found - 1
