"""The same question has the same answer: again, under any clock, and from the interpreted sources."""

import json
import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from ashfall.bots.neuroshima.roster import BOTS
from ashfall.table.random import Stream
from tests.bots.neuroshima.positions import asked, decisions, scale
from tests.bots.neuroshima.questions import answers

ROOT = Path(__file__).parents[3]
MANY = scale(150, 20)


@pytest.mark.parametrize("spec", BOTS)
def test_asked_twice(spec: str) -> None:
    for state in decisions(7, 30):
        assert asked(spec, state, iterations=MANY // 3) == asked(spec, state, iterations=MANY // 3)


@pytest.mark.parametrize("spec", ["search", "search:heat=0.3"])
def test_iterations_do_not_look_at_the_clock(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that stops early stops at the same place, however fast this machine happens to be."""
    for state in decisions(11, scale(12, 60)):
        found = []
        for step in (1e-6, 1e-3, 10.0):
            ticks = count()
            clock = SimpleNamespace(monotonic=lambda step=step, ticks=ticks: step * next(ticks) ** 1.5)
            monkeypatch.setattr("ashfall.bots.thinking.time", clock)
            found.append(asked(spec, state, iterations=MANY))
        assert found[0] == found[1] == found[2]


def test_seeds_matter() -> None:
    states = list(decisions(7, 30))
    seeds = [int(Stream(n).word()) for n in range(4)]
    assert any(len({asked("search", state, seed).value for seed in seeds}) > 1 for state in states)


def test_compiled_and_interpreted_bots_say_the_same() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    script = [sys.executable, "-m", "tests.bots.neuroshima.questions"]
    done = subprocess.run(script, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    interpreted, here = json.loads(done.stdout), json.loads(json.dumps(answers()))
    assert not interpreted["compiled"]
    for one, other in zip(here["said"], interpreted["said"], strict=True):
        assert one == other
    assert here["learned"] == interpreted["learned"]
