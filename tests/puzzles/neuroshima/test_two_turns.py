"""Puzzles of two turns (R-99): the opponent answers between them, and every answer counts."""

import pytest

from ashfall.neuroshima import COMPILED
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, judge
from ashfall.puzzles.neuroshima.first_turns import near_first_turns
from ashfall.puzzles.neuroshima.puzzle import InvalidPuzzle, Puzzle, parse_puzzle
from ashfall.puzzles.neuroshima.search import TurnSearch, silent
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.puzzles.neuroshima.solver import prove
from ashfall.puzzles.neuroshima.why import reasons_of
from ashfall.table.errors import IllegalMove
from tests.puzzles.neuroshima.brute_force import board_of, brute_force
from tests.puzzles.neuroshima.small import ENEMY, OWN, Unit, crowded, puzzle_of, puzzle_text, turned

HQS: list[Unit] = [(OWN, "hq", "C5", 0), (ENEMY, "hq", "C1", 0)]

TWO = {"turns": 2, "replies": 1}
SCENES: dict[str, Puzzle] = {
    "two blows": puzzle_of(
        crowded("scout", ("E2", "D3", "D2", "C3"), [(OWN, "officer", "D4", 0)], OWN),
        {"brawler": 1, "claws": 1},
        goal="destroy_hq",
        health=(20, 2),
        reply={"brawler": 1},
        **TWO,
    ),
    "pushed, then struck": puzzle_of(
        crowded("blocker", ("C3", "D3", "E2", "B2"), [(ENEMY, "brawler", "C2", 0)], OWN),
        {"push_back": 1, "hybrid": 1},
        goal="destroy_unit",
        target="brawler",
        armies=("moloch", "outpost"),
        reply={"medic": 1},
        **TWO,
    ),
}


@pytest.mark.clause("R-99")
@pytest.mark.parametrize("name", SCENES)
def test_it_finds_what_plain_enumeration_finds(name: str) -> None:
    puzzle = SCENES[name]
    start = puzzle.start()
    search = TurnSearch(start, puzzle.aim(start), silent)
    missing, boards = brute_force(puzzle)
    assert search.run() == missing
    assert {board_of(board) for board in search.boards} == boards
    assert len(search.solutions) == len(boards)


@pytest.mark.clause("R-99")
def test_the_opponent_answers_from_the_given_hand_and_may_use_none() -> None:
    puzzle = puzzle_of(HQS, {"mutant": 2}, reply={"scout": 1, "medic": 1}, goal="survive", **TWO)
    attempt = PuzzleAttempt.at(puzzle)
    assert (attempt.turn, attempt.left, attempt.can_end, attempt.can_fight) == (1, 1, False, False)
    with pytest.raises(IllegalMove, match="R-99"):
        attempt.parse("end")
    attempt = attempt.after(attempt.parse("place mutant A1 0"))
    assert (attempt.left, attempt.can_end, attempt.can_fight) == (0, True, False)
    attempt = attempt.after(attempt.parse("end"))
    assert not attempt.is_own
    assert {"place scout A2 0", "place medic B1 0", "end"} <= {attempt.text(code) for code in attempt.moves()}
    attempt = attempt.after(attempt.parse("end"))
    assert (attempt.turn, attempt.left, attempt.is_own) == (2, 1, True)
    attempt = attempt.after(attempt.parse("place mutant A2 0"))
    assert (attempt.can_end, attempt.can_fight) == (False, True)
    assert attempt.fight().solved


@pytest.mark.clause("R-99")
def test_what_a_turn_uses_up_is_there_again_in_the_next() -> None:
    units = [*HQS, (OWN, "assassin", "A3", 0)]
    puzzle = puzzle_of(units, {"mutant": 2}, reply={"scout": 1}, goal="survive", **TWO)
    moves = ["mobility A3 A2 0", "place mutant E3 0", "end", "end", "mobility A2 A1 0"]
    assert PuzzleAttempt.along(puzzle, moves).left == 1
    with pytest.raises(IllegalMove, match='"mobility A2 A1 0"'):
        PuzzleAttempt.along(puzzle, ["mobility A3 A2 0", "mobility A2 A1 0"])


@pytest.mark.clause("R-99")
def test_terror_forbids_the_answer() -> None:
    puzzle = puzzle_of(
        HQS, {"terror": 1, "judge": 1}, armies=("steel_police", "outpost"), reply={"scout": 1}, **TWO
    )
    attempt = PuzzleAttempt.along(puzzle, ["play terror", "end"])
    assert [attempt.text(code) for code in attempt.moves()] == ["end"]


@pytest.mark.clause("R-99", "R-50")
def test_a_perfect_opponent_answers_as_is_worst() -> None:
    puzzle = SCENES["two blows"]
    start = PuzzleAttempt.at(puzzle)
    worths = []
    for code in start.moves():
        attempt = start.after(code)
        answered = attempt.after(attempt.parse("end")).answered()
        assert answered.is_own
        assert answered.way[-1] == "end"
        assert answered.worth() == attempt.worth()
        verdict = judge(puzzle, attempt.way)
        assert verdict.missing == attempt.worth()
        assert verdict.way[:2] == (*attempt.way, "end")
        worths.append(attempt.worth())
    assert set(worths) == {0, 1, 2}


@pytest.mark.clause("R-99")
def test_the_way_of_an_idea_is_a_whole_game() -> None:
    puzzle = SCENES["two blows"]
    for idea in prove(puzzle).ideas:
        assert idea.way.count("end") == 2
        assert PuzzleAttempt.along(puzzle, idea.way).fight().solved


@pytest.mark.clause("R-99")
@pytest.mark.parametrize("name", SCENES)
def test_the_nearest_misses_are_first_turns_that_lack_least(name: str) -> None:
    """As a perfect opponent shows who meets every first turn."""
    puzzle = SCENES[name]
    start = PuzzleAttempt.at(puzzle)
    worths = [attempt.worth() for code in start.moves() if (attempt := start.after(code)).can_end]
    proof = prove(puzzle)
    assert proof.least == min(worth for worth in worths if worth)
    assert proof.misses
    assert proof.near <= worths.count(proof.least)
    for way in proof.misses:
        verdict = judge(puzzle, way)
        assert verdict.missing == proof.least
        assert "end" not in way


@pytest.mark.clause("R-99")
def test_a_verdict_tells_that_the_first_turn_was_wrong() -> None:
    puzzle = SCENES["two blows"]
    proof = prove(puzzle)
    wrong = judge(puzzle, proof.misses[0])
    reasons = {phrase.id: phrase.args for phrase in reasons_of(puzzle, wrong).phrases}
    assert reasons["puzzle-why-first-turn"] == {"missing": proof.least}


@pytest.mark.clause("R-99")
def test_a_verdict_tells_that_the_second_turn_was_wrong() -> None:
    puzzle = SCENES["two blows"]
    first = PuzzleAttempt.along(puzzle, ["place claws C3 3"])
    assert judge(puzzle, first.way).solved
    second = first.after(first.parse("end")).answered()
    last = [second.after(code).answered() for code in second.moves()]
    failed = next(attempt for attempt in last if attempt.can_fight and not attempt.fight().solved)
    said = [phrase.id for phrase in reasons_of(puzzle, failed.fight()).phrases]
    assert "puzzle-why-second-turn" in said


@pytest.mark.clause("R-99")
def test_misses_that_take_too_long_are_not_told() -> None:
    puzzle = SCENES["two blows"]
    start = puzzle.start()
    search = TurnSearch(start, puzzle.aim(start), silent)
    assert search.run() == 0
    assert near_first_turns(search, 0).ways == []
    assert search.is_whole
    assert search.solves(search.boards[0])


@pytest.mark.clause("R-98", "R-99")
def test_turning_the_whole_puzzle_changes_no_count() -> None:
    counts = []
    for times in range(6):
        proof = prove(turned(SCENES["two blows"], times))
        counts.append((proof.missing, proof.solutions, len(proof.ideas), proof.fewer, proof.least))
    assert counts == counts[:1] * 6


@pytest.mark.clause("R-99")
@pytest.mark.parametrize("key", ["two_roads_one_gun", "cards_on_the_table"] if COMPILED else [])
def test_a_tile_less_in_either_turn_does_not_do(key: str) -> None:
    puzzle = shipped_puzzles()[key]
    for use, again in ((0, 1), (1, 0)):
        start = puzzle.start(use)
        assert TurnSearch(start, puzzle.aim(start, 1, again), silent).run() > 0


TEXT = puzzle_text(HQS, {"mutant": 2}, reply={"scout": 1}, **TWO)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("turns = 2", "turns = 3", "turns: expected 1..2, got 3"),
        ("turns = 2", "turns = 1", 'reply: expected it with "turns = 2" only'),
        ("replies = 1", "replies = 2", "replies: expected 1..1, got 2"),
        ("reply = { scout = 1 }", "", "reply: is missing, expected a table"),
        ("scout = 1", "mutant = 1", 'reply: the army "outpost" has no tile "mutant"'),
        ("scout = 1", "battle = 1", "reply.battle: the battle begins by itself"),
        ("mutant = 2", "mutant = 1", "offer: expected 2 tiles or more, one for each turn"),
        ("use = 1", "use = 2", "use: expected 1..1, got 2"),
    ],
)
def test_a_mistake_about_turns_is_told(before: str, after: str, said: str) -> None:
    assert before in TEXT
    with pytest.raises(InvalidPuzzle) as error:
        parse_puzzle(TEXT.replace(before, after), "mine.toml")
    assert said in str(error.value)
