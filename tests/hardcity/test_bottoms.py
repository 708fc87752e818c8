"""The bottom halves of queued cards (HC-13.9, HC-16.23 to HC-16.31)."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import (
    AUTO_SCHEME,
    BIG_ONE,
    BLOOD_SCENT,
    CLICK_CLICK,
    DONATHAN,
    JENNY,
    MAN_EATERS,
    OUT_OF_ALLEY,
    SOLDIER,
    STOLEN_DONUT,
    SWARM,
)
from ashfall.hardcity.ground.moves import CHOOSE_MUTANT, DEPLOY, GIVE_LOAD, GIVE_TO, MOVE_MUTANT
from ashfall.hardcity.ground.tasks import BOTTOM
from tests.hardcity.doctor import BY_TWO_ZONES, coop, ends, is_over, place_all
from tests.hardcity.stage import Stage


def resolve(stage: Stage, card: int) -> Stage:
    """Resolve the bottom half of a card alone."""
    stage.state.put(rows.ACTIVE, DONATHAN)
    return stage.plan(BOTTOM, card, stage.rules.bottom_count[card])


def choices(stage: Stage) -> set[str | None]:
    return {stage.where(fields[0]) for fields in stage.offers(CHOOSE_MUTANT)}


def places(stage: Stage, count: int) -> list[str | None]:
    return [stage.where(m) for m in range(count)]


@pytest.mark.clause("HC-13.9", "HC-17.7.1", "HC-16.23", "HC-16.24", "HC-16.26")
def test_all_mutants_farther_than_two_close_in() -> None:
    stage = coop(at="A1", others="H10")
    for label in ("A4", "A3", "D1", "C2"):
        stage.mutants(label)
    stage.mutants("A5", lying=True)
    resolve(stage, BLOOD_SCENT)
    assert ends(stage) == {"A2", "B2"}  # in the order of their numbers: it changes nothing
    stage.do(MOVE_MUTANT, 0, stage.space("A2"))
    stage.do(MOVE_MUTANT, 2, stage.space("B1"))
    assert places(stage, 4) == ["A2", "A3", "B1", "C2"]
    assert not stage.lies(4)
    assert is_over(stage)


@pytest.mark.clause("HC-16.24")
def test_the_band_is_measured_when_the_card_starts() -> None:
    stage = coop(at="A1", others="H10")
    stage.mutants("A4")
    resolve(stage, BLOOD_SCENT)
    stage.do(MOVE_MUTANT, 0, stage.space("B2"))
    assert places(stage, 1) == ["B2"]
    assert is_over(stage)


@pytest.mark.clause("HC-16.25", "HC-16.23", "HC-17.7.13")
def test_the_officers_choose_which_mutants_act() -> None:
    stage = coop(at="A1", others="A1")
    for label in ("A4", "D1", "E4", "A9"):
        stage.mutants(label)
    resolve(stage, CLICK_CLICK)
    assert choices(stage) == {"A4", "D1", "E4", "A9"}
    for m in (0, 1, 2):
        stage.do(CHOOSE_MUTANT, m)
        if ends(stage):
            stage.do(MOVE_MUTANT, *stage.offers(MOVE_MUTANT)[0])
    assert stage.where(3) == "A9"
    assert is_over(stage)


@pytest.mark.clause("HC-16.25", "HC-R3")
def test_those_who_can_do_nothing_are_not_chosen() -> None:
    stage = coop(at="A1", others="H10").load(0, "D5")
    stage.mutants("D5", 3)  # they have arrived
    stage.mutants("D8", 2)
    stage.mutants("E9")
    resolve(stage, AUTO_SCHEME)
    assert choices(stage) == {"D8", "E9"}
    assert len(stage.offers(CHOOSE_MUTANT)) == 2


@pytest.mark.clause("HC-R2", "HC-16.23")
def test_if_all_move_anyway_nobody_is_asked_for_the_order() -> None:
    stage = coop(at="A1", others="A1")
    stage.mutants("B2")
    stage.mutants("C2")
    resolve(stage, AUTO_SCHEME)
    assert places(stage, 2) == ["A1", "A1"]


@pytest.mark.clause("HC-17.7.8", "HC-16.29")
def test_lurkers_move_and_then_attack() -> None:
    stage = coop(others="H10").officer(JENNY, "D7")
    stage.mutants("D7")
    stage.mutants("C4", lying=True)
    stage.mutants("H1")
    resolve(stage, OUT_OF_ALLEY)
    assert choices(stage) == {"D7", "C4"}
    stage.do(CHOOSE_MUTANT, 0)
    assert stage.where(0) == "D5"  # away from Jenny: the card moves it first
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.person(JENNY, rows.HEALTH) == 4
    assert not stage.lies(1)
    assert stage.where(2) == "H1"


@pytest.mark.clause("HC-16.29", "HC-16.27")
def test_one_who_stood_up_attacks_in_the_second_half() -> None:
    stage = coop(others="H10")
    stage.mutants("D5", lying=True)
    resolve(stage, OUT_OF_ALLEY)
    assert not stage.lies(0)
    assert stage.person(DONATHAN, rows.HEALTH) == 5


@pytest.mark.clause("HC-16.30")
def test_a_soldier_attacks_if_it_can_else_moves() -> None:
    stage = coop(2, "D7", others="H10")
    (first,) = stage.mutants("D5", kind=SOLDIER)
    (second,) = stage.mutants("F6", kind=SOLDIER)
    resolve(stage, OUT_OF_ALLEY)
    stage.do(CHOOSE_MUTANT, first)
    assert (stage.where(first), stage.person(DONATHAN, rows.HEALTH)) == ("D5", 5)
    assert (stage.where(second), stage.person(DONATHAN, rows.HEALTH)) == ("D7", 5)


@pytest.mark.clause("HC-17.7.9", "HC-16.28", "HC-13.3")
def test_reinforcements_come_where_the_officers_want_in_the_zone() -> None:
    stage = resolve(coop(at=BY_TWO_ZONES), SWARM)
    assert {stage.label(fields[1]) for fields in stage.offers(DEPLOY)} == stage.zone
    place_all(stage, "A1", "A5")
    assert [stage.label(fields[1]) for fields in stage.events(trace.DEPLOYED)] == ["A1", "A5"]
    assert is_over(stage)


@pytest.mark.clause("HC-R61", "HC-16.24", "HC-14.3.11")
@pytest.mark.parametrize("card", [BLOOD_SCENT, AUTO_SCHEME, MAN_EATERS, OUT_OF_ALLEY])
def test_no_band_reaches_another_grid(card: int) -> None:
    for at, elsewhere in (("D5", "SB1"), ("SB1", "D5")):
        stage = coop(3, at, others="H10").officer(JENNY, elsewhere).load(0, elsewhere)
        stage.mutants(elsewhere)
        resolve(stage, card)
        assert is_over(stage)
        assert not stage.events(trace.ATTACKED)
        assert places(stage, 1) == [elsewhere]


@pytest.mark.clause("HC-17.7.10", "HC-16.27")
def test_screams_in_the_dark_let_all_attack_who_can() -> None:
    stage = coop(at="A1", others="A1").load(0, "D5").load(1, "D5")
    stage.mutants("D5", 1)
    stage.mutants("A1")
    stage.mutants("H8")
    resolve(stage, MAN_EATERS)
    assert choices(stage) == {"D5", "A1"}
    stage.do(CHOOSE_MUTANT, 0)
    assert len(stage.events(trace.CIVILIAN_KILLED)) == 1
    stage.do(GIVE_TO, JENNY)
    assert stage.person(JENNY, rows.HEALTH) == 3
    assert stage.where(2) == "H8"
    assert is_over(stage)


@pytest.mark.clause("HC-17.7.11", "HC-16.29")
def test_sugar_rush_lets_the_officers_decide_between_moving_and_attacking() -> None:
    stage = coop(others="H10").officer(JENNY, "F5").load(0, "E5")
    stage.mutants("E5")
    resolve(stage, STOLEN_DONUT)
    assert stage.offers() == [
        (GIVE_LOAD, 0),
        (MOVE_MUTANT, 0, stage.space("D5")),
        (MOVE_MUTANT, 0, stage.space("F5")),
    ]
    stage.do(MOVE_MUTANT, 0, stage.space("F5"))
    assert stage.where(0) == "F5"
    assert stage.person(JENNY, rows.HEALTH) == 4


@pytest.mark.clause("HC-13.15", "HC-16.3", "HC-16.33")
def test_kafar_acts_like_the_others() -> None:
    stage = coop(others="H10")
    (m,) = stage.mutants("D7", kind=BIG_ONE)
    resolve(stage, OUT_OF_ALLEY)
    assert (stage.where(m), stage.person(DONATHAN, rows.HEALTH)) == ("D5", 4)


@pytest.mark.clause("HC-16.31")
def test_a_stunned_active_officer_stays_the_reference() -> None:
    stage = coop(others="H10").officer(DONATHAN, "D5", stunned=1, hp=0).load(0, "F6")
    stage.mutants("E5")
    stage.mutants("A10")
    resolve(stage, OUT_OF_ALLEY)
    assert stage.where(0) == "F6"
    assert stage.events(trace.CIVILIAN_KILLED)
    assert stage.where(1) == "A10"
