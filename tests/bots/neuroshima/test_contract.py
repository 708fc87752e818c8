"""What every bot of ours promises: legal moves, the same answer every time, blind to what is hidden."""

from collections.abc import Iterator

import pytest

from ashfall.bots.contract import Budget, Choice, Request
from ashfall.bots.faults import ask
from ashfall.bots.neuroshima.roster import BOTS
from ashfall.bots.registry import make_bot
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.game import deal, push
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.options import Options
from ashfall.neuroshima.state import OVER, PILE, ROW, State
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.view import View
from ashfall.table.random import Stream

SMALL = Budget(iterations=4)


def positions(seed: int, armies: tuple[str, str], every: int) -> Iterator[State]:
    """Some decisions of a game in which everybody moves at random."""
    stream = Stream(seed)
    state = deal(Rules([load_army(key) for key in armies], board_of(19), Options()), stream)
    made = 0
    while state.stage != OVER:
        if made % every == every // 2:
            yield state
        push(state, state.legal[int(stream.below(len(state.legal)))])
        made += 1


def asked(name: str, state: State, seed: int = 5, alternatives: int = 0) -> Choice:
    view = View(state, int(state.chooser))
    return ask(make_bot(name), Request(view, seed, SMALL, alternatives))


@pytest.mark.parametrize("name", BOTS)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    for state in positions(1, ("hegemony", "steel_police"), 30):
        first = asked(name, state, alternatives=3)
        assert first == asked(name, state, alternatives=3)
        assert len(first.candidates) <= 3


@pytest.mark.parametrize("name", BOTS)
def test_the_order_of_the_piles_changes_nothing(name: str) -> None:
    for state in positions(2, ("beasts", "outpost"), 40):
        other, stream = state.copy(), Stream(9)
        for seat in range(2):
            stream.shuffle(other.tiles, other.pile_start(seat), other.seat[seat * ROW + PILE])
        assert asked(name, state) == asked(name, other)


@pytest.mark.parametrize("name", BOTS)
def test_the_view_is_left_as_it_is(name: str) -> None:
    for state in positions(3, ("moloch", "borgo"), 50):
        view = View(state, int(state.chooser))
        before = view.key(), view.legal
        ask(make_bot(name), Request(view, 5, SMALL))
        assert (view.key(), view.legal) == before


@pytest.mark.parametrize(
    ("seconds", "iterations", "said"),
    [
        (None, None, "either seconds or iterations"),
        (1.0, 1, "either seconds or iterations"),
        (0.0, None, "seconds: expected more than 0"),
        (float("nan"), None, "seconds: expected more than 0"),
        (None, 0, "iterations: expected at least 1"),
    ],
)
def test_budgets_that_make_no_sense(seconds: float | None, iterations: int | None, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Budget(seconds, iterations)
