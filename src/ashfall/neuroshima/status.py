"""What is true of a unit now: initiative, strength, nets, links; for help, drawing and analysis."""

from __future__ import annotations

import msgspec

from ashfall.neuroshima.effects import aid_sums, open_values
from ashfall.neuroshima.nets import linked, marked, net_source, serves
from ashfall.neuroshima.state import FACING, HEALTH, KIND, OWNER, ROW, WOUNDS, State, row_of
from ashfall.neuroshima.tables import LANE, MELEE, RANGED

__all__ = ["UnitStatus", "status_of", "statuses"]


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
    aid = _sums(s)
    return [_status(s, hex, aid) for hex in range(len(s.units)) if s.units[hex]]


def status_of(s: State, hex: int) -> UnitStatus | None:
    """The unit on one hex."""
    return _status(s, hex, _sums(s)) if s.units[hex] else None


def _sums(s: State) -> list[int]:
    sums = row_of([0] * len(s.units))
    aid_sums(s, sums)
    return [int(item) for item in sums]


def _status(s: State, hex: int, aid: list[int]) -> UnitStatus:
    unit = int(s.units[hex])
    board = s.rules.board
    tile = s.rules.kinds.tile(unit & KIND)
    owner = unit >> OWNER & 7
    by = int(net_source(s, hex)) if s.is_netted(hex) else -1
    values = int(open_values(_at_peace(s), hex, aid[hex]))
    return UnitStatus(
        hex=board.labels[hex],
        at=board.points[hex],
        army=tile.army,
        tile=tile.key,
        owner=owner,
        facing=unit >> FACING & 7,
        wounds=unit >> WOUNDS,
        health=int(s.seat[owner * ROW + HEALTH]) if tile.kind == "hq" else None,
        netted=s.is_netted(hex),
        netted_by=board.labels[by] if by >= 0 else None,
        net_of_steel=bool(marked(s) >> hex & 1),
        initiatives=tuple(v for v in range(values.bit_length() - 1, -1, -1) if values >> v & 1),
        melee_bonus=int(aid[hex] >> MELEE & LANE),
        ranged_bonus=int(aid[hex] >> RANGED & LANE),
        helped_by=tuple(board.labels[h] for h in range(len(s.units)) if _helps(s, h, hex)),
        serves=int(serves(s, hex)),
    )


def _at_peace(s: State) -> State:
    """The state without what this battle has already spent."""
    if not len(s.spent):
        return s
    other = s.copy()
    other.spent = other.spent[:0]
    return other


def _helps(s: State, module: int, hex: int) -> bool:
    """Whether the links of a free module or HQ reach the unit and do something to it."""
    kind = int(s.units[module]) & KIND
    if not kind or s.is_netted(module) or not linked(s, module) >> hex & 1:
        return False
    friendly = serves(s, module) == s.owner(hex)
    return bool(s.rules.kinds.gift[kind] if friendly else s.rules.kinds.harm[kind])
