"""Takes and the clapper; the takes that help officers or move things (HC-7, HC-17.9)."""

import pytest

from ashfall.hardcity.figures.ways import ways_of_mutants
from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, MIRANDA
from ashfall.hardcity.ground.moves import (
    CHOOSE_DECK,
    CHOOSE_LOAD,
    CHOOSE_VEHICLE,
    END_TURN,
    LAMP,
    PASS,
    STEP,
    TAKE,
    TARGET,
    YES,
)
from tests.hardcity.film import film, takes
from tests.hardcity.stage import Stage


def targets(stage: Stage) -> set[str]:
    return {stage.label(fields[0]) for fields in stage.offers(TARGET)}


def place(stage: Stage, who: int = DONATHAN) -> str:
    return stage.label(stage.person(who, rows.PLACE))


@pytest.mark.clause("HC-7.1", "HC-7.2", "HC-7.3")
def test_the_clapper_moves_to_the_right_only() -> None:
    stage = film(1, "D5", cards.EYE_IN_SKY, cards.SLOW_MOTION, cards.WINDOW).load(0, "D5")
    stage.officer(DONATHAN, "D5", hp=2, ap=3).turn_of(DONATHAN, spent=2)
    assert takes(stage) == [cards.SLOW_MOTION, cards.WINDOW, cards.EYE_IN_SKY]  # never the opening
    stage.do(TAKE, cards.SLOW_MOTION)
    assert stage.get(rows.CLAPPER) == 2
    assert takes(stage) == [cards.WINDOW]
    assert stage.events(trace.TAKE_USED) == [(cards.SLOW_MOTION, -1, -1, -1)]


@pytest.mark.clause("HC-7.1", "HC-R9")
def test_a_take_costs_no_ap_and_ends_a_move() -> None:
    stage = film(1, "D5", cards.EYE_IN_SKY).turn_of(DONATHAN)
    stage.do(STEP, stage.space("D6"))
    stage.do(TAKE, cards.EYE_IN_SKY).do(TARGET, stage.space("D4"))
    assert (stage.person(DONATHAN, rows.AP), stage.person(DONATHAN, rows.STEPS)) == (4, 0)


@pytest.mark.clause("HC-17.9.5", "HC-16.9")
def test_slow_motion() -> None:
    stage = film(1, "D5", cards.SLOW_MOTION).officer(DONATHAN, "D5", hp=2, ap=4).turn_of(DONATHAN, spent=1)
    stage.do(TAKE, cards.SLOW_MOTION)
    assert stage.person(DONATHAN, rows.AP) == 5  # never above the pool
    stage = film(1, "D5", cards.SLOW_MOTION).officer(DONATHAN, "D5", hp=1, ap=0).turn_of(DONATHAN, spent=5)
    assert stage.do(TAKE, cards.SLOW_MOTION).person(DONATHAN, rows.AP) == 2


@pytest.mark.clause("HC-17.9.5", "HC-R11", "HC-16.14")
@pytest.mark.parametrize(("hp", "ap"), [(3, 2), (2, 5)])
def test_slow_motion_needs_few_hp_and_spent_ap(hp: int, ap: int) -> None:
    stage = (
        film(1, "D5", cards.SLOW_MOTION).officer(DONATHAN, "D5", hp=hp, ap=ap).turn_of(DONATHAN, spent=5 - ap)
    )
    assert takes(stage) == []


@pytest.mark.clause("HC-17.9.8", "HC-R35")
def test_montage_heals_and_ends_the_turn() -> None:
    stage = film(1, "D5", cards.MONTAGE).officer(DONATHAN, "D5", hp=3)
    stage.mutants("G5")
    stage.turn_of(DONATHAN).do(TAKE, cards.MONTAGE)
    assert stage.offers() == [(YES,), (CHOOSE_DECK, 0), (CHOOSE_DECK, 1)]
    stage.do(YES)
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.person(DONATHAN, rows.AP) == 0
    assert stage.events(trace.TURN_ENDED) == [(DONATHAN, -1, -1, -1)]


@pytest.mark.clause("HC-17.9.8")
def test_montage_draws_a_card_of_choice() -> None:
    stage = film(1, "D5", cards.MONTAGE).pile(rows.CIVIL, [cards.BAT])
    stage.turn_of(DONATHAN).do(TAKE, cards.MONTAGE)
    assert stage.offers() == [(CHOOSE_DECK, 0), (CHOOSE_DECK, 1)]  # nothing to heal
    stage.do(CHOOSE_DECK, cards.CIVILIAN_DECK)
    assert stage.person(DONATHAN, rows.GEAR + cards.BAT) == 1


@pytest.mark.clause("HC-17.9.8", "HC-16.1")
def test_montage_needs_distance_to_active_mutants_of_the_grid() -> None:
    stage = film(1, "D5", cards.MONTAGE)
    stage.mutants("F5")
    assert takes(stage.turn_of(DONATHAN)) == []
    stage = film(1, "D5", cards.MONTAGE)
    stage.mutants("D5", lying=True)
    assert takes(stage.turn_of(DONATHAN)) == [cards.MONTAGE]
    stage = film(3, "D2", cards.MONTAGE)
    stage.mutants("SA1")
    assert takes(stage.turn_of(DONATHAN)) == [cards.MONTAGE]


@pytest.mark.clause("HC-17.9.9")
def test_through_the_window_with_a_civilian() -> None:
    stage = film(1, "D5", cards.WINDOW).load(0, "D5").officer(DONATHAN, "D5", hp=6)
    stage.mutants("D5", 2)
    stage.turn_of(DONATHAN).do(TAKE, cards.WINDOW)
    for label in ("D6", "D7", "D8", "D9"):
        stage.do(STEP, stage.space(label), 0)
    assert (place(stage), stage.label(int(stage.state.load(0)))) == ("D9", "D9")
    assert (stage.person(DONATHAN, rows.HEALTH), stage.person(DONATHAN, rows.AP)) == (6, 5)
    assert stage.offers(END_TURN)


@pytest.mark.clause("HC-17.9.9", "HC-14.3.8")
def test_through_the_window_with_the_mayor_or_a_civilian() -> None:
    stage = film(3, "D2", cards.WINDOW).load(3, "D2").load(4, "D2").load(rows.MAYOR, "D2")
    stage.turn_of(DONATHAN).do(TAKE, cards.WINDOW)
    assert stage.offers() == [(CHOOSE_LOAD, 3), (CHOOSE_LOAD, rows.MAYOR)]
    stage.do(CHOOSE_LOAD, rows.MAYOR).do(STEP, stage.space("D1"), rows.MAYOR).do(PASS)
    assert (place(stage), stage.label(int(stage.state.load(rows.MAYOR)))) == ("D1", "D1")
    assert takes(film(3, "D2", cards.WINDOW).turn_of(DONATHAN)) == []


@pytest.mark.clause("HC-17.9.11")
def test_the_eye_in_the_sky_turns_or_moves() -> None:
    stage = film(1, "D5", cards.EYE_IN_SKY)  # the helicopter is over E4
    stage.state.put(rows.LADDER_DOWN, 0)
    stage.turn_of(DONATHAN).do(TAKE, cards.EYE_IN_SKY)
    assert targets(stage) >= {"B1", "H7", "E1", "D4"}
    assert "B3" in targets(stage)  # over a car
    assert not targets(stage) & {"E4", "A4", "E8"}  # itself, too far
    stage.do(YES)
    assert stage.get(rows.LADDER_DOWN) == 1
    stage = film(1, "D5", cards.EYE_IN_SKY)
    stage.state.put(rows.LADDER_DOWN, 0)
    stage.turn_of(DONATHAN).do(TAKE, cards.EYE_IN_SKY).do(TARGET, stage.space("D6"))
    assert (stage.get(rows.HELICOPTER), stage.get(rows.LADDER_DOWN)) == (stage.space("D6"), 0)


@pytest.mark.clause("HC-17.9.11", "HC-14.4.5")
def test_the_eye_in_the_sky_needs_the_helicopter_on_the_map() -> None:
    stage = film(4, "E6", cards.EYE_IN_SKY)
    assert takes(stage.turn_of(DONATHAN)) == []
    stage = film(4, "E6", cards.EYE_IN_SKY)
    stage.state.put(rows.HELICOPTER, stage.space("E6"))
    stage.state.put(rows.LADDER_DOWN, 0)
    stage.turn_of(DONATHAN).do(TAKE, cards.EYE_IN_SKY)
    assert not stage.offers(YES)  # its side does not matter in the harbour


@pytest.mark.clause("HC-17.9.12")
def test_a_roadblock_keeps_mutants_away_from_a_vehicle() -> None:
    stage = film(2, "E4", cards.ROADBLOCK)  # the truck is on B3 to D4
    inside = stage.mutants("truck")[0]
    stage.turn_of(DONATHAN).do(TAKE, cards.ROADBLOCK)
    assert stage.get(rows.ROADBLOCK) == stage.rules.truck
    ways = {stage.label(int(space)) for space in ways_of_mutants(stage.state, stage.space("F5"), -1)}
    assert ways == {"F4", "G4", "G5", "E6", "F6", "G6"}
    around = {stage.label(int(space)) for space in ways_of_mutants(stage.state, stage.space("E4"), -1)}
    assert around == {"F3", "F4", "F5"}  # those next to it may leave, not enter
    assert stage.where(inside) == "truck"


@pytest.mark.clause("HC-17.9.12", "HC-2.4")
def test_the_officers_choose_among_the_vehicles_next_to_them() -> None:
    stage = film(3, "D3", cards.ROADBLOCK)
    assert takes(stage.turn_of(DONATHAN)) == [cards.ROADBLOCK]
    stage = film(3, "D5", cards.ROADBLOCK)  # the limousine on D6 to F6 and a civilian car on B4 and C4
    stage.turn_of(DONATHAN).do(TAKE, cards.ROADBLOCK)
    vehicles = {int(stage.rules.board.vehicle_on[stage.space(label)]) for label in ("D6", "C4")}
    assert {fields[0] for fields in stage.offers(CHOOSE_VEHICLE)} == vehicles
    assert takes(film(2, "A1", cards.ROADBLOCK).turn_of(DONATHAN)) == []


@pytest.mark.clause("HC-17.9.12")
def test_the_police_car_of_the_opening_is_a_car_too() -> None:
    stage = film(2, "H5", cards.ROADBLOCK)
    stage.state.put(rows.CAR_AT, stage.space("H6"))
    stage.state.put(rows.CAR_NOSE, stage.space("H7"))
    stage.turn_of(DONATHAN).do(TAKE, cards.ROADBLOCK)
    assert stage.get(rows.ROADBLOCK) == stage.rules.car
    ways = {stage.label(int(space)) for space in ways_of_mutants(stage.state, stage.space("G4"), -1)}
    assert ways == {"F3", "G3", "H3", "F4", "H4", "F5"}


@pytest.mark.clause("HC-17.9.16", "HC-12.4")
def test_full_throttle_evacuates_one_of_two_in_the_harbour() -> None:
    stage = film(4, "E6", cards.FULL_THROTTLE).load(0, "A11").load(1, "B12").load(2, "A10")
    stage.turn_of(DONATHAN).do(TAKE, cards.FULL_THROTTLE)
    assert stage.offers() == [(CHOOSE_LOAD, 0), (CHOOSE_LOAD, 1)]
    stage.do(CHOOSE_LOAD, 1)
    assert (stage.get(rows.ORDER), stage.state.load(1)) == (1, rows.SUPPLY)
    assert stage.offers(END_TURN)
    lonely = film(4, "E6", cards.FULL_THROTTLE).load(0, "A11").load(2, "A10")
    assert takes(lonely.turn_of(DONATHAN)) == []


@pytest.mark.clause("HC-17.9.17")
def test_lights_camera_switches_up_to_two_lamps() -> None:
    stage = film(5, "A10", cards.LIGHTS_CAMERA).officer(MIRANDA, "B2")
    stage.state.row[rows.LAMPS_AT + 4] = 0
    stage.turn_of(DONATHAN).do(TAKE, cards.LIGHTS_CAMERA)
    assert stage.offers() == [(LAMP, lamp) for lamp in range(5)]
    stage.do(LAMP, 4)
    assert stage.offers() == [(PASS,), *((LAMP, lamp) for lamp in range(4))]
    stage.do(LAMP, 0)
    assert [int(stage.state.row[rows.LAMPS_AT + lamp]) for lamp in range(5)] == [0, 1, 1, 1, 1]
    assert stage.offers(END_TURN)


@pytest.mark.clause("HC-17.9.17", "HC-16.4")
def test_lights_camera_needs_an_officer_in_a_lamp_area() -> None:
    assert takes(film(5, "A10", cards.LIGHTS_CAMERA).turn_of(DONATHAN)) == []
    stage = film(5, "A10", cards.LIGHTS_CAMERA).officer(MIRANDA, "B2", stunned=1)
    assert takes(stage.turn_of(DONATHAN)) == []
