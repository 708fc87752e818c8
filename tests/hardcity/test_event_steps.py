"""The start of a round, step by step, as the episodes say (HC-4.3, HC-14)."""

import pytest

from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN
from ashfall.hardcity.ground.moves import ACTIVATE, CLOUD, LAMP, PASS, PUT, TARGET
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.ground.tasks import EVENT_STEP
from tests.hardcity.stage import Stage


def street(episode: int = 1, event: int = 1, mode: str = VERSUS) -> Stage:
    """An episode in whose event deck one card is on top."""
    return Stage(episode, mode).pile(rows.EVENTS, [event - 1])


def civilians(stage: Stage) -> list[str]:
    places = [int(stage.state.load(load)) for load in range(rows.CIVILIANS)]
    return sorted(stage.label(space) for space in places if space >= 0)


def crates(stage: Stage) -> list[str]:
    places = [int(stage.state.row[rows.CRATES_AT + i]) for i in range(rows.CRATES)]
    return sorted(stage.label(space) for space in places if space >= 0)


def mutants(stage: Stage) -> list[str]:
    return sorted(str(stage.where(m)) for m in range(rows.MUTANTS) if stage.where(m))


def lids(stage: Stage) -> list[int]:
    return [int(stage.state.row[rows.LIDS_AT + hole]) for hole in range(rows.MANHOLES)]


def clouds(stage: Stage) -> list[str]:
    places = [int(stage.state.row[rows.CLOUDS_AT + i]) for i in range(rows.CLOUDS)]
    return [stage.label(space) for space in places if space >= 0]


def lamps(stage: Stage) -> list[int]:
    return [int(stage.state.row[rows.LAMPS_AT + lamp]) for lamp in range(rows.LAMPS)]


@pytest.mark.clause("HC-14.1.2", "HC-4.11")
def test_an_event_card_brings_civilians_and_a_crate() -> None:
    stage = street(event=1)
    stage.plan(EVENT_STEP, cards.EVENT_CIVILIANS)
    assert civilians(stage) == ["C2", "F9"]
    stage.plan(EVENT_STEP, cards.EVENT_CRATES)  # the same card
    assert crates(stage) == ["G5"]
    assert stage.events(trace.EVENT_DRAWN) == [(0, -1, -1, -1)]
    assert stage.events(trace.CRATE_PLACED) == [(stage.space("G5"), 0, -1, -1)]
    stage.plan(EVENT_STEP, cards.EVENT_CIVILIANS)  # the empty deck is made anew
    assert len(stage.events(trace.EVENT_DRAWN)) == 2


@pytest.mark.clause("HC-13.3", "HC-14.1.2", "HC-R32")
def test_in_co_op_the_officers_choose_where_the_last_civilian_comes() -> None:
    stage = street(event=1, mode=COOP)
    for load in range(7):
        stage.load(load, "A1")
    stage.plan(EVENT_STEP, cards.EVENT_CIVILIANS)
    assert {stage.label(fields[0]) for fields in stage.offers(TARGET)} == {"C2", "F9"}
    stage.do(TARGET, stage.space("F9"))
    assert civilians(stage) == ["A1"] * 7 + ["F9"]
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-13.3", "HC-2.12", "HC-R32")
def test_in_co_op_the_officers_choose_the_symbols_of_the_last_mutants() -> None:
    stage = street(2, event=1, mode=COOP)
    stage.state.put(rows.CAR_AT, stage.space("H9"))
    stage.state.put(rows.CAR_NOSE, stage.space("H10"))
    stage.mutants("D1", 29)
    stage.mutants("D1", 3, kind=cards.SOLDIER)
    stage.plan(EVENT_STEP, cards.EVENT_MUTANTS)
    assert {stage.label(fields[0]) for fields in stage.offers(TARGET)} == {"A4", "E3", "H9"}
    stage.do(TARGET, stage.space("H9"))
    assert {stage.label(fields[0]) for fields in stage.offers(TARGET)} >= {
        "G8",
        "G9",
        "H8",
    }  # next to the car
    stage.do(TARGET, stage.space("G8"))
    assert {stage.label(fields[0]) for fields in stage.offers(TARGET)} == {"A4", "E3"}
    stage.do(TARGET, stage.space("E3"))
    assert mutants(stage) == [*["D1"] * 32, "E3", "G8"]
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-14.1.2", "HC-R32")
def test_tokens_run_out_in_printed_order() -> None:
    stage = street(event=1)
    for load in range(7):
        stage.load(load, "A1")
    for crate in range(rows.CRATES):
        stage.state.row[rows.CRATES_AT + crate] = stage.space("A1")
    stage.plan(EVENT_STEP, cards.EVENT_CIVILIANS).plan(EVENT_STEP, cards.EVENT_CRATES)
    assert civilians(stage) == ["A1"] * 7 + ["C2"]
    assert crates(stage) == ["A1"] * rows.CRATES


@pytest.mark.clause("HC-2.5")
def test_a_civilian_on_an_obstacle_is_put_next_to_it_by_the_officers() -> None:
    stage = street(event=1)
    stage.state.put(rows.CAR_AT, stage.space("C2"))
    stage.state.put(rows.CAR_NOSE, stage.space("D2"))
    stage.plan(EVENT_STEP, cards.EVENT_CIVILIANS)
    assert stage.state.chooser == 0
    offered = {stage.label(fields[0]) for fields in stage.offers(TARGET)}
    assert offered == {"B1", "C1", "D1", "B2", "D3"}  # a car on B3 and C3, the police car on C2 and D2
    stage.do(TARGET, stage.space("D1"))
    assert civilians(stage) == ["D1", "F9"]


@pytest.mark.clause("HC-2.5")
def test_a_crate_on_an_obstacle_is_put_next_to_it_by_the_officers() -> None:
    stage = street(event=1).plan(EVENT_STEP, cards.EVENT_CIVILIANS)
    stage.state.put(rows.CAR_AT, stage.space("G5"))
    stage.state.put(rows.CAR_NOSE, stage.space("H5"))
    stage.plan(EVENT_STEP, cards.EVENT_CRATES).do(TARGET, stage.space("F4"))
    assert crates(stage) == ["F4"]


@pytest.mark.clause("HC-2.5")
def test_nobody_is_asked_when_there_is_nothing_to_put() -> None:
    stage = street(event=1)
    stage.state.put(rows.CAR_AT, stage.space("C2"))
    for load in range(rows.CIVILIANS):
        stage.load(load, "A1")
    stage.plan(EVENT_STEP, cards.EVENT_CIVILIANS)
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-14.2.2", "HC-R12")
def test_an_event_card_brings_mutants() -> None:
    stage = street(2, event=1).plan(EVENT_STEP, cards.EVENT_MUTANTS)
    assert mutants(stage) == ["A4", "E3", "H9"]
    assert all(stage.rules.kind_of[m] == cards.NORMAL for m in range(rows.MUTANTS) if stage.where(m))


@pytest.mark.clause("HC-2.12")
def test_a_mutant_symbol_under_the_police_car() -> None:
    stage = street(2, event=1)
    stage.state.put(rows.CAR_AT, stage.space("E3"))
    stage.state.put(rows.CAR_NOSE, stage.space("F3"))
    stage.plan(EVENT_STEP, cards.EVENT_MUTANTS)
    offered = {stage.label(fields[0]) for fields in stage.offers(TARGET)}
    assert offered == {"D2", "E2", "F2", "E4", "F4"}  # the truck on D3 and D4, the police car on F3
    stage.do(TARGET, stage.space("F2"))
    assert mutants(stage) == ["A4", "F2", "H9"]


@pytest.mark.clause("HC-8.12", "HC-14.2.2")
def test_with_all_mutants_on_the_map_the_horde_scores_once() -> None:
    stage = street(2, event=1)
    stage.mutants("D1", 30)
    stage.mutants("D1", 4, kind=cards.SOLDIER)
    stage.state.put(rows.KAFAR_PLACE, rows.DEAD)
    stage.plan(EVENT_STEP, cards.EVENT_MUTANTS)
    assert stage.get(rows.CHAOS) == 1
    assert mutants(stage) == ["D1"] * 34


@pytest.mark.clause("HC-8.13", "HC-R12")
def test_the_last_figures_come_and_the_rest_gives_nothing() -> None:
    stage = street(2, event=1)
    stage.mutants("D1", 29)
    stage.mutants("D1", 3, kind=cards.SOLDIER)
    stage.plan(EVENT_STEP, cards.EVENT_MUTANTS)  # a normal one, then the only soldier left
    assert mutants(stage) == ["A4", *["D1"] * 32, "E3"]
    assert stage.get(rows.CHAOS) == 0
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-14.1.3")
def test_a_helicopter_on_the_way_lets_its_ladder_down() -> None:
    stage = street()
    stage.state.put(rows.LADDER_DOWN, 0)
    stage.plan(EVENT_STEP, cards.HELICOPTER_TURNS)
    assert stage.get(rows.LADDER_DOWN) == 1
    assert stage.events(trace.HELICOPTER_MOVED) == [(stage.get(rows.HELICOPTER), 1, -1, -1)]


@pytest.mark.clause("HC-14.1.3")
def test_a_helicopter_with_its_ladder_down_stays_as_it_is() -> None:
    stage = street().plan(EVENT_STEP, cards.HELICOPTER_TURNS)
    assert not stage.events(trace.HELICOPTER_MOVED)


@pytest.mark.clause("HC-14.3.2")
def test_one_manhole_is_closed_in_each_round() -> None:
    stage = Stage(3)
    closed = set()
    for _ in range(40):
        stage.plan(EVENT_STEP, cards.MANHOLE_CLOSES)
        assert sorted(lids(stage)) == [rows.OPEN_LID] * 3 + [rows.CLOSED_LID]
        drawn = stage.events(trace.EVENT_DRAWN)[-1][0]
        assert lids(stage)[drawn] == rows.CLOSED_LID
        closed.add(drawn)
    assert closed == {0, 1, 2, 3}


@pytest.mark.clause("HC-14.3.3", "HC-1.3")
def test_doctor_zero_places_up_to_three_clouds_after_the_old_ones_are_gone() -> None:
    stage = Stage(3).officer(DONATHAN, "D2")
    for i in range(rows.CLOUDS):
        stage.state.row[rows.CLOUDS_AT + i] = stage.space("H1")
    stage.plan(EVENT_STEP, cards.CLOUDS_CLEAR)
    assert clouds(stage) == []
    assert stage.events(trace.CLOUDS_CLEARED)
    stage.load(0, "E2").load(rows.MAYOR, "F2")
    stage.mutants("G2", lying=True)
    stage.plan(EVENT_STEP, cards.ZERO_PLACES_CLOUDS)
    assert stage.state.chooser == stage.rules.zero
    offered = {stage.label(fields[0]) for fields in stage.offers(CLOUD)}
    assert "C2" in offered
    assert not {"D2", "E2", "F2", "G2", "A1", "SA1"} & offered  # people, mutants, the police car, the sewer
    stage.do(CLOUD, stage.space("C2"))
    assert not stage.can(CLOUD, stage.space("C2"))
    stage.do(CLOUD, stage.space("D1")).do(CLOUD, stage.space("H2"))
    assert clouds(stage) == ["C2", "D1", "H2"]
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-14.3.3")
def test_doctor_zero_may_place_fewer_clouds() -> None:
    stage = Stage(3).plan(EVENT_STEP, cards.ZERO_PLACES_CLOUDS).do(CLOUD, 2).do(PASS)
    assert len(clouds(stage)) == 1
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-14.3.3")
def test_nobody_places_clouds_in_coop() -> None:
    stage = Stage(3, COOP).plan(EVENT_STEP, cards.ZERO_PLACES_CLOUDS)
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-14.4.2", "HC-R3")
def test_two_civilians_leave_the_bus_by_different_doors() -> None:
    stage = Stage(4)
    for load in range(rows.CIVILIANS):
        stage.state.row[rows.LOADS_AT + load] = rows.INSIDE - int(stage.rules.bus)
    stage.plan(EVENT_STEP, cards.BUS_UNLOADS)
    doors = {"B1", "C1", "D1", "B4", "C4", "D4"}
    assert {(load, stage.label(space)) for load, space in stage.offers(PUT)} == {(0, door) for door in doors}
    stage.do(PUT, 0, stage.space("C4"))
    assert {(load, stage.label(space)) for load, space in stage.offers(PUT)} == {
        (1, door) for door in doors - {"C4"}
    }
    stage.do(PUT, 1, stage.space("B1"))
    assert civilians(stage) == ["B1", "C4"]
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-14.4.2")
def test_the_last_civilian_leaves_the_bus_alone() -> None:
    stage = Stage(4)
    stage.state.row[rows.LOADS_AT + 5] = rows.INSIDE - int(stage.rules.bus)
    stage.plan(EVENT_STEP, cards.BUS_UNLOADS).do(PUT, 5, stage.space("D4"))
    assert civilians(stage) == ["D4"]
    assert stage.plan(EVENT_STEP, cards.BUS_UNLOADS).offers(ACTIVATE)


@pytest.mark.clause("HC-14.4.3")
def test_the_helicopter_drops_a_crate_if_it_is_on_the_map() -> None:
    stage = Stage(4).plan(EVENT_STEP, cards.CRATE_AT_HELICOPTER)
    assert crates(stage) == []
    stage.state.put(rows.HELICOPTER, stage.space("E6"))
    stage.plan(EVENT_STEP, cards.CRATE_AT_HELICOPTER)
    assert crates(stage) == ["E6"]


@pytest.mark.clause("HC-14.4.3", "HC-2.5", "HC-R31")
def test_over_an_obstacle_the_officers_choose_where_the_crate_lands() -> None:
    stage = Stage(4)
    stage.state.put(rows.HELICOPTER, stage.space("B2"))  # the bus stands on B2 to D3
    stage.plan(EVENT_STEP, cards.CRATE_AT_HELICOPTER)
    assert {stage.label(fields[0]) for fields in stage.offers(TARGET)} == {"A1", "B1", "C1", "A2", "A3"}
    stage.do(TARGET, stage.space("A3"))
    assert crates(stage) == ["A3"]
    for crate in range(rows.CRATES):
        stage.state.row[rows.CRATES_AT + crate] = stage.space("A1")
    stage.plan(EVENT_STEP, cards.CRATE_AT_HELICOPTER)
    assert stage.offers(ACTIVATE)  # none is left: nothing to choose


@pytest.mark.clause("HC-14.5.2")
def test_doctor_zero_leaves_exactly_two_lamps_on() -> None:
    stage = Stage(5).plan(EVENT_STEP, cards.LAMPS_SET)
    assert stage.state.chooser == stage.rules.zero
    assert stage.offers() == [(LAMP, lamp) for lamp in range(5)]
    stage.do(LAMP, 0).do(LAMP, 3).do(LAMP, 4)
    assert lamps(stage) == [0, 1, 1, 0, 0]
    assert stage.offers(ACTIVATE)  # each lamp is switched once, so nothing is left to be chosen
    assert stage.events(trace.LAMP_SWITCHED)[0] == (0, 0, -1, -1)


@pytest.mark.clause("HC-14.5.2")
@pytest.mark.parametrize(("mode", "players", "on"), [(VERSUS, 4, 1), (COOP, 3, 2)])
def test_with_three_officers_one_lamp_fewer_is_on(mode: str, players: int, on: int) -> None:
    stage = Stage(5, mode, players=players).plan(EVENT_STEP, cards.LAMPS_SET)
    while stage.offers(LAMP):
        stage.do(LAMP, stage.offers(LAMP)[0][0])
    assert sum(lamps(stage)) == on


@pytest.mark.clause("HC-14.5.2")
def test_lamps_that_are_right_may_stay_or_be_changed() -> None:
    stage = Stage(5)
    for lamp in (0, 1, 2):
        stage.state.row[rows.LAMPS_AT + lamp] = 0
    stage.plan(EVENT_STEP, cards.LAMPS_SET)
    assert stage.offers(PASS)
    stage.do(LAMP, 3)
    assert not stage.offers(PASS)
    assert [fields[0] for fields in stage.offers(LAMP)] == [0, 1, 2, 4]
    stage.do(LAMP, 0).do(PASS)
    assert lamps(stage) == [1, 0, 0, 0, 1]
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-14.5.2")
def test_in_coop_the_officers_leave_three_lamps_on() -> None:
    stage = Stage(5, COOP).plan(EVENT_STEP, cards.LAMPS_SET).do(LAMP, 1)
    assert stage.state.chooser == 0
    assert not stage.offers(PASS)
    stage.do(LAMP, 2)
    assert sum(lamps(stage)) == 3
