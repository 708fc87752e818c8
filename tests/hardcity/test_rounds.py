"""Rounds, turns, abilities gained, points and the end (HC-4, HC-6.2, HC-10, HC-11, HC-15.18)."""

import pytest

from ashfall.hardcity.actions.sites import explode
from ashfall.hardcity.course.rounds import gain_ability
from ashfall.hardcity.figures.people import hurt
from ashfall.hardcity.figures.scoring import add_points, count_kills, score
from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import (
    CLOTHESLINE,
    COFFEE_BREAK,
    CROWD_PLEASER,
    DONATHAN,
    FEEDING_FRENZY,
    HUMAN_WALL,
    IRON_NECK,
    JENNY,
    KEG_TOSS,
    MARCELLUS,
    MIRANDA,
    SCORE_ROUND_END,
    SLOW_MOTION,
    SUPLEX,
    TOUGHER,
)
from ashfall.hardcity.ground.masks import LEARNER
from ashfall.hardcity.ground.moves import (
    ABILITY,
    ACTIVATE,
    ATTACK,
    BASICS,
    DRAW,
    END_TURN,
    GIVE_TO,
    KEEP_CARD,
    MOVE_MUTANT,
    PASS,
    TAKE,
)
from ashfall.hardcity.ground.rows import (
    ABILITIES,
    AP,
    CHAOS,
    HAND,
    HEALTH,
    MOST,
    ORDER,
    REASON,
    STUNNED,
    WINNER,
)
from ashfall.hardcity.ground.tasks import LEVEL_UP, ROUND_TASK
from ashfall.table.random import Stream
from tests.hardcity.lair import lair, play, settle
from tests.hardcity.piles import pile
from tests.hardcity.plays import choose, new_match
from tests.hardcity.stage import Stage


def street(episode: int = 1, mode: str = "versus") -> Stage:
    """All officers stand in one place."""
    stage = Stage(episode, mode)
    for who in range(rows.OFFICERS):
        stage.officer(who, "H7")
    return stage


def next_round(stage: Stage) -> Stage:
    """A new round begins."""
    stage.state.row[rows.AGENDA_AT] = 0
    return stage.plan(ROUND_TASK)


@pytest.mark.clause("HC-4.1", "HC-10.3")
def test_stunned_officers_stand_up_and_others_recover_nothing() -> None:
    stage = street().officer(JENNY, "C6", hp=0, stunned=1).officer(DONATHAN, "H7", hp=2)
    next_round(stage)
    assert (stage.person(JENNY, HEALTH), stage.person(JENNY, STUNNED)) == (4, 0)
    assert stage.label(stage.person(JENNY, rows.PLACE)) == "C6"
    assert stage.person(DONATHAN, HEALTH) == 2
    assert stage.events(trace.OFFICER_STOOD_UP) == [(JENNY, -1, -1, -1)]


@pytest.mark.clause("HC-4.2")
def test_officers_and_kafar_refill_their_ap_and_he_no_hp() -> None:
    stage = street().officer(DONATHAN, "H7", ap=1)
    stage.mutants("A1", kind=cards.BIG_ONE)
    for field, value in ((rows.KAFAR_AP, 0), (rows.KAFAR_DONE, 1), (rows.KAFAR_HEALTH, 2)):
        stage.state.put(field, value)
    next_round(stage)
    assert stage.person(DONATHAN, AP) == 5
    assert (stage.get(rows.KAFAR_AP), stage.get(rows.KAFAR_DONE)) == (stage.rules.kafar_ap, 0)
    assert stage.get(rows.KAFAR_HEALTH) == 2


@pytest.mark.clause("HC-15.19")
def test_no_limit_of_cards_in_hand_of_figures_on_a_space_and_of_time() -> None:
    stage = street()
    stage.mutants("C5", 29)
    stage.state.put(rows.TURN_OF, rows.ZEROS_TURN)
    stage.hand(*[cards.BITE] * 30).pile(rows.CHAOS_PILE, [cards.PANIC, cards.PANIC])
    (last,) = stage.mutants("C6")
    stage.turn_of_zero().do(BASICS, cards.BITE, 0).do(MOVE_MUTANT, last, stage.space("C5"))
    assert [stage.where(m) for m in range(30)] == ["C5"] * 30
    stage.do(PASS)
    assert stage.state.pile_size(HAND) == 29
    stage.turn_of_zero().do(DRAW)
    assert stage.state.pile_size(HAND) == 30
    stage.state.put(rows.ROUND, 30)  # far more than a real game takes
    assert next_round(stage).offers(ACTIVATE)


@pytest.mark.clause("HC-10.1")
def test_a_stunned_officer_is_out_of_it_until_the_end_of_the_round() -> None:
    stage = street().officer(JENNY, "C6", hp=1)
    hurt(stage.state, JENNY, 1, trace.BY_ATTACK)
    assert stage.person(JENNY, STUNNED) == 1
    hurt(stage.state, JENNY, 1, trace.BY_ATTACK)
    assert len(stage.events(trace.OFFICER_STUNNED)) == 1
    stage.go()
    assert (JENNY,) not in stage.offers(ACTIVATE)


@pytest.mark.clause("HC-4.3", "HC-4.6")
def test_the_event_phase_comes_before_the_turns() -> None:
    stage = next_round(street())
    assert stage.events(trace.ROUND_STARTED) == [(2, -1, -1, -1)]
    assert len(stage.events(trace.EVENT_DRAWN)) == 1
    assert any(stage.state.load(load) >= 0 for load in range(rows.CIVILIANS))
    assert not stage.events(trace.TURN_STARTED)
    assert len(stage.offers(ACTIVATE)) == 4


@pytest.mark.clause("HC-4.4")
def test_takes_join_the_row_until_it_holds_five() -> None:
    stage = street()
    for size in (2, 3, 4, 5, 5):
        next_round(stage)
        assert stage.state.pile_size(rows.TAKE_ROW) == size
    assert stage.events(trace.TAKE_DRAWN)[-1][0] == pile(stage.state, rows.TAKE_ROW)[-1]


@pytest.mark.clause("HC-4.5")
def test_doctor_zero_draws_as_many_cards_as_officers_are_in_play() -> None:
    three = Stage(1, players=4)
    for who in range(3):
        three.officer(who, "H7")
    three.state.put(rows.ROUND, 0)
    next_round(three)
    assert three.state.pile_size(HAND) == 4  # the first round
    next_round(three)
    assert three.state.pile_size(HAND) == 7
    coop = next_round(street(1, "coop"))
    assert coop.state.pile_size(HAND) == 0


@pytest.mark.clause("HC-4.7", "HC-4.8", "HC-4.9")
def test_every_officer_acts_once_and_doctor_zero_follows_each() -> None:
    match, stream = new_match(0), Stream(4)
    turns: list[list[str]] = [[]]
    stuns = [0]
    while not match.over and len(turns) < 7:
        for event in match.push(choose(match.state, stream)):
            data = event.to_dict()
            if data["type"] == "round_started":
                turns.append([])
                stuns.append(0)
            elif data["type"] == "turn_started":
                turns[-1].append(data["who"])
            elif data["type"] == "officer_stunned":
                stuns[-1] += 1
    for number, row in enumerate(turns[1:-1], start=1):
        officers = [who for who in row if who != "zero"]
        assert row == [who for officer in officers for who in (officer, "zero")]
        assert len(set(officers)) == len(officers)
        assert len(officers) >= 4 - stuns[number]


@pytest.mark.clause("HC-4.8", "HC-4.9")
def test_a_stunned_officer_who_has_not_acted_takes_a_turn_from_doctor_zero() -> None:
    stage = street().hand(cards.BITE)
    for who in (JENNY, MIRANDA, MARCELLUS):
        stage.officer(who, "H7", hp=0, stunned=1)
    stage.go()
    assert [fields[0] for fields in stage.events(trace.TURN_STARTED)] == [DONATHAN]
    stage.do(END_TURN)
    assert stage.get(rows.TURN_OF) == rows.ZEROS_TURN


@pytest.mark.clause("HC-17.3.1")
def test_tougher_than_leather() -> None:
    stage = street().officer(DONATHAN, "H7", hp=3)
    gain_ability(stage.state, DONATHAN, TOUGHER)
    assert (stage.person(DONATHAN, HEALTH), stage.person(DONATHAN, MOST)) == (5, 8)


@pytest.mark.clause("HC-R23")
def test_officers_gain_in_their_order_stunned_ones_too() -> None:
    stage = street().officer(DONATHAN, "H7", hp=0, stunned=1)
    stage.pile(ABILITIES + DONATHAN, [TOUGHER]).pile(ABILITIES + MIRANDA, [])
    stage.plan(LEVEL_UP)
    assert stage.state.note_of(LEARNER) == JENNY  # one card is taken without a choice
    assert (stage.person(DONATHAN, HEALTH), stage.person(DONATHAN, MOST)) == (0, 8)
    stage.do(KEEP_CARD, *stage.offers(KEEP_CARD)[0])
    assert stage.state.note_of(LEARNER) == MARCELLUS  # an empty pile gives nothing
    stage.do(KEEP_CARD, *stage.offers(KEEP_CARD)[0])
    next_round(stage)
    assert stage.person(DONATHAN, HEALTH) == 8


@pytest.mark.clause("HC-R23", "HC-6.2")
def test_two_levels_at_once_are_gained_one_after_the_other() -> None:
    stage = street()
    stage.state.put(rows.KILLS, 9)
    count_kills(stage.state, 11)
    stage.pile(ABILITIES + MARCELLUS, [SUPLEX, HUMAN_WALL, CLOTHESLINE, IRON_NECK, CROWD_PLEASER, KEG_TOSS])
    stage.go()
    gained = 0
    while stage.offers(KEEP_CARD):
        assert len(stage.offers(KEEP_CARD)) == 2
        stage.do(KEEP_CARD, *stage.offers(KEEP_CARD)[0])
        gained += 1
    assert gained == 8
    assert stage.state.pile_size(ABILITIES + MARCELLUS) == 4


@pytest.mark.clause("HC-3.3.5")
def test_fang_gains_no_ability() -> None:
    stage = street()
    stage.state.set_person(rows.FANG, rows.IN_PLAY, 1)
    stage.officer(rows.FANG, "H7", hp=3, most=3)
    stage.plan(LEVEL_UP)
    while stage.offers(KEEP_CARD):
        stage.do(KEEP_CARD, *stage.offers(KEEP_CARD)[0])
    assert {fields[0] for fields in stage.events(trace.ABILITY_GAINED)} == {0, 1, 2, 3}


@pytest.mark.clause("HC-11.2")
def test_if_both_sides_arrive_together_the_side_on_turn_wins() -> None:
    stage = street()
    stage.mutants("C6", 1)
    stage.load(0, "C6").load(rows.BARRELS, "C6").turn_of(DONATHAN)
    s = stage.state
    for field, value in ((ORDER, 6), (CHAOS, 6), (rows.KILLS, 9)):
        s.put(field, value)
    explode(s, rows.BARRELS, stage.space("C6"))  # the tenth kill and a dead civilian
    stage.go()
    assert (stage.get(WINNER), stage.get(ORDER), stage.get(CHAOS)) == (rows.OFFICERS_WON, 7, 6)


@pytest.mark.clause("HC-R40")
def test_in_the_event_phase_only_doctor_zero_can_arrive() -> None:
    stage = street(2)
    for field in (ORDER, CHAOS):
        stage.state.put(field, 6)
    stage.state.put(rows.TURN_OF, rows.EVENT_PHASE)
    add_points(stage.state, CHAOS, 1, -1)
    add_points(stage.state, ORDER, 1, -1)
    assert (stage.get(WINNER), stage.get(ORDER)) == (rows.ZERO_WON, 6)


@pytest.mark.clause("HC-15.18", "HC-12.5")
def test_points_count_up_to_seven_and_the_round_scores_at_its_end() -> None:
    stage = street(5)
    for who in range(4):
        stage.officer(who, "H7", done=1)
    stage.go()  # nobody is left to act: the round has ended
    assert stage.get(CHAOS) == 1
    assert stage.events(trace.SCORED)[0] == (1, 1, SCORE_ROUND_END, 1)
    add_points(stage.state, CHAOS, 9, -1)
    assert (stage.get(CHAOS), stage.get(REASON)) == (7, rows.BY_POINTS)
    score(stage.state, SCORE_ROUND_END)
    assert stage.get(CHAOS) == 7


@pytest.mark.clause("HC-16.16")
def test_an_attack_by_a_card_uses_up_the_attack_of_the_turn() -> None:
    stage = lair()
    stage.officer(JENNY, "C6")
    mutant = stage.mutants("C6", 2)[0]
    play(stage, FEEDING_FRENZY)
    stage.do(ATTACK, mutant, stage.space("C6"))
    assert stage.state.is_mutant(mutant, rows.ATTACKED)
    assert stage.person(JENNY, HEALTH) == 3
    assert mutant not in [fields[0] for fields in stage.offers(ATTACK)]


@pytest.mark.clause("HC-16.16")
def test_officers_divide_the_damage_of_such_an_attack() -> None:
    stage = lair()
    stage.officer(JENNY, "C6").officer(MIRANDA, "C6")
    mutant = stage.mutants("C6", 2)[0]
    play(stage, FEEDING_FRENZY).do(ATTACK, mutant, stage.space("C6"))
    assert stage.offers(GIVE_TO) == [(JENNY,), (MIRANDA,)]
    settle(stage)


@pytest.mark.clause("HC-16.19")
def test_once_per_turn_means_once_in_each_activation() -> None:
    stage = street().officer(DONATHAN, "C6", hp=1).abilities(DONATHAN, COFFEE_BREAK).turn_of(DONATHAN)
    stage.do(ABILITY, COFFEE_BREAK)
    assert not stage.can(ABILITY, COFFEE_BREAK)
    next_round(stage).do(ACTIVATE, DONATHAN)
    assert stage.can(ABILITY, COFFEE_BREAK)


@pytest.mark.clause("HC-16.20")
def test_takes_cost_nothing_and_belong_to_the_officers_turn() -> None:
    stage = street().officer(DONATHAN, "C6", hp=2, ap=2).pile(rows.TAKE_ROW, [0, SLOW_MOTION])
    stage.turn_of(DONATHAN, spent=3).do(TAKE, SLOW_MOTION)
    assert stage.person(DONATHAN, AP) == 4
    other = street().officer(DONATHAN, "C6", hp=2, ap=2).pile(rows.TAKE_ROW, [0, SLOW_MOTION])
    assert other.hand(cards.BITE).turn_of_zero().offers(TAKE) == []


@pytest.mark.clause("HC-17.3.22")
@pytest.mark.parametrize(("mutants", "lost"), [(3, 1), (2, 2)])
def test_iron_neck_ignores_the_first_loss_among_three_mutants(mutants: int, lost: int) -> None:
    stage = street().officer(MARCELLUS, "C6", hp=5).abilities(MARCELLUS, IRON_NECK)
    stage.mutants("C6", mutants)
    stage.state.put(rows.TURN_OF, rows.ZEROS_TURN)
    for _ in range(2):
        hurt(stage.state, MARCELLUS, 1, trace.BY_ATTACK)
    assert stage.person(MARCELLUS, HEALTH) == 5 - lost
    stage.state.put(rows.TURN_OF, rows.OFFICERS_TURN)
    hurt(stage.state, MARCELLUS, 1, trace.BY_BLAST)
    assert stage.person(MARCELLUS, HEALTH) == 4 - lost
