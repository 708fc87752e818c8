"""What is said of an attempt and of a puzzle: reasons, hints, and how much was looked at."""

import pytest

from ashfall.neuroshima import COMPILED
from ashfall.neuroshima.words import Words
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, judge
from ashfall.puzzles.neuroshima.clues import clues_of
from ashfall.puzzles.neuroshima.puzzle import THEMES, Puzzle
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.puzzles.neuroshima.solver import prove
from ashfall.puzzles.neuroshima.task import count_phrase, goal_phrase
from ashfall.puzzles.neuroshima.why import reasons_of
from ashfall.table.phrases import Phrase, TileRef
from ashfall.table.texts import Texts
from tests.languages import WHOLE
from tests.puzzles.neuroshima.small import ENEMY, OWN, puzzle_of, some_of

HQS = [(OWN, "hq", "C5", 0), (ENEMY, "hq", "C1", 0)]


def told(puzzle: Puzzle, phrases: tuple[Phrase, ...], language: str = "en") -> list[str]:
    words = Words(puzzle.start().rules.armies, language)
    return [words.say(phrase) for phrase in phrases]


def reasons(puzzle: Puzzle, moves: list[str]) -> tuple[list[str], tuple[str, ...]]:
    found = reasons_of(puzzle, judge(puzzle, moves))
    return told(puzzle, found.phrases), found.hexes


@pytest.mark.clause("R-50")
def test_the_unit_that_made_the_difference_is_named() -> None:
    """A Commando shoots the Brawler before it can strike."""
    units = [*HQS, (ENEMY, "commando", "B1", 0), (ENEMY, "scout", "E1", 0), (OWN, "officer", "A3", 0)]
    puzzle = puzzle_of(units, {"brawler": 1}, goal="destroy_hq", health=(5, 2))
    said, hexes = reasons(puzzle, ["place brawler C2 0"])
    assert said == [
        "Not solved: the enemy HQ still has 2 health.",
        "The difference: Commando B1. Without it the goal would have been reached.",
    ]
    assert hexes == ("B1",)


def test_own_units_that_did_nothing_are_named() -> None:
    units = [*HQS, (ENEMY, "net_fighter", "B1", 1), (ENEMY, "net_fighter", "D1", 3)]
    puzzle = puzzle_of(units, {"brawler": 1}, goal="destroy_hq", health=(5, 2), armies=("borgo", "hegemony"))
    said, hexes = reasons(puzzle, ["place brawler C2 0"])
    assert said[1:] == ["Netted, so without an attack: Brawler C2."]
    assert hexes == ("C2",)
    units = [*HQS, (ENEMY, "commando", "B1", 0), (ENEMY, "commando", "D1", 2)]
    puzzle = puzzle_of(units, {"brawler": 1}, goal="destroy_hq", health=(5, 2))
    said, hexes = reasons(puzzle, ["place brawler C2 0"])
    assert said[1:] == ["Fallen before attacking: Brawler C2 (Borgo)."]


@pytest.mark.parametrize("key", some_of(shipped_puzzles(), 20))
def test_what_solved_it_is_told_for_every_goal(key: str) -> None:
    puzzle = shipped_puzzles()[key]
    found = reasons_of(puzzle, judge(puzzle, puzzle.solution))
    assert found.phrases
    assert all(phrase.id.startswith("puzzle-won") for phrase in found.phrases)
    for language in WHOLE:
        assert all(told(puzzle, found.phrases, language))


def test_the_last_hit_is_told_with_its_phase() -> None:
    puzzle = shipped_puzzles()["out_of_the_way"]
    said, hexes = reasons(puzzle, list(puzzle.solution))
    assert said == ["The last hit came at initiative 3: Hybrid C5."]
    assert hexes == ("C5",)


@pytest.mark.parametrize("key", ["out_of_the_way", "the_safe_side", "one_gun_two_shots"])
def test_three_hints_lead_to_the_solution(key: str) -> None:
    puzzle = shipped_puzzles()[key]
    proof = prove(puzzle)
    idea = proof.ideas[0]
    clues = clues_of(puzzle, proof)
    assert [bool(clue.tile) for clue in clues] == [False, True, True]
    assert [bool(clue.hex) for clue in clues] == [False, False, True]
    assert clues[2].hex in {hex for _, _, hex in idea.parts}
    assert any(clues[1].tile in move.split() for move in idea.way)
    for language in WHOLE:
        assert len(told(puzzle, tuple(clue.phrase for clue in clues), language)) == 3


def test_the_hints_of_a_push_name_the_tile_and_who_has_to_go() -> None:
    puzzle = shipped_puzzles()["out_of_the_way"]
    clues = clues_of(puzzle, prove(puzzle))
    assert told(puzzle, tuple(clue.phrase for clue in clues)) == [
        "Somebody stands in the wrong place and can be pushed. One thing has to be right. "
        "Beware of what comes near: Guard.",
        "Think of this: Push Back.",
        "Somebody has to leave C3: Commando C3.",
    ]


def test_the_first_hint_warns_of_a_tile_that_nearest_misses_use() -> None:
    puzzle = shipped_puzzles()["better_than_nothing"]
    proof = prove(puzzle)
    phrase = clues_of(puzzle, proof)[0].phrase
    tile = phrase.args["tile"]
    assert isinstance(tile, TileRef)
    assert any(tile.tile in move.split() for way in proof.misses for move in way)
    assert not any(tile.tile in move.split() for idea in proof.ideas for move in idea.way)


@pytest.mark.parametrize("key", ["keep_it_ready"] if COMPILED else [])
def test_in_two_turns_it_warns_of_a_tile_that_comes_too_early(key: str) -> None:
    puzzle = shipped_puzzles()[key]
    phrase = clues_of(puzzle, prove(puzzle))[0].phrase
    for language in WHOLE:
        assert told(puzzle, (phrase,), language)
    assert told(puzzle, (phrase,))[0].endswith("Too early for the first turn: Annihilator.")


def test_every_theme_has_its_hint() -> None:
    for language in WHOLE:
        texts = Texts(language)
        assert [theme for theme in (*THEMES, "none") if f"puzzle-clue-theme-{theme}" not in texts] == []


def test_the_task_is_told_for_one_turn_and_for_two() -> None:
    puzzle = puzzle_of(HQS, {"mutant": 4}, use=2, turns=2, reply={"scout": 3}, replies=2)
    (said,) = told(puzzle, (count_phrase(puzzle),))
    assert said.startswith("Two turns: use exactly 2 of the offered tiles in each.")
    assert "up to 2" in said
    assert told(puzzle, (goal_phrase(puzzle),)) == ["Keep your HQ standing."]


@pytest.mark.parametrize("most", [0, 1, 40, 150])
def test_a_limit_of_work_stops_the_proof_and_claims_nothing_wrong(most: int) -> None:
    puzzle = shipped_puzzles()["the_safe_side"]
    whole = prove(puzzle)
    part = prove(puzzle, most=most)
    assert whole.is_whole
    assert not part.is_whole
    assert not part.holds
    assert part.positions < whole.positions
    assert part.solutions <= whole.solutions
    assert part.missing >= whole.missing
    assert prove(puzzle, most=whole.positions * 3).is_whole


@pytest.mark.clause("R-50")
def test_an_attempt_against_a_perfect_opponent_has_the_moves_of_both() -> None:
    puzzle = shipped_puzzles()["out_of_the_way"]
    attempt = PuzzleAttempt.at(puzzle)
    assert (attempt.turn, attempt.left, attempt.can_fight, attempt.can_end) == (1, 1, False, False)
    attempt = attempt.after(attempt.parse("play push_back C4 C3"))
    assert not attempt.is_own
    attempt = attempt.answered()
    assert attempt.way == ("play push_back C4 C3", "to C2")
    assert (attempt.left, attempt.can_fight) == (0, True)
    assert not attempt.fight().solved
    again = PuzzleAttempt.along(puzzle, attempt.way)
    assert again.fight().missing == attempt.fight().missing
    kind = PuzzleAttempt.along(puzzle, ["play push_back C4 C3", "to D2"])  # replayed as it was made
    assert kind.fight().solved
