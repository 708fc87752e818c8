"""Shots at barrels and the doom machine, and free shots that a card gives."""

import pytest

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import BIG_ONE, BLANK, DONATHAN, DOUBLE_HIT, HIT, JENNY, MIRANDA
from ashfall.hardcity.ground.moves import AIMED_SHOT, PASS, QUICK_SHOT, SHOOT_BARREL, SHOOT_MACHINE
from ashfall.hardcity.ground.tasks import SHOOT
from ashfall.hardcity.ground.trace import BARREL_EXPLODED, BARREL_GONE, GAME_OVER, MACHINE_DESTROYED
from tests.hardcity.scenes import alone
from tests.hardcity.stage import Stage

BARREL = rows.BARRELS


def street(label: str = "A1") -> Stage:
    """Episode 1: Jenny on a space, one barrel on E5."""
    return alone(JENNY, label).load(BARREL, "E5")


def roof(barrels: int = 1) -> Stage:
    """Episode 5: Jenny on the roof with some barrels; the machine stands."""
    stage = Stage(5)
    stage.officer(JENNY, "RA2", ap=5)
    for i in range(barrels):
        stage.load(BARREL + i, "RD1")
    return stage


@pytest.mark.clause("HC-14.1.4", "HC-14.1.5")
def test_a_barrel_with_enough_damage_explodes() -> None:
    stage = street()
    (on_it,) = stage.mutants("E5")
    (beside,) = stage.mutants("F6")
    (away,) = stage.mutants("G5")
    stage.load(0, "D5").officer(MIRANDA, "E5", hp=5).officer(DONATHAN, "F4", hp=6)
    stage.turn_of(JENNY).faces(HIT, HIT).do(SHOOT_BARREL, BARREL)
    assert stage.where(on_it) is None
    assert stage.lies(beside)
    assert not stage.lies(away)
    assert stage.person(MIRANDA, rows.HEALTH) == 3
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.state.load(0) == rows.SUPPLY
    assert stage.get(rows.CHAOS) == 1
    assert stage.events(BARREL_EXPLODED) == [(stage.space("E5"), -1, -1, -1)]
    assert stage.person(JENNY, rows.AP) == 4


@pytest.mark.clause("HC-15.8")
def test_too_little_damage_does_nothing_and_is_not_added_up() -> None:
    stage = street()
    stage.rules.barrel_needed = 2
    (mutant,) = stage.mutants("E5")
    stage.turn_of(JENNY)
    for _ in range(2):
        stage.faces(HIT, BLANK).do(SHOOT_BARREL, BARREL)
    assert stage.events(BARREL_EXPLODED) == []
    assert not stage.lies(mutant)


@pytest.mark.clause("HC-15.8")
def test_a_barrel_on_the_own_space_is_no_target_and_the_shooter_must_be_free() -> None:
    stage = street("E5").turn_of(JENNY)
    assert stage.offers(SHOOT_BARREL) == []
    stage = street()
    stage.mutants("A1")
    assert stage.turn_of(JENNY).offers(SHOOT_BARREL) == []


@pytest.mark.clause("HC-R3")
def test_barrels_on_one_space_are_offered_once() -> None:
    stage = street().load(BARREL + 1, "E5").load(BARREL + 2, "C5").turn_of(JENNY)
    assert stage.offers(SHOOT_BARREL) == [(BARREL,), (BARREL + 2,)]


@pytest.mark.clause("HC-14.1.4")
def test_only_explosive_barrels_are_targets() -> None:
    stage = Stage(2).load(BARREL, "A5").officer(JENNY, "A1", ap=5).turn_of(JENNY)
    assert stage.offers(SHOOT_BARREL) == []


@pytest.mark.clause("HC-9.9", "HC-R36", "HC-14.1.4")
def test_kafar_lessens_quick_shots_at_a_barrel_on_his_space() -> None:
    stage = street()
    stage.rules.barrel_needed = 2
    stage.mutants("E5", kind=BIG_ONE)
    stage.turn_of(JENNY).faces(HIT, HIT).do(SHOOT_BARREL, BARREL)
    assert (stage.get(rows.KAFAR_HEALTH), stage.state.load(BARREL)) == (4, stage.space("E5"))
    stage.faces(HIT, DOUBLE_HIT).do(SHOOT_BARREL, BARREL)
    assert (stage.get(rows.KAFAR_HEALTH), stage.state.load(BARREL) >= 0) == (2, False)


@pytest.mark.clause("HC-9.9", "HC-14.5.8")
def test_kafar_lessens_quick_shots_at_a_roof_barrel_too() -> None:
    stage = roof()
    stage.mutants(stage.label(stage.state.load(BARREL)), kind=BIG_ONE)
    stage.turn_of(JENNY).faces(HIT, HIT).do(SHOOT_BARREL, BARREL)
    assert stage.state.load(BARREL) >= 0


@pytest.mark.clause("HC-14.5.8")
def test_a_barrel_on_the_roof_is_removed_without_an_explosion() -> None:
    stage = roof()
    (mutant,) = stage.mutants("RD1")
    stage.turn_of(JENNY).faces(HIT, HIT).do(SHOOT_BARREL, BARREL)
    assert stage.state.load(BARREL) == rows.GONE
    assert stage.events(BARREL_GONE) == [(BARREL, -1, -1, -1)]
    assert not stage.lies(mutant)
    assert stage.get(rows.CHAOS) == 0


@pytest.mark.clause("HC-14.5.9", "HC-12.5")
def test_the_machine_is_shot_when_no_barrel_is_left_and_that_wins() -> None:
    stage = roof().turn_of(JENNY)
    assert stage.offers(SHOOT_MACHINE) == []
    stage = roof(0).turn_of(JENNY).faces(HIT, HIT).do(SHOOT_MACHINE)
    assert stage.get(rows.WINNER) == 0
    stage.faces(DOUBLE_HIT, HIT).do(SHOOT_MACHINE)
    assert stage.events(MACHINE_DESTROYED) != []
    assert stage.get(rows.ORDER) == stage.rules.goal
    assert stage.events(GAME_OVER) == [(rows.OFFICERS_WON, rows.BY_MACHINE, -1, -1)]


@pytest.mark.clause("HC-14.5.7", "HC-15.17")
def test_nothing_on_the_roof_is_shot_from_below() -> None:
    stage = roof().officer(JENNY, "A1").turn_of(JENNY)
    assert stage.offers(SHOOT_BARREL) == []
    stage = roof(0).officer(JENNY, "A1").turn_of(JENNY)
    assert stage.offers(SHOOT_MACHINE) == []


@pytest.mark.clause("HC-16.5")
def test_a_free_shot_costs_nothing_and_need_not_be_made() -> None:
    stage = street()
    (mutant,) = stage.mutants("C5")
    stage.turn_of(JENNY).plan(SHOOT, JENNY)
    assert stage.offers() == [(PASS,), (QUICK_SHOT, stage.space("C5")), (SHOOT_BARREL, BARREL)]
    stage.faces(HIT, BLANK).do(QUICK_SHOT, stage.space("C5"))
    assert stage.lies(mutant)
    assert stage.person(JENNY, rows.AP) == 5
    stage.plan(SHOOT, JENNY).do(PASS)
    assert stage.can(AIMED_SHOT, stage.space("C5"), mutant)


@pytest.mark.clause("HC-16.5")
def test_a_free_shot_keeps_the_other_conditions() -> None:
    stage = street()
    stage.mutants("C5")
    stage.mutants("A1")
    stage.turn_of(JENNY).plan(SHOOT, JENNY)
    assert stage.offers(QUICK_SHOT) == []
