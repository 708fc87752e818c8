"""The versus sides of the special cards, each by its effect (HC-17.6)."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import BITE, SCHEME
from ashfall.hardcity.ground.moves import (
    ACTION_CARD,
    BASICS,
    DROP_BARREL,
    INSTANT,
    LAMP,
    LEAVE_MAP,
    MANHOLE,
    PASS,
    STAND,
    TARGET,
)
from tests.hardcity.lair import goals, lair, send
from tests.hardcity.stage import Stage

BARREL = rows.BARRELS


def scheme(stage: Stage, verb: int = ACTION_CARD) -> Stage:
    """Doctor Zero plays his scheme."""
    return stage.hand(SCHEME, BITE).turn_of_zero().do(verb, SCHEME)


def load_truck(stage: Stage, count: int) -> Stage:
    for barrel in range(count):
        stage.state.row[rows.LOADS_AT + BARREL + barrel] = rows.INSIDE - stage.rules.truck
    return stage


@pytest.mark.clause("HC-17.6.1", "HC-R31")
def test_taking_control_sends_the_helicopter_away() -> None:
    stage = lair()
    stage.state.put(rows.HELICOPTER, stage.space("E4"))
    stage.state.put(rows.LADDER_DOWN, 1)
    scheme(stage)
    found = {stage.label(fields[0]) for fields in stage.offers(TARGET)}
    assert {"A1", "E4", "H10"} <= found  # also where it is: it only turns over
    assert {"B3", "C3"} <= found  # a car
    stage.do(TARGET, stage.space("A1"))
    assert (stage.get(rows.HELICOPTER), stage.get(rows.LADDER_DOWN)) == (stage.space("A1"), 0)


@pytest.mark.clause("HC-17.5.17", "HC-8.3")
@pytest.mark.parametrize(("episode", "verb"), [(1, ACTION_CARD), (3, INSTANT), (5, INSTANT)])
def test_the_scheme_is_what_the_special_card_is(episode: int, verb: int) -> None:
    stage = lair(episode).hand(SCHEME, BITE).turn_of_zero()
    other = INSTANT if verb == ACTION_CARD else ACTION_CARD
    assert (stage.offers(verb), stage.offers(other)) == ([(SCHEME,)], [])


@pytest.mark.clause("HC-17.5.17")
def test_played_for_basic_actions_the_scheme_is_an_ordinary_card() -> None:
    stage = lair().hand(SCHEME).turn_of_zero()
    assert stage.offers(BASICS) == [(SCHEME, out) for out in range(3)]


@pytest.mark.clause("HC-17.6.2")
def test_the_bucket_chain_unloads_and_carries_barrels() -> None:
    stage = load_truck(lair(2), 3).load(BARREL + 3, "B1")
    stage.mutants("truck", 3)
    stage.mutants("B1", 1)
    stage.rules.special_amount = 2
    scheme(stage)
    stage.do(DROP_BARREL, 0, stage.space("A2")).do(DROP_BARREL, 1, stage.space("A3"))
    assert not stage.offers(DROP_BARREL)  # so many of them, then the others carry
    assert goals(stage, 3, BARREL + 3)
    assert not goals(stage, 3)  # only with a barrel
    stage.do(LEAVE_MAP, 3, BARREL + 3)
    assert stage.get(rows.CHAOS) == 1
    assert [stage.label(stage.state.load(BARREL + i)) for i in (0, 1)] == ["A2", "A3"]


@pytest.mark.clause("HC-17.6.2", "HC-16.14")
def test_the_bucket_chain_needs_a_barrel_in_reach() -> None:
    stage = load_truck(lair(2), 3)
    stage.mutants("A2", 3)
    assert not stage.hand(SCHEME, BITE).turn_of_zero().can(ACTION_CARD, SCHEME)


@pytest.mark.clause("HC-17.6.3")
def test_swapping_the_lids_closes_one_manhole_and_opens_the_closed_one() -> None:
    stage = lair(3)
    stage.state.row[rows.LIDS_AT + 1] = rows.CLOSED_LID
    stage.mutants("SB1")
    scheme(stage, INSTANT)
    assert stage.offers(MANHOLE) == [(0,), (2,), (3,)]
    stage.do(MANHOLE, 2)
    lids = [int(stage.state.row[rows.LIDS_AT + hole]) for hole in range(4)]
    assert lids == [rows.OPEN_LID, rows.OPEN_LID, rows.CLOSED_LID, rows.OPEN_LID]
    assert stage.where(0) == "SB1"
    assert stage.offers(BASICS)  # the turn goes on


@pytest.mark.clause("HC-17.6.4")
def test_low_tide_moves_four_low_standing_mutants_four_spaces() -> None:
    stage = lair(4, away="A1")
    stage.mutants("G6", 5)
    high = stage.mutants("G5")[0]
    lying = stage.mutants("A9", lying=True)[0]
    scheme(stage)
    assert "G10" in goals(stage, 0)
    assert not goals(stage, high)
    assert not stage.can(STAND, lying)
    for m in range(4):
        send(stage, m, "G10")
    assert not goals(stage, 4)


@pytest.mark.clause("HC-17.6.4", "HC-14.4.6")
def test_low_tide_leads_into_the_motorboat() -> None:
    stage = lair(4, away="A1")
    stage.mutants("D9", 2)
    send(scheme(stage), 0, "boat").do(PASS)
    assert stage.get(rows.CHAOS) == 1


@pytest.mark.clause("HC-17.6.4", "HC-16.14")
def test_low_tide_needs_a_mutant_on_the_lower_board() -> None:
    stage = lair(4, away="A1")
    stage.mutants("D5")
    assert not stage.hand(SCHEME, BITE).turn_of_zero().can(ACTION_CARD, SCHEME)


@pytest.mark.clause("HC-17.6.5")
def test_a_short_circuit_switches_a_lamp_off() -> None:
    stage = lair(5)
    stage.state.row[rows.LAMPS_AT] = 0
    scheme(stage, INSTANT)
    assert stage.offers(LAMP) == [(1,), (2,), (3,), (4,)]
    stage.do(LAMP, 3)
    assert [int(stage.state.row[rows.LAMPS_AT + lamp]) for lamp in range(5)] == [0, 1, 1, 0, 1]
    assert stage.events(trace.LAMP_SWITCHED) == [(3, 0, -1, -1)]
    assert stage.offers(BASICS)


@pytest.mark.clause("HC-17.6.5", "HC-16.14")
def test_a_short_circuit_needs_a_lamp_that_is_on() -> None:
    stage = lair(5)
    for lamp in range(5):
        stage.state.row[rows.LAMPS_AT + lamp] = 0
    assert not stage.hand(SCHEME, BITE).turn_of_zero().can(INSTANT, SCHEME)
