"""The first line of a journal of Hard City."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from ashfall.arena.hardcity.campaigns import CampaignPlan, CampaignResult
from ashfall.arena.hardcity.plan import CityPlan
from ashfall.arena.hardcity.playing import WINNERS, Cell, CityResult, Crew
from ashfall.arena.run_header import Header, common_fields
from ashfall.hardcity import GAME
from ashfall.hardcity.content import load_content

__all__ = ["CampaignHeader", "CityHeader", "campaign_header_of", "city_header_of", "header_kind"]

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
        return _is_sound(result)


def _is_sound(result: CityResult) -> bool:
    return result.winner in WINNERS.values() and len(result.clocks) in SIDES


class CampaignHeader(Header[CampaignResult], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which campaigns are played."""

    campaigns: tuple[Crew, ...]  # who plays them

    result: ClassVar[type] = CampaignResult

    @property
    def sound(self) -> str:
        """See :class:`Header`."""
        return "a campaign of Hard City"

    def facts(self) -> dict[str, Any]:
        """See :class:`Header`."""
        return {**super().facts(), "campaigns of crews": self.campaigns}

    def is_sound(self, result: CampaignResult) -> bool:
        """See :class:`Header`."""
        episodes = load_content().core.campaign.order
        return len(result.games) == len(episodes) and all(map(_is_sound, result.games))


def header_kind(fields: Mapping[str, Any]) -> type[Header[Any]]:
    """Which header the first line of a journal is: of campaigns, or of single games."""
    return CampaignHeader if "campaigns" in fields else CityHeader


def city_header_of(plan: CityPlan, sprt: tuple[float, float] | None = None) -> CityHeader:
    """The header of a plan; raises InvalidJournal when a file of a bot cannot be read."""
    return CityHeader(**common_fields(GAME, plan), cells=plan.cells, pairs=plan.pairs, sprt=sprt)


def campaign_header_of(plan: CampaignPlan) -> CampaignHeader:
    """The same for campaigns."""
    return CampaignHeader(**common_fields(GAME, plan), campaigns=plan.crews)
