"""The shapes of what there is to choose from before a game, and of what came of one's own games."""

from __future__ import annotations

import msgspec

from ashfall.hardcity.telling.briefing import Briefing

__all__ = ["BestResult", "EpisodeResults", "EpisodeSheet", "EpisodeShelf", "OfficerSheet", "WinRate"]


class WinRate(msgspec.Struct, kw_only=True):
    """How often the officers win an episode at one kind of table."""

    mode: str
    officers: int
    campaign: bool
    games: int
    won: int  # by the officers
    skulls: int  # how hard that is, from 1 to 5
    is_here: bool  # whether these were games on this server; else they were games between bots


class EpisodeSheet(msgspec.Struct):
    """An episode to choose; its title and what it is about are texts of its number."""

    episode: int
    enemies: tuple[str, ...]  # kinds of special mutants
    versus: Briefing
    coop: Briefing
    rates: list[WinRate]


class OfficerSheet(msgspec.Struct):
    """An officer to choose."""

    officer: str
    hp: int
    ability: str  # with which every episode begins


class EpisodeShelf(msgspec.Struct):
    """All that there is to choose from."""

    episodes: list[EpisodeSheet]
    officers: list[OfficerSheet]
    ally_hp: int


class BestResult(msgspec.Struct, frozen=True):
    """How an episode was won: by how many victory points to how many, and in which round."""

    points: int
    against: int
    round: int


class EpisodeResults(msgspec.Struct):
    """How often somebody has played an episode, and won it."""

    episode: int
    played: int = 0
    won: int = 0
    best: BestResult | None = None  # of the games that were won and played to their end
