"""The solver finds everything that plain enumeration finds, and counts it the same way round the board."""

import pytest

from ashfall.neuroshima import COMPILED
from ashfall.neuroshima.state import ACT, OVER
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt
from ashfall.puzzles.neuroshima.essence import Part, parts_of
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import TurnSearch, silent
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.puzzles.neuroshima.solver import prove
from tests.puzzles.neuroshima.brute_force import board_of, brute_force
from tests.puzzles.neuroshima.small import CORNERS, ENEMY, OWN, Unit, crowded, puzzle_of, turned

SMALL = ("one_gun_two_shots", "the_safe_side", "out_of_the_way", "pick_your_butcher", "tied_hands")
SCENES: dict[str, Puzzle] = {
    "a shot and a mover": puzzle_of(
        crowded("scout", ("C3", "C4", "D3"), [(ENEMY, "medic", "C2", 3), (ENEMY, "brain", "D2", 0)], OWN),
        {"sniper": 1, "runner": 1},
        use=2,
        goal="destroy_unit",
        target="brain",
        armies=("hegemony", "moloch"),
    ),
    "push, then place": puzzle_of(
        crowded(
            "scout",
            ("B2", "C3", "D2"),
            [(OWN, "blocker", "C5", 0), (ENEMY, "commando", "C4", 0), (OWN, "hybrid", "B3", 1)],
        ),
        {"push_back": 1, "hornet": 1},
        use=2,
        goal="destroy_unit",
        target="commando",
        armies=("moloch", "outpost"),
    ),
    "clown and two medics": puzzle_of(
        crowded("blocker", ("C3", "D2", "B2"), [(ENEMY, "medic", "C2", 3), (ENEMY, "medic", "D3", 0)]),
        {"clown": 1, "officer": 1},
        at_most=2,
        goal="lose_no_unit",
        armies=("moloch", "moloch"),
    ),
    "replaced, and a net thrown": puzzle_of(
        crowded("scout", ("C3", "D2"), [(OWN, "pacifier", "C2", 0), (ENEMY, "claws", "D3", 4)], OWN),
        {"saboteur": 1, "wardog": 1},
        use=1,
        goal="ahead",
        health=(11, 9),
        armies=("steel_police", "borgo"),
    ),
    "a dog that does not stay": puzzle_of(
        crowded("scout", ("C4", "C3", "D3"), [(ENEMY, "commando", "C2", 0)]),
        {"cerberus": 1, "swarm": 1},
        use=2,
        goal="destroy_unit",
        target="commando",
        armies=("beasts", "outpost"),
    ),
}


@pytest.mark.clause("NH-15.4", "R-50")
@pytest.mark.parametrize("name", SCENES)
def test_it_finds_what_plain_enumeration_finds(name: str) -> None:
    puzzle = SCENES[name]
    start = puzzle.start()
    search = TurnSearch(start, puzzle.aim(start), silent)
    missing, boards = brute_force(puzzle)
    assert boards
    assert search.run() == missing
    assert {board_of(board) for board in search.boards} == boards
    assert len(search.solutions) == len(boards)


@pytest.mark.clause("R-98")
@pytest.mark.parametrize("key", SMALL[:4])
def test_shipped_ones_are_counted_as_by_plain_enumeration(key: str) -> None:
    puzzle = shipped_puzzles()[key]
    missing, boards = brute_force(puzzle)
    fewer, _ = brute_force(puzzle, puzzle.use - 1, puzzle.use - 1)
    proof = prove(puzzle)
    assert (proof.missing, proof.solutions, proof.fewer) == (missing, len(boards), fewer == 0)


@pytest.mark.clause("NH-15.4")
@pytest.mark.parametrize("key", shipped_puzzles() if COMPILED else SMALL)
def test_a_shipped_puzzle_is_proven_and_has_one_idea(key: str) -> None:
    proof = prove(shipped_puzzles()[key])
    assert proof.holds
    assert len(proof.ideas) == 1
    assert sum(idea.solutions for idea in proof.ideas) == proof.solutions >= 1
    assert proof.positions > proof.solutions
    assert proof.misses
    assert proof.least > 0


@pytest.mark.clause("NH-15.4", "R-98")
@pytest.mark.parametrize("key", shipped_puzzles() if COMPILED else SMALL)
def test_the_solution_of_the_file_is_among_the_solutions(key: str) -> None:
    puzzle = shipped_puzzles()[key]
    start = puzzle.start()
    search = TurnSearch(start, puzzle.aim(start), silent)
    search.run()
    played = PuzzleAttempt.at(puzzle)
    for text in puzzle.solution:
        played = played.after(played.parse(text)).answered()
    while played.state.stage not in (ACT, OVER):  # what is still asked is not written down
        played = played.after(played.best())
    assert board_of(played.state) in {board_of(board) for board in search.boards}


@pytest.mark.parametrize("key", SMALL[:4])
def test_turning_the_whole_puzzle_changes_no_count(key: str) -> None:
    puzzle = shipped_puzzles()[key]
    counts = []
    for times in range(6):
        proof = prove(turned(puzzle, times))
        counts.append((proof.solutions, len(proof.ideas), proof.fewer, proof.least, proof.positions))
    assert counts == counts[:1] * 6


@pytest.mark.clause("R-98")
def test_a_tile_without_a_part_and_a_facing_without_effect_make_no_new_idea() -> None:
    """A Brawler must stand before the enemy HQ in its corner; where the Scout goes, and how, is no matter."""
    units: list[Unit] = [
        (OWN, "hq", "C5", 0),
        (ENEMY, "hq", "C1", 0),
        (OWN, "officer", "C2", 0),
        (ENEMY, "scout", "B1", 0),
    ]
    offer = {"brawler": 1, "scout": 1}
    proof = prove(puzzle_of(units, offer, use=2, goal="destroy_hq", health=(9, 2)))
    assert [idea.parts for idea in proof.ideas] == [(("own", "brawler", "D1"),)]
    assert proof.solutions > 50
    assert proof.fewer
    assert not proof.holds
    mutants = prove(puzzle_of(units, {"mutant": 1}, goal="destroy_hq", health=(9, 1)))
    assert (mutants.solutions, len(mutants.ideas)) == (3, 1)  # one of three edges hits


@pytest.mark.clause("R-98")
def test_where_the_opponent_goes_is_no_new_idea() -> None:
    proof = prove(shipped_puzzles()["out_of_the_way"])
    assert [idea.parts for idea in proof.ideas] == [(("moved", "commando", "C3"),)]
    assert proof.solutions == 2


@pytest.mark.clause("R-98")
def test_a_unit_that_moved_is_put_back_and_not_taken_off() -> None:
    """A Mutant must leave a Commando's line of fire; each hex to which it goes is another idea."""
    units: list[Unit] = [
        (OWN, "hq", "C5", 0),
        (ENEMY, "hq", "E1", 0),
        (OWN, "mutant", "C3", 0),
        (ENEMY, "commando", "C1", 1),
    ]
    proof = prove(puzzle_of(units, {"move": 1}, goal="lose_no_unit"))
    assert (proof.solutions, proof.fewer) == (18, False)
    assert [idea.parts for idea in proof.ideas] == [(("own", "mutant", hex),) for hex in ("B2", "B3", "D3")]


@pytest.mark.clause("R-98")
@pytest.mark.parametrize("other", ["A3", "E3"])
def test_of_two_alike_that_moved_only_the_one_in_danger_has_a_part(other: str) -> None:
    units: list[Unit] = [
        (OWN, "hq", "C5", 0),
        (ENEMY, "hq", "E1", 0),
        (OWN, "mutant", "C3", 0),
        (OWN, "mutant", other, 0),
        (ENEMY, "commando", "C1", 1),
    ]
    puzzle = puzzle_of(units, {"move": 2}, use=2, goal="lose_no_unit")
    step = {"A3": "A2", "E3": "D4"}[other]
    moves = ["play move C3 B3 0", f"play move {other} {step} 0"]
    assert parts_after(puzzle, moves) == {("own", "mutant", "B3")}


@pytest.mark.clause("R-98")
def test_a_replaced_unit_comes_back_where_that_does_no_harm() -> None:
    units: list[Unit] = [*CORNERS, (OWN, "pacifier", "B3", 0)]
    puzzle = puzzle_of(units, {"judge": 1}, armies=("steel_police", "borgo"))
    assert parts_after(puzzle, ["replace B3 judge 0"]) == set()


def parts_after(puzzle: Puzzle, moves: list[str]) -> frozenset[Part]:
    attempt = PuzzleAttempt.at(puzzle)
    for move in moves:
        attempt = attempt.after(attempt.parse(move))
    assert attempt.fight().solved
    return parts_of(TurnSearch(puzzle.start(), attempt.aim, silent), attempt.state)


@pytest.mark.clause("R-98")
@pytest.mark.parametrize("name", SCENES)
def test_what_fewer_tiles_cannot_do_has_parts(name: str) -> None:
    proof = prove(SCENES[name])
    assert proof.fewer or all(idea.parts for idea in proof.ideas)


@pytest.mark.parametrize("moves", [[], ["place scout A2 0"], ["place brawler E3 0"], ["nonsense"]])
def test_a_puzzle_does_not_hold_whose_own_solution_solves_nothing(moves: list[str]) -> None:
    units: list[Unit] = [*CORNERS, (OWN, "mutant", "E2", 3)]
    offer = {"scout": 1, "brawler": 1}
    proof = prove(puzzle_of(units, offer, goal="destroy_hq", health=(20, 3), solution=moves))
    assert proof.solved
    assert not proof.sample
    assert not proof.holds


def test_what_cannot_be_solved_is_known_and_how_near_one_comes() -> None:
    proof = prove(puzzle_of([*CORNERS], {"brawler": 1}, goal="destroy_hq", health=(20, 3)))
    assert (proof.solved, proof.missing, proof.solutions, proof.least) == (False, 1, 0, 1)
    assert all(way[0].startswith("place brawler") for way in proof.misses)


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    prove(shipped_puzzles()["the_safe_side"], lambda done, of: told.append((done, of)))
    assert told[-1][0] == told[-1][1] == len(told)
