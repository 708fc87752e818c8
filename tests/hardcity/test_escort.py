"""Whom officers take along, and who takes the damage for leaving (HC-5.4, HC-5.5)."""

import pytest

from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import GIVE_LOAD, GIVE_TO, PASS, STEP, TAKE
from tests.hardcity.stage import Stage


def with_civilians(count: int, episode: int = 1) -> Stage:
    """Donathan on D5 with so many civilians, the others far away."""
    stage = Stage(episode)
    stage.officer(DONATHAN, "D5").officer(JENNY, "H1").officer(MIRANDA, "H1").officer(MARCELLUS, "H1")
    for civilian in range(count):
        stage.load(civilian, "D5")
    return stage


def loads_to(stage: Stage, label: str) -> list[tuple[int, ...]]:
    """Who may be taken along to a space."""
    return sorted(fields[1:] for fields in stage.offers(STEP) if fields[0] == stage.space(label))


@pytest.mark.clause("HC-5.4", "HC-R3")
def test_one_civilian_may_come_along_and_be_dropped_on_the_way() -> None:
    stage = with_civilians(2).turn_of(DONATHAN)
    assert loads_to(stage, "E5") == [(), (0,)]
    stage.do(STEP, stage.space("E5"), 0)
    assert stage.state.load(0) == stage.space("E5")
    assert stage.state.load(1) == stage.space("D5")
    stage.do(STEP, stage.space("F5"))
    assert stage.state.load(0) == stage.space("E5")
    assert stage.events(trace.LOAD_MOVED) == [(0, stage.space("D5"), stage.space("E5"), -1)]


@pytest.mark.clause("HC-5.4", "HC-5.19")
def test_barrels_are_not_escorted() -> None:
    stage = with_civilians(0).load(rows.BARRELS, "D5").turn_of(DONATHAN)
    assert loads_to(stage, "E5") == [()]


@pytest.mark.clause("HC-5.5", "HC-15.13")
def test_the_damage_for_leaving_may_kill_the_escorted_civilian() -> None:
    stage = with_civilians(2)
    stage.mutants("D5")
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"), 0)
    assert stage.offers() == [(GIVE_TO, DONATHAN), (GIVE_LOAD, 0)]
    stage.do(GIVE_LOAD, 0)
    assert stage.person(DONATHAN, rows.HEALTH) == 6
    assert stage.state.load(0) == rows.SUPPLY
    assert stage.state.load(1) == stage.space("D5")
    assert stage.get(rows.CHAOS) == 1
    assert stage.label(stage.person(DONATHAN, rows.PLACE)) == "E5"


@pytest.mark.clause("HC-5.5")
def test_a_civilian_who_stays_takes_no_damage() -> None:
    stage = with_civilians(1)
    stage.mutants("D5")
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"))
    assert stage.person(DONATHAN, rows.HEALTH) == 5


@pytest.mark.clause("HC-5.5", "HC-14.3.8")
def test_the_mayor_is_escorted_but_takes_no_damage() -> None:
    stage = with_civilians(0, 3).officer(DONATHAN, "D9").load(rows.MAYOR, "D9")
    stage.mutants("D9")
    stage.turn_of(DONATHAN).do(STEP, stage.space("C9"), rows.MAYOR)
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.state.load(rows.MAYOR) == stage.space("C9")


@pytest.mark.clause("HC-14.5.5", "HC-16.21")
def test_the_battery_is_escorted_but_takes_no_damage() -> None:
    stage = with_civilians(0, 5).load(rows.BATTERY, "D5")
    stage.mutants("D5")
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"), rows.BATTERY)
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.state.load(rows.BATTERY) == stage.space("E5")


@pytest.mark.clause("HC-17.3.6")
def test_two_civilians_stay_behind_donathan_and_the_damage_is_given_once() -> None:
    stage = with_civilians(3).abilities(DONATHAN, cards.STAY_BEHIND)
    stage.mutants("D5", 2)
    stage.turn_of(DONATHAN)
    assert loads_to(stage, "E5") == [(), (0,), (0, 1)]
    stage.do(STEP, stage.space("E5"), 0, 1)
    assert stage.offers() == [(GIVE_TO, DONATHAN), (GIVE_LOAD, 0)]
    stage.do(GIVE_LOAD, 0)
    assert [stage.state.load(civilian) for civilian in range(3)] == [
        rows.SUPPLY,
        stage.space("E5"),
        stage.space("D5"),
    ]


@pytest.mark.clause("HC-17.3.6", "HC-14.3.8")
def test_a_civilian_and_the_mayor_come_along_together() -> None:
    stage = with_civilians(0, 3).abilities(DONATHAN, cards.STAY_BEHIND)
    stage.officer(DONATHAN, "D9").load(0, "D9").load(rows.MAYOR, "D9").turn_of(DONATHAN)
    assert loads_to(stage, "C9") == [(), (0,), (0, rows.MAYOR), (rows.MAYOR,)]


@pytest.mark.clause("HC-17.3.20")
def test_human_wall_takes_the_damage_of_an_escorted_civilian() -> None:
    stage = with_civilians(1).officer(MARCELLUS, "D5").abilities(MARCELLUS, cards.HUMAN_WALL)
    stage.mutants("D5")
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"), 0).do(GIVE_LOAD, 0)
    assert stage.person(MARCELLUS, rows.HEALTH) == 4
    assert stage.state.load(0) == stage.space("E5")


@pytest.mark.clause("HC-17.9.15")
def test_human_shield_cancels_the_damage_of_an_escorted_civilian() -> None:
    stage = with_civilians(0, 3).pile(rows.TAKE_ROW, [cards.ARMED_TO_TEETH, cards.HUMAN_SHIELD])
    stage.officer(DONATHAN, "D9").load(0, "D9")
    stage.mutants("D9")
    stage.turn_of(DONATHAN).do(STEP, stage.space("C9"), 0).do(GIVE_LOAD, 0)
    assert stage.offers() == [(PASS,), (TAKE, cards.HUMAN_SHIELD)]
    stage.do(TAKE, cards.HUMAN_SHIELD)
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.state.load(0) == stage.space("C9")
