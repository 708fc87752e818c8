"""The map of a match as numbers: spaces, ways, distances, vehicles, zones.

Ordinary spaces come first. A vehicle that mutants may enter is one more space (a *node*), next to every
space around it (HC-15.2).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MAIN_MAP: Final = 0  # with harbour and alley
SEWER_MAP: Final = 1
ROOF_MAP: Final = 2

# Parts of the maps.
MAIN: Final = 0
HARBOUR: Final = 1
ALLEY: Final = 2
SEWER: Final = 3
ROOF: Final = 4

LADDERS: Final = 3  # into the sewer by none, by the first, by the second
FAR: Final = 99  # the distance between two maps (HC-15.1)
NOWHERE: Final = -1


@final
class Board:
    """The spaces of one layout and what is printed or laid on them for good."""

    def __init__(
        self,
        labels: list[str],
        parts: list[int],
        xs: list[int],
        ys: list[int],
        vehicles: list[tuple[int, list[int], list[int], bool]],
        zones: list[list[int]],
        lamps: list[list[int]],
    ) -> None:
        """Build the tables. A vehicle is its kind, spaces, doors and whether mutants may enter it."""
        self.labels = labels
        self.plain: i64 = len(parts)
        self.vehicles: i64 = len(vehicles)
        self.part = vec[i64](parts)
        self.x = vec[i64](xs)
        self.y = vec[i64](ys)
        self.kind = vec[i64]([vehicle[0] for vehicle in vehicles])
        self.node = vec[i64]([NOWHERE] * len(vehicles))  # the space that a vehicle is for mutants
        covered = [[space] for space in range(len(parts))]
        for number, vehicle in enumerate(vehicles):
            if vehicle[3]:
                self.node[number] = len(covered)
                covered.append(vehicle[1])
        self.size: i64 = len(covered)
        self.map = vec[i64]([_map_of(parts[spaces[0]]) for spaces in covered])
        on = [NOWHERE] * len(covered)
        for number, vehicle in enumerate(vehicles):
            for space in vehicle[1]:
                on[space] = number
        self.vehicle_on = vec[i64](on)  # the vehicle that covers a space
        self.under_the_sky = vec[i64]([b for b in range(len(parts)) if _map_of(parts[b]) == MAIN_MAP])
        self.distance = vec[i64](_distances(covered, parts, xs, ys))
        near: list[list[int]] = []
        nodes: list[list[int]] = []
        for space in range(len(covered)):
            others = [b for b in range(len(covered)) if self.distance[space * len(covered) + b] == 1]
            near.append([b for b in others if b < len(parts)])
            nodes.append([b for b in others if b >= len(parts)])
        self.near_at, self.near = _table(near)  # the spaces next to a space
        self.nodes_at, self.nodes = _table(nodes)  # the nodes next to a space
        free = [[b for b in others if on[b] == NOWHERE] for others in near]
        self.walk_at, self.walk = _table(free)  # those that no vehicle of the layout covers
        self.prowl_at, self.prowl = _table([a + b for a, b in zip(free, nodes, strict=True)])  # for mutants
        self.unmarked = vec[i64]([0] * len(covered))
        self.unseen = vec[i64]([NOWHERE] * (LADDERS * len(covered)))  # the start of every search for ways
        self.doors_at, self.doors = _table([vehicle[2] for vehicle in vehicles])
        self.covers_at, self.covers = _table([vehicle[1] for vehicle in vehicles])
        self.zones: i64 = len(zones)
        self.zone_at, self.zone = _table(zones)
        self.zoned = self.unmarked[:]  # 1 for a space of one of them
        for zone in zones:
            for space in zone:
                self.zoned[space] = 1
        self.lamps: i64 = len(lamps)
        self.lamp_at, self.lamp_spaces = _table(lamps)
        lit = [NOWHERE] * len(covered)
        for number, spaces in enumerate(lamps):
            for space in spaces:
                lit[space] = number
        self.lamp_of = vec[i64](lit)  # the lamp over a space

    def apart(self, a: i64, b: i64) -> i64:
        """The distance between two spaces in king moves, FAR between two maps (HC-15.1)."""
        return self.distance[a * self.size + b]


def _map_of(part: int) -> int:
    if part == SEWER:
        return SEWER_MAP
    return ROOF_MAP if part == ROOF else MAIN_MAP


def _distances(covered: list[list[int]], parts: list[int], xs: list[int], ys: list[int]) -> list[int]:
    """King moves between all spaces; a node is as near as the nearest space that it covers."""
    return [
        min(
            max(abs(xs[p] - xs[q]), abs(ys[p] - ys[q])) if _map_of(parts[p]) == _map_of(parts[q]) else FAR
            for p in a
            for q in b
        )
        for a in covered
        for b in covered
    ]


def _table(lists: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Lists of different length in one row, and where each begins (one more entry: the end)."""
    starts = [0]
    items: list[int] = []
    for part in lists:
        items.extend(part)
        starts.append(len(items))
    return vec[i64](starts), vec[i64](items)
