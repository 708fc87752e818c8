"""The sequential test: signs, bounds, and its rates of error on made-up pairs."""

import math
from random import Random

import pytest

from ashfall.arena.elo import expected_score
from ashfall.arena.pairs import SCORES, mean_and_variance
from ashfall.arena.sprt import ACCEPT_H0, ACCEPT_H1, CONTINUE, Sprt, SprtState


def tilted(mean: float) -> list[float]:
    """Chances of the five scores of a pair with a given mean, mostly ties."""
    low, high = -20.0, 20.0
    base = (0.1, 0.05, 0.7, 0.05, 0.1)
    for _ in range(80):
        tilt = (low + high) / 2
        raw = [b * math.exp(tilt * score) for b, score in zip(base, SCORES, strict=True)]
        chances = [weight / sum(raw) for weight in raw]
        found = sum(c * score for c, score in zip(chances, SCORES, strict=True))
        low, high = (tilt, high) if found < mean else (low, tilt)
    return chances


def test_bounds_are_those_of_wald() -> None:
    assert Sprt(0, 5).bounds == pytest.approx((-2.944439, 2.944439))
    assert Sprt(0, 5, alpha=0.01, beta=0.1).bounds == pytest.approx((math.log(0.1 / 0.99), math.log(90)))


def test_the_ratio_speaks_for_the_nearer_hypothesis() -> None:
    test = Sprt(0, 20)
    assert test.llr([10, 10, 60, 10, 10]) < 0
    assert test.llr([5, 5, 60, 15, 15]) > 0
    assert Sprt(-20, 0).llr([10, 10, 60, 10, 10]) > 0
    assert test.llr([0] * 5) == 0
    mirrored = Sprt(-20, 0).llr([15, 15, 60, 5, 5])
    assert mirrored == pytest.approx(-test.llr([5, 5, 60, 15, 15]))


@pytest.mark.parametrize("counts", [[300, 200, 1000, 250, 310], [90, 150, 1500, 200, 160]])
def test_the_ratio_agrees_with_van_den_berghs_approximation(counts: list[int]) -> None:
    low, high = expected_score(0), expected_score(10)
    mean, variance = mean_and_variance(counts)
    approximation = sum(counts) * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Sprt(0, 10).llr(counts) == pytest.approx(approximation, rel=0.03)


@pytest.mark.parametrize(("low", "high"), [(0, 60), (-60, 0)])
def test_rates_of_error(low: float, high: float) -> None:
    random, runs = Random(17), 120
    wrong = {low: 0, high: 0}
    for truth, verdict in ((low, ACCEPT_H1), (high, ACCEPT_H0)):
        chances = tilted(expected_score(truth))
        for _ in range(runs):
            state = SprtState(Sprt(low, high))
            while state.add(random.choices(range(5), chances)[0]) == CONTINUE:
                assert state.pairs < 3000
            wrong[truth] += state.verdict == verdict
    assert all(count / runs <= 0.1 for count in wrong.values())  # 5 % and chance


def follow(test: Sprt, places: list[int]) -> SprtState:
    """The test over pairs in order, up to its verdict."""
    state = SprtState(test)
    for place in places:
        if state.add(place) != CONTINUE:
            break
    return state


def test_the_test_stops_at_its_verdict() -> None:
    state = follow(Sprt(0, 100), [4] * 100)
    assert state.verdict == ACCEPT_H1
    assert state.pairs == len(state.path) < 20
    assert state.path[-1] >= 2.944 > state.path[-2]
    assert follow(Sprt(0, 100), [0] * 100).verdict == ACCEPT_H0
    still = follow(Sprt(0, 5), [2, 3, 1, 2])
    assert still.verdict == CONTINUE
    assert still.to_dict()["pairs"] == 4
    assert still.to_dict()["elo"] == [0, 5]


@pytest.mark.parametrize("bounds", [(5, 0), (5, 5), (-2000, 0), (math.nan, 5)])
def test_hypotheses_must_make_sense(bounds: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="expected two Elo bounds"):
        Sprt(*bounds)
