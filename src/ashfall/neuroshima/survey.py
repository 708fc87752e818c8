"""What is true of every unit now, as numbers: the part of :mod:`ashfall.neuroshima.status` that is compiled.

A server asks for it after every move of every table, and most units are then as they were before: equal
numbers are the key under which what was made of them is found again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.neuroshima.effects import aid_by_hex, open_values
from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.nets import linked, marked, net_source, serves
from ashfall.neuroshima.state import HEALTH, HQ_HEX, KIND, OWNER, ROW, State
from ashfall.neuroshima.tables import LANE, MELEE, RANGED

NO_HEALTH: Final = -1_000  # of units that are no HQ
HELD: Final = 1
UNDER_STEEL: Final = 2  # a Net of Steel lies on it

# Hex, unit, health, nets, hex of a netter that holds it or -1, set of initiatives, bonus to melee and to
# ranged attacks, set of hexes that help or harm it, the seat that it serves.
Facts = tuple[int, int, int, int, int, int, int, int, int, int]


def survey(s: State) -> list[Facts]:
    """The facts of every unit, in hex order; nothing counts as spent, also in the middle of a battle."""
    if len(s.spent):
        s = s.copy()
        s.spent = vec[i64]()
    aid = aid_by_hex(s)
    help = _help_by_hex(s)
    steel: i64 = marked(s)
    found: list[Facts] = []
    hex: i64 = 0
    while hex < len(s.units):
        if s.units[hex]:
            found.append(_facts(s, hex, aid[hex], help[hex], steel))
        hex += 1
    return found


def _facts(s: State, hex: i64, aid: i64, help: int, steel: i64) -> Facts:
    unit: i64 = s.units[hex]
    row: i64 = ((unit >> OWNER) & 7) * ROW
    health: i64 = NO_HEALTH
    if s.seat[row + HQ_HEX] == hex:
        health = s.seat[row + HEALTH]
    nets: i64 = 0
    holder: i64 = -1
    if s.netted & BIT[hex]:
        nets = HELD
        holder = net_source(s, hex)
    if steel & BIT[hex]:
        nets |= UNDER_STEEL
    melee: i64 = (aid >> MELEE) & LANE
    ranged: i64 = (aid >> RANGED) & LANE
    return (hex, unit, health, nets, holder, open_values(s, hex, aid), melee, ranged, help, serves(s, hex))


def _help_by_hex(s: State) -> list[int]:
    """By hex, the free modules and HQs whose links reach the unit there and do something to it."""
    kinds = s.rules.kinds
    helped = vec[i64]([0] * s.rules.board.size)
    left: i64 = s.helpers & ~s.netted
    while left:
        module: i64 = lowest(left)
        left &= left - 1
        kind: i64 = s.units[module] & KIND
        seat: i64 = serves(s, module)
        near: i64 = linked(s, module)
        reached: i64 = 0
        if kinds.gift[kind]:
            reached |= near & s.friends(seat)
        if kinds.harm[kind]:
            reached |= near & s.enemies(seat)
        while reached:
            helped[lowest(reached)] |= BIT[module]
            reached &= reached - 1
    return [int(modules) for modules in helped]
