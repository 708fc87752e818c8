"""When a search stops: the limits of every searching bot."""

import math

import pytest

from ashfall.bots.contract import Budget
from ashfall.bots.limits import SECONDS, SearchLimits
from ashfall.bots.registry import UnknownBot, make_bot


@pytest.mark.parametrize(
    ("own", "budget", "limits"),
    [
        (SearchLimits.of(0, 0), None, SearchLimits(None, SECONDS)),
        (SearchLimits.of(7, 0), None, SearchLimits(7, None)),
        (SearchLimits.of(7, 0.5), None, SearchLimits(7, 0.5)),
        (SearchLimits.of(0, 0), Budget(iterations=3), SearchLimits(3, None)),
        (SearchLimits.of(7, 0), Budget(iterations=3), SearchLimits(3, None)),
        (SearchLimits.of(7, 0), Budget(iterations=9), SearchLimits(7, None)),
        (SearchLimits.of(0, 2), Budget(seconds=3), SearchLimits(None, 2)),
        (SearchLimits.of(7, 0), Budget(seconds=3), SearchLimits(7, 3)),
    ],
)
def test_the_smaller_limit_holds(own: SearchLimits, budget: Budget | None, limits: SearchLimits) -> None:
    assert own.within(budget) == limits


@pytest.mark.parametrize(
    ("iterations", "seconds", "field"), [(-1, 0, "iterations"), (0, -1, "seconds"), (0, math.nan, "seconds")]
)
def test_limits_below_zero_are_refused(iterations: int, seconds: float, field: str) -> None:
    with pytest.raises(ValueError, match=f"{field}: expected 0 or more"):
        SearchLimits.of(iterations, seconds)


@pytest.mark.parametrize("game", ["neuroshima", "hardcity"])
@pytest.mark.parametrize("option", ["iterations", "seconds"])
def test_the_search_of_every_game_refuses_them(game: str, option: str) -> None:
    with pytest.raises(UnknownBot, match=f"{option}: expected 0 or more"):
        make_bot(f"search:{option}=-1", game)
