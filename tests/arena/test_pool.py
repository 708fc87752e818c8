"""Games in real worker processes: nothing is lost, nobody is left behind."""

import json
import os
import shlex
import signal
import time
from pathlib import Path

import pytest

from ashfall.arena.neuroshima.contest import Contest
from ashfall.arena.neuroshima.schedule import ContestPlan
from ashfall.arena.pace import Pace
from ashfall.arena.plan import BotFailed
from ashfall.arena.pool import WorkerDied, play_here, play_in_pool
from ashfall.arena.series import pick_runner
from ashfall.bots.processes import default_workers
from tests.arena.helpers import (
    bot_file,
    descendants,
    eventually,
    finish,
    is_running,
    lines,
    start,
    untimed,
)

DYING = """
import os, signal
from pathlib import Path
from ashfall.bots.random import RandomBot

class Bot(RandomBot):
    def __init__(self, mark):
        self.mark = Path(mark)

    def choose(self, request):
        if not self.mark.exists():
            if self.mark.parent.exists():
                self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(request)

def make_bot(mark: str = "/nowhere/at/all"):
    return Bot(mark)
"""
FAILING = """
class Bot:
    def choose(self, request):
        raise ValueError("out of ideas")

def make_bot():
    return Bot()
"""
CHATTY = """
from ashfall.bots.random import RandomBot

print("read")

class Bot(RandomBot):
    def choose(self, request):
        print("asked")
        return super().choose(request)

def make_bot():
    print("made")
    return Bot()
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    bot = bot_file(tmp_path)
    return f"{bot}:pause=0.0005,{bot}:pause=0.0005:luck=5"


def test_workers_play_the_same_games_as_one_process() -> None:
    plan = ContestPlan(("random", "random"), 24, seed=2)
    alone, together = Contest(plan), Contest(plan)
    alone.run(play_here)
    together.run(lambda plan, indices: play_in_pool(plan, indices, 2, seconds=0.05))
    assert list(alone.results) == list(range(24))
    for index, result in alone.results.items():
        assert together.results[index].winner == result.winner
        assert together.results[index].health == result.health
    assert pick_runner(1) is play_here
    assert 1 <= default_workers() <= (os.cpu_count() or 1)


def test_batches_grow_to_about_a_second() -> None:
    pace = Pace(1.0)
    assert pace.batch() == 1
    for _ in range(200):
        pace.learn(0.01)
    assert 90 <= pace.batch() <= 101
    for _ in range(200):
        pace.learn(5.0)
    assert pace.batch() == 1


def test_a_failing_bot_ends_the_run(tmp_path: Path) -> None:
    bot = tmp_path / "failing.py"
    bot.write_text(FAILING, encoding="utf-8")
    plan = ContestPlan(("random", str(bot)), 8)
    with pytest.raises(BotFailed, match="ValueError: out of ideas"):
        Contest(plan).run(pick_runner(2))


def test_a_bot_that_prints_does_not_spoil_the_result(tmp_path: Path) -> None:
    bot = tmp_path / "chatty.py"
    bot.write_text(CHATTY, encoding="utf-8")
    options = ["--bots", f"random,{bot}", "--games", "2", "--json"]
    for workers in "12":
        code, out, err = finish(start(*options, "--workers", workers))
        assert code == 0
        assert json.loads(out)["games"] == 2
        assert {"read", "made", "asked"} <= set(err.split())


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    bot = tmp_path / "dying.py"
    bot.write_text(DYING, encoding="utf-8")
    contest = Contest(ContestPlan(("random", f"{bot}:mark={tmp_path / 'mark'}"), 6))
    contest.run(pick_runner(2))
    assert contest.complete
    assert (tmp_path / "mark").exists()
    with pytest.raises(WorkerDied, match="its worker process died 3 times"):
        Contest(ContestPlan(("random", str(bot)), 1)).run(
            lambda plan, indices: play_in_pool(plan, indices, 1)
        )


def test_kill_and_resume_give_the_totals_of_an_undisturbed_run(tmp_path: Path, bots: str) -> None:
    options = ["--bots", bots, "--games", "40", "--seed", "3", "--json"]
    journal = tmp_path / "j.jsonl"
    killed = start(*options, "--workers", "2", "--journal", str(journal))
    assert eventually(lambda: lines(journal) > 8)
    workers = descendants(killed.pid)
    assert len(workers) >= 2
    killed.kill()
    finish(killed)
    assert eventually(lambda: not any(map(is_running, workers)))
    finished = lines(journal) - 1
    assert 8 <= finished < 40
    with journal.open("ab") as file:
        file.write(b'{"game":39,"resu')  # as if the last line had been cut off
    code, out, err = finish(start("--resume", str(journal), "--workers", "2", "--json"))
    assert (code, err) == (0, "")
    assert lines(journal) == 41
    code, alone, _ = finish(start(*options, "--workers", "1"))
    assert code == 0
    assert untimed(out) == untimed(alone)
    assert json.loads(out)["games"] == 40


def test_ctrl_c_shows_the_result_and_how_to_go_on(
    tmp_path: Path, bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    options = ["--bots", bots, "--games", "30", "--seed", "6", "--workers", "2", "--json"]
    stopped = start(*options)
    assert eventually(lambda: any(lines(path) > 6 for path in tmp_path.glob("ashfall-arena-*/*")))
    workers = descendants(stopped.pid)
    begin = time.monotonic()
    os.killpg(stopped.pid, signal.SIGINT)  # as a terminal does: everybody gets it
    code, out, err = finish(stopped)
    assert time.monotonic() - begin < 5
    assert code == 130
    assert eventually(lambda: not any(map(is_running, workers)), 3)
    data = json.loads(out)
    assert 6 <= data["games"] < 30
    assert data["complete"] is False
    first, command = err.strip().splitlines()  # nothing else: no traceback of anybody
    assert first.startswith("Stopped.")
    words = shlex.split(command)
    assert words[:3] == ["ashfall", "arena", "neuroshima"]
    code, rest, err = finish(start(*words[3:]))
    assert (code, err) == (0, "")
    _, alone, _ = finish(start(*options))
    assert untimed(rest) == untimed(alone)


def test_workers_in_the_middle_of_a_move_end_with_their_parent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    bot = bot_file(tmp_path)
    process = start("--bots", f"{bot}:pause=60,{bot}:pause=60", "--workers", "2", "--games", "4")
    assert eventually(lambda: len(descendants(process.pid)) >= 2)
    workers = descendants(process.pid)
    time.sleep(0.5)
    process.kill()
    finish(process)
    assert eventually(lambda: not any(map(is_running, workers)), 10)
