"""Mutants on the move: reach, ladders, vehicles, loads, ways off the map (HC-8.9, HC-14, HC-15)."""

import pytest

from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import RAT, SOLDIER
from ashfall.hardcity.ground.moves import ACTIVATE, ATTACK, DROP_BARREL, LEAVE_MAP, MOVE_MUTANT, PASS, STAND
from tests.hardcity.lair import goals, lair, let_act, send
from tests.hardcity.stage import Stage

BARREL = rows.BARRELS
FIRST, SECOND = "SA1", "SD2"  # the ladders


def walk(stage: Stage, *labels: str) -> Stage:
    """The first mutant goes to these spaces, turn after turn."""
    for label in labels:
        let_act(stage, moves=1)
        send(stage, 0, label)
        stage.state.clear_mutant(0, rows.THIS_TURN)
    return stage


@pytest.mark.clause("HC-8.9", "HC-17.1.1")
def test_a_mutant_moves_up_to_two_spaces() -> None:
    stage = lair()
    stage.mutants("A1")
    let_act(stage, moves=1)
    assert goals(stage, 0) == {"A2", "B1", "B2", "C1", "C2", "A3"}  # B3 and C3 are a car
    send(stage, 0, "C2")
    assert stage.where(0) == "C2"
    way = stage.space("A1"), stage.space("C2"), stage.space("B1") + 1  # over B1
    assert stage.events(trace.MUTANT_MOVED) == [(0, *way)]


@pytest.mark.clause("HC-9.1", "HC-17.1.2")
def test_a_rat_moves_one_space_more() -> None:
    stage = lair(5)
    rat, mutant = stage.mutants("A1", kind=RAT)[0], stage.mutants("A1")[0]
    let_act(stage, moves=1)
    assert "D4" in goals(stage, rat)
    assert "D4" not in goals(stage, mutant)


@pytest.mark.clause("HC-8.9")
def test_a_mutant_moves_once_in_a_turn() -> None:
    stage = lair()
    stage.mutants("A1", 2)
    let_act(stage, moves=3)
    send(stage, 0, "A2")
    assert not goals(stage, 0)
    assert goals(stage, 1)


@pytest.mark.clause("HC-8.10")
def test_a_stunned_mutant_may_stand_up_and_does_not_move_then() -> None:
    stage = lair()
    lying = stage.mutants("A1", lying=True)[0]
    other = stage.mutants("D4")[0]
    let_act(stage, moves=3)
    assert not goals(stage, lying)
    stage.do(STAND, lying)
    assert not stage.lies(lying)
    assert not goals(stage, lying)
    assert goals(stage, other)


@pytest.mark.clause("HC-R3")
def test_mutants_that_cannot_be_told_apart_are_offered_once() -> None:
    stage = lair()
    alike = stage.mutants("A1", 3)
    let_act(stage, moves=1)
    assert {fields[0] for fields in stage.offers(MOVE_MUTANT)} == {alike[0]}


@pytest.mark.clause("HC-15.11", "HC-2.7")
def test_mutants_leave_officers_and_pass_everybody_without_loss() -> None:
    stage = lair(away="D4").load(0, "E4")
    stage.mutants("D4")
    let_act(stage, moves=1)
    assert {"D5", "F4", "B5"} <= goals(stage, 0)


@pytest.mark.clause("HC-14.2.5", "HC-15.2", "HC-15.10")
def test_the_truck_is_one_place_next_to_every_space_around_it() -> None:
    stage = lair(2)
    stage.mutants("A2")
    let_act(stage, moves=1)
    found = goals(stage, 0)
    assert "truck" in found
    assert "B3" not in found
    send(stage, 0, "truck")
    stage.state.clear_mutant(0, rows.THIS_TURN)
    let_act(stage, moves=1)
    assert {"E5", "E2", "A5", "F3"} <= goals(stage, 0)


@pytest.mark.clause("HC-15.10")
def test_entering_and_leaving_the_truck_costs_a_space_each() -> None:
    stage = lair(2)
    stage.mutants("A2")
    let_act(stage, moves=1)
    assert "E5" in goals(stage, 0)  # on and off again


@pytest.mark.clause("HC-17.9.12")
def test_a_roadblock_bars_the_vehicle_and_the_spaces_next_to_it() -> None:
    stage = lair(2)
    stage.mutants("F4")
    stage.mutants("E4")
    stage.state.put(rows.ROADBLOCK, stage.rules.truck)
    let_act(stage, moves=1)
    assert goals(stage, 0) & {"E3", "E4", "E5", "D5", "truck"} == set()
    assert {"F3", "F4", "F5"} <= goals(stage, 1)  # it may leave
    assert not goals(stage, 1) & {"E3", "E5", "truck"}


@pytest.mark.clause("HC-17.9.12", "HC-14.3.10")
def test_a_roadblock_bars_manholes_next_to_the_vehicle() -> None:
    stage = lair(3)
    stage.mutants(SECOND)
    let_act(stage, moves=1)
    assert {"A7", "E9"} <= goals(stage, 0)
    stage = lair(3)
    stage.mutants(SECOND)
    stage.state.put(rows.ROADBLOCK, 0)  # the limousine on D8 to F8, next to E9
    let_act(stage, moves=1)
    assert {"A7", "E9"} & goals(stage, 0) == {"A7"}


@pytest.mark.clause("HC-14.3.10", "HC-14.3.11")
def test_a_mutant_goes_up_only_at_the_other_ladder() -> None:
    stage = lair(3)
    stage.mutants("D2")
    walk(stage, FIRST)
    let_act(stage, moves=1)
    assert goals(stage, 0) == {"SA2", "SB1", "SB2", "SC1", "SC2"}
    send(stage, 0, "SC2")
    stage.state.clear_mutant(0, rows.THIS_TURN)
    let_act(stage, moves=1)
    assert {"A7", "E9"} <= goals(stage, 0)
    assert not {"D2", "H4"} & goals(stage, 0)


@pytest.mark.clause("HC-14.3.11")
def test_a_closed_manhole_is_crossed_but_not_used() -> None:
    stage = lair(3)
    stage.state.row[rows.LIDS_AT] = rows.CLOSED_LID
    stage.mutants("D1")
    let_act(stage, moves=1)
    found = goals(stage, 0)
    assert {"D2", "D3"} <= found
    assert FIRST not in found


@pytest.mark.clause("HC-14.3.10")
def test_a_mutant_forgets_the_ladder_above_the_ground() -> None:
    stage = lair(3)
    stage.mutants("D2")
    walk(stage, FIRST, "SC1", SECOND, "E9")
    let_act(stage, moves=1)
    assert SECOND in goals(stage, 0)


@pytest.mark.clause("HC-14.5.6")
def test_the_open_door_leads_to_the_roof_for_one_space() -> None:
    stage = lair(5)
    stage.mutants("J5")
    let_act(stage, moves=1)
    assert "RA1" not in goals(stage, 0)
    stage = lair(5)
    stage.mutants("J5")
    stage.state.put(rows.ROOF_OPEN, 1)
    let_act(stage, moves=1)
    assert {"RA1", "RB2"} <= goals(stage, 0)
    send(stage, 0, "RA1")
    stage.state.clear_mutant(0, rows.THIS_TURN)
    let_act(stage, moves=1)
    assert "J5" in goals(stage, 0)


@pytest.mark.clause("HC-14.4.6", "HC-6.5", "HC-12.4")
def test_a_mutant_in_the_motorboat_is_gone_and_scores() -> None:
    stage = lair(4)
    stage.mutants("D10")
    let_act(stage, moves=1)
    send(stage, 0, "boat")
    assert stage.where(0) is None
    assert (stage.get(rows.CHAOS), stage.get(rows.KILLS)) == (1, 0)
    assert stage.events(trace.BOAT_BOARDED) == [(0, -1, -1, -1)]


@pytest.mark.clause("HC-14.4.6")
def test_nobody_walks_through_the_motorboat() -> None:
    stage = lair(4)
    stage.mutants("C12")
    let_act(stage, moves=1)
    assert "boat" in goals(stage, 0)
    assert "G12" not in goals(stage, 0)


@pytest.mark.clause("HC-14.2.7", "HC-15.3", "HC-R17")
def test_a_barrel_goes_along_to_the_end_of_the_move() -> None:
    stage = lair(2).load(BARREL, "B1").load(BARREL + 1, "B1")
    stage.mutants("B1")
    let_act(stage, moves=1)
    laden = goals(stage, 0, BARREL)
    assert "truck" in goals(stage, 0)
    assert "truck" not in laden
    assert not goals(stage, 0, BARREL + 1)  # one barrel is like the other
    send(stage, 0, "A2", BARREL)
    assert stage.label(stage.state.load(BARREL)) == stage.where(0) == "A2"


@pytest.mark.clause("HC-14.2.7", "HC-16.21", "HC-6.5", "HC-12.2")
def test_a_mutant_leaves_the_map_with_a_barrel_from_a_corner() -> None:
    stage = lair(2).load(BARREL, "B1")
    stage.mutants("B1")
    let_act(stage, moves=1)
    stage.do(LEAVE_MAP, 0, BARREL)
    assert stage.where(0) is None
    assert stage.state.load(BARREL) == rows.GONE
    assert (stage.get(rows.CHAOS), stage.get(rows.KILLS)) == (1, 0)
    assert stage.events(trace.LOAD_LEFT) == [(BARREL, stage.space("A1"), -1, -1)]


@pytest.mark.clause("HC-16.21")
def test_leaving_takes_the_last_space_of_the_movement() -> None:
    stage = lair(2).load(BARREL, "C1").load(BARREL + 1, "A1")
    stage.mutants("C1")
    stage.mutants("A1")
    stage.mutants("H10")
    let_act(stage, moves=1)
    assert stage.offers(LEAVE_MAP) == [(1, BARREL + 1)]  # C1 is too far; without a load nobody leaves


@pytest.mark.clause("HC-14.3.9", "HC-12.3")
def test_the_mayor_is_taken_away_over_any_edge() -> None:
    stage = lair(3).load(rows.MAYOR, "B2")
    stage.mutants("B2")
    let_act(stage, moves=1)
    assert "B3" in goals(stage, 0, rows.MAYOR)
    stage.do(LEAVE_MAP, 0, rows.MAYOR)
    assert (stage.get(rows.CHAOS), stage.where(0)) == (stage.points(cards.SCORE_MAYOR_GONE), None)
    assert stage.state.load(rows.MAYOR) == rows.GONE


@pytest.mark.clause("HC-14.3.9", "HC-R17")
def test_a_mutant_may_put_the_mayor_down_and_go_on() -> None:
    stage = lair(3).load(rows.MAYOR, "D4")
    stage.mutants("D4")
    send(let_act(stage, moves=2), 0, "D3", rows.MAYOR)
    assert stage.offers(PASS)
    assert goals(stage, 0) == {"C2", "D2", "E2", "C3", "E3", "D4", "E4"}
    send(stage, 0, "D2")
    assert (stage.where(0), stage.label(stage.state.load(rows.MAYOR))) == ("D2", "D3")
    assert not goals(stage, 0)  # it has moved


@pytest.mark.clause("HC-14.3.9", "HC-R17")
def test_a_mutant_may_stay_with_the_mayor() -> None:
    stage = lair(3).load(rows.MAYOR, "D4")
    stage.mutants("D4")
    send(let_act(stage, moves=1), 0, "D3", rows.MAYOR).do(PASS)
    assert (stage.where(0), stage.label(stage.state.load(rows.MAYOR))) == ("D3", "D3")
    stage = lair(3).load(rows.MAYOR, "D4")
    stage.mutants("D4")
    send(let_act(stage, moves=1), 0, "D2", rows.MAYOR)  # all of its spaces
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-14.3.9", "HC-2.8")
def test_the_mayor_is_safe_inside_the_map() -> None:
    stage = lair(3).load(rows.MAYOR, "D4")
    stage.mutants("D4")
    let_act(stage, moves=1)
    assert goals(stage, 0, rows.MAYOR)
    assert not stage.offers(LEAVE_MAP)


@pytest.mark.clause("HC-R45", "HC-R17")
def test_the_mayor_can_be_taken_through_a_manhole() -> None:
    stage = lair(3).load(rows.MAYOR, "D2")
    stage.mutants("D2")
    let_act(stage, moves=1)
    send(stage, 0, FIRST, rows.MAYOR)
    assert stage.label(stage.state.load(rows.MAYOR)) == FIRST


@pytest.mark.clause("HC-15.3")
def test_barrels_of_the_street_and_the_battery_are_no_loads_of_mutants() -> None:
    stage = lair(1).load(BARREL, "D4")
    stage.mutants("D4")
    assert not goals(let_act(stage, moves=1), 0, BARREL)
    stage = lair(5).load(rows.BATTERY, "D4")
    stage.mutants("D4")
    assert not goals(let_act(stage, moves=1), 0, rows.BATTERY)


@pytest.mark.clause("HC-9.2")
def test_a_soldier_does_not_move_after_an_attack() -> None:
    stage = lair(5, away="D4")
    soldier = stage.mutants("D6", kind=SOLDIER)[0]
    stage.mutants("A1")
    let_act(stage, moves=2, attacks=1)
    assert goals(stage, soldier)
    stage.do(ATTACK, soldier, stage.space("D4"))
    stage.do(*stage.offers()[0])  # the officers give the damage to somebody
    assert not goals(stage, soldier)


@pytest.mark.clause("HC-14.2.7")
def test_a_barrel_on_the_truck_is_dropped_not_carried() -> None:
    stage = lair(2)
    stage.state.row[rows.LOADS_AT + BARREL] = rows.INSIDE - stage.rules.truck
    stage.mutants("truck")
    let_act(stage, moves=1)
    assert not goals(stage, 0, BARREL)
    assert not stage.offers(DROP_BARREL)  # that is an attack
