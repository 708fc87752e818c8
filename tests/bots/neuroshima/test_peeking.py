"""Nobody sees the order of the piles: not in the move, not in the estimate, not in the candidates."""

import pytest

from ashfall.bots.contract import Budget, Choice, Request
from ashfall.bots.faults import ask
from ashfall.bots.neuroshima.opinions import value_for
from ashfall.bots.neuroshima.roster import BOTS
from ashfall.bots.neuroshima.tree import Tree
from ashfall.bots.registry import make_bot
from ashfall.neuroshima.position_writer import tile_keys
from ashfall.neuroshima.state import State
from ashfall.neuroshima.view import View
from tests.bots.neuroshima.positions import ALL, decisions, reshuffled, scale

SPECS = (*BOTS, "greedy:value=learned", "search:value=hand")
GAMES = scale(9, 1)


class OpenView(View):
    """A view that forgot to hide the order of the piles."""

    def __init__(self, source: State, seat: int) -> None:
        super().__init__(source, seat)
        self._state = source.copy()


def asked_openly(spec: str, state: State) -> Choice:
    view = OpenView(state, int(state.chooser))
    return ask(make_bot(spec), Request(view, 5, Budget(iterations=8), ALL))


def test_the_piles_really_change() -> None:
    state = next(decisions(0, 1))
    other = reshuffled(state, 1)
    for seat in range(2):
        assert tile_keys(state, seat, "pile") != tile_keys(other, seat, "pile")
        assert sorted(tile_keys(state, seat, "pile")) == sorted(tile_keys(other, seat, "pile"))


def test_a_view_hides_the_order_of_the_piles() -> None:
    for state in decisions(5, 15):
        view, other = (View(twin, int(state.chooser)) for twin in (state, reshuffled(state, 1)))
        for seat in range(2):
            assert tile_keys(view.state, seat, "pile") == tile_keys(other.state, seat, "pile")
        assert view.key() == other.key()


@pytest.mark.parametrize("spec", SPECS)
def test_no_bot_looks_at_the_order_of_the_piles(spec: str) -> None:
    """Not even where a view shows it."""
    for number in range(GAMES):
        for state in decisions(4 * number + 1, 15):
            first = asked_openly(spec, state)
            for seed in (1, 2):
                assert asked_openly(spec, reshuffled(state, seed)) == first


def test_the_tree_does_not_look_at_it() -> None:
    for state in decisions(3, 25):
        found = []
        for twin in (state, reshuffled(state, 1)):
            tree = Tree(twin, value_for(twin.rules, "learned"), 5)
            tree.run(20)
            places = range(len(tree.codes()))
            found.append([(int(tree.visits(place)), float(tree.total(place))) for place in places])
            assert sum(visits for visits, _ in found[-1]) == 20
        assert found[0] == found[1]
