"""Interpreted rules and bots do the same in several threads as alone."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_games_in_threads_are_the_same_as_alone() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    script = [sys.executable, "-X", "faulthandler", "-m", "tests.threads"]
    done = subprocess.run(
        script, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert not found["compiled"]
    assert [kind for kind, (together, alone) in found["hashes"].items() if together != alone] == []
