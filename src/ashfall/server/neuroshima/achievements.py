"""What players of Neuroshima Hex can reach, each with the page that teaches it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Final

from ashfall.bots.neuroshima.roster import LEVELS
from ashfall.neuroshima.army import army_keys
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.server.contract import Achievement
from ashfall.server.profile_shapes import PlayedGame

__all__ = ["ACHIEVEMENTS"]

MANY_THEMES: Final = 10
Count = Callable[[Sequence[PlayedGame], Collection[str]], int]


def _deed(word: str) -> Count:
    """How often something was done in all games."""
    return lambda games, _solved: sum(game.deeds.get(word, 0) for game in games)


def _armies(games: Sequence[PlayedGame], _solved: Collection[str]) -> int:
    return len({game.part for game in games} & set(army_keys()))


def _levels(games: Sequence[PlayedGame], _solved: Collection[str]) -> int:
    """Levels that were beaten."""
    beaten = {level for game in games if game.result == "won" for level in game.bots}
    return len(beaten & set(LEVELS))


def _themes(_games: Sequence[PlayedGame], solved: Collection[str]) -> int:
    """Themes of which a puzzle was solved."""
    known = _themes_by_key()
    return len({theme for key in solved for theme in known.get(key, ())})


@cache
def _themes_by_key() -> dict[str, tuple[str, ...]]:
    return {key: puzzle.themes for key, puzzle in shipped_puzzles().items()}


ACHIEVEMENTS: Final = (
    Achievement("unharmed", 1, "/learn/neuroshima/initiative", _deed("unharmed")),
    Achievement("freed", 1, "/learn/neuroshima/nets", _deed("freed")),
    Achievement("medics", 5, "/learn/neuroshima/modules", _deed("medics")),
    Achievement("pushed", 3, "/rules/neuroshima#NH-11.3", _deed("pushed")),
    Achievement("by-health", 1, "/learn/neuroshima/turn", _deed("by_health")),
    Achievement("armies", len(army_keys()), "/armies", _armies),
    Achievement("levels", len(LEVELS), "/new/neuroshima", _levels),
    Achievement("themes", MANY_THEMES, "/puzzles", _themes),
)
