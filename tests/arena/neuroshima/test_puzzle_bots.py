"""Bots at puzzles: they play their own choices, the checker judges, and looks are the same every time."""

from __future__ import annotations

import pytest

from ashfall.arena.neuroshima.puzzle_bots import LADDER, bot_attempt, bot_looks, greedy_solves
from ashfall.bots.contract import Choice, Request
from ashfall.bots.registry import make_bot
from ashfall.neuroshima import COMPILED
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, judge
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.table.contract import Move
from tests.puzzles.neuroshima.small import some_of

HARDER = [key for key, puzzle in shipped_puzzles().items() if puzzle.difficulty > 1]


class Ending:
    """A bot that would end every turn at once."""

    def choose(self, request: Request) -> Choice:
        move = next((move for move in request.legal if move.text == "end"), request.legal[0])
        return Choice(move)


class Following:
    """A bot that makes given moves."""

    def __init__(self, *moves: str) -> None:
        self._moves = list(moves)

    def choose(self, request: Request) -> Choice:
        wanted = self._moves.pop(0)
        return Choice(next(Move(move.code, move.text) for move in request.legal if move.text == wanted))


@pytest.mark.parametrize("key", HARDER if COMPILED else some_of(HARDER, 6))
def test_greedy_solves_nothing_beyond_the_first_day(key: str) -> None:
    assert not greedy_solves(shipped_puzzles()[key])


def test_a_bot_at_a_puzzle_plays_until_the_battle_and_the_checker_judges() -> None:
    puzzle = shipped_puzzles()["out_of_the_way"]
    start = PuzzleAttempt.at(puzzle)
    verdict = bot_attempt(start, make_bot("greedy"), 1)

    assert verdict.way
    assert verdict.solved == judge(puzzle, [verdict.way[0]]).solved
    assert greedy_solves(puzzle)


def test_it_may_use_no_fewer_tiles_than_the_puzzle_asks_for() -> None:
    verdict = bot_attempt(PuzzleAttempt.at(shipped_puzzles()["two_small_cuts"]), Ending(), 1)

    assert verdict.battle is None
    assert verdict.unused


def test_in_two_turns_it_meets_the_best_answer() -> None:
    puzzle = shipped_puzzles()["keep_it_ready"]
    way = PuzzleAttempt.along(puzzle, puzzle.solution).played_out().way
    first, second = way[: way.index("end")], way[-1]
    verdict = bot_attempt(PuzzleAttempt.at(puzzle), Following(*first, second), 1)

    assert verdict.way == way
    assert verdict.solved


def test_looks_are_the_same_every_time() -> None:
    puzzle = shipped_puzzles()["home_advantage"]

    assert list(bot_looks(puzzle)) == list(LADDER)
    assert bot_looks(puzzle) == bot_looks(puzzle)
    assert bot_looks(puzzle)["greedy"] == 1
