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
from ashfall.bots.thinking import Limits, _workers, think
from ashfall.neuroshima.view import View
from tests.bots.clocks import stopwatch
from tests.bots.leftovers import gone
from tests.bots.positions import asked, decisions, scale

MANY = scale(60, 8)
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


@pytest.mark.skipif(not neuroshima.COMPILED, reason="seconds are meant for the compiled rules")
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
