"""Random games of every episode and mode with every invariant checked after every move."""

import pytest

from ashfall import hardcity
from tests.hardcity.plays import TABLES
from tests.hardcity.soaking import soak_game

GAMES = 120 if hardcity.COMPILED else 20


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_random_games_keep_every_invariant(table: int) -> None:
    for number in range(table, GAMES, len(TABLES)):
        played = soak_game(number)
        assert played.reason in ("points", "machine_destroyed", "round_limit")
