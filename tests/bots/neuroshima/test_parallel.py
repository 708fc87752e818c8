"""Several processes search together: their trees are joined, nobody waits for the late or is left behind."""

import os
import pickle
import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from pathlib import Path
from statistics import median

import pytest

import ashfall
from ashfall import neuroshima
from ashfall.bots.contract import Budget, Request
from ashfall.bots.limits import SearchLimits
from ashfall.bots.neuroshima.search import TreeRoot
from ashfall.bots.processes import Workers
from ashfall.bots.registry import make_bot
from ashfall.bots.thinking import (
    Thought,
    _finished,
    _left,
    _Task,
    _tasks,
    _think_elsewhere,
    _workers,
    think,
)
from ashfall.neuroshima import Match
from ashfall.neuroshima.state import State
from ashfall.neuroshima.view import View
from tests.bots.clocks import SHARE, stopwatch
from tests.bots.leftovers import gone
from tests.bots.neuroshima.positions import asked, decisions, scale
from tests.rules.vectors import board, match_at
from tests.starting import start_process

on_a_clock = pytest.mark.skipif(not neuroshima.COMPILED, reason="seconds are meant for the compiled rules")
SLACK = 0.02  # for the operating system, which has several processes to wake
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
        alone = think(TreeRoot(state), 9, SearchLimits(MANY, None))
        joined = think(TreeRoot(state), 9, SearchLimits(2 * MANY, None), cores=2)
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
        if trees(think(TreeRoot(state), number, SearchLimits(None, 0.2), cores=2)) == 2:
            return number
    return 40


def hold(workers: Workers, gate: Path) -> Future[str]:
    """Keep a process busy until somebody writes into the gate."""
    os.mkfifo(gate)
    return workers.submit(gate.read_text)


def let_go(gate: Path, busy: Future[str]) -> None:
    gate.write_text("go on")
    assert busy.result() == "go on"


def test_work_that_comes_too_late_is_put_away() -> None:
    state = open_choice()
    for ago, opinions in ((100.0, 0), (1.0, 1)):
        task = _Task(3, SearchLimits(1, 50.0), time.monotonic() - ago, alone=False)
        thought = _think_elsewhere(pickle.loads(pickle.dumps(TreeRoot(state))), task)
        assert min(1, len(thought.opinions)) == min(1, thought.iterations) == opinions


@on_a_clock
def test_a_process_that_was_busy_catches_up(tmp_path: Path) -> None:
    """Its lag is over with the search that it missed, and is not carried from move to move."""
    state, gate = open_choice(), tmp_path / "gate"
    think(TreeRoot(state), 3, SearchLimits(4, None), cores=2)
    busy = hold(_workers(1), gate)
    assert [trees(think(TreeRoot(state), n, SearchLimits(None, 0.2), cores=2)) for n in range(2)] == [1, 1]
    let_go(gate, busy)
    assert searches_alone(state) < 20  # one that carries its lag along is late for ever


@on_a_clock
def test_new_processes_join_after_a_few_searches() -> None:
    _workers.cache_clear()
    assert searches_alone(open_choice()) < 40


def test_nobody_waits_for_others_longer_than_the_search_may_take() -> None:
    """The last tenth of a second of a long budget: what has not come by then does not count."""
    late: Future[Thought] = Future()
    task = _Task(3, SearchLimits(None, 20.0), time.monotonic() - 19.9, alone=False)
    with stopwatch() as watch:
        assert _finished([late], task) == []
    assert watch.seconds < 0.5
    assert late.cancelled()


def test_others_end_first_so_that_their_votes_come_in_time() -> None:
    own, *others = _tasks(3, SearchLimits(None, 2.0), 3)
    for done, speed in ((0, 200.0), (300, 1000.0)):
        ends = {_left(task, done, task.start, speed, 0.0) for task in others}
        assert len(ends) == 1
        assert 0 < ends.pop() < _left(own, done, own.start, speed, 0.0) < 2.0 * speed


@on_a_clock
def test_budgets_are_kept_while_processes_are_joined() -> None:
    """By most searches, that is: a machine that is taken away from us for a while stops any of them."""
    state, seconds, joined, iterations = open_choice(), 0.2, 0, 0
    took: list[float] = []
    think(TreeRoot(state), 3, SearchLimits(4, None), cores=2)
    for number in range(10):
        with stopwatch() as watch:
            thought = think(TreeRoot(state), number, SearchLimits(None, seconds), cores=2)
        took.append(watch.seconds)
        assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations
        joined += trees(thought) == 2
        iterations += thought.iterations
    assert median(took) <= seconds * SHARE + SLACK
    assert joined
    assert iterations


def test_one_sensible_move_asks_nobody() -> None:
    """The HQ on the only hex there is: its six facings are all the same."""
    _workers.cache_clear()
    state = Match(["moloch", "borgo"], seed=1).state.copy()
    state.legal = state.legal[:6]
    thought = think(TreeRoot(state), 3, SearchLimits(None, 5.0), cores=2)
    assert (len(thought.opinions), thought.iterations) == (1, 0)
    assert _workers.cache_info().currsize == 0


@on_a_clock
def test_a_late_process_does_not_break_the_budget(tmp_path: Path) -> None:
    """Both other processes are held up for longer than this budget: their work does not count."""
    state = next(decisions(13, 30))
    bot, view = make_bot("search"), View(state, int(state.chooser))
    bot.choose(Request(view, 3, Budget(iterations=6), cores=3))  # which starts them
    gates = [tmp_path / "one", tmp_path / "two"]
    held = [hold(_workers(2), gate) for gate in gates]
    took: list[float] = []
    for _ in range(5):
        with stopwatch() as watch:
            choice = bot.choose(Request(view, 3, Budget(seconds=0.1), cores=3))
        took.append(watch.seconds)
        assert choice.move in view.legal
    assert not any(future.done() for future in held)
    assert median(took) <= 0.1 * SHARE + SLACK
    for gate, future in zip(gates, held, strict=True):
        let_go(gate, future)


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
    parent = start_process(
        [sys.executable, str(script), what],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
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
