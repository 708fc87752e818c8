"""The bots of Hard City as everybody asks them: names, options, budgets, and what they do not look at."""

import time

import pytest

from ashfall.bots.contract import Budget, Request
from ashfall.bots.hardcity.search import SearchBot
from ashfall.bots.registry import UnknownBot, bot_about, bot_names, bot_options, make_bot
from ashfall.hardcity.match import Match
from tests.bots.hardcity.tables import EPISODES, MODES, asked, decisions, otherwise_hidden

SHORT = "search:depth=4:width=3"


def test_names() -> None:
    assert bot_names("hardcity")[:3] == ("random", "rules", "search")
    assert bot_options("rules", "hardcity") == {"blur": 0.0}
    assert set(bot_options("search", "hardcity")) == {"iterations", "seconds", "width", "depth"}
    assert bot_about("search", "hardcity").startswith("Tries the most promising moves out")
    with pytest.raises(UnknownBot, match='unknown bot "rush"'):
        make_bot("rush", "hardcity")
    with pytest.raises(UnknownBot, match='unknown bot "rules"'):
        make_bot("rules")


@pytest.mark.parametrize(
    "spec",
    ["search:width=1", "search:depth=-1", "search:iterations=-1", "search:seconds=-1", "rules:blur=11"],
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
        assert answers[0].iterations == 10


def test_candidates_are_legal_and_ranked() -> None:
    state = next(decisions(1, "versus", 3, 5))
    choice = asked(make_bot(SHORT, "hardcity"), state, iterations=30, alternatives=3)
    assert choice.candidates[0].move == choice.move
    visits = [candidate.visits for candidate in choice.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) <= 30
    assert all(0 <= candidate.value <= 1 for candidate in choice.candidates)


def test_a_clock_is_kept_and_progress_told() -> None:
    match = Match(2, 4)
    told: list[float] = []
    view = match.view(int(match.state.chooser))
    start = time.monotonic()
    choice = SearchBot(depth=2).choose(Request(view, 1, Budget(seconds=0.2), progress=told.append))
    assert time.monotonic() - start < 2
    assert choice.iterations > 0
    assert told == sorted(told)
    assert all(0 < share < 1 for share in told)


def test_the_first_limit_counts() -> None:
    state = next(decisions(3, "versus", 1, 5))
    assert asked(SearchBot(iterations=4, depth=2), state, iterations=9).iterations == 4
    assert asked(SearchBot(iterations=12, depth=2), state, iterations=9).iterations == 9
