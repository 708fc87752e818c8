"""Ratings of several bots."""

import math
from random import Random

import pytest

from ashfall.arena.elo import elo_of, expected_score
from ashfall.arena.ladder import fit_ratings

Deals = dict[tuple[int, int], list[tuple[int, float, int]]]


def made_up(random: Random, elos: list[float], deals: int) -> Deals:
    """Pairs of games; the luck of a deal favours one seat, which each bot holds once."""
    points: Deals = {}
    for deal in range(deals):
        luck = random.gauss(0, 250)
        for one in range(len(elos)):
            for two in range(one + 1, len(elos)):
                gap = elos[one] - elos[two]
                won = sum(random.random() < expected_score(gap + side * luck) for side in (1, -1))
                points.setdefault((one, two), []).append((deal, float(won), 2))
    return points


def test_two_bots_get_the_elo_of_their_score() -> None:
    deals = [(deal, 1.5, 2) for deal in range(500)]
    ratings = fit_ratings(2, {(0, 1): deals})
    assert ratings[0].value == 0
    assert ratings[1].value == pytest.approx(-elo_of(751 / 1002), abs=1e-6)


def test_ratings_of_exact_scores_are_found_again() -> None:
    truth = [0.0, 120.0, -80.0, 300.0]
    points: Deals = {}
    for one in range(4):
        for two in range(one + 1, 4):
            share = expected_score(truth[one] - truth[two])
            points[one, two] = [(deal, 2 * share, 2) for deal in range(5000)]
    found = [rating.value for rating in fit_ratings(4, points)]
    assert found == pytest.approx(truth, abs=0.5)


def test_intervals_hold_the_truth() -> None:
    random, truth, runs = Random(5), [0.0, 60.0, -40.0], 150
    held, spread = [0, 0], 0.0
    for _ in range(runs):
        ratings = fit_ratings(3, made_up(random, truth, 40))
        spread += ratings[1].high - ratings[1].low
        for bot in (1, 2):
            held[bot - 1] += ratings[bot].low <= truth[bot] * 0.8 <= ratings[bot].high
    # Luck draws scores towards a half, so the ratings found are a little closer than the true ones.
    assert all(0.9 <= count / runs <= 0.995 for count in held)
    assert spread / runs < 150


def test_a_bot_that_wins_everything_has_a_finite_rating() -> None:
    deals = [(deal, 0.0, 2) for deal in range(42)]
    ratings = fit_ratings(
        3, {(0, 1): deals, (0, 2): [(d, 1.0, 2) for d in range(42)], (1, 2): [(d, 2.0, 2) for d in range(42)]}
    )
    assert 400 < ratings[1].value < 1200
    assert math.isfinite(ratings[1].high)
    assert ratings[1].low > 200
    assert ratings[2].value == pytest.approx(0, abs=1)


def test_bots_that_never_met_anybody_stay_at_nothing() -> None:
    assert [rating.value for rating in fit_ratings(3, {})] == [0, 0, 0]
    lonely = fit_ratings(3, {(0, 1): [(0, 2.0, 2)]})
    assert lonely[2].value == 0
    assert lonely[1].value < 0
