"""Doctor Zero's turn: instants, actions, basic actions, drawing (HC-8.1 to HC-8.7)."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import (
    BITE,
    CITY_IS_OURS,
    FRESH_BATCH,
    PACK_HUNT,
    RUSH_HOUR,
    SCHEME,
    STAMPEDE,
    WAKE_UP_CALL,
)
from ashfall.hardcity.ground.moves import (
    ACTION_CARD,
    ATTACK,
    BASICS,
    DEPLOY,
    DRAW,
    INSTANT,
    KAFAR_ACTS,
    MOVE_MUTANT,
    PASS,
)
from tests.hardcity.lair import deploy, gates, lair, send
from tests.hardcity.stage import Stage

NO_DEPLOY, NO_MOVE, NO_ATTACK = 0, 1, 2


def hand_of(stage: Stage) -> list[int]:
    return [int(stage.state.card(rows.HAND, i)) for i in range(stage.state.pile_size(rows.HAND))]


def is_over(stage: Stage) -> bool:
    """Whether the turn has ended."""
    return (-1, -1, -1, -1) in stage.events(trace.TURN_ENDED)


@pytest.mark.clause("HC-8.2", "HC-8.3")
def test_a_card_serves_for_its_text_or_for_two_basic_actions() -> None:
    stage = lair().hand(RUSH_HOUR, BITE)
    stage.turn_of_zero()
    assert stage.state.chooser == stage.rules.zero
    assert stage.offers(ACTION_CARD) == [(RUSH_HOUR,)]
    assert stage.offers(BASICS) == [(card, out) for card in (RUSH_HOUR, BITE) for out in range(3)]
    assert stage.can(DRAW)
    assert not stage.offers(INSTANT)


@pytest.mark.clause("HC-8.1")
def test_one_instant_may_come_first() -> None:
    stage = lair().hand(FRESH_BATCH, FRESH_BATCH, BITE)
    stage.turn_of_zero()
    assert stage.offers(INSTANT) == [(FRESH_BATCH,)]
    stage.do(INSTANT, FRESH_BATCH).do(PASS)
    assert not is_over(stage)
    assert not stage.offers(INSTANT)
    assert stage.offers(BASICS)


@pytest.mark.clause("HC-8.2")
def test_exactly_one_action_ends_the_turn() -> None:
    stage = lair().hand(BITE, SCHEME)
    stage.turn_of_zero().do(DRAW)
    assert is_over(stage)
    assert len(hand_of(stage)) == 3


@pytest.mark.clause("HC-8.5")
def test_played_cards_lie_on_the_discards() -> None:
    stage = lair().hand(BITE, FRESH_BATCH)
    stage.turn_of_zero().do(INSTANT, FRESH_BATCH).do(PASS).do(BASICS, BITE, NO_DEPLOY)
    assert [int(stage.state.card(rows.CHAOS_DISCARDS, i)) for i in range(2)] == [FRESH_BATCH, BITE]
    assert not hand_of(stage)
    assert stage.events(trace.CHAOS_PLAYED) == [(FRESH_BATCH, 2, -1, -1), (BITE, 1, NO_DEPLOY, -1)]


@pytest.mark.clause("HC-8.5")
def test_an_empty_deck_is_made_anew_at_once() -> None:
    stage = lair().hand(BITE)
    stage.pile(rows.CHAOS_PILE, [SCHEME]).pile(rows.CHAOS_DISCARDS, [RUSH_HOUR, STAMPEDE])
    stage.turn_of_zero().do(DRAW)
    assert hand_of(stage) == [BITE, SCHEME]
    assert stage.state.pile_size(rows.CHAOS_PILE) == 2
    assert stage.state.pile_size(rows.CHAOS_DISCARDS) == 0


@pytest.mark.clause("HC-8.6", "HC-R2")
def test_with_an_empty_hand_he_draws() -> None:
    stage = lair().hand()
    stage.turn_of_zero()
    assert is_over(stage)
    assert len(hand_of(stage)) == 1


@pytest.mark.clause("HC-8.6")
def test_with_all_cards_in_hand_he_plays_one() -> None:
    stage = lair().hand(BITE).pile(rows.CHAOS_PILE, []).pile(rows.CHAOS_DISCARDS, [])
    stage.turn_of_zero()
    assert stage.offers() == [(BASICS, BITE, out) for out in range(3)]


@pytest.mark.clause("HC-8.7", "HC-8.2")
@pytest.mark.parametrize(
    ("left_out", "verbs"),
    [
        (NO_DEPLOY, {PASS, MOVE_MUTANT, ATTACK}),
        (NO_MOVE, {PASS, DEPLOY, ATTACK}),
        (NO_ATTACK, {PASS, DEPLOY, MOVE_MUTANT}),
    ],
)
def test_two_basic_actions_are_chosen(left_out: int, verbs: set[int]) -> None:
    stage = lair(away="D4").hand(BITE, SCHEME)
    stage.mutants("D4")
    stage.turn_of_zero().do(BASICS, BITE, left_out)
    assert {offer[0] for offer in stage.offers()} == verbs


@pytest.mark.clause("HC-8.7")
def test_basic_actions_are_interleaved_up_to_their_values() -> None:
    stage = lair(away="D4").hand(CITY_IS_OURS, SCHEME)  # 5 deployments, 2 moves, 1 attack
    stage.turn_of_zero().do(BASICS, CITY_IS_OURS, NO_ATTACK)
    deploy(stage, "A1")
    send(stage, 0, "A3")
    for label in ("A5", "H6", "H1", "D1"):
        deploy(stage, label)
    assert not gates(stage)
    send(stage, 4, "D2")
    assert is_over(stage)


@pytest.mark.clause("HC-17.5.1")
def test_the_city_is_ours_raises_the_basic_actions_of_another_card() -> None:
    stage = lair().hand(CITY_IS_OURS, BITE)  # Bite: 4 deployments, 2 moves
    stage.turn_of_zero().do(INSTANT, CITY_IS_OURS)
    assert stage.offers() == [(BASICS, BITE, out) for out in range(3)]
    stage.do(BASICS, BITE, NO_ATTACK)
    for label in ("A1", "A5", "D1", "E10", "H1", "H6"):
        deploy(stage, label)
    assert not gates(stage)
    for m in range(4):
        stage.do(*stage.offers()[1])
        assert stage.state.is_mutant(m, rows.MOVED) or is_over(stage)
    assert is_over(stage)


@pytest.mark.clause("HC-17.5.1", "HC-16.14")
def test_the_city_is_ours_needs_another_card() -> None:
    stage = lair().hand(CITY_IS_OURS)
    assert not stage.turn_of_zero().offers(INSTANT)


@pytest.mark.clause("HC-16.14")
def test_a_text_that_can_do_nothing_may_not_be_played() -> None:
    stage = lair().hand(WAKE_UP_CALL, STAMPEDE, PACK_HUNT)
    stage.turn_of_zero()
    assert not stage.offers(INSTANT)
    assert not stage.offers(ACTION_CARD)
    assert len(stage.offers(BASICS)) == 9


@pytest.mark.clause("HC-8.12", "HC-R14")
def test_the_horde_makes_a_deploying_text_playable() -> None:
    stage = lair(away="D4").hand(FRESH_BATCH, BITE)
    stage.mutants("D4", 30)
    assert not stage.turn_of_zero().offers(INSTANT)  # KAFAR cannot come, and is not on the map
    stage = lair(away="D4").hand(FRESH_BATCH, BITE)
    stage.mutants("D4", 30)
    stage.state.put(rows.KAFAR_PLACE, rows.DEAD)
    stage.turn_of_zero().do(INSTANT, FRESH_BATCH)
    assert stage.get(rows.CHAOS) == 1
    stage.do(BASICS, BITE, NO_MOVE)
    assert stage.get(rows.CHAOS) == 2


@pytest.mark.clause("HC-8.2")
def test_kafar_acts_instead_once_in_a_round() -> None:
    stage = lair().hand(BITE)
    assert not stage.turn_of_zero().can(KAFAR_ACTS)
    stage = lair().hand(BITE)
    stage.mutants("D4", kind=3)
    stage.turn_of_zero().do(KAFAR_ACTS).do(PASS)
    assert is_over(stage)
    assert not stage.turn_of_zero().can(KAFAR_ACTS)


@pytest.mark.clause("HC-8.9", "HC-8.11")
def test_the_next_turn_finds_the_mutants_fresh() -> None:
    stage = lair(away="D4").hand(BITE, SCHEME)
    stage.mutants("D3")
    stage.turn_of_zero().do(BASICS, BITE, NO_DEPLOY)
    send(stage, 0, "D2")
    assert is_over(stage)
    assert stage.state.row[rows.STATES_AT] == 0
