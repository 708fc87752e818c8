"""Random games over all pairs of armies with every invariant checked; ``scripts/soak.py`` plays many more."""

import pytest

from ashfall import neuroshima
from tests.neuroshima.invariants import check_match
from tests.neuroshima.plays import PAIRS, played
from tests.neuroshima.soaking import soak_game

GAMES = 360 if neuroshima.COMPILED else 72
BATCHES = 12


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_keep_every_invariant(batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        soak_game(number)


@pytest.mark.parametrize("seed", range(len(PAIRS)))
def test_matches_keep_every_invariant(seed: int) -> None:
    for moves in (0, 3, 12, 30, 60, 90, 130):
        check_match(played(seed, moves))
