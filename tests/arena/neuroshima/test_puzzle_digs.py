"""Runs that make puzzles: the same seed, journals, kills, the page."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ashfall
from ashfall.arena.neuroshima.puzzle_digs import DigPlan, DigResult, DigSeries
from ashfall.arena.plan import InvalidPlan
from ashfall.puzzles.neuroshima.maker_draft import likeness
from ashfall.puzzles.neuroshima.maker_wish import PuzzleWish
from ashfall.puzzles.neuroshima.puzzle import parse_puzzle
from ashfall.puzzles.neuroshima.solver import prove

COUNT = 1
OPTIONS = [
    *("--count", str(COUNT), "--seed", "3", "--theme", "nets", "--use", "1"),
    *("--bot", "greedy", "--workers", "1", "--json"),  # a bot that plays quickly
]


PROGRAM = "import sys; from ashfall.cli.main import main; sys.exit(main(sys.argv[1:]))"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(ashfall.__file__).parents[1]), "ASHFALL_LANG": "en"}


def command(folder: Path, *more: str) -> list[str]:
    return [sys.executable, "-c", PROGRAM, "puzzles", "make", "--out", str(folder), *more]


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a run finds in one go, with its report and its journal."""
    folder = tmp_path_factory.mktemp("made")
    more = ["--report", str(folder / "report.html"), "--journal", str(folder / "journal.jsonl")]
    words = command(folder, *OPTIONS, *more)
    done = subprocess.run(words, capture_output=True, text=True, check=True, env=ENVIRONMENT)
    told = json.loads(done.stdout)
    assert told["found"] == COUNT
    assert told["theme"]["nets"] == COUNT
    assert sum(told["army"].values()) == COUNT
    return folder


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}


def test_what_is_found_is_proven(undisturbed: Path) -> None:
    found = [parse_puzzle(text, name) for name, text in files(undisturbed).items()]

    assert len({likeness(puzzle) for puzzle in found}) == COUNT
    for puzzle in found:
        proof = prove(puzzle)
        assert proof.holds
        assert len(proof.ideas) == 1


def test_a_killed_run_goes_on_and_finds_the_same(undisturbed: Path, tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    words = command(tmp_path, *OPTIONS, "--journal", str(journal))
    run = subprocess.Popen(words, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    while run.poll() is None and (not journal.exists() or len(journal.read_bytes().splitlines()) < 2):
        time.sleep(0.05)
    run.kill()
    assert run.wait() in (0, -signal.SIGKILL)
    begun = len(journal.read_bytes().splitlines())
    again = command(tmp_path, "--resume", str(journal), "--workers", "1", "--json")
    subprocess.run(again, check=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT)

    assert files(tmp_path) == files(undisturbed)
    assert len(journal.read_bytes().splitlines()) >= begun
    assert (
        journal.read_bytes().splitlines()[1] == (undisturbed / "journal.jsonl").read_bytes().splitlines()[1]
    )


def test_the_report_shows_every_puzzle_and_why_drafts_were_rejected(undisturbed: Path) -> None:
    page = (undisturbed / "report.html").read_text("utf-8")

    assert all(name.removesuffix(".toml") in page for name in files(undisturbed))
    assert "Why drafts were rejected" in page
    assert "ashfall puzzles make" in page


def test_which_puzzles_count_does_not_depend_on_who_is_quick(undisturbed: Path) -> None:
    (text,) = files(undisturbed).values()
    other = text.replace("number = 1", "number = 2")
    results = {0: DigResult("found", 3, puzzle=text), 2: DigResult("found", 5, puzzle=other)}
    orders = ([0, 1, 2], [2, 1, 0])
    found = []
    for order in orders:
        series = DigSeries(DigPlan(count=1, games=3))
        for index in order:
            series._take(index, results.get(index, DigResult("ideas", 1, {"ideas": 1})))
        found.append([puzzle.number for puzzle in series.found])
        assert series.complete

    assert found == [[1], [1]]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (PuzzleWish(army="molok"), 'army: unknown "molok"'),
        (PuzzleWish(against="x"), 'against: unknown "x"'),
        (PuzzleWish(theme="net"), 'theme: unknown "net"'),
    ],
)
def test_unknown_words_are_told(wish: PuzzleWish, said: str) -> None:
    with pytest.raises(InvalidPlan, match=said):
        DigPlan(count=1, games=1, wish=wish)
