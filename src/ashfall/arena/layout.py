"""A table without its armies: mode, seats, play area and variants; and armies drawn for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.modes import ENLARGED, SIDE_OF
from ashfall.neuroshima.setup import make_rules
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.tile import BASIC_AREA_ONLY
from ashfall.table.random import Stream

__all__ = ["Layout"]


@dataclass(frozen=True, slots=True)
class Layout:
    """A table without its armies."""

    mode: str
    seats: int
    board: int
    variants: tuple[str, ...] = ()

    @property
    def sides(self) -> tuple[int, ...]:
        """The number of the side of each seat."""
        return SIDE_OF.get(self.mode, tuple(range(self.seats)))

    @property
    def armies(self) -> list[str]:
        """The keys of the armies that may play here (NH-13.7.3)."""
        everywhere = self.board != ENLARGED
        return [key for key in army_keys() if everywhere or BASIC_AREA_ONLY not in load_army(key).traits]

    def rules(self, armies: Iterable[str]) -> Rules:
        """The rules for armies by seat; raises ValueError for those that may not play here."""
        loaded = [load_army(key) for key in armies]
        return make_rules(loaded, self.mode, board=self.board, variants=self.variants)

    def draw_armies(self, stream: Stream) -> tuple[str, ...]:
        """Armies by seat; no army twice before every army has been drawn once."""
        drawn: list[str] = []
        left: list[str] = []
        while len(drawn) < self.seats:
            left = left or self.armies
            drawn.append(left.pop(int(stream.below(len(left)))))
        return tuple(drawn)
