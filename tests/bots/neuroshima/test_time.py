"""Budgets of seconds are kept, and no time is spent where there is nothing to think about."""

import time
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from ashfall import neuroshima
from ashfall.bots.contract import Budget, Choice, Request
from ashfall.bots.faults import ask
from ashfall.bots.registry import make_bot
from ashfall.neuroshima import Match
from ashfall.neuroshima.state import State
from ashfall.neuroshima.view import View
from tests.bots.clocks import kept, timed
from tests.bots.neuroshima.positions import decisions
from tests.rules.vectors import board, match_at

pytestmark = pytest.mark.skipif(not neuroshima.COMPILED, reason="seconds are meant for the compiled rules")


@pytest.fixture(autouse=True)
def own_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and tests look at the same clock: one that stands still while others use the core."""
    monkeypatch.setattr("ashfall.bots.thinking.time", SimpleNamespace(monotonic=time.thread_time))


def asking(spec: str, state: State, budget: Budget | None) -> Callable[[], Choice]:
    """A question to a new bot, to be put once or more often."""
    return lambda: ask(make_bot(spec), Request(View(state, int(state.chooser)), 3, budget))


@pytest.mark.parametrize(("seconds", "every"), [(0.05, 9), (0.2, 40), (0.5, 70)])
def test_budgets_are_kept(seconds: float, every: int) -> None:
    for number in (4, 13):
        for state in decisions(number, every):
            choice = kept(asking("search", state, Budget(seconds=seconds)), seconds)
            assert choice.iterations > 0 or len(state.legal) < 3


def test_first_moves_have_most_to_look_at_and_still_keep_it() -> None:
    """An empty board and a full hand: more legal moves than anywhere else."""
    match = match_at(board("moloch borgo", "0.hq A1; 1.hq E3"), ["juggernaut", "protector"])
    state = match.state
    assert len(state.legal) > 150
    kept(asking("search", state, Budget(seconds=0.05)), 0.05)


def test_a_time_budget_is_used_where_the_choice_is_open() -> None:
    match = match_at(
        board("moloch borgo", "0.hq A1; 1.hq E3; 1.mutant C3; 0.hybrid B3"), ["hornet", "hybrid"]
    )
    choice, spent = timed(asking("search", match.state, Budget(seconds=0.3)))
    assert choice.iterations > 50
    assert spent > 0.1


def test_one_sensible_move_takes_no_time() -> None:
    """The HQ on the only hex there is: its six facings are all the same."""
    state = Match(["moloch", "borgo"], seed=1).state.copy()
    state.legal = state.legal[:6]
    choice, spent = timed(asking("search", state, Budget(seconds=5)))
    assert choice.move.text == "place hq A1 0"
    assert choice.iterations == 0
    assert spent < 0.1


def test_a_leader_that_cannot_be_caught_ends_the_search() -> None:
    """A win on the spot: the other moves never get near it."""
    match = match_at(
        board("moloch:20 borgo:1", "0.hq A1; 1.hq E3; 0.hornet E2 melee>S"), ["battle", "hybrid"]
    )
    choice, spent = timed(asking("search", match.state, Budget(seconds=2)))
    assert choice.move.text == "play battle"
    assert spent < 1.6
    view = match.view(0)
    limited = make_bot("search").choose(Request(view, 3, Budget(iterations=400)))
    assert limited.move.text == "play battle"
    assert limited.iterations < 400


def test_seconds_of_the_bot_hold_where_the_request_brings_none() -> None:
    kept(asking("search:seconds=0.1", next(decisions(13, 30)), None), 0.1)


def test_progress_is_told_from_nothing_to_all() -> None:
    state = next(decisions(13, 30))
    shares: list[float] = []
    view = View(state, int(state.chooser))
    make_bot("search").choose(Request(view, 3, Budget(seconds=0.2), progress=shares.append))
    assert shares
    assert all(0 <= share <= 1 for share in shares)
    assert shares[-1] > 0.4  # a search may end early
