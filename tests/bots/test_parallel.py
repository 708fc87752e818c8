"""Several processes search together: their trees are joined, nobody waits for the late or is left behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ashfall
from ashfall import neuroshima
from ashfall.bots.contract import Budget, Request
from ashfall.bots.registry import make_bot
from ashfall.bots.thinking import Limits, Thought, _Task, _think_elsewhere, _workers, think
from ashfall.neuroshima import Match, storage
from ashfall.neuroshima.state import State
from ashfall.neuroshima.view import View
from tests.bots.clocks import stopwatch
from tests.bots.leftovers import gone
from tests.bots.positions import asked, decisions, scale
from tests.rules.vectors import board, match_at

on_a_clock = pytest.mark.skipif(not neuroshima.COMPILED, reason="seconds are meant for the compiled rules")
SHARE, SLACK = 1.1, 0.02  # what a budget may be exceeded by: a tenth, and what the operating system takes
MANY = scale(60, 8)
VOTES = 240
SCRIPT = """
import sys, time
from ashfall.bots.contract import Budget, Request
from ashfall.bots.registry import make_bot
from ashfall.bots.thinking import _workers
from ashfall.neuroshima import Match
if __name__ == "__main__":
    view, bot = Match(["moloch", "borgo"], seed=3).view(0), make_bot("search")
    bot.choose(Request(view, 5, Budget(iterations=4), cores=3))
    print(*_workers(2)._processes, flush=True)
    if sys.argv[1] == "think":
        bot.choose(Request(view, 5, Budget(iterations=10_000_000), cores=3))
"""


def test_the_visits_of_all_trees_are_joined() -> None:
    for state in decisions(12, 40):
        alone = think(state, "learned", 9, Limits(MANY, None))
        joined = think(state, "learned", 9, Limits(2 * MANY, None), cores=2)
        assert {opinion.code for opinion in joined.opinions} == {opinion.code for opinion in alone.opinions}
        assert sum(opinion.visits for opinion in joined.opinions) == joined.iterations
        assert all(opinion.looks == 2 for opinion in joined.opinions)
        visits = {opinion.code: opinion.visits for opinion in joined.opinions}
        assert all(visits[opinion.code] >= opinion.visits for opinion in alone.opinions)
        assert joined.iterations <= 2 * MANY
        assert all(-1 <= opinion.lead <= 1 for opinion in joined.opinions)


def test_iterations_on_two_cores_are_repeatable() -> None:
    for state in decisions(12, 40):
        first = asked("search", state, iterations=MANY, cores=2)
        assert asked("search", state, iterations=MANY, cores=2) == first
        assert sum(candidate.visits for candidate in first.candidates) == first.iterations


@pytest.mark.parametrize(("iterations", "cores"), [(1, 2), (5, 3), (7, 2), (8, 3)])
def test_the_budget_is_shared_out_and_never_exceeded(iterations: int, cores: int) -> None:
    state = next(decisions(6, 50))  # where nothing is decided early
    choice = asked("search", state, iterations=iterations, cores=cores)
    assert choice.iterations == iterations


def test_a_single_iteration_needs_no_other_process() -> None:
    """So the levels that look one move ahead answer the same on any number of cores."""
    _workers.cache_clear()
    for state in decisions(12, 40):
        assert asked("sergeant", state, cores=4) == asked("sergeant", state)
    assert _workers.cache_info().currsize == 0


def test_one_tree_alone_does_not_end_the_vote() -> None:
    """A win on the spot: no other move can catch up in a tree, but the other tree has as many votes."""
    match = match_at(
        board("moloch:20 borgo:1", "0.hq A1; 1.hq E3; 0.hornet E2 melee>S"), ["battle", "hybrid"]
    )
    assert asked("search", match.state, iterations=VOTES).iterations < VOTES
    joined = asked("search", match.state, iterations=VOTES, cores=2)
    assert joined.iterations == VOTES
    assert joined.move.text == "play battle"


def open_choice() -> State:
    """A position whose search takes all the time that it gets."""
    field = board("moloch borgo", "0.hq A1; 1.hq E3; 1.mutant C3; 0.hybrid B3")
    return match_at(field, ["hornet", "hybrid"]).state


def trees(thought: Thought) -> int:
    """How many trees were joined."""
    return thought.opinions[0].looks


def searches_alone(state: State) -> int:
    """How many searches of a fifth of a second go by until two trees are joined, at most 40."""
    for number in range(40):
        if trees(think(state, "learned", number, Limits(None, 0.2), cores=2)) == 2:
            return number
    return 40


def test_work_that_comes_too_late_is_put_away() -> None:
    state = open_choice()
    for ago, opinions in ((100.0, 0), (1.0, 1)):
        task = _Task("learned", 3, Limits(1, 50.0), time.monotonic() - ago, alone=False)
        thought = _think_elsewhere(storage.to_bytes(state), (), task)
        assert min(1, len(thought.opinions)) == min(1, thought.iterations) == opinions


@on_a_clock
def test_a_process_that_was_busy_catches_up() -> None:
    """Its lag is over with the search that it missed, and is not carried from move to move."""
    state = open_choice()
    think(state, "learned", 3, Limits(4, None), cores=2)
    busy = _workers(1).submit(time.sleep, 0.6)
    assert [trees(think(state, "learned", n, Limits(None, 0.2), cores=2)) for n in range(2)] == [1, 1]
    busy.result()
    assert searches_alone(state) < 3  # with the work of those two still to do it would be more than 4


@on_a_clock
def test_new_processes_join_after_a_few_searches() -> None:
    _workers.cache_clear()
    assert 0 < searches_alone(open_choice()) < 40  # until the other has started


@on_a_clock
def test_budgets_are_kept_while_processes_are_joined() -> None:
    state, seconds, joined = open_choice(), 0.2, 0
    think(state, "learned", 3, Limits(4, None), cores=2)
    for number in range(10):
        with stopwatch() as watch:
            thought = think(state, "learned", number, Limits(None, seconds), cores=2)
        assert watch.seconds <= seconds * SHARE + SLACK
        assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations > 0
        joined += trees(thought) == 2
    assert joined


@on_a_clock
def test_one_sensible_move_waits_for_nobody() -> None:
    """The HQ on the only hex there is: its six facings are all the same."""
    _workers.cache_clear()
    state = Match(["moloch", "borgo"], seed=1).state.copy()
    state.legal = state.legal[:6]
    with stopwatch() as watch:
        thought = think(state, "learned", 3, Limits(None, 5.0), cores=2)
    assert len(thought.opinions) == 1
    assert watch.seconds < 1


@on_a_clock
def test_a_late_process_does_not_break_the_budget() -> None:
    """New processes have to start first, which takes longer than this budget: their work does not count."""
    _workers.cache_clear()
    state = next(decisions(13, 30))
    bot, view = make_bot("search"), View(state, int(state.chooser))
    with stopwatch() as watch:
        choice = bot.choose(Request(view, 3, Budget(seconds=0.1), cores=3))
    assert watch.seconds <= 0.1 * 1.1 + 0.05  # waiting for them would take 0.2 at least
    assert choice.move in view.legal


def test_a_process_that_died_is_replaced() -> None:
    state = next(decisions(12, 40))
    before = asked("search", state, iterations=MANY, cores=2)
    for process in list(_workers(1)._processes.values()):
        process.kill()
        process.join()
    with pytest.raises(Exception, match=r"terminated abruptly|unexpectedly|not usable"):
        asked("search", state, iterations=MANY, cores=2)
    assert asked("search", state, iterations=MANY, cores=2) == before


def start(folder: Path, what: str) -> tuple[subprocess.Popen[str], list[int]]:
    """A process that has two others think for it, and their numbers."""
    script = folder / "thinker.py"
    script.write_text(SCRIPT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(ashfall.__file__).parents[1])}
    parent = subprocess.Popen(
        [sys.executable, str(script), what],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert parent.stdout is not None
    line = parent.stdout.readline()
    assert line, parent.stderr and parent.stderr.read()
    return parent, [int(word) for word in line.split()]


def test_nobody_is_left_after_the_end(tmp_path: Path) -> None:
    parent, children = start(tmp_path, "leave")
    _, err = parent.communicate(timeout=20)
    assert (parent.returncode, err) == (0, "")
    assert len(children) == 2
    assert all(gone(child) for child in children)


def test_nobody_is_left_after_a_kill(tmp_path: Path) -> None:
    parent, children = start(tmp_path, "think")
    time.sleep(0.2)
    parent.kill()
    parent.communicate(timeout=20)
    assert all(gone(child) for child in children)


def test_an_interrupt_ends_the_search_at_once_and_is_told_once(tmp_path: Path) -> None:
    """Ctrl-C reaches every process of the terminal; only the one that leads the search may speak."""
    parent, children = start(tmp_path, "think")
    time.sleep(0.3)
    os.killpg(parent.pid, signal.SIGINT)
    _, err = parent.communicate(timeout=20)
    assert parent.returncode == -signal.SIGINT
    assert err.count("Traceback") == 1
    assert err.strip().endswith("KeyboardInterrupt")
    assert all(gone(child) for child in children)
