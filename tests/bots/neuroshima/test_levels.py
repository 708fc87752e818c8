"""The named levels of the search: who there is, what they may be told, how they keep to a budget."""

import pytest

from ashfall.bots.contract import Budget, Request
from ashfall.bots.faults import ask
from ashfall.bots.limits import SearchLimits
from ashfall.bots.neuroshima.roster import BOTS, LEVELS
from ashfall.bots.neuroshima.search import TreeRoot
from ashfall.bots.neuroshima.selfplay import pick_one
from ashfall.bots.registry import UnknownBot, bot_names, bot_options, make_bot
from ashfall.bots.thinking import Opinion, Thought, think
from ashfall.neuroshima.state import State
from ashfall.neuroshima.view import View
from ashfall.table.random import Stream
from tests.bots.neuroshima.positions import asked, decisions, scale

NAMES = tuple(LEVELS)
ERRING = NAMES[: NAMES.index("veteran")]  # they differ from the veteran in their noise alone


def test_all_levels_are_there_from_weak_to_strong() -> None:
    assert [name for name in bot_names() if name in LEVELS] == list(NAMES)
    assert tuple(BOTS)[:3] == ("random", "rush", "greedy")
    assert tuple(BOTS)[-1] == "search"


def test_they_grow_in_budget_and_lose_their_noise() -> None:
    options = [bot_options(name) for name in NAMES]
    heats = [float(option["heat"]) for option in options]
    budgets = [int(option["iterations"]) or 10**9 for option in options]  # 0: only the clock counts
    assert heats == sorted(heats, reverse=True)
    assert budgets == sorted(budgets)
    assert len(set(zip(heats, budgets, strict=True))) == len(NAMES)
    assert heats[NAMES.index("veteran")] == 0


@pytest.mark.parametrize("name", ERRING)
def test_the_weak_look_as_far_as_the_veteran(name: str) -> None:
    for state in decisions(7, 40):
        looked, veteran = asked(name, state), asked("veteran", state)
        assert (looked.candidates, looked.iterations) == (veteran.candidates, veteran.iterations)


@pytest.mark.parametrize("name", [*NAMES, "search"])
def test_options_can_be_overridden(name: str) -> None:
    assert set(bot_options(name)) == {"iterations", "seconds", "heat", "value", "nodes"}
    state = next(decisions(3, 40))
    spec = f"{name}:iterations=3:seconds=60:heat=0:value=hand"
    assert asked(spec, state, iterations=10_000).iterations == 3


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("iterations=-1", "iterations: expected 0 or more, got -1"),
        ("seconds=-0.5", "seconds: expected 0 or more, got -0.5"),
        ("heat=-0.1", "heat: expected 0 to 10, got -0.1"),
        ("heat=11", "heat: expected 0 to 10, got 11.0"),
        ("nodes=0", "nodes: expected 1 or more, got 0"),
        ("depth=2", 'unknown option "depth"'),
    ],
)
def test_options_that_make_no_sense(options: str, said: str) -> None:
    for name in ("search", "captain"):
        with pytest.raises(UnknownBot, match=said):
            make_bot(f"{name}:{options}")


@pytest.mark.parametrize(
    ("spec", "budget", "most"),
    [
        ("search:iterations=6", None, 6),
        ("search:iterations=6", Budget(iterations=20), 6),
        ("search:iterations=20", Budget(iterations=6), 6),
        ("search", Budget(iterations=6), 6),
        ("search:iterations=6", Budget(seconds=60), 6),
        ("captain", Budget(iterations=6), 6),
        ("recruit", Budget(iterations=50), 1),
        ("veteran", Budget(seconds=60), 1),
    ],
)
def test_the_smaller_budget_holds(spec: str, budget: Budget | None, most: int) -> None:
    for state in decisions(5, 40):
        view = View(state, int(state.chooser))
        assert ask(make_bot(spec), Request(view, 1, budget)).iterations <= most
    state = next(decisions(6, 50))  # where nothing is decided early
    view = View(state, int(state.chooser))
    assert 0 < ask(make_bot(spec), Request(view, 1, budget)).iterations <= most


@pytest.mark.parametrize(
    ("spec", "budget", "limits"),
    [
        ("warlord", None, SearchLimits(None, 1.0)),
        ("captain", None, SearchLimits(16, None)),
        ("captain:iterations=3000:seconds=0.01", None, SearchLimits(3000, 0.01)),
        ("captain:iterations=0", None, SearchLimits(None, 1.0)),
        ("search:seconds=3", None, SearchLimits(None, 3.0)),
        ("search:seconds=3", Budget(seconds=2), SearchLimits(None, 2.0)),
        ("search:seconds=3", Budget(seconds=4), SearchLimits(None, 3.0)),
        ("search", Budget(seconds=4), SearchLimits(None, 4.0)),
        ("search:seconds=3", Budget(iterations=6), SearchLimits(6, 3.0)),
        ("search", Budget(iterations=6), SearchLimits(6, None)),
        ("search:iterations=5", Budget(seconds=4), SearchLimits(5, 4.0)),
    ],
)
def test_every_limit_that_was_set_holds(
    spec: str, budget: Budget | None, limits: SearchLimits, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for: list[SearchLimits] = []

    def note(root: TreeRoot, seed: int, limits: SearchLimits, *_: object) -> Thought:
        asked_for.append(limits)
        return think(root, seed, SearchLimits(1, None))

    monkeypatch.setattr("ashfall.bots.neuroshima.search.think", note)
    state = next(decisions(6, 50))
    make_bot(spec).choose(Request(View(state, int(state.chooser)), 1, budget))
    assert asked_for == [limits]


def test_candidates_are_as_many_as_were_asked_for() -> None:
    state = next(decisions(6, 50))
    view = View(state, int(state.chooser))
    for bot in ("search:iterations=20", "greedy"):
        for alternatives in (0, 1, 3):
            choice = make_bot(bot).choose(Request(view, 1, alternatives=alternatives))
            assert len(choice.candidates) == alternatives
            assert not alternatives or choice.candidates[0].move == choice.move


def test_heat_varies_the_choice_and_never_leaves_the_rules() -> None:
    varied = 0
    for state in decisions(8, scale(20, 50)):
        legal = {int(code) for code in state.legal}
        codes = [asked("search:heat=2", state, seed, iterations=2).move.code for seed in range(12)]
        assert set(codes) <= legal
        varied += len(set(codes)) > 1
        assert len({asked("search:heat=2", state, 4, iterations=2).move.code for _ in range(2)}) == 1
    assert varied >= scale(3, 1)


def test_errors_are_those_of_self_play() -> None:
    """The same noise, drawn in the same way, on what the search found."""
    for state in decisions(8, scale(20, 50)):
        for seed in (3, 4):
            choice = asked("search:heat=0.2", state, seed, iterations=3)
            leads = [opinion.lead for opinion in found(state, seed, 3)]
            place = int(pick_one(leads, 0.2, Stream(seed ^ 1)))
            assert choice.move == choice.candidates[place].move


def found(state: State, seed: int, iterations: int) -> list[Opinion]:
    thought = think(TreeRoot(View(state, None).state), seed, SearchLimits(iterations, None))
    return sorted(thought.opinions, key=lambda opinion: (-opinion.visits, -opinion.lead))


def test_a_little_heat_keeps_to_good_moves() -> None:
    """Noise far below the differences in value changes nothing."""
    for state in decisions(8, 50):
        calm, warm = (asked(f"search:heat={heat}", state, 3, iterations=30) for heat in ("0", "0.000001"))
        by_value = max(calm.candidates, key=lambda c: c.value)
        assert warm.value == pytest.approx(by_value.value, abs=1e-4)
