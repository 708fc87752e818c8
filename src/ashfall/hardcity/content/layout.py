"""One layout of an episode from its TOML table, with everything on the map and nothing in the way."""

from collections.abc import Iterable, Mapping
from typing import Final

from ashfall.hardcity.content import words
from ashfall.hardcity.content.fields import Fields
from ashfall.hardcity.content.stage import Content, Lamp, Layout, Manhole, Obstacle
from ashfall.hardcity.content.types import Grid, Space

__all__ = ["parse_layout"]

_WITH_DOORS: Final = ("police_car", "civilian_car", "limousine", "bus")
_FEWEST_DOORS: Final = 2


def parse_layout(row: Fields, base: Content, parts: tuple[Grid, ...]) -> Layout:
    """A layout whose spaces lie on the parts of its episode's map."""
    row.allow_only(Layout.__slots__)
    supply = base.core.supply
    street = _Ground(row, "obstacles", [part for part in parts if part.joined], base.sizes)
    roof = _Ground(row, "roof_obstacles", [part for part in parts if part.key == "roof"], base.sizes)
    layout = Layout(
        events=row.integers("events", 1, len(base.events)),
        obstacles=street.obstacles,
        zones=street.groups("zones"),
        named=_named(row, street),
        helicopter=street.space("helicopter"),
        helicopter_side=row.choice("helicopter_side", words.SIDES, words.SIDES[0]),
        mutants=street.spaces("mutants"),
        barrels=street.spaces("barrels"),
        boxes=street.spaces("boxes"),
        manholes=_manholes(row, street),
        exits=_exits(row, street),
        battery=street.space("battery"),
        lamps=tuple(Lamp(number, group) for number, group in enumerate(street.groups("lamps"), start=1)),
        roof_exit=roof.space("roof_exit"),
        roof_barrels=roof.spaces("roof_barrels"),
        roof_obstacles=roof.obstacles,
    )
    for kind in words.VEHICLES:
        there = supply.civilian_cars if kind == "civilian_car" else 1
        _check_supply(row, "obstacles", len(layout.all_of(kind)), there, kind)
    _check_supply(row, "barrels", len(layout.barrels), supply.barrels)
    _check_supply(row, "roof_barrels", len(layout.roof_barrels), supply.barrels)
    _check_supply(row, "boxes", len(layout.boxes), supply.containers)
    _check_supply(row, "manholes", len(layout.manholes), supply.manholes)
    _check_supply(row, "lamps", len(layout.lamps), supply.lamps)
    return layout


class _Ground:
    """The joined grids of a layout, or its roof: reads what lies there, and only on free spaces."""

    def __init__(self, row: Fields, field: str, grids: list[Grid], sizes: Mapping[str, Space]) -> None:
        self.row = row
        self.all = {space for grid in grids for space in grid.spaces}
        self.covered: set[Space] = set()
        rows = row.rows(field)
        self.obstacles = tuple(self._obstacle(each, sizes) for each in rows)
        for each, obstacle in zip(rows, self.obstacles, strict=True):
            self.check(each, "doors", obstacle.doors)
        if not _connected(self.all - self.covered):
            row.fail(field, "they cut the map into parts that nobody can reach")

    def check(self, row: Fields, field: str, spaces: Iterable[Space]) -> None:
        """Refuse spaces that do not exist or lie under an obstacle."""
        for x, y in spaces:
            if (x, y) not in self.all:
                row.fail(field, f"space [{x}, {y}] is off the map")
            if (x, y) in self.covered:
                row.fail(field, f"space [{x}, {y}] lies under an obstacle")

    def space(self, field: str) -> Space | None:
        """A free space; None when absent."""
        found = self.row.space_or_none(field)
        self.check(self.row, field, () if found is None else (found,))
        return found

    def spaces(self, field: str) -> tuple[Space, ...]:
        """Different free spaces."""
        found = self.row.spaces(field)
        self.check(self.row, field, found)
        return found

    def groups(self, field: str) -> tuple[tuple[Space, ...], ...]:
        """Groups of free spaces that do not overlap."""
        found = self.row.groups(field)
        for group in found:
            self.check(self.row, field, group)
        return found

    def _obstacle(self, row: Fields, sizes: Mapping[str, Space]) -> Obstacle:
        row.allow_only(Obstacle.__slots__)
        kind, spaces = row.choice("kind", words.VEHICLES), row.spaces("spaces")
        self.check(row, "spaces", spaces)
        self.covered.update(spaces)
        length, width = _extent(spaces)
        if len(spaces) != length * width or sizes[kind] != (max(length, width), min(length, width)):
            row.fail("spaces", f"a {kind} covers {sizes[kind][0]} by {sizes[kind][1]} spaces without a gap")
        doors = row.spaces("doors")
        for x, y in doors:
            if (x, y) not in _beside(spaces):
                row.fail("doors", f"space [{x}, {y}] is not at a long side of the {kind}")
        if kind in _WITH_DOORS and len(doors) < _FEWEST_DOORS:
            row.fail("doors", f"a {kind} needs at least two doors that can be reached")
        return Obstacle(kind, spaces, row.choice("enter", words.ENTRY, words.ENTRY[0]), doors)


def _extent(spaces: tuple[Space, ...]) -> tuple[int, int]:
    xs, ys = [x for x, _ in spaces], [y for _, y in spaces]
    return (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1) if spaces else (0, 0)


def _beside(spaces: tuple[Space, ...]) -> set[Space]:
    """The spaces along both long sides of a vehicle, whether they exist or not (HC-2)."""
    length, width = _extent(spaces)
    step_x, step_y = (0, 1) if length >= width else (1, 0)
    both = {(x + side * step_x, y + side * step_y) for x, y in spaces for side in (-1, 1)}
    return both - {*spaces}


def _connected(spaces: set[Space]) -> bool:
    """Whether king moves lead from every space to every other."""
    left = {*spaces}
    reached = [left.pop()] if left else []
    while reached:
        x, y = reached.pop()
        near = {(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)} & left
        left -= near
        reached.extend(near)
    return not left


def _named(row: Fields, street: _Ground) -> dict[str, Space]:
    if "named" not in row:
        return {}
    table = row.inner("named")
    table.allow_only(words.LABELS)
    named = {label: table.space(label) for label in words.LABELS if label in table}
    for label, space in named.items():
        street.check(table, label, (space,))
    return named


def _manholes(row: Fields, street: _Ground) -> tuple[Manhole, ...]:
    found: list[Manhole] = []
    for number, each in enumerate(row.rows("manholes"), start=1):
        each.allow_only(("space", "ladder"))
        manhole = Manhole(number, each.space("space"), each.integer("ladder", 1, words.LADDERS, 0))
        street.check(each, "space", (manhole.space,))
        if any(manhole.space == other.space for other in found):
            each.fail("space", "two manholes lie on this space")
        found.append(manhole)
    return tuple(found)


def _exits(row: Fields, street: _Ground) -> tuple[Space, ...]:
    exits = street.spaces("exits")
    for x, y in exits:
        if {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} <= street.all:
            row.fail("exits", f"space [{x}, {y}] is not at the edge of the map")
    return exits


def _check_supply(row: Fields, field: str, wanted: int, there: int, what: str = "") -> None:
    if wanted > there:
        row.fail(field, f"needs {wanted} of {what or field}, there are only {there}")
