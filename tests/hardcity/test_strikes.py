"""Attacks of mutants: people, soldiers' lines, the police car, barrels off the truck (HC-8.11, HC-9.2)."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, SCORE_CAR_ATTACKED, SOLDIER
from ashfall.hardcity.ground.moves import ATTACK, DROP_BARREL, GIVE_LOAD, GIVE_TO, STAND
from tests.hardcity.lair import deploy, hits, lair, let_act, send
from tests.hardcity.stage import Stage

BARREL = rows.BARRELS


def alone(stage: Stage, who: int, label: str) -> Stage:
    """Only one officer is in play."""
    for other in range(rows.OFFICERS):
        stage.state.set_person(other, rows.IN_PLAY, int(other == who))
    return stage.officer(who, label)


@pytest.mark.clause("HC-8.11", "HC-17.1.1")
def test_a_mutant_hurts_an_officer_on_its_space() -> None:
    stage = alone(lair(), DONATHAN, "D4")
    stage.mutants("D4")
    let_act(stage, attacks=1).do(ATTACK, 0, stage.space("D4"))
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.events(trace.ATTACKED) == [(0, stage.space("D4"), 1, -1)]


@pytest.mark.clause("HC-8.11")
def test_the_officers_choose_who_is_hurt() -> None:
    stage = lair().officer(DONATHAN, "D4").officer(JENNY, "D4").load(0, "D4")
    stage.mutants("D4")
    let_act(stage, attacks=1).do(ATTACK, 0, stage.space("D4"))
    assert stage.offers() == [(GIVE_TO, DONATHAN), (GIVE_TO, JENNY), (GIVE_LOAD, 0)]
    assert stage.state.chooser == 0
    stage.do(GIVE_LOAD, 0)
    assert stage.state.load(0) == rows.SUPPLY
    assert stage.get(rows.CHAOS) == 1


@pytest.mark.clause("HC-8.11")
def test_a_mutant_attacks_once_in_a_turn_and_only_its_own_space() -> None:
    stage = alone(lair(), DONATHAN, "D4")
    stage.mutants("D4", 2)
    stage.mutants("D5")
    let_act(stage, attacks=3)
    assert {m for m, _ in stage.offers(ATTACK)} == {0}
    stage.do(ATTACK, 0, stage.space("D4"))
    assert {m for m, _ in stage.offers(ATTACK)} == {1}


@pytest.mark.clause("HC-8.11", "HC-10.2")
def test_stunned_mutants_do_not_attack_and_stunned_officers_are_no_target() -> None:
    stage = alone(lair(), DONATHAN, "D4").officer(JENNY, "D5", play=1, stunned=1)
    stage.mutants("D4", lying=True)
    stage.mutants("D5")
    stage.mutants("A1")
    assert not let_act(stage, moves=1, attacks=3).offers(ATTACK)


@pytest.mark.clause("HC-15.15")
def test_the_mayor_alone_is_no_target() -> None:
    stage = lair(3).load(rows.MAYOR, "D4")
    stage.mutants("D4")
    assert not let_act(stage, moves=1, attacks=1).offers(ATTACK)


@pytest.mark.clause("HC-9.2", "HC-17.1.3")
def test_a_soldier_shoots_along_straight_lines() -> None:
    stage = lair(5, away="D4").load(0, "A1").load(1, "H8").load(2, "F8")
    soldier = stage.mutants("D8", kind=SOLDIER)[0]
    assert hits(let_act(stage, attacks=1), soldier) == {"D4", "H8", "F8"}


@pytest.mark.clause("HC-9.2", "HC-14.5.7")
def test_a_soldier_does_not_shoot_onto_another_grid() -> None:
    stage = lair(5, away="A3")
    soldier = stage.mutants("RA3", kind=SOLDIER)[0]
    stage.mutants("A3")
    assert not hits(let_act(stage, attacks=1), soldier)


@pytest.mark.clause("HC-R30")
def test_a_soldier_on_the_truck_shoots_along_the_lines_of_all_its_spaces() -> None:
    stage = lair(2, away="H3").load(0, "A4").load(1, "D9").load(2, "E9")
    soldier = stage.mutants("truck", kind=SOLDIER)[0]
    assert hits(let_act(stage, attacks=1), soldier) == {"H3", "A4", "D9"}


@pytest.mark.clause("HC-9.2")
def test_a_soldier_that_moved_does_not_attack_but_one_that_stood_up_does() -> None:
    stage = lair(5, away="D4")
    walker = stage.mutants("D6", kind=SOLDIER)[0]
    riser = stage.mutants("D8", kind=SOLDIER, lying=True)[0]
    let_act(stage, moves=2, attacks=2)
    send(stage, walker, "D5")
    stage.do(STAND, riser)
    assert not hits(stage, walker)
    assert hits(stage, riser) == {"D4"}


@pytest.mark.clause("HC-R15", "HC-8.7")
def test_a_mutant_may_attack_in_the_turn_in_which_it_came_or_moved() -> None:
    stage = alone(lair(), DONATHAN, "A2")
    stage.load(0, "A1")
    deploy(let_act(stage, deploys=1, moves=1, attacks=2), "A1")
    assert hits(stage, 0) == {"A1"}
    send(stage, 0, "A2")
    stage.do(ATTACK, 0, stage.space("A2"))
    assert stage.person(DONATHAN, rows.HEALTH) == 5


@pytest.mark.clause("HC-14.3.4", "HC-15.14", "HC-12.3")
def test_a_mutant_on_the_police_car_attacks_it_for_points() -> None:
    stage = lair(3)
    stage.mutants("car", 2)
    let_act(stage, attacks=2).do(ATTACK, 0, stage.space("car"))
    assert stage.get(rows.CHAOS) == stage.points(SCORE_CAR_ATTACKED)
    assert {m for m, _ in stage.offers(ATTACK)} == {1}
    stage.do(ATTACK, 1, stage.space("car"))
    assert stage.get(rows.CHAOS) == 2 * stage.points(SCORE_CAR_ATTACKED)
    assert stage.events(trace.CAR_ATTACKED) == [(0, -1, -1, -1), (1, -1, -1, -1)]


@pytest.mark.clause("HC-14.2.6", "HC-R16")
def test_a_mutant_on_the_truck_drops_a_barrel_instead_of_attacking() -> None:
    stage = lair(2)
    for barrel in range(4):
        stage.state.row[rows.LOADS_AT + BARREL + barrel] = rows.INSIDE - stage.rules.truck
    stage.mutants("truck", 2)
    let_act(stage, attacks=2)
    around = {stage.label(space) for m, space in stage.offers(DROP_BARREL) if m == 0}
    assert around == {
        *("A2", "B2", "C2", "D2", "E2", "A3", "E3", "A4", "E4"),
        *("A5", "B5", "C5", "D5", "E5"),
    }
    stage.do(DROP_BARREL, 0, stage.space("A2"))
    assert stage.label(stage.state.load(BARREL)) == "A2"
    assert {m for m, _ in stage.offers(DROP_BARREL)} == {1}


@pytest.mark.clause("HC-14.2.6")
def test_an_empty_truck_gives_no_barrels() -> None:
    stage = lair(2)
    stage.mutants("truck")
    assert not let_act(stage, moves=1, attacks=1).offers(DROP_BARREL)


@pytest.mark.clause("HC-10.4", "HC-11.1", "HC-12.1")
def test_an_officer_who_falls_gives_a_point_and_a_card() -> None:
    stage = alone(lair(), DONATHAN, "D4").officer(DONATHAN, "D4", hp=1)
    stage.mutants("D4", 2)
    let_act(stage, moves=1, attacks=2).do(ATTACK, 0, stage.space("D4"))
    assert (stage.get(rows.CHAOS), stage.state.pile_size(rows.HAND)) == (1, 1)
    assert not stage.offers(ATTACK)
