"""The compiled rules and the same files interpreted play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ashfall import neuroshima
from tests.neuroshima.fingerprints import fingerprints
from tests.neuroshima.plays import PAIRS, SEATED

ROOT = Path(__file__).parents[2]
DUELS = len(PAIRS) if neuroshima.COMPILED else 12
LARGE = 2 * len(SEATED) if neuroshima.COMPILED else len(SEATED)


def test_compiled_and_interpreted_games_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    script = [sys.executable, "-m", "tests.neuroshima.fingerprints", str(DUELS), str(LARGE)]
    done = subprocess.run(script, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    interpreted = json.loads(done.stdout)
    assert not interpreted["compiled"]
    here = fingerprints(DUELS, LARGE)
    if not here["compiled"]:
        with capsys.disabled():
            sys.stdout.write(
                "\nnothing compiled is under test: interpreted games were compared with each other\n"
            )
    for kind in ("duels", "large"):
        pairs = zip(here[kind], interpreted[kind], strict=True)
        different = [number for number, (one, other) in enumerate(pairs) if one != other]
        assert not different, f"{kind} that differ: {different}"
