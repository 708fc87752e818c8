"""What help cards are made of: a unit with what is true of it, and the phrases of every fact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ashfall.neuroshima.geometry import DIRECTIONS
from ashfall.neuroshima.nets import linked, serves
from ashfall.neuroshima.state import KIND, OWNER, State
from ashfall.neuroshima.status import UnitStatus, hexes_of
from ashfall.neuroshima.tile import Effect, Tile
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef, UnitRef

__all__ = [
    "HARM",
    "LOWERED",
    "RAISED",
    "UnitOnBoard",
    "named",
    "phrase",
    "sentences",
    "signed",
    "towards",
]

HARM: Final = "harm"
LOWERED: Final = "lowered"
RAISED: Final = "raised"
ALL_SIDES: Final = 6


@dataclass(frozen=True)
class UnitOnBoard:
    """A unit on the board."""

    state: State
    hex: int
    status: UnitStatus

    @property
    def is_netted(self) -> bool:
        """Whether a net disables it."""
        return self.status.netted

    def tile(self, hex: int) -> Tile:
        """The tile of the unit on any hex."""
        return self.state.rules.kinds.tile(int(self.state.units[hex]) & KIND)

    def owner(self, hex: int) -> int:
        """The seat of the unit on any hex."""
        return int(self.state.units[hex]) >> OWNER & 7

    def label(self, hex: int) -> str:
        """The name of a hex."""
        return self.state.rules.board.labels[hex]

    def ref(self, hex: int) -> UnitRef:
        """The unit on any hex, as sentences name it."""
        return UnitRef(self.owner(hex), self.tile(hex).key, self.label(hex))

    def refs(self, hexes: Iterable[int]) -> Listing:
        """Several units."""
        return Listing(tuple(self.ref(hex) for hex in hexes))

    def labels(self, hexes: Iterable[int]) -> tuple[str, ...]:
        """The names of several hexes."""
        return tuple(self.label(hex) for hex in hexes)

    def seat(self, seat: int) -> SeatRef:
        """A side."""
        return SeatRef(seat)

    def givers(self, keyword: str) -> Iterator[tuple[int, Effect]]:
        """Free modules and HQs whose links give this to the unit, or do it to the unit (NH-10)."""
        s = self.state
        for module in hexes_of(int(s.occupied) & ~int(s.netted)):
            if linked(s, module) >> self.hex & 1:
                friends = int(s.rules.mode.friends[serves(s, module)])
                wanted = "friendly" if friends >> self.status.owner & 1 else "enemy"
                for effect in self.tile(module).effects:
                    if effect.keyword == keyword and effect.targets == wanted:
                        yield module, effect


def phrase(text_id: str, /, **arguments: Argument) -> Phrase:
    """A sentence."""
    return Phrase(text_id, arguments)


def sentences(*parts: Phrase | None) -> Phrase | None:
    """Several sentences as one; those that are None are left out."""
    said = [part for part in parts if part is not None]
    if not said:
        return None
    whole = said[0]
    for part in said[1:]:
        whole = phrase("card-both", one=whole, two=part)
    return whole


def named(name: Phrase, value: Argument) -> Phrase:
    """A name with its value, such as `Initiative 3`."""
    return phrase("card-value", name=name, value=value)


def signed(amount: int) -> str:
    """A change, such as `+1` or `-1`."""
    return f"{amount:+d}"


def towards(edges: Iterable[int], facing: int) -> Phrase:
    """Where edges of a tile point once it is turned."""
    ways = sorted((edge + facing) % 6 for edge in edges)
    names = [DIRECTIONS[way].lower() for way in ways]
    if len(ways) == ALL_SIDES:
        return phrase("card-all-sides")
    if len(ways) == 1:
        return phrase(f"direction-{names[0]}-towards")
    shorts = tuple(phrase(f"direction-{name}-short") for name in names)
    return phrase("card-towards", directions=Listing(shorts))
