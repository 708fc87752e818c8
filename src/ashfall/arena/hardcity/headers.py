"""The first line of a journal of Hard City."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from ashfall.arena.hardcity.plan import CityPlan
from ashfall.arena.hardcity.playing import WINNERS, Cell, CityResult
from ashfall.arena.run_header import Header, common_fields
from ashfall.hardcity import GAME

__all__ = ["CityHeader", "city_header_of", "header_kind"]

SIDES: Final = (1, 2)  # how many clocks a game may have


class CityHeader(Header[CityResult], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is played at which kinds of tables."""

    cells: tuple[Cell, ...]
    pairs: bool = False

    result: ClassVar[type] = CityResult

    @property
    def sound(self) -> str:
        """See :class:`Header`."""
        return "a game of Hard City"

    def facts(self) -> dict[str, Any]:
        """See :class:`Header`."""
        return {**super().facts(), "tables": self.cells, "pairs": self.pairs}

    def is_sound(self, result: CityResult) -> bool:
        """See :class:`Header`."""
        return result.winner in WINNERS.values() and len(result.clocks) in SIDES


def header_kind(fields: Mapping[str, Any]) -> type[CityHeader]:
    """Which header the first line of a journal is: there is but one kind."""
    return CityHeader


def city_header_of(plan: CityPlan, sprt: tuple[float, float] | None = None) -> CityHeader:
    """The header of a plan; raises InvalidJournal when a file of a bot cannot be read."""
    return CityHeader(**common_fields(GAME, plan), cells=plan.cells, pairs=plan.pairs, sprt=sprt)
