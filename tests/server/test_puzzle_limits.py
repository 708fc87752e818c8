"""Puzzles that people make cost the others nothing: where they are worked out, what is told and kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TypeVar

import pytest

from ashfall.puzzles.hardcity.shipped import shipped_tasks
from ashfall.puzzles.neuroshima.search import TurnSearch, silent
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.server.hardcity import puzzle_turns
from ashfall.server.hardcity.puzzle_turns import TurnErrand
from ashfall.server.neuroshima import puzzles
from ashfall.server.neuroshima.puzzle_errands import ReplyErrand
from ashfall.server.rooms.errands import Errand
from tests.puzzles.neuroshima.small import ENEMY, OWN, Unit, puzzle_of
from tests.server.puzzling import KEY

T = TypeVar("T")
MOVED: list[Unit] = [
    (OWN, "hq", "C5", 0),
    (ENEMY, "hq", "E1", 0),
    (OWN, "mutant", "C3", 0),
    (ENEMY, "commando", "C1", 1),
]


async def at_once(errand: Errand[T], key: tuple[str, ...]) -> T:
    """Work it out here."""
    return errand.work()


def test_they_have_a_process_of_their_own() -> None:
    shipped = shipped_puzzles()[KEY]
    assert not ReplyErrand(shipped, ()).is_long
    assert ReplyErrand(replace(shipped, key="made"), ()).is_long
    task = next(iter(shipped_tasks().values()))
    assert not TurnErrand(task.text, task.key, 1, ()).is_long
    assert TurnErrand(task.text, "made", 1, ()).is_long


def test_only_so_many_ideas_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_of(MOVED, {"move": 1}, goal="lose_no_unit")
    assert len(asyncio.run(puzzles.DESK.proof(puzzle, at_once)).ideas) == 3
    monkeypatch.setattr(puzzles, "MOST_IDEAS", 2)
    proof = asyncio.run(puzzles.DESK.proof(puzzle, at_once))
    assert (proof.solutions, len(proof.ideas)) == (18, 2)


def test_positions_that_are_remembered_are_limited_like_battles() -> None:
    """Many ways may lead to few boards, which are fought once each."""
    puzzle = puzzle_of(MOVED, {"move": 1}, goal="lose_no_unit")
    start = puzzle.start()
    search = TurnSearch(start, puzzle.aim(start), silent, 5)
    search.worths = {(number,): 0 for number in range(5)}
    search.run()
    assert (search.is_whole, int(search.work)) == (False, 0)


def test_a_process_forgets_tasks_of_which_it_knows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_turns, "_TASKS", {})
    task = shipped_tasks()["in_and_out"]
    for name in ("one", "two"):
        TurnErrand(task.text, name, 1, ()).work()
    assert len(puzzle_turns._TASKS) == 2
    monkeypatch.setattr(puzzle_turns, "MOST_STATES", 1)
    TurnErrand(task.text, "two", 1, ()).work()
    assert [key for _, key in puzzle_turns._TASKS] == ["two"]
