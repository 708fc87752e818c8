"""The shapes of everything that is shown of a game of Hard City.

Cards, people, kinds of figures and spaces travel by their keys and labels, as moves and events name them;
sentences travel as phrases.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ashfall.draw.hardcity.plan import GroundPlan
from ashfall.hardcity.description.city import City
from ashfall.hardcity.description.now import CityNow
from ashfall.hardcity.preview.action_bar import ActionNow, CardNow
from ashfall.hardcity.preview.odds import Odds
from ashfall.hardcity.preview.previews import Preview
from ashfall.hardcity.preview.ways import Way
from ashfall.server.shapes import GameAnswer, GameSight, GameTerms, GameWish

__all__ = [
    "NAME",
    "ActionsAnswer",
    "CityAnswer",
    "CitySight",
    "HardCityTerms",
    "HardCityWish",
    "OddsAnswer",
    "PreviewAnswer",
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


class HardCityTerms(GameTerms, tag=NAME):
    """How a game is played at a table."""

    mode: str
    episode: int
    officers: list[str]  # of the first seat first
    ally: bool = False


class CitySight(GameSight, tag=NAME):
    """Everything that an audience may know of a game at one moment; what never changes is asked for once."""

    now: CityNow


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
