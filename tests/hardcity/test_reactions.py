"""Doctor Zero's reactions to steps, and the window in which he plays them (HC-8.4, HC-15.4, HC-R38)."""

import pytest

from ashfall.hardcity.actions.walking import walk_unharmed
from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import END_TURN, GIVE_TO, PASS, REACT, STEP, TARGET
from ashfall.hardcity.ground.tasks import WALK
from ashfall.hardcity.view import View
from tests.hardcity.stage import Stage

ZERO = 1  # his seat


def street(*hand: int) -> Stage:
    """Donathan on D5, the others far away, Doctor Zero with these cards."""
    stage = Stage().hand(*hand).pile(rows.CHAOS_PILE, [cards.STAMPEDE, cards.SCHEME])
    stage.officer(DONATHAN, "D5").officer(JENNY, "H1").officer(MIRANDA, "H1").officer(MARCELLUS, "H1")
    return stage


def hand(stage: Stage) -> list[int]:
    return [int(stage.state.card(rows.HAND, i)) for i in range(stage.state.pile_size(rows.HAND))]


@pytest.mark.clause("HC-17.5.15", "HC-8.4")
def test_ankle_grab_ends_the_move_on_the_space_just_entered() -> None:
    stage = street(cards.ANKLE_GRAB, cards.PANIC)
    stage.mutants("D5", lying=True)
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"))
    assert stage.state.chooser == ZERO
    assert stage.offers() == [(PASS,), (REACT, cards.ANKLE_GRAB)]
    stage.do(REACT, cards.ANKLE_GRAB)
    assert stage.label(stage.person(DONATHAN, rows.PLACE)) == "E5"
    assert stage.person(DONATHAN, rows.STEPS) == 0
    assert hand(stage) == [cards.PANIC, cards.SCHEME]  # and he has drawn
    assert stage.state.card(rows.CHAOS_DISCARDS, 0) == cards.ANKLE_GRAB
    assert stage.events(trace.CHAOS_PLAYED) == [(cards.ANKLE_GRAB, 3, -1, -1)]
    stage.do(STEP, stage.space("E6"))
    assert stage.person(DONATHAN, rows.AP) == 3  # a new move


@pytest.mark.clause("HC-17.5.15", "HC-16.14")
def test_ankle_grab_needs_a_step_to_take_away_and_a_mutant() -> None:
    stage = street(cards.ANKLE_GRAB)
    stage.mutants("E5", lying=True)
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"))
    assert stage.can(END_TURN)
    stage.do(STEP, stage.space("E6"))  # the move is over anyway
    assert stage.can(END_TURN)


@pytest.mark.clause("HC-R38", "HC-15.4")
def test_doctor_zero_may_let_it_pass_and_is_asked_with_any_card() -> None:
    stage = street(cards.BITE)
    stage.mutants("D5", lying=True)
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"))
    assert (stage.state.chooser, stage.offers()) == (ZERO, [(PASS,)])
    assert stage.do(PASS).can(END_TURN)
    stage = street()
    stage.mutants("D5", lying=True)
    assert stage.turn_of(DONATHAN).do(STEP, stage.space("E5")).can(END_TURN)  # nobody could hide anything
    stage = street(cards.ANKLE_GRAB, cards.ANKLE_GRAB)
    stage.mutants("D5", lying=True)
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5")).do(PASS)
    assert stage.person(DONATHAN, rows.STEPS) == 1
    assert hand(stage) == [cards.ANKLE_GRAB, cards.ANKLE_GRAB]


@pytest.mark.clause("HC-15.4")
def test_at_most_one_reaction_for_each_trigger() -> None:
    stage = street(cards.PANIC, cards.PANIC).load(0, "D5").load(1, "D5")
    stage.abilities(DONATHAN, cards.STAY_BEHIND)
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"), 0, 1).do(REACT, cards.PANIC)
    stage.do(TARGET, stage.space("D4"))
    assert stage.state.load(0) == stage.space("D4")
    assert stage.state.load(1) == stage.space("E5")
    assert stage.can(END_TURN)


@pytest.mark.clause("HC-17.5.16", "HC-R8")
def test_panic_sends_the_civilian_elsewhere_before_the_damage_for_leaving() -> None:
    stage = street(cards.PANIC).load(0, "D5")
    stage.mutants("D5")
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"), 0).do(REACT, cards.PANIC)
    assert stage.state.chooser == ZERO
    around = {"C4", "D4", "E4", "C5", "E5", "C6", "D6", "E6"}
    assert {stage.label(fields[0]) for fields in stage.offers(TARGET)} == around
    stage.do(TARGET, stage.space("C4"))
    assert stage.state.load(0) == stage.space("C4")
    assert stage.label(stage.person(DONATHAN, rows.PLACE)) == "E5"
    assert stage.person(DONATHAN, rows.HEALTH) == 5  # nobody else could take it
    assert hand(stage) == [cards.SCHEME]


@pytest.mark.clause("HC-17.5.16")
def test_nobody_panics_onto_an_obstacle() -> None:
    stage = street(cards.PANIC).officer(DONATHAN, "B4").load(0, "B4")
    stage.turn_of(DONATHAN).do(STEP, stage.space("B5"), 0).do(REACT, cards.PANIC)
    assert {stage.label(fields[0]) for fields in stage.offers(TARGET)} == {"A3", "A4", "A5", "B5", "C4", "C5"}


@pytest.mark.clause("HC-17.5.16")
def test_neither_the_mayor_nor_the_battery_panics() -> None:
    stage = Stage(3).hand(cards.PANIC).officer(DONATHAN, "D9").load(rows.MAYOR, "D9")
    stage.turn_of(DONATHAN).do(STEP, stage.space("C9"), rows.MAYOR)
    assert stage.can(END_TURN)
    stage = Stage(5).hand(cards.PANIC).officer(DONATHAN, "D9").load(rows.BATTERY, "D9")
    stage.turn_of(DONATHAN).do(STEP, stage.space("C9"), rows.BATTERY)
    assert stage.can(END_TURN)


@pytest.mark.clause("HC-R38")
def test_a_granted_walk_ends_by_ankle_grab_too() -> None:
    stage = street(cards.ANKLE_GRAB)
    stage.mutants("D5", lying=True)
    stage.turn_of(DONATHAN).plan(WALK, DONATHAN, 4)
    stage.do(STEP, stage.space("E5")).do(REACT, cards.ANKLE_GRAB)
    assert stage.can(END_TURN)
    assert stage.label(stage.person(DONATHAN, rows.PLACE)) == "E5"


@pytest.mark.clause("HC-R38", "HC-17.9.9")
def test_who_panics_at_the_window_is_left_behind() -> None:
    stage = street(cards.PANIC).load(0, "D5").turn_of(DONATHAN)
    walk_unharmed(stage.state, DONATHAN, 4, 0)
    stage.go().do(STEP, stage.space("E5"), 0).do(REACT, cards.PANIC).do(TARGET, stage.space("C4"))
    assert all(len(fields) == 1 for fields in stage.offers(STEP))


@pytest.mark.clause("HC-13.17")
def test_nobody_reacts_in_co_op() -> None:
    stage = Stage(mode="coop").officer(DONATHAN, "D5").load(0, "D5")
    stage.mutants("D5")
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"), 0).do(GIVE_TO, DONATHAN)
    assert stage.can(END_TURN)


@pytest.mark.clause("HC-8.5")
def test_the_discards_become_a_new_deck_when_a_reaction_draws_the_last_card() -> None:
    stage = street(cards.ANKLE_GRAB).pile(rows.CHAOS_PILE, [cards.STAMPEDE])
    stage.mutants("D5", lying=True)
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5")).do(REACT, cards.ANKLE_GRAB)
    assert hand(stage) == [cards.STAMPEDE]
    assert stage.state.card(rows.CHAOS_PILE, 0) == cards.ANKLE_GRAB
    assert stage.state.pile_size(rows.CHAOS_DISCARDS) == 0


@pytest.mark.clause("HC-R38")
def test_what_the_officers_see_of_a_window_does_not_depend_on_the_hand() -> None:
    seen = []
    for card in (cards.ANKLE_GRAB, cards.BITE):
        stage = street(card)
        stage.pile(rows.CHAOS_PILE, [cards.ANKLE_GRAB if card == cards.BITE else cards.BITE])
        stage.mutants("D5", lying=True)
        stage.turn_of(DONATHAN).do(STEP, stage.space("E5"))
        view = View(stage.state, 0)
        seen.append((view.key(), view.decision, view.legal))
    assert seen[0] == seen[1]
