"""Positions to begin with: units of two armies put where they have something to do with each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.geometry import STEPS, distance, hexes_within
from ashfall.neuroshima.position import UnitRow
from ashfall.neuroshima.tile import Tile
from ashfall.puzzles.neuroshima.maker_draft import UNIT_HQ

__all__ = [
    "LABELS",
    "POINTS",
    "aimed_unit",
    "any_unit",
    "built_units",
    "free_hexes",
    "sound_units",
    "tiles_of",
]

RADIUS: Final = 2
POINTS: Final = hexes_within(RADIUS)
LABELS: Final = [f"{chr(65 + q + RADIUS)}{r - max(-RADIUS, -RADIUS - q) + 1}" for q, r in POINTS]
OWN_UNITS: Final = (1, 1, 2, 2, 3, 3, 4)
OTHER_UNITS: Final = (3, 3, 4, 4, 5, 5, 6)
TRIES: Final = 4  # hexes and facings to choose a useful one from
MOST_UNITS: Final = 13


@cache
def tiles_of(army: str) -> tuple[Tile, ...]:
    """The tiles that may be offered: all but the HQ and what starts beside it, and Battle tiles."""
    return tuple(
        tile
        for tile in load_army(army).tiles
        if tile.kind != UNIT_HQ and not tile.starts_on_board and tile.instant not in ("battle", "terror")
    )


def built_units(
    chance: Random, armies: Sequence[str], wanted: Sequence[tuple[int, str]] = ()
) -> list[UnitRow]:
    """Both HQs and some units; ``wanted`` are units that shall be there, by owner and tile."""
    homes = chance.sample(LABELS, 2)
    units = [UnitRow(owner=seat, tile=UNIT_HQ, hex=homes[seat]) for seat in (0, 1)]
    todo = list(wanted)
    todo += [(0, "")] * chance.choice(OWN_UNITS) + [(1, "")] * chance.choice(OTHER_UNITS)
    for owner, tile in todo:
        found = aimed_unit(chance, armies, units, owner, tile)
        if found is not None:
            units.append(found)
    return units


def free_hexes(units: Sequence[UnitRow]) -> list[str]:
    """Labels of empty hexes, in order."""
    taken = {row.hex for row in units}
    return [label for label in LABELS if label not in taken]


def aimed_unit(
    chance: Random, armies: Sequence[str], units: Sequence[UnitRow], owner: int, tile: str = ""
) -> UnitRow | None:
    """One more unit, of several at random the one that reaches most; None where there is no room."""
    tries = [any_unit(chance, armies, units, owner, tile) for _ in range(TRIES)]
    found = [row for row in tries if row is not None]
    return max(found, key=lambda row: _reached(armies, units, row), default=None)


def any_unit(
    chance: Random, armies: Sequence[str], units: Sequence[UnitRow], owner: int, tile: str = ""
) -> UnitRow | None:
    """One more unit anywhere; None where the army has no such tile left."""
    hexes = free_hexes(units)
    used = Counter(row.tile for row in units if row.owner == owner)
    left = [
        each.key
        for each in load_army(armies[owner]).tiles
        if each.kind in ("warrior", "module") and used[each.key] < each.count and tile in ("", each.key)
    ]
    if not hexes or not left or len(units) >= MOST_UNITS:
        return None
    return UnitRow(
        owner=owner, tile=chance.choice(left), hex=chance.choice(hexes), facing=chance.randrange(6)
    )


def sound_units(armies: Sequence[str], units: Sequence[UnitRow]) -> bool:
    """Whether every unit may stand where it does: those of a Lair beside their HQ, none more than printed."""
    homes = {row.owner: _point(row) for row in units if row.tile == UNIT_HQ}
    counted = Counter((row.owner, row.tile) for row in units)
    for row in units:
        tile = load_army(armies[row.owner]).tile(row.tile)
        if counted[row.owner, row.tile] > tile.count:
            return False
        if row.tile != UNIT_HQ and "lair" in tile.abilities and distance(_point(row), homes[row.owner]) != 1:
            return False
    return True


def _point(row: UnitRow) -> tuple[int, int]:
    return POINTS[LABELS.index(row.hex or LABELS[0])]


def _reached(armies: Sequence[str], units: Sequence[UnitRow], row: UnitRow) -> int:
    """How many units stand where the edges of this one point to: enemies of weapons, friends of links."""
    tile = load_army(armies[row.owner]).tile(row.tile)
    standing = {_point(other): other for other in units}
    reached = 0
    for edge in range(6):
        ahead = _line(_point(row), (edge + row.facing) % 6)
        near = standing.get(ahead[0]) if ahead else None
        first = next((standing[point] for point in ahead if point in standing), None)
        reached += bool(tile.melee[edge] and near and near.owner != row.owner)
        reached += bool(tile.ranged[edge] and first and first.owner != row.owner)
        reached += bool(edge in tile.nets and near and near.owner != row.owner)
        reached += bool(edge in tile.links and near)
    return reached


def _line(start: tuple[int, int], direction: int) -> list[tuple[int, int]]:
    q, r = STEPS[direction]
    line = [(start[0] + q * i, start[1] + r * i) for i in range(1, 2 * RADIUS + 1)]
    return [point for point in line if point in POINTS]
