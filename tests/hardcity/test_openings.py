"""Openings and what else is decided before the first round (HC-3, HC-11.5, HC-17.9.1 to HC-17.9.4)."""

import pytest

from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, FLAMETHROWER, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import (
    ACTIVATE,
    CHOOSE_DECK,
    CHOOSE_LOAD,
    DEPLOY,
    GIVE_TO,
    PARK,
    PASS,
    QUICK_SHOT,
    ROLL,
    STEP,
    TARGET,
)
from ashfall.hardcity.ground.setup import MODES, VERSUS
from ashfall.hardcity.ground.tasks import ALLY_START, ARRIVAL, FEWER_BARRELS, OPENING
from ashfall.hardcity.places.police_car import IN_REVERSE, TO_THE_SCENE, can_stop
from tests.hardcity.stage import Stage


def parking(episode: int = 1) -> Stage:
    """An episode with a police car, before it comes; only vehicles and the helicopter are on the map."""
    return Stage(episode)


def pairs(stage: Stage) -> set[tuple[str, str]]:
    return {(stage.label(a), stage.label(b)) for a, b in stage.offers(PARK)}


def park(stage: Stage, at: str, nose: str) -> Stage:
    return stage.do(PARK, stage.space(at), stage.space(nose))


def targets(stage: Stage) -> set[str]:
    return {stage.label(fields[0]) for fields in stage.offers(TARGET)}


def car(stage: Stage) -> tuple[str, str]:
    return stage.label(stage.get(rows.CAR_AT)), stage.label(stage.get(rows.CAR_NOSE))


@pytest.mark.clause("HC-17.9.1", "HC-15.20")
def test_the_police_car_comes_from_the_edge() -> None:
    stage = parking().load(rows.BARRELS, "A5").load(0, "H6").plan(OPENING)
    offered = pairs(stage)
    assert {("A1", "B1"), ("A1", "A2"), ("G4", "H4"), ("D1", "D2"), ("D9", "D10")} <= offered
    assert not any({"A5", "H6", "B3", "C3"} & set(pair) for pair in offered)  # barrel, civilian, a car
    assert ("C5", "C6") not in offered  # no space on the edge
    assert ("A1", "B2") not in offered  # not in line


@pytest.mark.clause("HC-17.9.1", "HC-15.20")
def test_it_rolls_up_to_six_spaces_along_its_axis() -> None:
    stage = park(parking().plan(OPENING), "D1", "D2")
    assert stage.offers(ROLL) == [(0, 0), *((n, 0) for n in range(1, 7))]  # behind it is the edge
    stage.do(ROLL, 6, 0)
    assert car(stage) == ("D7", "D8")
    assert stage.events(trace.CAR_PLACED)[-1][:2] == (stage.space("D7"), stage.space("D8"))


@pytest.mark.clause("HC-17.9.1")
def test_it_rolls_backwards_too() -> None:
    stage = park(parking().plan(OPENING), "D9", "D10").do(ROLL, 3, 1)
    assert car(stage) == ("D6", "D7")


@pytest.mark.clause("HC-17.9.1", "HC-R56")
@pytest.mark.parametrize("load", [0, rows.MAYOR, rows.BATTERY, rows.BARRELS])
def test_barrels_and_civilians_stop_it(load: int) -> None:
    stage = park(parking().load(load, "D5").plan(OPENING), "D1", "D2")
    assert stage.offers(ROLL) == [(0, 0), (1, 0), (2, 0)]


@pytest.mark.clause("HC-17.9.1")
def test_obstacles_stop_it() -> None:
    stage = park(parking().plan(OPENING), "B9", "B10")  # a civilian car stands on B3 and C3
    assert max(n for n, way in stage.offers(ROLL) if way == 1) == 5


@pytest.mark.clause("HC-17.9.1")
def test_it_passes_tokens_but_does_not_stop_on_them() -> None:
    stage = parking()
    stage.state.row[rows.CRATES_AT] = stage.space("D5")
    park(stage.plan(OPENING), "D1", "D2")
    assert stage.offers(ROLL) == [(0, 0), (1, 0), (2, 0), (5, 0), (6, 0)]


@pytest.mark.clause("HC-17.9.1")
def test_from_a_space_with_a_token_it_must_roll_on() -> None:
    stage = parking(2)  # a manhole is on G9
    park(stage.plan(OPENING), "G9", "G10")
    assert not stage.can(ROLL, 0, 0)
    assert not stage.can(ROLL, 1, 1)
    assert stage.can(ROLL, 2, 1)


@pytest.mark.clause("HC-17.9.1", "HC-6.4", "HC-16.10")
def test_mutants_under_it_die_and_count() -> None:
    stage = parking()
    run_over = [*stage.mutants("D1"), *stage.mutants("D4", 2), *stage.mutants("D6", lying=True)]
    spared = stage.mutants("D8")[0]
    park(stage.plan(OPENING), "D1", "D2").do(ROLL, 4, 0)
    assert [stage.where(m) for m in run_over] == [None] * 4
    assert stage.where(spared) == "D8"
    assert stage.get(rows.KILLS) == 4


@pytest.mark.clause("HC-17.9.1", "HC-2.6")
def test_the_officers_get_out_at_its_doors_together_or_apart() -> None:
    stage = park(parking().plan(OPENING), "D1", "D2").do(ROLL, 1, 0)
    assert targets(stage) == {"C2", "C3", "E2", "E3"} - {"C3"}  # a car stands on C3
    stage.do(TARGET, stage.space("E2")).do(TARGET, stage.space("E2")).do(TARGET, stage.space("C2"))
    stage.do(TARGET, stage.space("E3"))
    places = [stage.label(stage.person(who, rows.PLACE)) for who in (DONATHAN, JENNY, MIRANDA, MARCELLUS)]
    assert places == ["E2", "E2", "C2", "E3"]
    assert len(stage.events(trace.OFFICER_PLACED)) == 4
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-15.12", "HC-17.9.1")
def test_it_never_stops_where_nobody_could_get_out() -> None:
    stage = Stage(4)  # the bus stands on B2 to D3, so a car on A2 and A3 has no doors
    assert not can_stop(stage.state, stage.space("A2"), stage.space("A3"), TO_THE_SCENE)
    assert can_stop(stage.state, stage.space("A3"), stage.space("A4"), TO_THE_SCENE)
    assert can_stop(stage.state, stage.space("A2"), stage.space("A3"), IN_REVERSE)


@pytest.mark.clause("HC-R2", "HC-17.9.1")
def test_a_single_door_needs_no_choice() -> None:
    stage = park(parking(2).plan(OPENING), "A9", "A10").do(ROLL, 0, 0)  # a car stands on B10
    assert {stage.label(stage.person(who, rows.PLACE)) for who in range(4)} == {"B9"}


@pytest.mark.clause("HC-17.9.2", "HC-14.3.1")
def test_each_officer_is_armed_and_the_flamethrower_found() -> None:
    stage = Stage(3)
    cards_left = [cards.GRENADE] * 3 + [FLAMETHROWER] + [cards.SHOTGUN] * 4
    stage.pile(rows.POLICE, cards_left).plan(OPENING)
    assert [stage.person(who, rows.GEAR + cards.SHOTGUN) for who in range(4)] == [1] * 4
    assert stage.offers() == [(GIVE_TO, 0), (GIVE_TO, 1), (GIVE_TO, 2), (GIVE_TO, 3)]
    stage.do(GIVE_TO, JENNY)
    assert stage.person(JENNY, rows.GEAR + FLAMETHROWER) == 1
    left = [int(stage.state.card(rows.POLICE, i)) for i in range(int(stage.state.pile_size(rows.POLICE)))]
    assert left == [cards.GRENADE] * 3
    assert (JENNY, FLAMETHROWER, -1, -1) in stage.events(trace.GEAR_GAINED)


@pytest.mark.clause("HC-17.9.2")
def test_nothing_is_searched_for_when_somebody_drew_it() -> None:
    stage = Stage(3).pile(rows.POLICE, [cards.SHOTGUN] * 3 + [FLAMETHROWER]).plan(OPENING)
    assert stage.person(DONATHAN, rows.GEAR + FLAMETHROWER) == 1
    assert stage.offers(ACTIVATE)


def landed(stage: Stage, kind: int = cards.NORMAL) -> Stage:
    """Suppressing Fire has deployed its mutants, all of one kind as long as there are any."""
    stage.plan(OPENING)
    while stage.offers(DEPLOY):
        offered = stage.offers(DEPLOY)
        stage.do(DEPLOY, *next((each for each in offered if each[0] == kind), offered[0]))
    return stage


@pytest.mark.clause("HC-17.9.3", "HC-8.8", "HC-16.11", "HC-R12", "HC-R43")
@pytest.mark.parametrize("mode", MODES)
def test_suppressing_fire_deploys_mutants_of_any_kind_but_kafar(mode: str) -> None:
    stage = Stage(4, mode)
    stage.state.put(rows.ORDER, 3)  # KAFAR would have HP
    stage.plan(OPENING)
    assert stage.state.chooser == (stage.rules.zero if mode == VERSUS else 0)
    space = stage.offers(DEPLOY)[0][1]
    assert stage.offers() == [(DEPLOY, kind, space) for kind in (cards.NORMAL, cards.RAT, cards.SOLDIER)]
    stage = landed(Stage(4, mode), cards.SOLDIER)
    kinds = [stage.rules.kind_of[m] for m in range(rows.MUTANTS) if stage.where(m)]
    assert sorted(kinds) == [cards.NORMAL] * (len(stage.zone) - 4) + [cards.SOLDIER] * 4


@pytest.mark.clause("HC-17.9.3", "HC-14.4.1")
def test_mutants_land_on_every_deployment_space_and_each_officer_shoots_once() -> None:
    stage = landed(Stage(4))
    zone = {stage.label(int(space)) for space in stage.rules.board.zone}
    on_map = [stage.where(m) for m in range(rows.MUTANTS) if stage.where(m)]
    assert sorted(on_map, key=str) == sorted(zone)
    assert {fields[0] for fields in stage.offers(GIVE_TO)} == {0, 1, 2, 3}
    for who in (MIRANDA, DONATHAN, MARCELLUS, JENNY):
        if stage.offers(GIVE_TO):
            stage.do(GIVE_TO, who)
        stage.faces(cards.BLANK, cards.SKULL).do(QUICK_SHOT, stage.space("A1"))
    assert stage.offers(ACTIVATE)
    assert [stage.person(who, rows.AP) for who in range(4)] == [5] * 4  # skulls are misses (HC-R19)


@pytest.mark.clause("HC-17.9.3", "HC-16.5")
def test_an_officer_need_not_shoot() -> None:
    stage = landed(Stage(4))
    for who in range(3):
        stage.do(GIVE_TO, who).do(PASS)
    stage.do(PASS)  # the last one is asked for a target at once
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-17.9.4", "HC-14.5.1")
def test_each_officer_draws_a_card_of_choice_and_may_walk() -> None:
    stage = Stage(5).pile(rows.POLICE, [cards.SHOTGUN] * 4).pile(rows.CIVIL, [cards.BAT] * 4).plan(OPENING)
    start = stage.label(stage.person(DONATHAN, rows.PLACE))
    assert start == "A10"
    stage.do(CHOOSE_DECK, cards.POLICE_DECK)
    stage.do(STEP, stage.space("B9")).do(STEP, stage.space("C8"))
    assert stage.label(stage.person(DONATHAN, rows.PLACE)) == "C8"
    stage.do(CHOOSE_DECK, cards.CIVILIAN_DECK).do(PASS)
    assert stage.person(DONATHAN, rows.GEAR + cards.SHOTGUN) == 1
    assert stage.person(JENNY, rows.GEAR + cards.BAT) == 1
    assert stage.label(stage.person(JENNY, rows.PLACE)) == "A10"
    assert stage.person(DONATHAN, rows.AP) == 5


@pytest.mark.clause("HC-3.3.1")
def test_the_ally_begins_with_an_officer() -> None:
    stage = Stage().officer(rows.FANG, "H10", play=1, hp=3, most=3)
    stage.officer(DONATHAN, "D5").officer(JENNY, "D5").officer(MIRANDA, "E5").officer(MARCELLUS, "A1")
    stage.plan(ALLY_START)
    assert targets(stage) == {"D5", "E5", "A1"}
    stage.do(TARGET, stage.space("E5"))
    assert stage.label(stage.person(rows.FANG, rows.PLACE)) == "E5"


@pytest.mark.clause("HC-11.5", "HC-14.5.1")
def test_won_episodes_take_barrels_off_the_roof() -> None:
    stage = Stage(5)
    for i, label in enumerate(("RD1", "RF1", "RD4", "RF4")):
        stage.load(rows.BARRELS + i, label)
    stage.plan(FEWER_BARRELS, 2)
    assert [fields[0] - rows.BARRELS for fields in stage.offers(CHOOSE_LOAD)] == [0, 1, 2, 3]
    stage.do(CHOOSE_LOAD, rows.BARRELS + 3)
    assert [fields[0] - rows.BARRELS for fields in stage.offers(CHOOSE_LOAD)] == [0, 1, 2]
    stage.do(CHOOSE_LOAD, rows.BARRELS)
    assert stage.get(rows.CHAOS) == 0
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-R12")
def test_without_normal_mutants_doctor_zero_chooses_special_ones() -> None:
    stage = Stage(4)
    stage.mutants("A1", 30)
    stage.plan(ARRIVAL, stage.space("D5"), 1)
    assert stage.state.chooser == stage.rules.zero
    assert stage.offers() == [
        (DEPLOY, cards.RAT, stage.space("D5")),
        (DEPLOY, cards.SOLDIER, stage.space("D5")),
    ]
    stage.do(DEPLOY, cards.SOLDIER, stage.space("D5"))
    assert [m for m in range(rows.MUTANTS) if stage.where(m) == "D5"] == [34]
