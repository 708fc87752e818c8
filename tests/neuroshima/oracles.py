"""Nets and Scopers worked out a second time, slowly, from the printed tiles alone (NH-7.3.4, NH-10.11)."""

from ashfall.neuroshima.army import Tile
from ashfall.neuroshima.geometry import STEPS
from ashfall.neuroshima.state import FACING, KIND, MARKER, OWNER, ROW, State

Hexes = set[int]


class Stander:
    """A unit as a person sees it."""

    def __init__(self, s: State, hex: int) -> None:
        unit = int(s.units[hex])
        self.hex = hex
        self.tile: Tile = s.rules.kinds.tile(unit & KIND)
        self.owner = unit >> OWNER & 7
        self.facing = unit >> FACING & 7

    def before(self, s: State, edges: tuple[int, ...]) -> Hexes:
        """Hexes in front of these printed edges."""
        q, r = s.rules.board.points[self.hex]
        turned = [STEPS[(edge + self.facing) % 6] for edge in edges]
        points = {(q + dq, r + dr) for dq, dr in turned}
        return {hex for hex, point in enumerate(s.rules.board.points) if point in points}


def standers(s: State) -> dict[int, Stander]:
    """All units by hex."""
    return {hex: Stander(s, hex) for hex, unit in enumerate(s.units) if unit}


def sides(s: State) -> list[int]:
    """Who plays with whom: teams sit alternately, one against two is the first seat alone (NH-13.4, 13.5)."""
    seats = list(range(int(s.rules.seats)))
    return {"teams": [0, 1, 0, 1], "one_vs_two": [0, 1, 1]}.get(s.rules.mode.name, seats)


def _catches(s: State, seat: int, other: int) -> bool:
    """Enemies, and Moloch and its ally each other (NH-13.5.5)."""
    moloch = "moloch" in (s.rules.armies[seat].key, s.rules.armies[other].key)
    return seat != other and (sides(s)[seat] != sides(s)[other] or moloch)


def netted_hexes(s: State) -> Hexes:
    """Who is netted, by strongly connected groups of netters."""
    units = standers(s)
    netted = {int(s.seat[seat * ROW + MARKER]) for seat in range(int(s.rules.seats))} - {-1}
    aims = {
        hex: {
            goal
            for goal in unit.before(s, unit.tile.nets)
            if goal in units and (unit.tile.web or _catches(s, unit.owner, units[goal].owner))
        }
        for hex, unit in units.items()
        if unit.tile.nets
    }
    undecided = set(aims) - netted
    while undecided:
        for group in _leading_groups(aims, undecided):
            netted |= {goal for member in group for goal in aims[member]} - group
            undecided -= group
        undecided -= netted
    return netted


def _leading_groups(aims: dict[int, Hexes], undecided: Hexes) -> list[Hexes]:
    """Strongly connected groups at which no undecided netter outside aims."""
    reach = {hex: _reach(aims, undecided, hex) for hex in undecided}
    groups = [{other for other in reach[hex] if hex in reach[other]} for hex in sorted(undecided)]
    return [
        group
        for i, group in enumerate(groups)
        if group not in groups[:i] and not any(aims[other] & group for other in undecided - group)
    ]


def _reach(aims: dict[int, Hexes], undecided: Hexes, start: int) -> Hexes:
    seen, fresh = {start}, {start}
    while fresh:
        fresh = {goal for hex in fresh for goal in aims[hex] & undecided} - seen
        seen |= fresh
    return seen


def scoped_hexes(s: State) -> Hexes:
    """Modules that serve the enemy."""
    units = standers(s)
    netted = netted_hexes(s)
    return {
        goal
        for hex, unit in units.items()
        if _has(unit.tile, "scoper") and hex not in netted
        for goal in unit.before(s, unit.tile.links)
        if goal in units
        and sides(s)[units[goal].owner] != sides(s)[unit.owner]
        and units[goal].tile.kind == "module"
        and not _has(units[goal].tile, "scoper")
    }


def _has(tile: Tile, keyword: str) -> bool:
    return any(effect.keyword == keyword for effect in tile.effects)
