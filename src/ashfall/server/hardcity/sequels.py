"""Campaigns at the tables of the server: what goes on from one episode to the next (HC-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ashfall.bots.hardcity.supplies import best_kept
from ashfall.hardcity import Campaign, Match
from ashfall.hardcity.campaign import carry_on, gained_abilities
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.rows import LEADER
from ashfall.hardcity.telling import names
from ashfall.server.hardcity.shapes import CampaignSequel, HardCityTerms
from ashfall.server.shapes import SequelChoice
from ashfall.table.contract import Outcome
from ashfall.table.phrases import Phrase

__all__ = ["bots_choice", "following_terms", "kept_phrase", "sequel_of"]


def sequel_of(
    terms: HardCityTerms, match: Match, outcome: Outcome, chosen: Mapping[str, str]
) -> CampaignSequel | None:
    """What goes on from an episode of a campaign; ``chosen`` are the abilities that officers keep.

    Where nobody has chosen yet an officer keeps what a bot would: who was away loses nothing by it.
    """
    if terms.campaign is None:
        return None
    won = outcome.side == "officers"
    kept = {} if won else {**_best_of(gained_abilities(terms.campaign, match.state)), **chosen}
    after = carry_on(terms.campaign, match.state, kept, won)
    goes_on = after.next_episode is not None
    choices = _choices(terms.campaign, match, chosen) if goes_on and not won else []
    return CampaignSequel(goes_on=goes_on, choices=choices, campaign=after)


def _best_of(gained: Mapping[str, Sequence[str]]) -> dict[str, str]:
    return {officer: best_kept(abilities) for officer, abilities in gained.items() if abilities}


def _choices(before: Campaign, match: Match, chosen: Mapping[str, str]) -> list[SequelChoice]:
    """Who keeps one of several abilities after a loss, chosen by whoever leads the officer (HC-11.4)."""
    keys = [officer.key for officer in load_content().officers]
    leaders = {key: int(match.state.person(who, LEADER)) for who, key in enumerate(keys)}
    return [
        SequelChoice(
            seat=leaders[officer], about=officer, options=_best_first(gained), chosen=chosen.get(officer, "")
        )
        for officer, gained in gained_abilities(before, match.state).items()
        if len(gained) > 1
    ]


def _best_first(gained: Sequence[str]) -> list[str]:
    return sorted(gained, key=lambda ability: ability != best_kept(gained))


def following_terms(terms: HardCityTerms, sequel: CampaignSequel | None) -> HardCityTerms:
    """The next episode; after the last one a new campaign."""
    if sequel is None:
        return terms
    campaign = sequel.campaign if sequel.goes_on else Campaign()
    return replace(terms, episode=campaign.next_episode or terms.episode, campaign=campaign)


def bots_choice(choice: SequelChoice) -> str:
    """The ability that the rules of thumb like best."""
    return best_kept(choice.options)


def kept_phrase(officer: str, ability: str) -> Phrase:
    """What an officer keeps."""
    return Phrase("hc-kept", {"who": names.person(officer), "ability": names.ability(ability)})
