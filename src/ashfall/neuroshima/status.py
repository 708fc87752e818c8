"""What is true of a unit now: initiative, strength, nets, links; for help, drawing and analysis."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from ashfall.neuroshima.effects import aid_by_hex, open_values
from ashfall.neuroshima.nets import linked, marked, net_source, serves
from ashfall.neuroshima.state import FACING, HEALTH, KIND, OWNER, ROW, WOUNDS, State
from ashfall.neuroshima.tables import LANE, MELEE, RANGED

__all__ = ["UnitStatus", "hexes_of", "status_of", "statuses"]


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
    survey = _Survey(s)
    return [survey.status(hex, int(unit)) for hex, unit in enumerate(s.units) if unit]


def status_of(s: State, hex: int) -> UnitStatus | None:
    """The unit on one hex."""
    unit = int(s.units[hex])
    return _Survey(s).status(hex, unit) if unit else None


class _Survey:
    """What is worked out once for all units of a state."""

    def __init__(self, s: State) -> None:
        self._state = s if not len(s.spent) else _at_peace(s)
        self._board, self._kinds = s.rules.board, s.rules.kinds
        self._aid = aid_by_hex(s)
        self._netted = int(s.netted)
        self._marked = int(marked(s))
        self._helped = _helped(s)

    def status(self, hex: int, unit: int) -> UnitStatus:
        """One unit."""
        s, aid = self._state, self._aid[hex]
        board, tile = self._board, self._kinds.tile(unit & KIND)
        owner = unit >> OWNER & 7
        netted = bool(self._netted >> hex & 1)
        by = int(net_source(s, hex)) if netted else -1
        return UnitStatus(
            hex=board.labels[hex],
            at=board.points[hex],
            army=tile.army,
            tile=tile.key,
            owner=owner,
            facing=unit >> FACING & 7,
            wounds=unit >> WOUNDS,
            health=int(s.seat[owner * ROW + HEALTH]) if tile.kind == "hq" else None,
            netted=netted,
            netted_by=board.labels[by] if by >= 0 else None,
            net_of_steel=bool(self._marked >> hex & 1),
            initiatives=_values(int(open_values(s, hex, aid))),
            melee_bonus=aid >> MELEE & LANE,
            ranged_bonus=aid >> RANGED & LANE,
            helped_by=self._helped.get(hex, ()),
            serves=int(serves(s, hex)),
        )


@lru_cache(maxsize=1024)
def _values(found: int) -> tuple[int, ...]:
    """A set of initiatives, high to low."""
    return tuple(v for v in range(found.bit_length() - 1, -1, -1) if found >> v & 1)


def _at_peace(s: State) -> State:
    """The state without what this battle has already spent."""
    other = s.copy()
    other.spent = other.spent[:0]
    return other


def _helped(s: State) -> dict[int, tuple[str, ...]]:
    """By hex, the free modules and HQs whose links reach the unit there and do something to it."""
    kinds, labels = s.rules.kinds, s.rules.board.labels
    helped: dict[int, tuple[str, ...]] = {}
    for module in hexes_of(int(s.helpers) & ~int(s.netted)):
        kind, seat, near = int(s.units[module]) & KIND, serves(s, module), int(linked(s, module))
        reached = int(s.friends(seat)) if kinds.gift[kind] else 0
        reached |= int(s.enemies(seat)) if kinds.harm[kind] else 0
        for hex in hexes_of(near & reached):
            helped[hex] = (*helped.get(hex, ()), labels[module])
    return helped


def hexes_of(found: int) -> Iterator[int]:
    """The hexes of a set, in order."""
    while found:
        yield (found & -found).bit_length() - 1
        found &= found - 1
