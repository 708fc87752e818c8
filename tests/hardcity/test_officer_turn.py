"""An officer's turn: AP, its end, equipment passed on, reloading, the ally (HC-3.3, HC-4.10, HC-5)."""

import pytest

from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import (
    ABILITY,
    ACTIVATE,
    ALLY,
    CHOOSE_MUTANT,
    END_TURN,
    HAND_OVER,
    OPEN,
    PASS,
    REACT,
    RELOAD,
    STEP,
    TAKE,
    TAKE_OVER,
    YES,
    move,
)
from ashfall.hardcity.ground.rows import FANG
from ashfall.hardcity.officers.turn import OfficerTurn
from tests.hardcity.stage import Stage


def street(mode: str = "versus") -> Stage:
    """Donathan on D5, the others far away."""
    stage = Stage(mode=mode)
    stage.officer(DONATHAN, "D5").officer(JENNY, "H1").officer(MIRANDA, "H1").officer(MARCELLUS, "H1")
    return stage


def with_fang(label: str = "D5", hp: int = 3) -> Stage:
    return street().officer(FANG, label, play=1, hp=hp, most=3)


@pytest.mark.clause("HC-4.10", "HC-15.6")
def test_a_turn_may_end_with_ap_left_and_these_are_lost() -> None:
    stage = street().turn_of(DONATHAN)
    stage.do(STEP, stage.space("E5")).do(END_TURN)
    assert stage.person(DONATHAN, rows.AP) == 0
    assert stage.events(trace.TURN_ENDED) == [(DONATHAN, -1, -1, -1)]
    assert stage.person(DONATHAN, rows.STEPS) == 0
    assert not stage.can(ACTIVATE, DONATHAN)
    assert stage.can(ACTIVATE, JENNY)


@pytest.mark.clause("HC-4.10", "HC-R2")
def test_without_ap_the_turn_ends_by_itself() -> None:
    stage = street().officer(DONATHAN, "D5", ap=1).turn_of(DONATHAN)
    stage.do(STEP, stage.space("E5")).do(STEP, stage.space("F5"))
    assert stage.events(trace.TURN_ENDED) == [(DONATHAN, -1, -1, -1)]


@pytest.mark.clause("HC-R1", "HC-13.2")
@pytest.mark.parametrize(("mode", "active"), [("versus", -1), ("coop", DONATHAN)])
def test_the_officer_stays_the_active_one_for_autodoc_only(mode: str, active: int) -> None:
    stage = street(mode).turn_of(DONATHAN)
    OfficerTurn().answer(stage.state, move(END_TURN))
    assert stage.get(rows.ACTIVE) == active


@pytest.mark.clause("HC-10.5")
def test_the_turn_ends_when_the_active_officer_is_stunned() -> None:
    stage = street().officer(MARCELLUS, "D5", hp=1).abilities(MARCELLUS, cards.KEG_TOSS)
    stage.load(rows.BARRELS, "D5").turn_of(MARCELLUS).do(ABILITY, cards.KEG_TOSS, stage.space("D6"))
    assert stage.person(MARCELLUS, rows.STUNNED) == 1
    assert stage.events(trace.TURN_ENDED)[0] == (MARCELLUS, -1, -1, -1)
    assert stage.person(MARCELLUS, rows.AP) == 0


@pytest.mark.clause("HC-R35")
def test_after_training_montage_nothing_but_the_end_follows() -> None:
    stage = street().officer(DONATHAN, "D5", hp=2).pile(rows.TAKE_ROW, [cards.HELLO_POLICE, cards.MONTAGE])
    stage.turn_of(DONATHAN).do(TAKE, cards.MONTAGE).do(YES)
    assert stage.person(DONATHAN, rows.HEALTH) == 4
    assert stage.events(trace.TURN_ENDED) == [(DONATHAN, -1, -1, -1)]


@pytest.mark.clause("HC-5.11")
def test_equipment_is_given_and_taken_on_the_same_space() -> None:
    stage = street().officer(JENNY, "D5").gear(DONATHAN, cards.BAT).gear(JENNY, cards.SHOTGUN)
    stage.gear(MIRANDA, cards.GRENADE).turn_of(DONATHAN)
    assert stage.offers(HAND_OVER) == [(cards.BAT, JENNY)]
    assert stage.offers(TAKE_OVER) == [(cards.SHOTGUN, JENNY)]
    stage.do(HAND_OVER, cards.BAT, JENNY).do(TAKE_OVER, cards.SHOTGUN, JENNY)
    assert stage.person(DONATHAN, rows.AP) == 3
    assert stage.person(JENNY, rows.GEAR + cards.BAT) == 1
    assert stage.person(DONATHAN, rows.GEAR + cards.SHOTGUN) == 1
    assert stage.events(trace.GEAR_PASSED) == [
        (DONATHAN, JENNY, cards.BAT, -1),
        (JENNY, DONATHAN, cards.SHOTGUN, -1),
    ]


@pytest.mark.clause("HC-10.2", "HC-R22")
def test_neither_a_stunned_officer_nor_fang_passes_equipment() -> None:
    stage = with_fang().officer(JENNY, "D5", stunned=1).gear(JENNY, cards.SHOTGUN).gear(DONATHAN, cards.BAT)
    stage.turn_of(DONATHAN)
    assert stage.offers(HAND_OVER) == []
    assert stage.offers(TAKE_OVER) == []


@pytest.mark.clause("HC-5.14", "HC-R11")
def test_reload_removes_the_own_marker() -> None:
    stage = street().officer(DONATHAN, "D5", empty=1).turn_of(DONATHAN).do(RELOAD)
    assert stage.person(DONATHAN, rows.OUT_OF_AMMO) == 0
    assert stage.person(DONATHAN, rows.AP) == 4
    assert not stage.can(RELOAD)


@pytest.mark.clause("HC-17.4.1", "HC-3.3.2")
def test_fang_goes_up_to_three_spaces_and_stuns_one_mutant() -> None:
    stage = with_fang()
    first, second = stage.mutants("G5", 2)
    stage.turn_of(DONATHAN).do(ALLY)
    for label in ("E5", "F5", "G5"):
        stage.do(STEP, stage.space(label))
    assert (stage.lies(first), stage.lies(second)) == (True, False)  # both the same: nothing to ask
    assert stage.person(DONATHAN, rows.AP) == 4
    assert not stage.can(ALLY)
    assert stage.label(stage.person(DONATHAN, rows.PLACE)) == "D5"
    stage.do(END_TURN).do(ACTIVATE, JENNY)
    assert stage.can(ALLY)


@pytest.mark.clause("HC-17.4.1")
def test_fang_may_stay_and_the_officers_choose_whom_he_bites() -> None:
    stage = Stage(3).officer(DONATHAN, "D9").officer(FANG, "D9", play=1, hp=3, most=3)
    (mutant,) = stage.mutants("D9")
    (rat,) = stage.mutants("D9", kind=cards.RAT)
    stage.turn_of(DONATHAN).do(ALLY).do(PASS)
    assert stage.offers() == [(CHOOSE_MUTANT, mutant), (CHOOSE_MUTANT, rat)]
    stage.do(CHOOSE_MUTANT, rat)
    assert stage.lies(rat)


@pytest.mark.clause("HC-3.3.3", "HC-3.3.4")
def test_leaving_mutants_hurts_fang_and_without_hp_he_is_gone_for_nothing() -> None:
    stage = with_fang(hp=1)
    stage.mutants("D5")
    stage.turn_of(DONATHAN).do(ALLY).do(STEP, stage.space("E5"))
    assert stage.person(FANG, rows.IN_PLAY) == 0
    assert stage.get(rows.CHAOS) == 0
    assert stage.state.pile_size(rows.HAND) == 0
    assert stage.events(trace.ALLY_LEFT) == [(-1, -1, -1, -1)]
    assert stage.can(END_TURN)


@pytest.mark.clause("HC-R22")
def test_fang_opens_and_escorts_nothing() -> None:
    stage = with_fang().load(0, "D5")
    stage.state.row[rows.CRATES_AT] = stage.space("E5")
    stage.turn_of(DONATHAN).do(ALLY)
    assert all(len(fields) == 1 for fields in stage.offers(STEP))
    stage.do(STEP, stage.space("E5"))
    assert not stage.can(OPEN)


@pytest.mark.clause("HC-R38", "HC-R22")
def test_fang_is_grabbed_by_the_ankle_and_bites_where_he_is() -> None:
    stage = with_fang().hand(cards.ANKLE_GRAB)
    stage.mutants("D5", lying=True)
    (mutant,) = stage.mutants("E5")
    stage.turn_of(DONATHAN).do(ALLY).do(STEP, stage.space("E5")).do(REACT, cards.ANKLE_GRAB)
    assert stage.lies(mutant)
    assert stage.can(END_TURN)


@pytest.mark.clause("HC-17.4.1")
def test_nobody_sends_fang_without_ap_or_before_he_is_in_play() -> None:
    stage = with_fang().officer(DONATHAN, "D5", ap=0)
    stage.state.row[rows.CRATES_AT] = stage.space("D5")
    assert not stage.turn_of(DONATHAN).can(ALLY)
    assert not street().turn_of(DONATHAN).can(ALLY)
