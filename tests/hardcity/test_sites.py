"""What officers do at places: helicopter, police car, motorboat, manholes, cars, roof; barrels (HC-14)."""

import pytest

from ashfall.hardcity.actions.sites import explode, plan_weld_roll
from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import (
    CALL,
    CLIMB,
    EVACUATE,
    OPEN_ROOF,
    PAY_SKULLS,
    STEP,
    UNLOAD_CAR,
    WELD,
    WELD_SURELY,
)
from tests.hardcity.stage import Stage


def scene(episode: int, label: str) -> Stage:
    """An episode with Donathan on a space and the others far away."""
    stage = Stage(episode)
    for who in (JENNY, MIRANDA, MARCELLUS):
        stage.officer(who, "H1" if episode != 3 else "H9")
    return stage.officer(DONATHAN, label)


def ap(stage: Stage, who: int = DONATHAN) -> int:
    return stage.person(who, rows.AP)


# Helicopter.


@pytest.mark.clause("HC-14.1.6", "HC-12.1", "HC-4.12")
def test_a_civilian_goes_up_the_ladder() -> None:
    stage = scene(1, "E4").load(0, "E4").load(1, "E4").load(2, "E5").turn_of(DONATHAN)
    assert stage.offers(EVACUATE) == [(0,)]
    stage.do(EVACUATE, 0)
    assert (ap(stage), stage.get(rows.ORDER)) == (4, 1)
    assert stage.state.load(0) == rows.SUPPLY
    assert stage.events(trace.EVACUATED) == [(0, stage.space("E4"), -1, -1)]


@pytest.mark.clause("HC-14.1.6")
def test_no_evacuation_without_ladder_ap_or_helicopter() -> None:
    stage = scene(1, "E4").load(0, "E4")
    stage.state.put(rows.LADDER_DOWN, 0)
    assert not stage.turn_of(DONATHAN).offers(EVACUATE)
    assert not scene(1, "E4").load(0, "E4").officer(DONATHAN, "E4", ap=0).turn_of(DONATHAN).offers(EVACUATE)
    assert not scene(1, "E5").load(0, "E5").turn_of(DONATHAN).offers(EVACUATE)


@pytest.mark.clause("HC-14.1.7", "HC-R31")
def test_the_helicopter_is_called_to_any_space_and_is_on_the_way() -> None:
    stage = scene(1, "A1").turn_of(DONATHAN)
    offered = {stage.label(fields[0]) for fields in stage.offers(CALL)}
    assert len(offered) == 80  # the civilian cars on B3 and so on too: it flies
    assert "E4" in offered  # it would only turn over
    stage.do(CALL, stage.space("A1"))
    assert (ap(stage), stage.get(rows.HELICOPTER), stage.get(rows.LADDER_DOWN)) == (4, stage.space("A1"), 0)
    assert not stage.can(CALL, stage.space("A1"))
    stage.do(CALL, stage.space("B3"))
    stage.state.put(rows.LADDER_DOWN, 1)
    assert not stage.load(0, "A1").turn_of(DONATHAN).offers(EVACUATE)  # nobody gets there


@pytest.mark.clause("HC-14.4.5", "HC-R31")
def test_in_the_harbour_it_is_called_from_off_the_map() -> None:
    stage = scene(4, "A1")
    assert stage.get(rows.HELICOPTER) == -1
    stage.turn_of(DONATHAN).do(CALL, stage.space("C11"))
    assert stage.label(stage.get(rows.HELICOPTER)) == "C11"


# Police car, cars, motorboat.


@pytest.mark.clause("HC-14.3.7", "HC-14.3.8", "HC-12.3")
def test_civilians_and_the_mayor_get_into_the_police_car() -> None:
    stage = scene(3, "B2").load(3, "B2").load(rows.MAYOR, "B2").turn_of(DONATHAN)
    assert stage.offers(EVACUATE) == [(3,), (rows.MAYOR,)]
    stage.do(EVACUATE, rows.MAYOR)
    saved = stage.points(cards.SCORE_MAYOR_SAVED)
    left = 5 - int(stage.rules.evacuate_ap)
    assert (stage.get(rows.ORDER), stage.state.load(rows.MAYOR), ap(stage)) == (saved, rows.GONE, left)
    stage.do(EVACUATE, 3)
    assert stage.get(rows.ORDER) == saved + stage.points(cards.SCORE_EVACUATED)


@pytest.mark.clause("HC-14.3.7")
@pytest.mark.parametrize("place", ["B2", "car"])
def test_active_mutants_keep_them_out_of_the_police_car(place: str) -> None:
    stage = scene(3, "B2").load(3, "B2")
    stage.mutants(place)
    assert not stage.turn_of(DONATHAN).offers(EVACUATE)
    stage = scene(3, "B2").load(3, "B2")
    stage.mutants(place, lying=True)
    assert stage.turn_of(DONATHAN).offers(EVACUATE)


@pytest.mark.clause("HC-14.3.7", "HC-2.6")
def test_only_at_its_doors() -> None:
    stage = scene(3, "C2").load(3, "C2")  # next to the corner of the car
    assert not stage.turn_of(DONATHAN).offers(EVACUATE)


@pytest.mark.clause("HC-14.3.5", "HC-R3", "HC-R48")
def test_a_civilian_gets_out_of_a_car() -> None:
    stage = scene(3, "B5")  # at the doors of the civilian car on B4 and C4
    vehicle = int(stage.rules.board.vehicle_on[stage.space("B4")])
    other = int(stage.rules.board.vehicle_on[stage.space("F3")])
    for load, inside in ((0, other), (1, vehicle), (2, vehicle)):
        stage.state.row[rows.LOADS_AT + load] = rows.INSIDE - inside
    stage.turn_of(DONATHAN)
    assert stage.offers(UNLOAD_CAR) == [(1, vehicle)]
    stage.do(UNLOAD_CAR, 1, vehicle)
    assert (stage.state.load(1), ap(stage)) == (stage.space("B5"), 3)
    assert stage.offers(UNLOAD_CAR) == [(2, vehicle)]


@pytest.mark.clause("HC-14.3.6")
def test_the_mayor_gets_out_of_the_limousine() -> None:
    stage = scene(3, "D7")
    stage.state.row[rows.LOADS_AT + rows.MAYOR] = rows.INSIDE - int(stage.rules.limousine)
    stage.turn_of(DONATHAN).do(UNLOAD_CAR, rows.MAYOR, int(stage.rules.limousine))
    assert stage.state.load(rows.MAYOR) == stage.space("D7")


@pytest.mark.clause("HC-14.3.5", "HC-2.6")
def test_nobody_gets_out_to_an_officer_elsewhere() -> None:
    stage = scene(3, "C6")  # next to the short side of the limousine on D6 to F6
    stage.state.row[rows.LOADS_AT + rows.MAYOR] = rows.INSIDE - int(stage.rules.limousine)
    assert not stage.turn_of(DONATHAN).offers(UNLOAD_CAR)


@pytest.mark.clause("HC-14.4.4", "HC-2.4")
def test_nobody_is_taken_out_of_the_bus() -> None:
    stage = scene(4, "B4")
    stage.state.row[rows.LOADS_AT] = rows.INSIDE - int(stage.rules.bus)
    assert not stage.turn_of(DONATHAN).offers(UNLOAD_CAR)


@pytest.mark.clause("HC-14.4.7", "HC-12.4")
def test_civilians_board_the_motorboat_at_the_pier() -> None:
    stage = scene(4, "E11").load(0, "E11").turn_of(DONATHAN).do(EVACUATE, 0)
    assert (stage.get(rows.ORDER), ap(stage)) == (1, 4)
    stage = scene(4, "E11").load(0, "E11")
    stage.mutants("E11")
    assert not stage.turn_of(DONATHAN).offers(EVACUATE)
    assert not scene(4, "D11").load(0, "D11").turn_of(DONATHAN).offers(EVACUATE)


# Manholes.


@pytest.mark.clause("HC-14.2.3", "HC-12.2")
def test_two_hits_weld_a_manhole() -> None:
    stage = scene(2, "B2").turn_of(DONATHAN).faces(cards.DOUBLE_HIT, cards.BLANK).do(WELD)
    assert (stage.get(rows.ORDER), ap(stage)) == (1, 4)
    assert stage.events(trace.WELDED) == [(0, -1, -1, -1)]
    assert not stage.offers(WELD)


@pytest.mark.clause("HC-14.2.3")
def test_one_hit_does_not() -> None:
    stage = scene(2, "B2").turn_of(DONATHAN).faces(cards.HIT, cards.BLANK).do(WELD)
    assert (stage.get(rows.ORDER), ap(stage)) == (0, 4)
    assert stage.events(trace.WELD_FAILED) == [(0, -1, -1, -1)]
    assert stage.offers(WELD)


@pytest.mark.clause("HC-R20")
def test_a_skull_of_the_welding_roll_may_be_paid_for() -> None:
    stage = scene(2, "B2").turn_of(DONATHAN).faces(cards.HIT, cards.SKULL).do(WELD).do(PAY_SKULLS, 1)
    assert (stage.get(rows.ORDER), ap(stage)) == (1, 3)


@pytest.mark.clause("HC-14.2.4")
def test_more_ap_weld_it_for_sure() -> None:
    stage = scene(2, "B2").turn_of(DONATHAN).do(WELD_SURELY)
    cost = int(stage.rules.weld_sure_ap)
    assert (stage.get(rows.ORDER), ap(stage)) == (1, 5 - cost)
    assert stage.state.row[rows.LIDS_AT] == 0
    assert not scene(2, "B2").officer(DONATHAN, "B2", ap=cost - 1).turn_of(DONATHAN).offers(WELD_SURELY)


@pytest.mark.clause("HC-14.2.3")
def test_no_welding_beside_an_active_mutant_or_off_a_manhole() -> None:
    stage = scene(2, "B2")
    stage.mutants("B2")
    assert not stage.turn_of(DONATHAN).offers(WELD)
    stage = scene(2, "B2")
    stage.mutants("B2", lying=True)
    assert stage.turn_of(DONATHAN).offers(WELD)
    assert not scene(2, "A3").turn_of(DONATHAN).offers(WELD_SURELY)


@pytest.mark.clause("HC-17.10.14")
def test_a_welding_roll_may_be_free() -> None:
    stage = scene(2, "B2").turn_of(DONATHAN).faces(cards.HIT, cards.HIT)
    plan_weld_roll(stage.state, DONATHAN)
    assert stage.go().get(rows.ORDER) == 1
    assert ap(stage) == 5


# Roof.


@pytest.mark.clause("HC-14.5.5", "HC-R37")
def test_the_battery_opens_the_roof() -> None:
    stage = scene(5, "J8").turn_of(DONATHAN)
    assert not stage.offers(OPEN_ROOF)
    stage = scene(5, "J8").load(rows.BATTERY, "J8").turn_of(DONATHAN).do(OPEN_ROOF)
    assert (stage.get(rows.ROOF_OPEN), ap(stage), stage.state.load(rows.BATTERY)) == (1, 2, rows.GONE)
    assert not stage.offers(OPEN_ROOF)


@pytest.mark.clause("HC-14.5.6", "HC-R37")
def test_the_door_of_the_laboratory_leads_to_the_roof_and_back() -> None:
    stage = scene(5, "J5").load(0, "J5")
    assert not stage.turn_of(DONATHAN).offers(CLIMB)
    stage = scene(5, "J5").load(0, "J5")
    stage.state.put(rows.ROOF_OPEN, 1)
    stage.officer(DONATHAN, "J5", ap=6).turn_of(DONATHAN)
    assert stage.space("RA1") not in {fields[0] for fields in stage.offers(STEP)}  # no step of a move
    stage.do(CLIMB, stage.space("RA1"))
    assert (stage.label(stage.person(DONATHAN, rows.PLACE)), ap(stage)) == ("RA1", 3)
    assert stage.state.load(0) == stage.space("J5")  # no load comes along
    stage.do(CLIMB, stage.space("J5"))
    assert stage.label(stage.person(DONATHAN, rows.PLACE)) == "J5"


@pytest.mark.clause("HC-R37", "HC-5.2")
def test_leaving_mutants_by_the_door_hurts() -> None:
    stage = scene(5, "J5").officer(DONATHAN, "J5", hp=6)
    stage.mutants("J5")
    stage.state.put(rows.ROOF_OPEN, 1)
    stage.turn_of(DONATHAN).do(CLIMB, stage.space("RA1"))
    assert stage.person(DONATHAN, rows.HEALTH) == 5


# Barrels.


@pytest.mark.clause("HC-14.1.5", "HC-16.22", "HC-15.13", "HC-2.2")
def test_an_explosion_hits_everybody() -> None:
    stage = scene(1, "D5").officer(DONATHAN, "D5", hp=6).officer(JENNY, "E5", hp=4)
    stage.load(rows.BARRELS, "D5").load(rows.BARRELS + 1, "D6").load(0, "C6").load(1, "F5")
    here, near, lying, far = (
        stage.mutants("D5")[0],
        stage.mutants("C4")[0],
        stage.mutants("C4", lying=True)[0],
        stage.mutants("B5")[0],
    )
    kafar = stage.mutants("E4", kind=cards.BIG_ONE)[0]
    explode(stage.state, rows.BARRELS, stage.space("D5"))
    stage.go()
    assert (stage.where(here), stage.where(lying), stage.where(far)) == (None, None, "B5")
    assert (stage.lies(near), stage.lies(far)) == (True, False)
    assert (stage.where(kafar), stage.get(rows.KAFAR_HEALTH)) == ("E4", 3)
    assert (stage.person(DONATHAN, rows.HEALTH), stage.person(JENNY, rows.HEALTH)) == (4, 3)
    assert (stage.state.load(0), stage.state.load(1)) == (rows.SUPPLY, stage.space("F5"))
    assert (stage.get(rows.CHAOS), stage.get(rows.KILLS)) == (1, 2)
    assert stage.state.load(rows.BARRELS) == rows.GONE
    assert stage.state.load(rows.BARRELS + 1) == stage.space("D6")  # no chain reaction


@pytest.mark.clause("HC-11.1", "HC-R44")
def test_an_explosion_that_wins_the_game_hurts_nobody_after_that() -> None:
    stage = scene(1, "C5").officer(JENNY, "D5").load(rows.BARRELS, "C6")
    stage.state.put(rows.ORDER, stage.rules.goal - 1)
    stage.state.put(rows.KILLS, stage.rules.kills_per_level - 1)
    stage.mutants("C6", 2)
    explode(stage.state, rows.BARRELS, stage.space("C6"))
    assert stage.get(rows.WINNER) == rows.OFFICERS_WON
    assert len(stage.events(trace.MUTANT_KILLED)) == 1
    assert not stage.events(trace.OFFICER_HURT)


@pytest.mark.clause("HC-15.2", "HC-14.1.5")
def test_mutants_on_a_truck_next_to_the_barrel_are_hit() -> None:
    stage = scene(2, "A1").load(rows.BARRELS, "A3")  # the truck is on B3 to D4
    rider = stage.mutants("truck")[0]
    explode(stage.state, rows.BARRELS, stage.space("A3"))
    assert stage.lies(rider)
