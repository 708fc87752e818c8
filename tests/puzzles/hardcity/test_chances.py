"""Chances are exact: as the plainest search finds them, as dice fall, and as every shipped file says."""

from fractions import Fraction
from math import sqrt

import pytest

from ashfall.hardcity import COMPILED
from ashfall.hardcity.ground.rows import SEED
from ashfall.puzzles.hardcity.aims import aim_of
from ashfall.puzzles.hardcity.search import ChanceSearch, TooMuchWork, UnforeseenDraw
from ashfall.puzzles.hardcity.shipped import shipped_tasks
from ashfall.puzzles.hardcity.solver import prove_chance
from ashfall.puzzles.hardcity.task import CityPuzzle
from tests.puzzles.hardcity.plain_search import plain_chance
from tests.puzzles.hardcity.tiny import played_well, task_of

QUICK = ("in_and_out", "the_easy_half", "one_breath_left")  # also where the rules are not compiled
KILL = "happened = { mutant_killed = %d }"

SMALL: dict[str, CityPuzzle] = {
    "one shot": task_of("jenny", 'space = "D7", ap = 1', 'episode = 2\nmutants = ["C5"]', KILL % 1),
    "two shots, skulls": task_of(
        "jenny", 'space = "SB1", ap = 2', 'episode = 3\nmutants = ["SC1"]\nstunned = ["SC1"]', KILL % 2
    ),
    "a die again": task_of("donathan", 'space = "SB1", ap = 1', 'episode = 3\nmutants = ["SC1"]', KILL % 1),
    "a blow in the sewer": task_of(
        "marcellus",
        'space = "SB1", ap = 2, hp = 1',
        'episode = 3\nmutants = ["SB1", "SB1"]',
        'at = { marcellus = "SC2" }',
    ),
    "a blow that hurts nobody": task_of(
        "jenny",
        'space = "SB1", ap = 2',
        'episode = 3\nmutants = ["SB1"]',
        'at = { jenny = "SC1" }\nnever = ["officer_hurt"]',
    ),
    "a barrel on the roof": task_of(
        "donathan",
        'space = "RA1", ap = 1',
        'episode = 5\nbarrels = ["RD1"]',
        "happened = { barrel_gone = 1 }",
    ),
    "a crate": task_of(
        "jenny",
        'space = "SB1", ap = 1',
        'episode = 3\ncrates = ["SB1"]\nmutants = ["SC1", "SC1"]',
        KILL % 2,
    ),
    "a lid to weld": task_of(
        "jenny", 'space = "B2", ap = 2', "episode = 2", "happened = { welded = 1 }\nhp = { jenny = 4 }"
    ),
    "big iron": task_of(
        "donathan",
        'space = "SA1", ap = 2, abilities = ["big_iron"]',
        'episode = 3\nrats = ["SC1"]\nmutants = ["SC1"]',
        KILL % 2,
    ),
}


@pytest.mark.parametrize("scene", SMALL)
def test_the_chance_is_that_of_the_plainest_search(scene: str) -> None:
    task = SMALL[scene]
    chance = task.search.best(task.start, 0)
    assert chance == plain_chance(task)
    assert chance > 0


def test_a_chance_that_can_be_counted_by_hand() -> None:
    assert SMALL["one shot"].search.best(SMALL["one shot"].start, 0) == Fraction(5, 12)
    # One die welds with two hits only, two dice in 15 of 36 ways; a second try, or a skull that is paid for.
    lid = SMALL["a lid to weld"]
    first, skull = Fraction(15, 36), Fraction(4, 36)
    assert lid.search.best(lid.start, 0) == first + skull + (1 - first - skull) * first


@pytest.mark.parametrize("key", shipped_tasks())
def test_every_shipped_task_is_proven(key: str) -> None:
    if not COMPILED and key not in QUICK:
        pytest.skip("takes long where the rules are not compiled")
    proof = prove_chance(shipped_tasks()[key])
    assert proof.holds
    assert proof.is_trap
    assert proof.best == shipped_tasks()[key].best


@pytest.mark.parametrize(("key", "games"), [("the_easy_half", 600), ("one_breath_left", 300)])
def test_dice_fall_as_the_chance_says(key: str, games: int) -> None:
    task = shipped_tasks()[key]
    verdicts = [played_well(task, seed).verdict() for seed in range(games)]
    assert all(verdict.is_solved for verdict in verdicts)
    reached = sum(verdict.is_reached for verdict in verdicts)
    spread = sqrt(task.best * (1 - task.best) / games)
    assert abs(reached / games - task.best) < 4 * spread


def test_the_dice_and_piles_of_a_state_play_no_part() -> None:
    task = SMALL["a crate"]
    chances = {
        ChanceSearch(task.dealt(seed), aim_of(task.goal)).best(task.dealt(seed), 0) for seed in range(6)
    }
    assert chances == {task.search.best(task.start, 0)}
    assert [int(task.start.get(SEED + word)) for word in range(4)] == [0, 0, 0, 0]


def test_too_much_work_is_refused() -> None:
    task = SMALL["two shots, skulls"]
    with pytest.raises(TooMuchWork, match="more than 5 states"):
        ChanceSearch(task.start, aim_of(task.goal), 5).best(task.start, 0)


def test_abilities_that_would_be_drawn_are_refused() -> None:
    task = task_of(
        "jenny", 'space = "SB1", ap = 2', 'episode = 3\nkills = 9\nmutants = ["SC1", "SC1"]', KILL % 2
    )
    with pytest.raises(UnforeseenDraw, match="gain an ability"):
        task.search.best(task.start, 0)


def test_mutants_and_civilians_are_as_good_as_each_other() -> None:
    scene = 'episode = 3\nmutants = ["SC1", "SD1"]\nstunned = ["SD1"]'
    other = 'episode = 3\nmutants = ["SD1", "SC1"]\nstunned = ["SD1"]'
    chances = []
    for each in (scene, other):
        task = task_of("miranda", 'space = "SA1", ap = 3', each, KILL % 3)
        chances.append((task.search.best(task.start, 0), task.search.states))
    assert chances[0] == chances[1]
