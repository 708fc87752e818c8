"""Elo, its interval and what it is made of: known values, and truth found again in made-up results."""

import math
from random import Random

import pytest

from ashfall.arena.elo import (
    Estimate,
    elo_estimate,
    elo_of,
    expected_score,
    normal_cdf,
    score_estimate,
    superiority,
    t95,
    wilson,
)
from ashfall.arena.pairs import SCORES, log_likelihood, mean_and_variance

EVEN = (0.1, 0.2, 0.4, 0.2, 0.1)
LUCKY = (0.05, 0.03, 0.84, 0.03, 0.05)  # the deal decides most pairs
STRONG = (0.01, 0.02, 0.17, 0.1, 0.7)


def draw(random: Random, chances: tuple[float, ...], pairs: int) -> list[int]:
    counts = [0] * 5
    for place in random.choices(range(5), chances, k=pairs):
        counts[place] += 1
    return counts


@pytest.mark.parametrize(
    ("score", "elo"), [(0.5, 0.0), (0.75, 190.848), (0.64, 99.954), (0.25, -190.848), (0.909, 399.8)]
)
def test_elo_and_score(score: float, elo: float) -> None:
    assert elo_of(score) == pytest.approx(elo, abs=0.1)
    assert expected_score(elo) == pytest.approx(score, abs=2e-4)


def test_all_and_nothing_are_infinite() -> None:
    assert elo_of(1.0) == math.inf
    assert elo_of(0.0) == -math.inf
    assert Estimate(math.inf, 100.04, math.inf).to_dict(1) == {"value": None, "low": 100.0, "high": None}


def test_tables_of_statistics() -> None:
    assert normal_cdf(0) == 0.5
    assert normal_cdf(1.959964) == pytest.approx(0.975, abs=1e-6)
    for freedom, value in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert t95(freedom) == pytest.approx(value, rel=0.012)
    eight = wilson(8, 10)
    assert (eight.low, eight.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10).low == pytest.approx(0, abs=1e-12)
    assert wilson(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert wilson(0, 0) == Estimate(0.5, 0.0, 1.0)


def test_likelihood_is_highest_at_the_mean() -> None:
    counts = [3, 5, 20, 9, 13]
    mean, _ = mean_and_variance(counts)
    assert log_likelihood(counts, mean) == pytest.approx(0, abs=1e-12)
    values = [log_likelihood(counts, mean + step / 100) for step in range(1, 30)]
    assert values == sorted(values, reverse=True)
    assert values[0] < 0


def test_likelihood_of_games_without_draws_is_that_of_a_coin() -> None:
    heads, tails, p = 14, 6, 0.45
    coin = heads * math.log(p / 0.7) + tails * math.log((1 - p) / 0.3)
    assert log_likelihood([tails, 0, 0, 0, heads], p) == pytest.approx(coin)
    assert log_likelihood([0, 0, 0, 0, 10], 0.8) == pytest.approx(10 * math.log(0.8))


@pytest.mark.parametrize(
    "counts", [[130, 210, 420, 260, 180], [60, 40, 800, 50, 50], [10, 20, 170, 100, 700]]
)
def test_many_pairs_give_the_interval_of_the_pentanomial_variance(counts: list[int]) -> None:
    mean, variance = mean_and_variance(counts)
    half = 1.959964 * math.sqrt(variance / sum(counts))
    found = score_estimate(counts)
    assert found.value == mean
    assert (mean - found.low, found.high - mean) == pytest.approx((half, half), rel=0.05)
    assert elo_estimate(counts).low == pytest.approx(elo_of(found.low))


def test_pairs_that_share_their_luck_say_more_than_single_games() -> None:
    paired = score_estimate([0, 0, 80, 0, 20])  # the deal gave one game to each, or the first bot won both
    assert paired.high - paired.low < 0.6 * (wilson(120, 200).high - wilson(120, 200).low)


@pytest.mark.parametrize("chances", [EVEN, LUCKY, STRONG])
@pytest.mark.parametrize("pairs", [12, 42])
def test_the_interval_holds_the_truth_in_95_of_100_runs(chances: tuple[float, ...], pairs: int) -> None:
    random = Random(8)
    truth = sum(chance * score for chance, score in zip(chances, SCORES, strict=True))
    runs, held = 250, 0
    for _ in range(runs):
        estimate = score_estimate(draw(random, chances, pairs))
        held += estimate.low <= truth <= estimate.high
    assert 0.92 <= held / runs <= 0.99


def test_perfect_and_constant_results_have_sane_intervals() -> None:
    won = elo_estimate([0, 0, 0, 0, 42])
    assert won.value == won.high == math.inf
    assert 450 < won.low < 650
    lost = elo_estimate([42, 0, 0, 0, 0])
    assert (lost.value, lost.low) == (-math.inf, -math.inf)
    assert lost.high == pytest.approx(-won.low, rel=1e-6)
    level = elo_estimate([0, 0, 42, 0, 0])
    assert level.value == 0
    assert -25 < level.low < -5
    assert level.high == pytest.approx(-level.low, rel=1e-6)
    assert score_estimate([0] * 5) == Estimate(0.5, 0.0, 1.0)


def test_superiority() -> None:
    assert superiority([0] * 5) == 0.5
    assert superiority([10, 5, 30, 5, 10]) == pytest.approx(0.5)
    ahead = superiority([8, 5, 30, 5, 12])
    assert 0.7 < ahead < 0.9
    assert superiority([12, 5, 30, 5, 8]) == pytest.approx(1 - ahead)
    assert superiority([0, 0, 0, 0, 20]) > 0.9999
