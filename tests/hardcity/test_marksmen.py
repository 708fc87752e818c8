"""Abilities that change shots: Crack Shot, Big Iron, Point Blank, Cup Winner, No Warning Shots."""

import pytest

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import (
    BIG_IRON,
    BIG_ONE,
    BLANK,
    CRACK_SHOT,
    CUP_WINNER,
    DONATHAN,
    DOUBLE_HIT,
    HIT,
    JENNY,
    MIRANDA,
    NO_WARNING,
    POINT_BLANK,
)
from ashfall.hardcity.ground.moves import ABILITY, AIMED_SHOT, CHOOSE_MUTANT, PASS, QUICK_SHOT
from tests.hardcity.scenes import alone
from tests.hardcity.stage import Stage


def aims(stage: Stage, who: int = JENNY) -> list[tuple[str, int]]:
    """Where and at whom an officer may aim."""
    return [(stage.label(space), m) for space, m in stage.turn_of(who).offers(AIMED_SHOT)]


@pytest.mark.clause("HC-17.2.3", "HC-R34")
def test_crack_shot_makes_one_aimed_shot_of_a_turn_cheaper() -> None:
    stage = alone(MIRANDA, ap=3)
    first, second = stage.mutants("E5", 2)
    stage.turn_of(MIRANDA).do(AIMED_SHOT, stage.space("E5"), first)
    assert stage.person(MIRANDA, rows.AP) == 2
    assert stage.person(MIRANDA, rows.USED) == 1 << CRACK_SHOT
    stage.do(AIMED_SHOT, stage.space("E5"), second)
    assert stage.person(MIRANDA, rows.AP) == 0


@pytest.mark.clause("HC-17.3.2")
def test_big_iron_spreads_three_points_once_per_turn() -> None:
    stage = alone(DONATHAN).abilities(DONATHAN, BIG_IRON)
    mutants = stage.mutants("E5", 3)
    stage.turn_of(DONATHAN).do(ABILITY, BIG_IRON, stage.space("E5"))
    stage.do(CHOOSE_MUTANT, mutants[1]).do(CHOOSE_MUTANT, mutants[2])
    assert [stage.lies(m) for m in mutants] == [True, True, True]
    assert stage.person(DONATHAN, rows.AP) == 3
    assert not stage.can(ABILITY, BIG_IRON, stage.space("E5"))
    assert stage.offers(AIMED_SHOT) != []


@pytest.mark.clause("HC-R36")
def test_big_iron_deals_two_at_kafars_space() -> None:
    stage = alone(DONATHAN).abilities(DONATHAN, BIG_IRON)
    stage.mutants("E5", kind=BIG_ONE)
    stage.turn_of(DONATHAN).do(ABILITY, BIG_IRON, stage.space("E5"))
    assert stage.get(rows.KAFAR_HEALTH) == 2


@pytest.mark.clause("HC-17.3.16")
def test_point_blank_allows_aimed_shots_among_mutants_and_at_the_own_space() -> None:
    stage = alone(MIRANDA).abilities(MIRANDA, POINT_BLANK)
    (here,) = stage.mutants("A1")
    (there,) = stage.mutants("E5")
    assert aims(stage, MIRANDA) == [("A1", here), ("E5", there)]
    assert stage.offers(QUICK_SHOT) == []
    assert aims(stage.officer(JENNY, "A1"), MIRANDA) == [("E5", there)]


@pytest.mark.clause("HC-17.3.17")
def test_cup_winner_aims_past_civilians_and_officers_and_harms_none() -> None:
    stage = alone(MIRANDA).abilities(MIRANDA, CUP_WINNER).load(0, "E5").officer(JENNY, "E5")
    (mutant,) = stage.mutants("E5")
    (here,) = stage.mutants("A1", lying=True)
    assert aims(stage, MIRANDA) == [("E5", mutant)]
    assert stage.offers(QUICK_SHOT) == []
    stage.do(AIMED_SHOT, stage.space("E5"), mutant)
    assert stage.where(mutant) is None
    assert stage.where(here) == "A1"
    assert stage.person(JENNY, rows.HEALTH) == 4
    assert stage.state.load(0) == stage.space("E5")


@pytest.mark.clause("HC-17.3.5")
def test_no_warning_hits_a_mutant_next_to_the_target_of_a_shot_that_killed() -> None:
    stage = alone(JENNY).abilities(JENNY, NO_WARNING)
    stage.mutants("E5")
    (near,) = stage.mutants("D4")
    stage.mutants("G5")
    stage.turn_of(JENNY).faces(HIT, HIT).do(QUICK_SHOT, stage.space("E5"))
    assert stage.offers() == [(PASS,), (CHOOSE_MUTANT, near)]
    stage.do(CHOOSE_MUTANT, near)
    assert stage.lies(near)
    stage.faces(HIT, HIT).do(QUICK_SHOT, stage.space("D4"))
    assert stage.where(near) is None
    assert stage.offers(CHOOSE_MUTANT) == []


@pytest.mark.clause("HC-17.3.5")
def test_no_warning_needs_a_kill_and_may_wait() -> None:
    stage = alone(JENNY).abilities(JENNY, NO_WARNING)
    stage.mutants("E5", 2)
    (near,) = stage.mutants("D4")
    stage.turn_of(JENNY).faces(HIT, BLANK).do(QUICK_SHOT, stage.space("E5"))
    assert stage.offers(CHOOSE_MUTANT) == []
    stage.faces(DOUBLE_HIT, HIT).do(QUICK_SHOT, stage.space("E5")).do(PASS)
    assert not stage.lies(near)
    assert stage.person(JENNY, rows.USED) == 0
