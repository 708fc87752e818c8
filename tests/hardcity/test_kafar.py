"""KAFAR's activation: spaces and attacks for his points (HC-9.7, HC-9.8)."""

import pytest

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import (
    BIG_ONE,
    BITE,
    DONATHAN,
    JENNY,
    MARCELLUS,
    MIRANDA,
    SCORE_CAR_ATTACKED,
)
from ashfall.hardcity.ground.moves import ATTACK, DROP_BARREL, GIVE_TO, KAFAR_ACTS, LEAVE_MAP, PASS
from tests.hardcity.lair import gates, goals, hits, lair, let_act, send
from tests.hardcity.stage import Stage

KAFAR = rows.KAFAR
BARREL = rows.BARRELS


def rage(stage: Stage, label: str) -> Stage:
    """KAFAR stands on a space and is activated."""
    stage.mutants(label, kind=BIG_ONE)
    return stage.hand(BITE).turn_of_zero().do(KAFAR_ACTS)


@pytest.mark.clause("HC-9.7", "HC-17.1.4")
def test_kafar_moves_one_space_for_each_of_three_points() -> None:
    stage = rage(lair(), "D4")
    assert goals(stage, KAFAR) == {"C4", "C5", "D3", "D5", "E3", "E4", "E5"}  # C3 is a car
    for label in ("D5", "D6", "D7"):
        send(stage, KAFAR, label)
    assert not goals(stage, KAFAR)
    assert (stage.where(KAFAR), stage.get(rows.KAFAR_DONE)) == ("D7", 1)


@pytest.mark.clause("HC-9.7")
def test_kafar_attacks_his_own_space_for_two_and_an_adjacent_one_for_one() -> None:
    stage = lair().officer(DONATHAN, "D4").officer(JENNY, "D4").officer(MIRANDA, "D5")
    stage.officer(MARCELLUS, "D6")
    rage(stage, "D4")
    assert hits(stage, KAFAR) == {"D4", "D5"}
    stage.do(ATTACK, KAFAR, stage.space("D4")).do(GIVE_TO, DONATHAN).do(GIVE_TO, JENNY)
    assert (stage.person(DONATHAN, rows.HEALTH), stage.person(JENNY, rows.HEALTH)) == (5, 3)
    stage.do(ATTACK, KAFAR, stage.space("D5"))
    assert stage.person(MIRANDA, rows.HEALTH) == 4
    assert stage.get(rows.KAFAR_AP) == 1


@pytest.mark.clause("HC-9.7")
def test_kafar_mixes_moves_and_attacks_freely_and_may_stop() -> None:
    stage = rage(lair().officer(DONATHAN, "D6"), "D4")
    send(stage, KAFAR, "D5").do(ATTACK, KAFAR, stage.space("D6")).do(PASS)
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert not stage.turn_of_zero().can(KAFAR_ACTS)


@pytest.mark.clause("HC-9.8", "HC-R21")
def test_kafar_attacks_the_police_car_once_in_an_activation() -> None:
    stage = rage(lair(3), "car")
    stage.do(ATTACK, KAFAR, stage.space("car"))
    assert stage.get(rows.CHAOS) == stage.points(SCORE_CAR_ATTACKED)
    assert "car" not in hits(stage, KAFAR)


@pytest.mark.clause("HC-9.8", "HC-14.2.7")
def test_kafar_carries_a_barrel_off_the_map() -> None:
    stage = rage(lair(2).load(BARREL, "B1"), "B1")
    assert not stage.offers(LEAVE_MAP)  # one space for each point
    send(stage, KAFAR, "A1", BARREL).do(LEAVE_MAP, KAFAR, BARREL)
    assert stage.get(rows.CHAOS) == 1
    assert (stage.where(KAFAR), stage.get(rows.KAFAR_PLACE)) == (None, rows.DEAD)


@pytest.mark.clause("HC-9.8", "HC-R16")
def test_kafar_enters_the_truck_and_drops_barrels() -> None:
    stage = lair(2)
    for barrel in range(2):
        stage.state.row[rows.LOADS_AT + BARREL + barrel] = rows.INSIDE - stage.rules.truck
    rage(stage, "A2")
    send(stage, KAFAR, "truck")
    stage.do(DROP_BARREL, KAFAR, stage.space("A2")).do(DROP_BARREL, KAFAR, stage.space("A3"))
    assert stage.get(rows.KAFAR_AP) == 0


@pytest.mark.clause("HC-9.8", "HC-14.4.6", "HC-9.4", "HC-R51", "HC-6.5")
def test_kafar_who_boards_the_motorboat_is_gone_for_good() -> None:
    stage = rage(lair(4), "D11")
    send(stage, KAFAR, "boat")
    assert (stage.get(rows.CHAOS), stage.get(rows.KAFAR_PLACE)) == (1, rows.DEAD)
    assert stage.get(rows.KILLS) == 0
    stage.state.put(rows.ORDER, 5)
    assert not gates(let_act(stage, deploys=2), BIG_ONE)


@pytest.mark.clause("HC-9.7", "HC-14.5.7")
def test_kafar_does_not_reach_onto_another_grid() -> None:
    stage = lair(5, away="J5")
    stage.state.put(rows.ROOF_OPEN, 1)
    rage(stage, "RA1")
    assert "J5" in goals(stage, KAFAR)
    assert not hits(stage, KAFAR)
