"""Puzzle files: what they hold, and what is said of mistakes."""

from importlib.resources import files
from pathlib import Path

import pytest

from ashfall.neuroshima import army_keys
from ashfall.neuroshima.view import Table
from ashfall.puzzles.neuroshima.puzzle import GOALS, HARDEST, THEMES, InvalidPuzzle, parse_puzzle
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.table.texts import Texts
from tests.languages import WHOLE
from tests.puzzles.neuroshima.small import ENEMY, OWN, puzzle_of, puzzle_text

HQS = [(OWN, "hq", "C5", 0), (ENEMY, "hq", "C1", 0)]


@pytest.mark.clause("NH-15.1")
def test_a_puzzle_has_all_that_a_printed_one_has() -> None:
    puzzle = shipped_puzzles()["division_of_labour"]
    assert puzzle.number in range(1, len(shipped_puzzles()) + 1)
    assert puzzle.title["en"] == "Division of labour"
    assert puzzle.story["uk"].startswith("На вашу браму")
    assert (puzzle.use, puzzle.is_exact) == (2, True)
    assert puzzle.difficulty in range(1, HARDEST + 1)
    assert (puzzle.goal, puzzle.themes) == ("ahead", ("initiative",))
    assert puzzle.solution == ("place claws A3 1", "place brawler B1 1")
    table = Table(puzzle.start())
    assert sorted(table.hand(0)) == ["brawler", "claws", "claws", "medic"]
    assert [table.health(seat) for seat in (0, 1)] == [14, 14]
    visitor = table.unit("C1")
    assert visitor is not None
    assert (visitor.tile, visitor.facing, visitor.wounds) == ("juggernaut", 2, 0)


@pytest.mark.clause("NH-15.3")
def test_more_tiles_may_be_offered_than_the_army_has() -> None:
    puzzle = puzzle_of(HQS, {"super_mutant": 3})
    assert Table(puzzle.start()).hand(0) == ["super_mutant"] * 3


def test_the_shipped_puzzles_are_numbered_and_told_in_every_language() -> None:
    found = shipped_puzzles()
    assert [puzzle.number for puzzle in found.values()] == list(range(1, len(found) + 1))
    for puzzle in found.values():
        assert set(WHOLE) <= set(puzzle.title), puzzle.key
        assert set(WHOLE) <= set(puzzle.story), puzzle.key
        assert puzzle.themes, puzzle.key
    assert {puzzle.goal for puzzle in found.values()} == set(GOALS)
    assert {puzzle.armies[0] for puzzle in found.values()} == set(army_keys())
    folder = Path(str(files("ashfall.puzzles.neuroshima") / "collection"))
    assert {path.stem for path in folder.glob("*.toml")} == set(found)


def test_every_goal_theme_and_level_has_its_words() -> None:
    for language in WHOLE:
        texts = Texts(language)
        ids = [f"puzzle-theme-{theme}" for theme in THEMES]
        ids += [f"puzzle-{what}-{goal}" for goal in GOALS for what in ("goal", "why")]
        ids += [f"puzzle-level-{level}" for level in range(1, HARDEST + 1)]
        assert [text_id for text_id in ids if text_id not in texts] == []


TEXT = puzzle_text(HQS, {"mutant": 2, "scout": 1}, solution=["place mutant C2 0"])
MISTAKES = [
    ("number = 1", "number = 0", "number: expected 1..9999, got 0"),
    ("difficulty = 1", 'difficulty = "easy"', "difficulty: expected a whole number, got a text"),
    ('goal = "survive"', 'goal = "win"', 'goal: unknown word "win", expected one of: destroy_hq, ahead'),
    ('goal = "survive"', 'goal = "destroy_unit"', 'target: expected it with the goal "destroy_unit"'),
    ("themes = []", 'themes = ["luck"]', 'themes: unknown word "luck"'),
    ("themes = []", 'theme = "nets"', 'theme: unknown key, did you mean "themes"?'),
    ("use = 1", "at_most = 1\nuse = 1", 'use: expected either "use" or "at_most"'),
    ("use = 1", "use = 4", "use: expected 1..3, got 4"),
    ("scout = 1", "scoot = 1", 'offer: the army "borgo" has no tile "scoot", did you mean "scout"'),
    ("scout = 1", "battle = 1", "offer.battle: the battle begins by itself, expected other tiles"),
    ("scout = 1", "scout = 5", "offer.: expected 1 to 6 tiles, got 7"),
    ('title.en = "Test"', 'title.pl = "Test"', "title.en: is missing, expected a text"),
    ('hex = "C1"', 'hex = "Z9"', "position.units[1].hex: expected a hex of the board such as C3"),
    ('tile = "hq", hex = "C1"', 'tile = "scout", hex = "C1"', "position.units: expected both HQs"),
    ("[position]", "[position]\nhands = [[], []]", "position.hands: unknown key"),
    ("[position]", "[position]\nturn = 7", "position.turn: expected 0 or 1, got 7"),
    ("[position]", "[position", "expected TOML"),
]


@pytest.mark.parametrize(("before", "after", "said"), MISTAKES)
def test_a_mistake_is_told_with_file_field_and_what_was_expected(before: str, after: str, said: str) -> None:
    assert before in TEXT
    with pytest.raises(InvalidPuzzle) as error:
        parse_puzzle(TEXT.replace(before, after), "mine.toml")
    assert str(error.value).startswith("mine.toml: ")
    assert said in str(error.value)


def test_the_named_unit_must_stand_on_the_board() -> None:
    with pytest.raises(InvalidPuzzle, match='target: no unit of "outpost" on the board is "hmg"'):
        puzzle_of([*HQS, (ENEMY, "medic", "C2", 0)], {"mutant": 1}, goal="destroy_unit", target="hmg")


@pytest.mark.clause("R-96")
def test_a_board_that_would_be_full_is_refused() -> None:
    labels = Table(puzzle_of(HQS, {"mutant": 1}).start()).state.rules.board.labels
    walls = [(ENEMY, "scout", hex, 0) for hex in labels if hex not in ("C1", "C5", "C3")]
    assert puzzle_of([*HQS, *walls[1:]], {"mutant": 1}).use == 1
    with pytest.raises(InvalidPuzzle, match="more empty hexes than tiles to use"):
        puzzle_of([*HQS, *walls], {"mutant": 1})
