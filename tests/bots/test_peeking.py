"""Nobody sees the order of the piles: not in the move, not in the estimate, not in the candidates."""

import pytest

from ashfall.bots.neuroshima.opinions import value_for
from ashfall.bots.neuroshima.tree import Tree
from ashfall.bots.registry import OURS
from ashfall.neuroshima.position_writer import tile_keys
from tests.bots.positions import asked, decisions, reshuffled, scale

SPECS = (*OURS, "greedy:value=learned", "search:value=hand")
GAMES = scale(9, 1)


def test_the_piles_really_change() -> None:
    state = next(decisions(0, 1))
    other = reshuffled(state, 1)
    for seat in range(2):
        assert tile_keys(state, seat, "pile") != tile_keys(other, seat, "pile")
        assert sorted(tile_keys(state, seat, "pile")) == sorted(tile_keys(other, seat, "pile"))


@pytest.mark.parametrize("spec", SPECS)
def test_no_bot_sees_the_order_of_the_piles(spec: str) -> None:
    for number in range(GAMES):
        for state in decisions(4 * number + 1, 15):
            first = asked(spec, state)
            for seed in (1, 2):
                assert asked(spec, reshuffled(state, seed)) == first


def test_the_tree_itself_does_not_see_it() -> None:
    """Even where nobody has sorted the piles before."""
    for state in decisions(3, 25):
        found = []
        for twin in (state, reshuffled(state, 1)):
            tree = Tree(twin, value_for(twin.rules, "learned"), 5)
            tree.run(20)
            places = range(int(tree.choices()))
            found.append([(int(tree.visits(place)), float(tree.total(place))) for place in places])
            assert sum(visits for visits, _ in found[-1]) == 20
        assert found[0] == found[1]
