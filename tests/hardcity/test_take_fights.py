"""The takes that hurt mutants: stuns, fights, shots, blasts and the rolling car (HC-17.9)."""

import pytest

from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import (
    CHOOSE_LOAD,
    CHOOSE_MUTANT,
    END_TURN,
    GIVE_TO,
    OPEN,
    PASS,
    QUICK_SHOT,
    ROLL,
    SHOOT_BARREL,
    SHOOT_MACHINE,
    TAKE,
)
from tests.hardcity.film import film, takes
from tests.hardcity.stage import Stage


def parked(at: str, nose: str) -> Stage:
    """Episode 2 with Reverse Gear in the row, Donathan on A1 and the police car on two spaces."""
    stage = film(2, "A1", cards.REVERSE_GEAR)
    stage.state.put(rows.CAR_AT, stage.space(at))
    stage.state.put(rows.CAR_NOSE, stage.space(nose))
    return stage


def rolls(stage: Stage) -> list[tuple[int, ...]]:
    return stage.turn_of(DONATHAN).do(TAKE, cards.REVERSE_GEAR).offers(ROLL)


def after_two_kills() -> Stage:
    """Donathan has just killed two mutants with a quick shot."""
    stage = film(1, "D5", cards.ONE_LINER)
    stage.mutants("D9", 2, lying=True)
    stage.mutants("F5", 3)
    stage.mutants("G5", kind=cards.BIG_ONE)
    stage.mutants("H9")
    stage.turn_of(DONATHAN).faces(cards.DOUBLE_HIT, cards.BLANK)
    stage.do(QUICK_SHOT, stage.space("D9"))
    if stage.offers(PASS):  # Old Tricks
        stage.do(PASS)
    return stage


@pytest.mark.clause("HC-17.9.6", "HC-16.8", "HC-15.4")
def test_a_one_liner_after_two_kills_stuns_two_of_one_space() -> None:
    stage = after_two_kills().do(TAKE, cards.ONE_LINER)
    offered = [fields[0] for fields in stage.offers(CHOOSE_MUTANT)]
    assert [stage.where(m) for m in offered] == ["F5", "H9"]  # never KAFAR; twins once
    stage.do(CHOOSE_MUTANT, offered[0])
    assert [stage.where(fields[0]) for fields in stage.offers(CHOOSE_MUTANT)] == ["F5"]
    assert stage.offers(PASS)
    stage.do(CHOOSE_MUTANT, stage.offers(CHOOSE_MUTANT)[0][0])
    lying = [stage.lies(m) for m in range(rows.MUTANTS) if stage.where(m) == "F5"]
    assert sorted(lying) == [False, True, True]
    assert stage.offers(END_TURN)
    assert stage.get(rows.KILLS) == 2


@pytest.mark.clause("HC-17.9.6")
def test_a_one_liner_comes_directly_after_the_action() -> None:
    stage = after_two_kills()
    assert takes(stage) == [cards.ONE_LINER]
    stage.state.row[rows.CRATES_AT] = stage.space("D5")
    stage.go().do(OPEN)
    assert takes(stage) == []


@pytest.mark.clause("HC-17.9.6")
def test_one_kill_is_not_enough() -> None:
    stage = film(1, "D5", cards.ONE_LINER)
    stage.mutants("D9", lying=True)
    stage.mutants("F5", 3)
    stage.turn_of(DONATHAN).faces(cards.HIT, cards.BLANK).do(QUICK_SHOT, stage.space("D9"))
    if stage.offers(PASS):
        stage.do(PASS)
    assert stage.get(rows.LAST_KILLS) == 1
    assert takes(stage) == []


@pytest.mark.clause("HC-17.9.7", "HC-16.5", "HC-16.6")
def test_two_officers_fight_back_to_back() -> None:
    stage = film(1, "A1", cards.BACK_TO_BACK)
    for who in (JENNY, MIRANDA, MARCELLUS):
        stage.officer(who, "D5")
    stage.mutants("D5", 6)
    stage.turn_of(DONATHAN).do(TAKE, cards.BACK_TO_BACK)
    assert stage.offers() == [(GIVE_TO, JENNY), (GIVE_TO, MIRANDA), (GIVE_TO, MARCELLUS)]
    stage.faces(cards.HIT, cards.HIT, cards.HIT, cards.BLANK).do(GIVE_TO, MIRANDA)
    while stage.offers(CHOOSE_MUTANT) or stage.offers(GIVE_TO):
        stage.do(*stage.offers()[0])
    assert [sum(face >= 0 for face in dice) for dice in stage.events(trace.ROLLED)] == [2, 2]
    assert len(stage.events(trace.FOUGHT)) == 2
    assert len(stage.events(trace.MUTANT_STUNNED)) == 3
    assert stage.person(DONATHAN, rows.AP) == 5


@pytest.mark.clause("HC-17.9.7", "HC-R22")
def test_back_to_back_needs_two_officers_and_an_active_mutant_on_one_space() -> None:
    stage = film(1, "A1", cards.BACK_TO_BACK).officer(JENNY, "D5").officer(MIRANDA, "D5", stunned=1)
    stage.officer(rows.FANG, "D5", play=1, hp=3)
    stage.mutants("D5", 2)
    assert takes(stage.turn_of(DONATHAN)) == []
    stage = film(1, "A1", cards.BACK_TO_BACK).officer(JENNY, "D5").officer(MIRANDA, "D5")
    stage.mutants("D5", 2, lying=True)
    assert takes(stage.turn_of(DONATHAN)) == []
    stage = film(1, "A1", cards.BACK_TO_BACK).officer(JENNY, "D5").officer(MIRANDA, "D5")
    stage.mutants("D5", kind=cards.BIG_ONE)
    assert takes(stage.turn_of(DONATHAN)) == []


@pytest.mark.clause("HC-17.9.10", "HC-14.1.5")
def test_big_boom() -> None:
    stage = film(2, "A1", cards.BIG_BOOM).load(rows.BARRELS, "B6").load(rows.BARRELS + 1, "H9")
    crowd = [*stage.mutants("B7", 2, lying=True), *stage.mutants("B7")]
    stage.turn_of(DONATHAN).do(TAKE, cards.BIG_BOOM)  # only one barrel has a crowd
    assert [stage.where(m) for m in crowd] == [None, None, "B7"]
    assert stage.lies(crowd[2])
    assert stage.state.load(rows.BARRELS) == rows.GONE
    assert (stage.get(rows.ORDER), stage.get(rows.CHAOS), stage.get(rows.KILLS)) == (0, 0, 2)


@pytest.mark.clause("HC-17.9.10")
def test_the_officers_choose_which_barrel_blows_up() -> None:
    stage = film(1, "A1", cards.BIG_BOOM).load(rows.BARRELS, "D5").load(rows.BARRELS + 1, "D7")
    stage.mutants("D6", 3)
    stage.turn_of(DONATHAN).do(TAKE, cards.BIG_BOOM)
    assert stage.offers() == [(CHOOSE_LOAD, rows.BARRELS), (CHOOSE_LOAD, rows.BARRELS + 1)]
    stage.do(CHOOSE_LOAD, rows.BARRELS + 1)
    assert stage.events(trace.BARREL_EXPLODED) == [(stage.space("D7"), -1, -1, -1)]


@pytest.mark.clause("HC-17.9.10")
def test_big_boom_needs_a_crowd_and_a_barrel_off_the_truck() -> None:
    stage = film(1, "A1", cards.BIG_BOOM).load(rows.BARRELS, "D5")
    stage.mutants("D6", 2)
    stage.mutants("D4", 2)
    assert takes(stage.turn_of(DONATHAN)) == []
    stage = film(2, "A1", cards.BIG_BOOM)
    stage.state.row[rows.LOADS_AT + rows.BARRELS] = rows.INSIDE - int(stage.rules.truck)
    stage.mutants("truck", 3)
    assert takes(stage.turn_of(DONATHAN)) == []


@pytest.mark.clause("HC-17.9.13", "HC-R42")
def test_another_officer_covers_the_active_one() -> None:
    stage = film(2, "A1", cards.COVER_ME).officer(MARCELLUS, "H1", done=1).officer(JENNY, "H1", ap=0)
    stage.mutants("D9", 3, lying=True)
    stage.turn_of(DONATHAN).faces(cards.HIT, cards.BLANK, cards.HIT).do(TAKE, cards.COVER_ME)
    stage.do(QUICK_SHOT, stage.space("D9"))  # nobody but Miranda can be chosen
    assert stage.events(trace.SHOT)[0][:2] == (MIRANDA, stage.space("D9"))
    assert stage.get(rows.KILLS) == 2
    assert (stage.person(MIRANDA, rows.AP), stage.person(DONATHAN, rows.AP)) == (4, 5)
    assert stage.offers(END_TURN)


@pytest.mark.clause("HC-17.9.13", "HC-5.7")
def test_cover_me_needs_somebody_who_can_shoot() -> None:
    stage = film(2, "A1", cards.COVER_ME)
    stage.mutants("H1")
    stage.mutants("D9")
    assert takes(stage.turn_of(DONATHAN)) == []


@pytest.mark.clause("HC-17.9.14", "HC-16.10")
def test_the_police_car_rolls_over_mutants() -> None:
    stage = parked("A4", "A5")
    squashed = [*stage.mutants("A6", 2), *stage.mutants("A8")]
    assert rolls(stage) == [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0)]  # Donathan stands on A1
    stage.do(ROLL, 3, 0)
    assert [stage.where(m) for m in squashed] == [None, None, None]
    assert stage.get(rows.KILLS) == 3
    assert (stage.label(stage.get(rows.CAR_AT)), stage.label(stage.get(rows.CAR_NOSE))) == ("A7", "A8")


@pytest.mark.clause("HC-17.9.14", "HC-2.11")
def test_it_stops_for_officers_and_kafar() -> None:
    stage = parked("A4", "A5").officer(JENNY, "A7", stunned=1)
    assert (2, 0) not in rolls(stage)
    stage = parked("A4", "A5")
    stage.mutants("A7", kind=cards.BIG_ONE)
    assert (2, 0) not in rolls(stage)


@pytest.mark.clause("HC-17.9.14")
def test_mutants_are_shaken_off_a_police_car_that_stands() -> None:
    stage = film(3, "D2", cards.REVERSE_GEAR)
    riders = stage.mutants("car", 2)
    kafar = stage.mutants("car", kind=cards.BIG_ONE)[0]
    stage.turn_of(DONATHAN).do(TAKE, cards.REVERSE_GEAR)
    assert [stage.where(m) for m in riders] == [None, None]
    assert stage.where(kafar) == "car"
    assert stage.get(rows.KILLS) == 2


@pytest.mark.clause("HC-17.9.14", "HC-R11")
def test_reverse_gear_needs_officers_out_of_reach_and_something_to_do() -> None:
    assert takes(film(3, "D2", cards.REVERSE_GEAR).turn_of(DONATHAN)) == []
    stage = film(3, "D2", cards.REVERSE_GEAR)
    stage.mutants("car")
    stage.mutants("H9")
    assert takes(stage.turn_of(DONATHAN)) == []


@pytest.mark.clause("HC-17.9.18", "HC-14.5.8")
def test_a_showdown_on_the_roof() -> None:
    stage = film(5, "A10", cards.SHOWDOWN).officer(MIRANDA, "RA1", ap=0).load(rows.BARRELS, "RD1")
    stage.turn_of(DONATHAN).faces(*[cards.BLANK] * 3, cards.DOUBLE_HIT).do(TAKE, cards.SHOWDOWN)
    assert stage.offers() == [(PASS,), (SHOOT_BARREL, rows.BARRELS)]
    stage.do(SHOOT_BARREL, rows.BARRELS)
    assert stage.state.load(rows.BARRELS) == rows.GONE


@pytest.mark.clause("HC-17.9.18", "HC-14.5.9", "HC-12.5")
def test_a_showdown_can_win() -> None:
    stage = film(5, "RA1", cards.SHOWDOWN)
    stage.turn_of(DONATHAN).faces(cards.BLANK, cards.HIT, cards.DOUBLE_HIT, cards.BLANK)
    stage.do(TAKE, cards.SHOWDOWN).do(SHOOT_MACHINE)
    if stage.offers(PASS):
        stage.do(PASS)
    assert stage.get(rows.WINNER) == rows.OFFICERS_WON
    assert takes(film(5, "A10", cards.SHOWDOWN).turn_of(DONATHAN)) == []
