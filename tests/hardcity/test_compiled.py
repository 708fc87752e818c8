"""The compiled rules of Hard City and the same files interpreted play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ashfall import hardcity
from tests.hardcity.fingerprints import fingerprints
from tests.hardcity.plays import TABLES

ROOT = Path(__file__).parents[2]
GAMES = 2 * len(TABLES) if hardcity.COMPILED else len(TABLES)


def test_compiled_and_interpreted_games_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    script = [sys.executable, "-m", "tests.hardcity.fingerprints", str(GAMES)]
    done = subprocess.run(script, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    interpreted = json.loads(done.stdout)
    assert not interpreted["compiled"]
    here = fingerprints(GAMES)
    if not here["compiled"]:
        with capsys.disabled():
            sys.stdout.write(
                "\nnothing compiled is under test: interpreted games were compared with each other\n"
            )
    pairs = zip(here["games"], interpreted["games"], strict=True)
    different = [number for number, (one, other) in enumerate(pairs) if one != other]
    assert not different, f"games that differ: {different}"
