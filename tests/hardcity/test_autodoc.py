"""The AutoDoc step as a whole: drawing, the queue, an empty deck, the end of the game (HC-13)."""

import pytest

from ashfall.hardcity.figures.people import hurt
from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import (
    BLOOD_SCENT,
    BROADCAST,
    CLICK_CLICK,
    DONATHAN,
    JENNY,
    MAN_EATERS,
    MARCELLUS,
    MIRANDA,
    SECOND_WIND,
    SOMETHING_BIG,
    STOLEN_DONUT,
    SWARM,
)
from ashfall.hardcity.ground.moves import ACTIVATE, END_TURN, GIVE_TO, STEP
from ashfall.hardcity.ground.setup import COOP
from tests.hardcity.doctor import (
    BY_TWO_ZONES,
    OTHERS,
    THREE_SPACES,
    coop,
    draw,
    finish,
    is_over,
    next_step,
    pile,
    place_all,
    queue,
)
from tests.hardcity.stage import Stage


@pytest.mark.clause("HC-13.2", "HC-13.7", "HC-13.1")
def test_the_step_follows_an_officers_turn_and_the_next_officer_is_chosen() -> None:
    stage = Stage(1, COOP)
    for who in (DONATHAN, *OTHERS):
        stage.officer(who, "D5")
    stage.pile(rows.CHAOS_PILE, [SOMETHING_BIG, SOMETHING_BIG]).go()
    stage.do(ACTIVATE, JENNY).do(END_TURN)
    assert stage.events(trace.AUTO_DRAWN) == [(SOMETHING_BIG, -1, -1, -1)]
    assert stage.events(trace.TURN_ENDED)[-1] == (-1, -1, -1, -1)
    assert stage.offers() == [(ACTIVATE, DONATHAN), (ACTIVATE, MIRANDA), (ACTIVATE, MARCELLUS)]
    assert stage.state.pile_size(rows.HAND) == 0


@pytest.mark.clause("HC-13.2", "HC-R1")
def test_the_player_of_the_active_officer_decides() -> None:
    stage = coop()
    stage.state.set_person(DONATHAN, rows.LEADER, 1)
    stage.mutants("D6")
    stage.mutants("C5")
    draw(stage, BLOOD_SCENT)
    assert stage.state.chooser == 1


@pytest.mark.clause("HC-13.5", "HC-16.32")
def test_new_cards_join_the_queue_at_its_far_left() -> None:
    stage = queue(coop(at=BY_TWO_ZONES, others=BY_TWO_ZONES), BLOOD_SCENT, CLICK_CLICK)
    place_all(draw(stage, BROADCAST, STOLEN_DONUT), *THREE_SPACES).do(GIVE_TO, JENNY)
    stage = finish(stage)
    assert pile(stage, rows.QUEUE) == [STOLEN_DONUT]
    assert stage.state.row[rows.MARKERS_AT] == JENNY


@pytest.mark.clause("HC-13.6", "HC-16.32")
def test_bottom_halves_are_resolved_left_to_right_except_new_ones() -> None:
    stage = queue(coop(), CLICK_CLICK, BLOOD_SCENT)
    draw(stage, STOLEN_DONUT).do(GIVE_TO, MIRANDA)
    assert [fields[0] for fields in stage.events(trace.AUTO_RESOLVED)] == [CLICK_CLICK, BLOOD_SCENT]
    assert pile(stage, rows.QUEUE) == [STOLEN_DONUT]
    assert pile(stage, rows.CHAOS_DISCARDS) == [CLICK_CLICK, BLOOD_SCENT]
    assert stage.state.row[rows.MARKERS_AT] == MIRANDA


@pytest.mark.clause("HC-13.6")
def test_the_queue_is_resolved_also_when_no_card_joins_it() -> None:
    stage = draw(coop(), CLICK_CLICK)
    assert not stage.events(trace.AUTO_RESOLVED)
    next_step(stage, SOMETHING_BIG)
    assert [fields[0] for fields in stage.events(trace.AUTO_RESOLVED)] == [CLICK_CLICK]
    assert pile(stage, rows.QUEUE) == []


@pytest.mark.clause("HC-13.5", "HC-17.7.14")
def test_further_cards_are_finished_before_the_queue() -> None:
    stage = queue(coop(at="C9", others="C9"), CLICK_CLICK)
    finish(draw(stage, BROADCAST, SOMETHING_BIG))
    order = [fields[0] for fields in stage.events(trace.AUTO_DRAWN)]
    assert order == [BROADCAST, SOMETHING_BIG]
    assert pile(stage, rows.CHAOS_DISCARDS) == [BROADCAST, CLICK_CLICK]


@pytest.mark.clause("HC-R60", "HC-13.2", "HC-8.11")
def test_a_swarm_and_two_screams_are_one_attack_of_one_mutant() -> None:
    stage = queue(coop(), MAN_EATERS, MAN_EATERS)
    stage.mutants("D5")
    draw(stage, SWARM)
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert len(stage.events(trace.ATTACKED)) == 1
    assert len(stage.events(trace.AUTO_RESOLVED)) == 2
    finish(next_step(stage, MAN_EATERS))
    assert stage.person(DONATHAN, rows.HEALTH) == 4  # another turn


@pytest.mark.clause("HC-R60", "HC-8.9")
def test_a_mutant_that_has_moved_is_not_chosen_by_the_queue() -> None:
    stage = queue(coop(others="A1"), BLOOD_SCENT, CLICK_CLICK)
    stage.mutants("D10")
    finish(draw(stage, SWARM))
    assert len(stage.events(trace.MUTANT_MOVED)) == 1


@pytest.mark.clause("HC-13.2", "HC-8.8", "HC-R60")
def test_the_turn_of_the_officer_and_the_step_are_one_turn() -> None:
    stage = Stage(1, COOP)
    for who in (DONATHAN, *OTHERS):
        stage.officer(who, "D5")
    stage.pile(rows.CHAOS_PILE, [SOMETHING_BIG] * 3).go()
    (m,) = stage.mutants("D5")
    stage.do(ACTIVATE, DONATHAN)
    stage.state.flag_mutant(m, rows.ATTACKED)  # as a card drawn in the officer's part makes it
    stage.do(END_TURN)
    assert not stage.events(trace.ATTACKED)
    stage.do(ACTIVATE, JENNY).do(END_TURN).do(GIVE_TO, JENNY)
    assert len(stage.events(trace.ATTACKED)) == 1


@pytest.mark.clause("HC-13.12")
def test_an_exhausted_deck_is_shuffled_anew_and_scores() -> None:
    stage = queue(coop(), BLOOD_SCENT).pile(rows.CHAOS_PILE, [SOMETHING_BIG])
    stage.pile(rows.CHAOS_DISCARDS, [SECOND_WIND, CLICK_CLICK]).turn_of_zero()
    assert stage.get(rows.CHAOS) == 1
    assert sorted(pile(stage, rows.CHAOS_PILE)) == sorted([SECOND_WIND, CLICK_CLICK])
    assert pile(stage, rows.CHAOS_DISCARDS) == [BLOOD_SCENT]
    assert pile(stage, rows.ASIDE) == [SOMETHING_BIG]


@pytest.mark.clause("HC-14.5.13")
def test_an_exhausted_deck_scores_also_in_the_last_episode() -> None:
    stage = coop(5).pile(rows.CHAOS_PILE, [SOMETHING_BIG]).pile(rows.CHAOS_DISCARDS, [SECOND_WIND])
    stage.turn_of_zero()
    assert stage.get(rows.CHAOS) == 1


@pytest.mark.clause("HC-R27")
def test_without_any_card_nothing_is_drawn() -> None:
    stage = queue(coop(), CLICK_CLICK).pile(rows.CHAOS_PILE, []).turn_of_zero()
    assert stage.get(rows.CHAOS) == 0
    assert pile(stage, rows.CHAOS_DISCARDS) == [CLICK_CLICK]
    assert is_over(stage)


@pytest.mark.clause("HC-10.5", "HC-13.18")
def test_the_step_goes_on_when_the_active_officer_is_stunned_in_it() -> None:
    stage = draw(coop(), CLICK_CLICK).officer(DONATHAN, "D5", hp=1)
    stage.mutants("D5")
    stage.mutants("H8")
    finish(next_step(stage, BLOOD_SCENT))
    assert stage.person(DONATHAN, rows.STUNNED) == 1
    assert stage.get(rows.CHAOS) == 1
    assert stage.state.pile_size(rows.HAND) == 0
    assert pile(stage, rows.CHAOS_DISCARDS) == [CLICK_CLICK]


@pytest.mark.clause("HC-10.4", "HC-13.18", "HC-R62")
def test_a_stunned_officer_gives_autodoc_a_card_after_the_one_that_stunned() -> None:
    stage = coop().officer(JENNY, "D5", hp=1).officer(DONATHAN, "D5", hp=1)
    stage.mutants("D5", 2)
    queue(stage, CLICK_CLICK)
    draw(stage, SOMETHING_BIG, STOLEN_DONUT, SECOND_WIND)
    stage.do(GIVE_TO, JENNY)  # the first attack stuns her, the second one Donathan
    drawn = [fields[0] for fields in stage.events(trace.AUTO_DRAWN)]
    assert drawn == [SOMETHING_BIG, STOLEN_DONUT]  # the squad has been finished first
    assert not stage.events(trace.AUTO_RESOLVED)
    finish(stage.do(GIVE_TO, MIRANDA))
    drawn = [fields[0] for fields in stage.events(trace.AUTO_DRAWN)]
    assert drawn == [SOMETHING_BIG, STOLEN_DONUT, SECOND_WIND]
    assert [fields[0] for fields in stage.events(trace.AUTO_RESOLVED)] == [CLICK_CLICK]
    assert pile(stage, rows.QUEUE) == [STOLEN_DONUT]  # it joined in this turn
    assert stage.get(rows.OWED) == 0


@pytest.mark.clause("HC-10.5", "HC-R62")
def test_an_officer_who_falls_in_the_own_turn_gives_the_step_two_cards() -> None:
    stage = Stage(1, COOP).officer(DONATHAN, "D5", hp=1)
    for who in OTHERS:
        stage.officer(who, "H1")
    stage.mutants("D5")
    stage.pile(rows.CHAOS_PILE, [SOMETHING_BIG] * 4).go()
    stage.do(ACTIVATE, DONATHAN).do(STEP, stage.space("D4"))
    assert stage.person(DONATHAN, rows.STUNNED) == 1
    assert len(stage.events(trace.AUTO_DRAWN)) == 2
    assert stage.offers(ACTIVATE)


@pytest.mark.clause("HC-R62")
def test_for_another_officer_the_card_comes_between_two_actions() -> None:
    stage = Stage(1, COOP).officer(DONATHAN, "D5").officer(JENNY, "D6", hp=1)
    for who in (MIRANDA, MARCELLUS):
        stage.officer(who, "H1")
    stage.pile(rows.CHAOS_PILE, [SOMETHING_BIG, SOMETHING_BIG, SWARM]).go().do(ACTIVATE, DONATHAN)
    (m,) = stage.mutants("D5")
    hurt(stage.state, JENNY, 1, trace.BY_BLAST)  # as a grenade of his does
    stage.go()
    assert [fields[0] for fields in stage.events(trace.AUTO_DRAWN)] == [SWARM]
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.get(rows.TURN_OF) == rows.OFFICERS_TURN
    stage.do(END_TURN)
    assert stage.person(DONATHAN, rows.HEALTH) == 5  # one attack of this mutant in a turn
    assert stage.state.is_mutant(m, rows.ATTACKED)
    assert pile(stage, rows.QUEUE) == [SWARM]  # no bottom half in the turn in which it came


@pytest.mark.clause("HC-11.1", "HC-R44")
def test_a_game_that_is_lost_ends_at_once() -> None:
    stage = coop().officer(DONATHAN, "D5", hp=1)
    stage.state.put(rows.CHAOS, 6)
    stage.mutants("D5")
    draw(stage, BLOOD_SCENT)
    assert stage.state.is_over()
    assert stage.get(rows.WINNER) == rows.ZERO_WON
    assert stage.offers() == []
    assert pile(stage, rows.QUEUE) == []
