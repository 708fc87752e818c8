"""The shapes of everything that is shown of a game of Hard City.

Cards, people, kinds of figures and spaces travel by their keys and labels, as moves and events name them;
sentences travel as phrases.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from ashfall.draw.hardcity.plan import GroundPlan
from ashfall.hardcity.campaign import Campaign
from ashfall.hardcity.description.city import City
from ashfall.hardcity.description.now import CityNow
from ashfall.hardcity.preview.action_bar import ActionNow, CardNow
from ashfall.hardcity.preview.odds import Odds
from ashfall.hardcity.preview.previews import Preview
from ashfall.hardcity.preview.ways import Way
from ashfall.server.messages import MatchInfo
from ashfall.server.shapes import (
    EventLine,
    GameAnswer,
    GameReplay,
    GameSequel,
    GameSight,
    GameTerms,
    GameWish,
    OutcomeSight,
)
from ashfall.table.phrases import Phrase

__all__ = [
    "ActionsAnswer",
    "CampaignSequel",
    "CampaignView",
    "CityAnswer",
    "CityReplay",
    "CitySight",
    "CityStep",
    "HardCityTerms",
    "HardCityWish",
    "OddsAnswer",
    "PreviewAnswer",
    "ReplayMark",
    "WaysAnswer",
]

NAME: Final = "hardcity"
Key = Annotated[str, msgspec.Meta(max_length=40)]


class HardCityWish(GameWish, tag=NAME):
    """How somebody wants to play: with how many is the number of seats, Doctor Zero on the last one."""

    mode: Literal["versus", "coop"] = "versus"
    episode: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    officers: Annotated[tuple[Key, ...], msgspec.Meta(max_length=8)] = ()  # see the terms; none: the usual
    ally: bool = False
    campaign: bool = False  # five episodes with the same people, from the first one on (HC-11)


class HardCityTerms(GameTerms, tag=NAME):
    """How a game is played at a table."""

    mode: str
    episode: int
    officers: list[str]  # of the first seat first
    ally: bool = False
    campaign: Campaign | None = None  # as it was before this episode, where it is one of a campaign


class CampaignSequel(GameSequel, tag=NAME, frozen=True):
    """What goes on from an episode of a campaign (HC-11): after a loss each officer keeps one ability."""

    campaign: Campaign  # after this episode, with what was chosen so far; while it goes on the next begins so


class CampaignView(msgspec.Struct, kw_only=True):
    """A campaign as its players see it."""

    id: str  # of its first match
    matches: list[MatchInfo]  # in the order in which they were played; the last one is of the present
    campaign: Campaign  # results so far, and who carries what
    barrels: int  # that its victories take off the roof (HC-11.5)
    choosing: list[int]  # seats of people who have not chosen yet what to keep
    now: str  # the match to go to: one that goes on, or from which any player begins the next; empty: over


class CitySight(GameSight, tag=NAME):
    """Everything that an audience may know of a game at one moment; what never changes is asked for once."""

    now: CityNow


class CityStep(msgspec.Struct, kw_only=True):
    """One move of a replay, and what came of it."""

    move: str
    seat: int
    turn: int  # number of the turn in which it was made
    title: Phrase  # the move in words
    lines: list[EventLine]
    now: dict[str, Any]  # the fields of `CityNow` that are not as they were; the others stay


class ReplayMark(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something to jump to: the table after a step."""

    step: int  # place in the list of steps
    kind: Literal["round", "points"]
    round: int = 0  # that begins
    side: str = ""  # order or chaos, that got points
    points: int = 0
    total: int = 0


class CityReplay(GameReplay, tag=NAME):
    """A whole game, step by step, with all that was hidden while it was played."""

    names: list[str]
    terms: HardCityTerms
    seed: str  # in digits: the numbers of a browser are exact to 2**53 only, seeds go to 2**63
    city: City
    plan: GroundPlan
    start: CityNow
    steps: list[CityStep]
    marks: list[ReplayMark]
    outcome: OutcomeSight | None  # None where the record ends before the game does
    record: str  # the record as JSON text, to download and to continue from
    plain: str  # the same in the plain-text form, to download


class CityAnswer(GameAnswer, tag="city", kw_only=True, omit_defaults=False):
    """What stays for the whole game."""

    city: City
    plan: GroundPlan  # of the picture under everything, and where the spaces lie in it


class PreviewAnswer(GameAnswer, tag="preview", kw_only=True, omit_defaults=False):
    """What a legal move costs and what may come of it."""

    preview: Preview


class WaysAnswer(GameAnswer, tag="ways", kw_only=True, omit_defaults=False):
    """Everywhere that whoever may step now can get."""

    ways: tuple[Way, ...]


class OddsAnswer(GameAnswer, tag="odds", kw_only=True, omit_defaults=False):
    """What legal moves promise, in the order asked for."""

    odds: tuple[Odds, ...]


class ActionsAnswer(GameAnswer, tag="actions", kw_only=True, omit_defaults=False):
    """What can be done now, or why not: by an officer in the own turn, with each card of Doctor Zero."""

    actions: tuple[ActionNow, ...]
    cards: tuple[CardNow, ...]
