"""The bots of Hard City as everybody asks them: names, options, budgets, and what they do not look at."""

import pickle
from itertools import count
from types import SimpleNamespace

import pytest

from ashfall.bots.contract import Budget, Request
from ashfall.bots.hardcity.policy import play_on
from ashfall.bots.hardcity.roster import LEVELS
from ashfall.bots.hardcity.search import SampleRoot, SearchBot
from ashfall.bots.registry import UnknownBot, bot_about, bot_names, bot_options, make_bot
from ashfall.hardcity.game import go_on
from ashfall.hardcity.ground.tasks import ZERO_TURN
from ashfall.hardcity.match import Match
from ashfall.hardcity.view import View
from ashfall.table.random import Stream
from tests.bots.hardcity.tables import EPISODES, MODES, asked, decisions, otherwise_hidden

SHORT = "search:depth=4"


def test_names() -> None:
    assert bot_names("hardcity") == ("random", "rules", *LEVELS, "search")
    assert bot_options("rules", "hardcity") == {"blur": 0.0}
    assert set(bot_options("search", "hardcity")) == {"iterations", "seconds", "value", "depth", "nodes"}
    assert bot_about("search", "hardcity").startswith("Tries the most promising moves out")
    with pytest.raises(UnknownBot, match='unknown bot "rush"'):
        make_bot("rush", "hardcity")
    with pytest.raises(UnknownBot, match='unknown bot "rules"'):
        make_bot("rules")


@pytest.mark.parametrize(
    "spec",
    ["search:nodes=0", "search:depth=-1", "search:iterations=-1", "search:seconds=-1", "rules:blur=11"],
)
def test_options_out_of_range(spec: str) -> None:
    with pytest.raises(UnknownBot, match="expected"):
        make_bot(spec, "hardcity")


@pytest.mark.parametrize("spec", ["random", "rules", SHORT])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("episode", EPISODES)
def test_nobody_looks_at_hidden_cards_or_dice_to_come(episode: int, mode: str, spec: str) -> None:
    bot = make_bot(spec, "hardcity")
    for state in decisions(episode, mode, 11, 23, 4):
        first = asked(bot, state, alternatives=3)
        for seed in (1, 2):
            assert asked(bot, otherwise_hidden(state, seed), alternatives=3) == first


def test_the_same_seed_and_iterations_give_the_same_answer() -> None:
    for state in decisions(4, "versus", 2, 17, 4):
        answers = [asked(make_bot(SHORT, "hardcity"), state, iterations=10, alternatives=3) for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0].iterations == (10 if len(state.legal) > 1 else 0)


def test_candidates_are_legal_and_ranked() -> None:
    state = next(decisions(1, "versus", 3, 5))
    choice = asked(make_bot(SHORT, "hardcity"), state, iterations=30, alternatives=3)
    assert choice.candidates[0].move == choice.move
    visits = [candidate.visits for candidate in choice.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) <= 30
    assert all(0 <= candidate.value <= 1 for candidate in choice.candidates)


@pytest.mark.parametrize("mode", MODES)
def test_several_processes_search_together(mode: str) -> None:
    """Their trees are joined, and the same question has the same answer."""
    state = next(decisions(2, mode, 3, 5))
    view, bot = View(state, int(state.chooser)), SearchBot(depth=2)
    request = Request(view, 7, Budget(iterations=12), alternatives=len(state.legal), cores=2)
    joined = bot.choose(request)
    assert joined == bot.choose(request)
    assert sum(candidate.visits for candidate in joined.candidates) == joined.iterations == 12


@pytest.mark.parametrize("knows_hand", [True, False])
def test_another_process_grows_the_same_tree(knows_hand: bool) -> None:
    for state in decisions(3, "versus", 8, 40, 3):
        root = SampleRoot(state, knows_hand, depth=3)
        trees = [each.begin(4) for each in (root, pickle.loads(pickle.dumps(root)))]
        for tree in trees:
            tree.run(9)
        said = [[(tree.visits(n), tree.total(n)) for n in range(len(tree.codes()))] for tree in trees]
        assert said[0] == said[1]
        assert trees[0].codes() == trees[1].codes()


def test_a_full_tree_is_searched_on_and_says_so() -> None:
    state = next(decisions(1, "versus", 3, 30))
    tree = SampleRoot(state, knows_hand=False, depth=1, nodes=6).begin(3)
    tree.run(5)
    assert not tree.is_full()
    tree.run(40)
    assert tree.is_full()
    assert len(tree.known) == 6
    assert sum(tree.visits(n) for n in range(len(tree.codes()))) == 45
    assert asked(SearchBot(depth=1, nodes=6), state, iterations=40).full
    assert not asked(SearchBot(depth=1), state, iterations=40).full


def test_samples_that_look_alike_share_a_node() -> None:
    """Doctor Zero's hand is another one in every sample, and so are the cards that he can play."""
    match = Match(1, 4)
    state, stream = match.state.copy(), Stream(1)
    while state.task() != ZERO_TURN:
        play_on(state, stream, 0.0, 1)
    offered = set()
    tree = SampleRoot(state, knows_hand=False).begin(3)
    node = tree._node(state)
    for seed in range(6):
        guess = otherwise_hidden(state, seed, knows_hand=False)
        go_on(guess)
        offered.add(tuple(int(code) for code in guess.legal))
        assert tree._node(guess) is node
    assert len(offered) > 1


def test_a_clock_is_kept_and_progress_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of our own, on which each iteration takes a hundredth of a second."""
    ticks = count()
    clock = SimpleNamespace(monotonic=lambda: 0.01 * next(ticks))
    monkeypatch.setattr("ashfall.bots.thinking.time", clock)
    match = Match(2, 4)
    told: list[float] = []
    view = match.view(int(match.state.chooser))
    choice = SearchBot(depth=2).choose(Request(view, 1, Budget(seconds=0.2), progress=told.append))
    assert clock.monotonic() < 0.2
    assert choice.iterations > 0
    assert told == sorted(told)
    assert all(0 < share < 1 for share in told)


def test_the_first_limit_counts() -> None:
    state = next(decisions(3, "versus", 1, 5))
    assert asked(SearchBot(iterations=4, depth=2), state, iterations=9).iterations == 4
    assert asked(SearchBot(iterations=12, depth=2), state, iterations=9).iterations == 9
