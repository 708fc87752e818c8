"""A search keeps only as many positions as it has room for, and goes on with those."""

import pytest

from ashfall.bots.contract import Budget, Request
from ashfall.bots.limits import SearchLimits
from ashfall.bots.neuroshima.opinions import value_for
from ashfall.bots.neuroshima.search import TreeRoot
from ashfall.bots.neuroshima.tree import NODES, Node, Tree
from ashfall.bots.registry import make_bot
from ashfall.bots.thinking import think
from ashfall.neuroshima import Match
from ashfall.neuroshima.state import State
from tests.bots.neuroshima.positions import decisions, large_decisions, scale

ROOM = 20
LONG = scale(400, 60)
SOME = [*decisions(1, 40), *large_decisions(1, 90)][:4]


def tree_of(state: State, room: int = NODES) -> Tree:
    return Tree(state, value_for(state.rules, "learned"), 5, room)


def kept(tree: Tree) -> int:
    """How many nodes can be reached from the root."""
    found: dict[int, Node] = {}
    waiting = [tree.root]
    while waiting:
        node = waiting.pop()
        if id(node) not in found:
            found[id(node)] = node
            waiting += [end for edge in node.edges for end in edge.ends]
    return len(found)


def visited(tree: Tree) -> list[int]:
    return [int(tree.visits(place)) for place in range(len(tree.codes()))]


@pytest.mark.parametrize("state", SOME)
def test_a_full_tree_does_not_grow_and_is_searched_on(state: State) -> None:
    tree = tree_of(state, ROOM)
    tree.run(ROOM - 1)
    assert not tree.is_full()
    tree.run(LONG)
    known, first = len(tree.known), [edge.mean() for edge in tree.root.edges]
    assert tree.is_full()
    assert known == ROOM
    tree.run(LONG)
    assert len(tree.known) == known
    assert kept(tree) <= ROOM + 1  # the root has a place of its own
    assert sum(visited(tree)) == ROOM - 1 + 2 * LONG
    assert [edge.mean() for edge in tree.root.edges][: len(first)] != first  # it still learns


@pytest.mark.parametrize("state", SOME)
def test_until_it_is_full_a_tree_is_the_same(state: State) -> None:
    small, large = tree_of(state, ROOM), tree_of(state)
    for tree in (small, large):
        tree.run(ROOM)
    assert (small.is_full(), large.is_full()) == (True, False)
    assert visited(small) == visited(large)


@pytest.mark.parametrize("cores", [1, 2])
def test_a_search_says_that_its_room_was_used_up(cores: int) -> None:
    limits = SearchLimits(4 * ROOM, None)
    assert think(TreeRoot(SOME[0], nodes=ROOM), 5, limits, cores).full
    assert not think(TreeRoot(SOME[0]), 5, limits, cores).full


def test_the_answer_of_the_bot_says_so() -> None:
    request = Request(Match(["moloch", "borgo"], seed=3).view(0), 5, Budget(iterations=8))
    assert make_bot("search:nodes=4").choose(request).full
    assert not make_bot("search").choose(request).full
