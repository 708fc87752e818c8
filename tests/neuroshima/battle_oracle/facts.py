"""What lies on the table as people see it: units with their printed tiles, counters, markers, sides.

Nothing here knows how the engine works. Numbers such as NH-8.5.1 and R-22 are clauses of
``docs/rules/neuroshima.md``.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ashfall.neuroshima.tile import Army, Tile

At = tuple[int, int]

# N, NE, SE, S, SW, NW (NH-1.3).
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
LAST_POINT = 20  # NH-13.3.2


@dataclass(eq=False)
class Unit:
    """A tile on the board."""

    at: At
    tile: Tile
    owner: int
    facing: int
    wounds: int = 0
    spent: set[tuple[str, int]] = field(default_factory=set)  # tokens spent in this battle (NH-6A.6)
    converted: bool = False  # a Quartermaster has served it in this battle

    def __repr__(self) -> str:
        return f"{self.tile.army}.{self.tile.key}@{self.at}"

    @property
    def is_hq(self) -> bool:
        return self.tile.kind == "hq"

    def direction(self, edge: int) -> int:
        """Where a printed edge points (NH-1.5)."""
        return (edge + self.facing) % 6

    def has(self, edges: tuple[int, ...], direction: int) -> bool:
        """Whether one of these printed edges points there."""
        return any(self.direction(edge) == direction for edge in edges)

    def gives(self, keyword: str) -> bool:
        return any(effect.keyword == keyword for effect in self.tile.effects)


@dataclass
class Table:
    """Everything that a battle depends on."""

    mode: str
    radius: int
    armies: tuple[Army, ...]
    units: dict[At, Unit]
    counters: list[int]  # health by seat; points in points mode
    markers: dict[int, At]  # by seat of the thrower: hex under its Net of Steel
    queue: list[int]  # who decides in which order: the causer, then the order of turns
    out: set[int] = field(default_factory=set)  # seats that left the game before
    owed: dict[int, int] = field(default_factory=dict)  # points to give away

    @property
    def seats(self) -> range:
        return range(len(self.armies))

    def side(self, seat: int) -> int:
        """NH-13.4, NH-13.5: teams sit alternately, one against two is the first seat alone."""
        return {"teams": (0, 1, 0, 1), "one_vs_two": (0, 1, 1)}.get(self.mode, tuple(self.seats))[seat]

    def enemies(self, a: int, b: int) -> bool:
        return self.side(a) != self.side(b)

    def _molochs_ally(self, seat: int, other: int) -> bool:
        return seat != other and not self.enemies(seat, other) and "merciless" in self.armies[seat].traits

    def wounds(self, attacker: int, other: int) -> bool:
        """Whose units an attack wounds and stops at: enemies; Moloch's also those of allies (R-49)."""
        return self.enemies(attacker, other) or self._molochs_ally(attacker, other)

    def nets(self, netter: int, other: int) -> bool:
        """NH-7.1.3, NH-13.5.5: enemies; Moloch and its ally each other."""
        hostile = self._molochs_ally(netter, other) or self._molochs_ally(other, netter)
        return self.enemies(netter, other) or hostile

    def on_board(self, at: At) -> bool:
        q, r = at
        return max(abs(q), abs(r), abs(q + r)) <= self.radius

    def beside(self, at: At, direction: int) -> Unit | None:
        """The unit on the next hex that way."""
        return self.units.get((at[0] + STEPS[direction][0], at[1] + STEPS[direction][1]))

    def line(self, at: At, direction: int) -> Iterable[Unit]:
        """Units on the ray from a hex, the nearest first (NH-1.6)."""
        q, r = at
        while True:
            q, r = q + STEPS[direction][0], r + STEPS[direction][1]
            if not self.on_board((q, r)):
                return
            if (q, r) in self.units:
                yield self.units[q, r]

    def neighbours(self, unit: Unit) -> list[Unit]:
        around = [self.beside(unit.at, direction) for direction in range(6)]
        return [other for other in around if other is not None]

    def hq(self, seat: int) -> Unit | None:
        return next((unit for unit in self.units.values() if unit.is_hq and unit.owner == seat), None)


def queue_of(order: tuple[int, ...], slot: int, causer: int) -> list[int]:
    """The causer, then the others as the order of turns goes on from the last turn of the causer (R-51)."""
    while order[slot] != causer:
        slot = (slot - 1) % len(order)
    return list(dict.fromkeys(order[slot:] + order[:slot]))
