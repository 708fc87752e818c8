"""What players of Hard City can reach, each with the page that teaches it, and what is counted for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from ashfall.hardcity import Match, parse_record
from ashfall.hardcity.events.map import Evacuated
from ashfall.hardcity.events.people import OfficerStunned
from ashfall.server.contract import Achievement
from ashfall.server.hardcity.replay import MOST_MOVES
from ashfall.server.hardcity.shapes import HardCityTerms
from ashfall.server.hardcity.sight import OFFICERS, ZERO
from ashfall.server.profile_shapes import PlayedGame
from ashfall.server.workshop import Steps
from ashfall.table.errors import InvalidRecord

__all__ = ["ACHIEVEMENTS", "deeds_of"]

EPISODES: Final = 5


def deeds_of(terms: HardCityTerms, text: str, seats: Collection[int]) -> Steps[Mapping[str, int]]:
    """The episode, and what became of people; raises InvalidRecord."""
    found = Counter({"episode": terms.episode if terms.episode <= EPISODES else 0})
    record = parse_record(text)
    if len(record.moves) > MOST_MOVES:
        raise InvalidRecord("moves", f"expected at most {MOST_MOVES}, got {len(record.moves)}")
    match = Match.from_record(record, upto=0)
    for number, move in enumerate(record.moves):
        for event in match.push(match.parse_recorded(move, number, record.made_with)):
            found["evacuated"] += isinstance(event, Evacuated)
            found["stunned"] += isinstance(event, OfficerStunned)
        yield
    return found


def _sides(games: Sequence[PlayedGame], _solved: Collection[str]) -> int:
    """Sides with which somebody has won."""
    return len({game.part for game in games if game.result == "won"} & {OFFICERS, ZERO})


def _episodes(games: Sequence[PlayedGame], _solved: Collection[str]) -> int:
    return len({game.deeds.get("episode", 0) for game in games if game.result == "won"} - {0})


def _evacuated(games: Sequence[PlayedGame], _solved: Collection[str]) -> int:
    return sum(game.deeds.get("evacuated", 0) for game in games if game.part == OFFICERS)


def _upright(games: Sequence[PlayedGame], _solved: Collection[str]) -> int:
    """Games won by the officers in which none of them was stunned."""
    won = [game for game in games if game.result == "won" and game.part == OFFICERS and game.deeds]
    return sum("stunned" not in game.deeds for game in won)


ACHIEVEMENTS: Final = (
    Achievement("evacuated", 10, "/learn/hardcity/rescue", _evacuated),
    Achievement("upright", 1, "/learn/hardcity/melee", _upright),
    Achievement("sides", 2, "/learn/hardcity/zero", _sides),
    Achievement("episodes", EPISODES, "/new/hardcity", _episodes),
)
