"""A guest's own campaigns (HC-11)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ashfall.hardcity import Campaign
from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.hardcity.shapes import NAME, CampaignSequel, CampaignView
from ashfall.server.rooms.seats import PERSON
from ashfall.server.rooms.terms import game_sequel, game_terms
from ashfall.server.store import MatchRow

__all__ = ["ENDPOINTS"]


async def campaigns(call: Call) -> list[CampaignView]:
    """The campaigns of whoever asks, the newest first."""
    if call.guest is None:
        return []
    rows = await call.services.store.series_of(NAME, call.guest.id)
    return [_view(call, chain) for chain in _chains(rows)]


def _chains(rows: Iterable[MatchRow]) -> list[list[MatchRow]]:
    """The matches of each campaign in the order in which one followed the other."""
    found: dict[str, dict[str, MatchRow]] = {}
    for row in rows:
        found.setdefault(row.series, {})[row.id] = row
    return [_chain(matches, matches[first]) for first, matches in found.items() if first in matches]


def _chain(matches: Mapping[str, MatchRow], row: MatchRow) -> list[MatchRow]:
    chain = [row]
    while chain[-1].rematch in matches:
        chain.append(matches[chain[-1].rematch])
    return chain


def _view(call: Call, chain: Sequence[MatchRow]) -> CampaignView:
    last = chain[-1]
    sequel: CampaignSequel | None = game_sequel(last)
    campaign = sequel.campaign if sequel is not None else game_terms(last).campaign or Campaign()
    is_over = sequel is not None and not sequel.goes_on
    choices = [] if sequel is None else sequel.choices
    return CampaignView(
        id=chain[0].id,
        matches=[call.services.hall.info(row) for row in chain],
        campaign=campaign,
        barrels=campaign.barrels,
        choosing=[
            choice.seat for choice in choices if not choice.chosen and last.seats[choice.seat].who == PERSON
        ],
        now="" if is_over else last.id,
    )


ENDPOINTS: Final = [
    Endpoint(
        "GET",
        f"/api/{NAME}/campaigns",
        campaigns,
        "One's own campaigns, the newest first",
        returns=list[CampaignView],
    )
]
