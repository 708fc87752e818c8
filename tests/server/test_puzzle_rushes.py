"""As many puzzles as possible in three minutes."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import httpx
import msgspec
import pytest

from ashfall.puzzles.neuroshima.checker import PuzzleAttempt
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.server.puzzle_shapes import Rush, RushVerdict
from ashfall.server.puzzles.rush import MOST_MISTAKES, OF_EACH, SECONDS, rush_order
from ashfall.table.errors import IllegalMove
from tests.server.puzzling import Solver
from tests.server.running import RunningServer

MANY = {f"puzzle_{number}": 1 + number % 5 for number in range(200)}


@pytest.fixture
def ann(server: RunningServer) -> Solver:
    return Solver(server)


def begin(person: Solver) -> Rush:
    """A rush that begins with a puzzle whose file tells all moves of its solution."""
    while True:
        rush = msgspec.json.decode(person.post("/rush").content, type=Rush)
        if _tells_all(shipped_puzzles()[rush.key]):
            return rush


def _tells_all(puzzle: Puzzle) -> bool:
    """Whether the file has every move of its solution: nobody is asked anything more."""
    try:
        return PuzzleAttempt.along(puzzle, puzzle.solution).can_fight
    except IllegalMove:
        return False


def answer(person: Solver, rush: Rush, moves: list[str] | None = None, key: str = "") -> httpx.Response:
    """An answer to the puzzle that is to be solved now; without moves it is the solution of its file."""
    key = key or rush.key
    given = list(shipped_puzzles()[key].solution) if moves is None else moves
    return person.post(f"/rush/{rush.id}", key=key, moves=given)


def verdict(answered: httpx.Response) -> RushVerdict:
    return msgspec.json.decode(answered.content, type=RushVerdict)


def skipped(person: Solver, rush: Rush) -> RushVerdict:
    return verdict(person.post(f"/rush/{rush.id}", key=rush.key, skip=True))


def test_the_order_grows_harder_and_is_another_each_time() -> None:
    order = rush_order("one", MANY)
    assert sorted(order) == sorted(MANY)
    assert [MANY[key] for key in order[: 5 * OF_EACH]] == [
        difficulty for difficulty in range(1, 6) for _ in range(OF_EACH)
    ]
    assert rush_order("one", dict(reversed(MANY.items()))) == order
    assert rush_order("two", MANY) != order


def test_a_rush_from_the_first_to_the_third_mistake(ann: Solver) -> None:
    rush = begin(ann)
    assert 0 < rush.seconds <= SECONDS
    assert (rush.score, rush.mistakes, rush.most_mistakes, rush.is_over) == (0, 0, MOST_MISTAKES, False)
    solved = verdict(answer(ann, rush))
    assert solved.is_solved
    assert (solved.rush.score, solved.rush.solved, solved.solution) == (1, [rush.key], [])
    assert solved.rush.key not in ("", rush.key)
    now = solved.rush
    for mistakes in range(1, MOST_MISTAKES + 1):
        missed = skipped(ann, now)
        assert not missed.is_solved
        assert missed.solution == list(shipped_puzzles()[now.key].solution)
        assert missed.rush.mistakes == mistakes
        now = missed.rush
    assert now.is_over
    assert (now.key, now.best, len(now.failed)) == ("", 1, MOST_MISTAKES)
    over = answer(ann, now, key=rush.key)
    assert (over.status_code, verdict(over).is_solved, verdict(over).rush.score) == (200, False, 1)
    progress = ann.progress
    assert (progress["rush_best"], progress["rating"]) == (1, 1500)
    assert progress["rushes"] >= 1
    assert progress["marks"] == []


def test_a_wrong_fight_is_a_mistake_and_whoever_saw_the_solution_is_not_rated(ann: Solver) -> None:
    rush = begin(ann)
    puzzle = shipped_puzzles()[rush.key]
    looked = ann.told(f"/{rush.key}/look", moves=[])["board"]
    while not looked["can_fight"]:
        moves = [*looked["moves"], looked["sight"]["legal"][0]]
        looked = ann.told(f"/{rush.key}/look", moves=moves)["board"]
    missed = verdict(answer(ann, rush, looked["moves"]))
    assert (missed.is_solved, missed.solution) == (False, list(puzzle.solution))
    later = ann.fight(list(puzzle.solution), rush.key)
    assert (later["is_solved"], later["gain"], later["mark"]["is_clean"]) == (True, 0, False)


def test_only_the_puzzle_of_now_is_answered(server: RunningServer, ann: Solver) -> None:
    rush = begin(ann)
    other = next(key for key in shipped_puzzles() if key != rush.key)
    refused = answer(ann, rush, key=other)
    assert (refused.status_code, refused.json()["code"]) == (409, "rush_moved_on")
    assert refused.json()["reason"].startswith(f'key: expected "{rush.key}"')
    unready = answer(ann, rush, [])
    assert unready.status_code == 422  # not a mistake yet
    bob = Solver(server)
    bob.rename("Bob")
    assert bob.get(f"/rush/{rush.id}").status_code == 404
    assert answer(bob, rush).status_code == 404
    assert msgspec.json.decode(ann.get(f"/rush/{rush.id}").content, type=Rush).mistakes == 0


def test_two_answers_at_once_are_one(ann: Solver) -> None:
    rush = begin(ann)

    def twin(_: int) -> httpx.Response:
        other = Solver(ann.server)
        other.cookies = httpx.Cookies(ann.cookies)
        return other.post(f"/rush/{rush.id}", key=rush.key, skip=True)

    with ThreadPoolExecutor(6) as pool:
        statuses = sorted(found.status_code for found in pool.map(twin, range(6)))
    assert statuses == [200, *[409] * 5]
    assert ann.get(f"/rush/{rush.id}").json()["mistakes"] == 1


def test_the_server_keeps_the_time(server: RunningServer, ann: Solver) -> None:
    rush = begin(ann)
    solved = verdict(answer(ann, rush)).rush
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE puzzle_rushes SET began = began - 175000 WHERE id = ?", (rush.id,))
    database.close()
    assert 0 < ann.get(f"/rush/{rush.id}").json()["seconds"] < 6
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE puzzle_rushes SET began = began - 5000 WHERE id = ?", (rush.id,))
    database.close()
    late = verdict(answer(ann, solved))
    assert (late.is_solved, late.rush.is_over, late.rush.seconds, late.rush.score) == (False, True, 0, 1)
