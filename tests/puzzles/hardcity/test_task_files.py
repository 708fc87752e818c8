"""Task files: what they hold, and what is said of mistakes."""

from fractions import Fraction
from importlib.resources import files
from pathlib import Path

import pytest

from ashfall.hardcity.telling.words import Words
from ashfall.puzzles.hardcity.shipped import shipped_tasks
from ashfall.puzzles.hardcity.task import HARDEST, THEMES, InvalidTask, parse_task
from ashfall.puzzles.hardcity.wording import goal_phrases, level_phrase, percent, theme_phrase
from ashfall.table.texts import Texts
from tests.languages import WHOLE
from tests.puzzles.hardcity.tiny import HEAD, task_of, task_text

ME = 'space = "D7"'
SCENE = 'mutants = ["C4"]'
GOAL = "happened = { mutant_killed = 1 }"


def test_the_shipped_tasks_are_numbered_and_told_in_every_language() -> None:
    found = shipped_tasks()
    assert len(found) >= 10
    assert [task.number for task in found.values()] == list(range(1, len(found) + 1))
    for task in found.values():
        assert set(WHOLE) <= set(task.title), task.key
        assert set(WHOLE) <= set(task.story), task.key
        assert task.themes, task.key
        assert task.places, task.key
    assert {task.scene.episode for task in found.values()} == {1, 2, 3, 4, 5}
    assert {task.difficulty for task in found.values()} == set(range(1, HARDEST + 1))
    assert {theme for task in found.values() for theme in task.themes} == set(THEMES)
    assert {task.officer for task in found.values()} == {"donathan", "jenny", "miranda", "marcellus"}
    folder = Path(str(files("ashfall.puzzles.hardcity") / "collection"))
    assert {path.stem for path in folder.glob("*.toml")} == set(found)


def test_the_difficulty_never_falls() -> None:
    levels = [task.difficulty for task in shipped_tasks().values()]
    assert levels == sorted(levels)


@pytest.mark.parametrize("language", WHOLE)
def test_goals_themes_and_levels_have_words(language: str) -> None:
    words, texts = Words(language), Texts(language)
    for task in shipped_tasks().values():
        for phrase in goal_phrases(task.goal):
            assert words.say(phrase) != phrase.id
            assert not phrase.id.endswith("-event"), task.key
    for phrase in (*map(theme_phrase, THEMES), *map(level_phrase, range(1, HARDEST + 1))):
        assert texts.format(phrase.id) != phrase.id


def test_every_condition_of_a_goal_can_be_told() -> None:
    goal = """
at = { jenny = "D5" }
hp = { jenny = 2 }
happened = { mutant_killed = 2, crate_opened = 1 }
never = ["civilian_killed", "ammo_out"]
made = "shoot"
helicopter = "E4"
unless = { happened = { evacuated = 1 } }
"""
    told = [Words("en").say(phrase) for phrase in goal_phrases(task_of("jenny", ME, SCENE, goal).goal)]
    assert told == [
        "Kill 2 mutants.",
        "crate_opened: at least 1.",
        "Jenny Takabura stands on D5 in the end.",
        "The helicopter is over E4 in the end.",
        'Make the move "shoot".',
        "Jenny Takabura has at least 2 HP in the end.",
        "No civilian dies.",
        "Never: ammo_out.",
        "But not: Bring 1 person to safety.",
    ]


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1), "100 %"),
        (Fraction(3, 4), "75 %"),
        (Fraction(2, 3), "66.7 %"),
        (Fraction(99999, 100000), "99.9 %"),
        (Fraction(1, 100000), "0.1 %"),
    ],
)
def test_percents_look_certain_only_where_they_are(chance: Fraction, said: str) -> None:
    assert percent(chance) == said


@pytest.mark.parametrize(
    ("text", "field", "problem"),
    [
        ("number = ", "", "expected TOML"),
        (task_text("jenny", ME, SCENE, GOAL, HEAD + "nonsense = 1"), "nonsense", "unknown key"),
        (task_text("jenny", ME, SCENE, GOAL, HEAD.replace("number = 1", "")), "number", "is missing"),
        (
            task_text("jenny", ME, SCENE, GOAL, HEAD.replace("difficulty = 1", "difficulty = 6")),
            "difficulty",
            "expected 1..5, got 6",
        ),
        (
            task_text("jenny", ME, SCENE, GOAL, HEAD.replace("kills", "chess")),
            "themes",
            'unknown word "chess"',
        ),
        (
            task_text("jenny", ME, SCENE, GOAL, HEAD.replace('"1/2"', '"1/0"')),
            "best",
            'expected a chance such as "5/9"',
        ),
        (
            task_text("jenny", ME, SCENE, GOAL, HEAD.replace('"1/2"', '"3/2"')),
            "best",
            "above 0 and at most 1",
        ),
        (
            task_text("jenny", ME, SCENE, GOAL, HEAD.replace('"1/2"', '"1e-999999999"')),
            "best",
            'got "1e-999999999"',
        ),
        (
            task_text("jenny", ME, SCENE, GOAL) + f"\n[goal{'.unless' * 2000}]\nmade = 'shoot'\n",
            "goal",
            "expected fewer conditions inside each other",
        ),
        (task_text("jenny", ME, SCENE, GOAL, HEAD + 'places = ["Z1"]'), "places", 'unknown "Z1"'),
        (task_text("jenny", ME, 'mutants = "C4"', GOAL), "scene.mutants", "expected `array`"),
        (task_text("jenny", ME, 'mutants = ["Z4"]', GOAL), "scene.mutants", "expected a space of the map"),
        (task_text("jenny", ME, 'mode = "versus"', GOAL), "scene.mode", 'expected "coop"'),
        (task_text("jenny", ME, "is_zeros = true", GOAL), "scene.is_zeros", "an officer's turn"),
        (task_text("jenny", ME, 'takes = ["montage"]', GOAL), "scene.takes", "none that draws a card"),
        (task_text("jenny", ME, "dark = [1]", GOAL), "scene.dark", "expected lamps"),
        (task_text("jenny", ME, 'rats = ["C4"]', GOAL), "scene.rats", "expected at most 0"),
        (task_text("nobody", ME, SCENE, GOAL), "scene.officers", "expected donathan, jenny"),
        (
            task_text("jenny", ME + ', abilities = ["suplex"]', SCENE, GOAL),
            "scene.officers.jenny.abilities",
            'no card "suplex"',
        ),
        (task_text("jenny", ME, SCENE, ""), "goal", "at least one condition"),
        (task_text("jenny", ME, SCENE, "wins = true"), "goal", "unknown field `wins`"),
        (
            task_text("jenny", ME, SCENE, "happened = { mutant_kiled = 1 }"),
            "goal.happened",
            'unknown "mutant_kiled", did you mean "mutant_killed"',
        ),
        (
            task_text("jenny", ME, SCENE, "happened = { mutant_killed = 99 }"),
            "goal.happened.mutant_killed",
            "expected 1..15, got 99",
        ),
        (task_text("jenny", ME, SCENE, 'at = { bob = "C4" }'), "goal.at", 'unknown "bob"'),
        (task_text("jenny", ME, SCENE, 'at = { jenny = "Z9" }'), "goal.at.jenny", 'unknown "Z9"'),
        (task_text("jenny", ME, SCENE, 'made = "dance"'), "goal.made", 'unknown "dance"'),
        (
            task_text("jenny", ME, SCENE, GOAL + '\nunless = { helicopter = "Z9" }'),
            "goal.unless.helicopter",
            'unknown "Z9"',
        ),
    ],
)
def test_mistakes_name_the_file_the_field_and_what_was_expected(text: str, field: str, problem: str) -> None:
    with pytest.raises(InvalidTask) as raised:
        parse_task(text, "mine.toml")
    assert (raised.value.source, raised.value.field) == ("mine.toml", field)
    assert problem in raised.value.problem
    assert "\n" not in str(raised.value)
