"""Random games over all pairs of armies with every invariant checked; ``scripts/soak.py`` plays many more."""

import pytest

from ashfall import neuroshima
from tests.neuroshima.invariants import check_match
from tests.neuroshima.plays import PAIRS, SEATED, large_match, played
from tests.neuroshima.soaking import soak_game

GAMES = 360 if neuroshima.COMPILED else 72
BATCHES = 12
LARGE_GAMES = 100 if neuroshima.COMPILED else 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_keep_every_invariant(batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        soak_game(number)


@pytest.mark.parametrize("batch", range(len(SEATED)))
def test_random_games_of_all_modes_keep_every_invariant(batch: int) -> None:
    for number in range(batch, LARGE_GAMES, len(SEATED)):
        soak_game(number, large=True)


@pytest.mark.parametrize("number", range(2 * len(SEATED)))
def test_matches_of_all_modes_keep_every_invariant(number: int) -> None:
    for moves in (0, 5, 20, 60, 130):
        check_match(large_match(number, moves))


@pytest.mark.parametrize("number", range(len(SEATED)))
def test_records_of_all_modes_replay(number: int) -> None:
    match = large_match(number, 2000)
    assert match.over
    for text in (match.record().to_json(), match.record().to_text()):
        again = neuroshima.Match.from_record(neuroshima.parse_record(text))
        assert (again.key(), again.outcome) == (match.key(), match.outcome)


@pytest.mark.parametrize("seed", range(len(PAIRS)))
def test_matches_keep_every_invariant(seed: int) -> None:
    for moves in (0, 3, 12, 30, 60, 90, 130):
        check_match(played(seed, moves))
