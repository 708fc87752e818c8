"""The long runs of scripts/: they notice when a result is out of date, and leave no processes behind."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ashfall.arena.neuroshima import headers
from scripts import arena_pages, strength
from tests.arena.helpers import ASHFALL, descendants, eventually, is_running
from tests.starting import start_process

ROOT = Path(__file__).parents[2]
MATCH = strength.Match("tiny", ("random", "random"), 4, "nothing", seed=3)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that the script gives, which go to the program under test."""
    given: list[list[str]] = []

    def run(command: list[str], **settings: object) -> "subprocess.CompletedProcess[str]":
        given.append(command[1:])
        arguments = [*ASHFALL, *given[-1], "--workers", "1"]
        return subprocess.run(arguments, capture_output=True, text=True, check=False)

    monkeypatch.setattr(arena_pages, "subprocess", Namespace(run))
    return given


class Namespace:
    PIPE = subprocess.PIPE

    def __init__(self, run: object) -> None:
        self.run = run


def test_a_match_is_played_once(tmp_path: Path, commands: list[list[str]]) -> None:
    strength.play(MATCH, tmp_path)
    strength.play(MATCH, tmp_path)
    assert len(commands) == 1
    longer = strength.Match("tiny", MATCH.bots, 6, "nothing", seed=3)
    strength.play(longer, tmp_path)
    assert len(commands) == 2
    assert json.loads((tmp_path / "tiny.json").read_text())["games"] == 6


def test_a_match_with_other_weights_is_not_taken_for_this_one(
    tmp_path: Path, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    strength.play(MATCH, tmp_path)
    assert strength.is_played(MATCH, tmp_path / "tiny.json", tmp_path / "tiny.jsonl")
    monkeypatch.setattr(headers, "_shipped", lambda: "of other weights")
    assert not strength.is_played(MATCH, tmp_path / "tiny.json", tmp_path / "tiny.jsonl")
    other = strength.Match("tiny", MATCH.bots, 4, "nothing", seed=4)
    with pytest.raises(SystemExit):
        strength.play(other, tmp_path)  # the journal is of another seed
    assert commands[-1][-3:] == ["--resume", str(tmp_path / "tiny.jsonl"), "--json"]


def test_a_soak_that_is_killed_takes_its_processes_along() -> None:
    command = [sys.executable, "-m", "scripts.bot_soak", "--games", "100000", "--workers", "2"]
    soak = start_process(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        assert eventually(lambda: len(descendants(soak.pid)) >= 2)
        workers = descendants(soak.pid)
    finally:
        soak.kill()
        soak.wait()
    gone = eventually(lambda: not any(map(is_running, workers)), 10)
    for worker in filter(is_running, workers):
        os.kill(worker, signal.SIGKILL)
    assert gone
