"""The compiled rules and the same files interpreted play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ashfall import neuroshima
from tests.neuroshima.fingerprints import fingerprints

ROOT = Path(__file__).parents[2]
GAMES = 72 if neuroshima.COMPILED else 24


def test_compiled_and_interpreted_games_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    script = [sys.executable, "-m", "tests.neuroshima.fingerprints", str(GAMES)]
    done = subprocess.run(script, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    interpreted = json.loads(done.stdout)
    assert not interpreted["compiled"]
    here = fingerprints(GAMES)
    if not here["compiled"]:
        with capsys.disabled():
            sys.stdout.write(
                "\nnothing compiled is under test: interpreted games were compared with each other\n"
            )
    different = [number for number in range(GAMES) if here["games"][number] != interpreted["games"][number]]
    assert not different, f"games that differ: {different}"
