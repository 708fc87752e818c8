"""An attempt is judged by its choices: luck never decides whether a task is solved."""

from fractions import Fraction

import pytest

from ashfall.puzzles.hardcity.checker import TaskAttempt, judge_turn
from ashfall.puzzles.hardcity.shipped import shipped_tasks
from ashfall.table.errors import IllegalMove
from tests.puzzles.hardcity.tiny import played_well, task_of

EASY = "the_easy_half"
SEEDS = range(12)


def test_best_choices_solve_whatever_the_dice_do() -> None:
    verdicts = [
        judge_turn(shipped_tasks()[EASY], ["aim C4 mutant1", "shoot F5"], seed).verdict() for seed in SEEDS
    ]
    assert all(verdict.is_solved and verdict.is_over for verdict in verdicts)
    assert {verdict.is_reached for verdict in verdicts} == {True, False}
    assert {(verdict.kept, verdict.chance) for verdict in verdicts} == {(Fraction(1), Fraction(3, 4))}


def test_a_choice_that_gives_chance_away_is_named_however_lucky() -> None:
    verdicts = [
        judge_turn(shipped_tasks()[EASY], ["aim F5 mutant2", "shoot C4"], seed).verdict() for seed in SEEDS
    ]
    assert {verdict.is_reached for verdict in verdicts} == {True, False}
    assert not any(verdict.is_solved for verdict in verdicts)
    slip = verdicts[0].slips[0]
    assert (slip.move, slip.best, slip.left) == ("aim F5 mutant2", Fraction(3, 4), Fraction(5, 12))
    assert slip.better == ("shoot F5", "aim C4 mutant1")
    assert verdicts[0].kept == Fraction(5, 9)
    assert verdicts[0].chance == Fraction(5, 12)


def test_slips_multiply() -> None:
    scene = 'episode = 3\nstunned = ["SC1", "SD1"]'
    task = task_of("jenny", 'space = "SB1", ap = 4', scene, "happened = { mutant_killed = 2 }")
    attempt = judge_turn(task, ["step SA1", "step SB1", "step SA2"], 0)
    verdict = attempt.verdict()
    kept = Fraction(1)
    for choice in verdict.choices:
        kept *= choice.left / choice.best
    assert verdict.kept == kept
    assert len(verdict.slips) == 2  # the first step and the third one pay, the second one is free
    assert not verdict.is_over


def test_ending_early_gives_everything_away() -> None:
    verdict = judge_turn(shipped_tasks()[EASY], ["end"], 0).verdict()
    assert (verdict.is_over, verdict.is_reached, verdict.kept) == (True, False, Fraction(0))


def test_the_turn_stops_where_the_goal_is_reached_and_no_card_is_drawn_after_it() -> None:
    task = shipped_tasks()["in_and_out"]
    attempt = judge_turn(task, [*task.solution, "end"], 0)
    assert attempt.is_reached
    assert attempt.is_over
    assert len(attempt.choices) == len(task.solution)
    # The last donut is spent, so the rules would end the turn by themselves; AutoDoc has done nothing yet.
    assert attempt.verdict().is_solved
    assert {event.__struct_config__.tag for event in attempt.last} >= {"evacuated"}
    assert "turn_ended" not in {event.__struct_config__.tag for event in attempt.last}


def test_who_falls_has_failed() -> None:
    attempt = judge_turn(
        shipped_tasks()["one_breath_left"], ["step C5", "step D4 civilian1", "give jenny"], 0
    )
    verdict = attempt.verdict()
    assert (verdict.is_over, verdict.is_reached, verdict.is_solved) == (True, False, False)
    assert [slip.move for slip in verdict.slips] == ["step D4 civilian1"]


def test_an_attempt_without_hope_is_over() -> None:
    attempts = [played_well(shipped_tasks()["one_breath_left"], seed) for seed in range(20)]
    hopeless = [attempt for attempt in attempts if not attempt.is_reached]
    assert 0 < len(hopeless) < 20
    for attempt in hopeless:
        assert attempt.chance == 0
        assert not attempt.has_ended
        assert attempt.verdict().is_solved


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("shoot B2", '"shoot B2": '),
        ("dance", "unknown verb"),
        ("auto mutants", '"auto mutants"'),
    ],
)
def test_what_cannot_be_done_is_refused(move: str, said: str) -> None:
    with pytest.raises(IllegalMove) as raised:
        judge_turn(shipped_tasks()[EASY], [move], 0)
    assert said in str(raised.value)


def test_the_same_seed_is_the_same_luck() -> None:
    def made(seed: int) -> list[str]:
        attempt = TaskAttempt(shipped_tasks()[EASY], seed)
        attempt.make("shoot F5")
        return [str(event.to_dict()) for event in attempt.last]

    assert made(3) == made(3)
    assert len({str(made(seed)) for seed in SEEDS}) > 3
