"""A table without its armies: mode, seats, play area, variants and settings; and armies drawn for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ashfall.neuroshima.army import Army, army_keys, find_army, keys_for
from ashfall.neuroshima.modes import BASIC, DUEL, SIDE_OF
from ashfall.neuroshima.setup import make_rules
from ashfall.neuroshima.tables import Rules
from ashfall.table.random import Stream

__all__ = ["Settings", "TableLayout", "duel_layout"]

Settings = tuple[tuple[str, bool | str], ...]  # those that differ from the rulings, by name


@dataclass(frozen=True, slots=True)
class TableLayout:
    """A table without its armies."""

    mode: str
    seats: int
    board: int
    variants: tuple[str, ...] = ()
    settings: Settings = ()
    own: tuple[Army, ...] = ()  # armies that are not shipped and may be named here

    @property
    def sides(self) -> tuple[int, ...]:
        """The number of the side of each seat."""
        return SIDE_OF.get(self.mode, tuple(range(self.seats)))

    @property
    def armies(self) -> list[str]:
        """The keys of the shipped armies that may play here (NH-13.7.3, R-42)."""
        everywhere = dict(self.settings).get("all_armies_on_37") is True
        return list(army_keys() if everywhere else keys_for(self.board))

    def army(self, key: str) -> Army:
        """An army by its key; raises UnknownArmy."""
        return find_army(key, self.own)

    def in_order(self, keys: Iterable[str]) -> list[str]:
        """Keys of armies in the order of lists: the shipped ones, then the others."""
        return sorted(keys, key=lambda key: (self.army(key).order, key))

    def rules(self, armies: Iterable[str]) -> Rules:
        """The rules for armies by seat; raises ValueError for those that may not play here."""
        loaded = [self.army(key) for key in armies]
        return make_rules(
            loaded, self.mode, board=self.board, variants=self.variants, settings=dict(self.settings)
        )

    def draw_armies(self, stream: Stream) -> tuple[str, ...]:
        """Armies by seat; no army twice before every army has been drawn once."""
        drawn: list[str] = []
        left: list[str] = []
        while len(drawn) < self.seats:
            left = left or self.armies
            drawn.append(left.pop(int(stream.below(len(left)))))
        return tuple(drawn)


def duel_layout(settings: Settings = (), own: tuple[Army, ...] = ()) -> TableLayout:
    """The table of a duel."""
    return TableLayout(DUEL, 2, BASIC, (), settings, own)
