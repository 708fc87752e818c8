"""The texts of Doctor Zero's cards that deploy, wake or hinder, each by its effect (HC-17.5)."""

import pytest

from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import (
    ATTACK,
    BASICS,
    DEPLOY,
    GIVE_TO,
    INSTANT,
    MOVE_MUTANT,
    PASS,
    PUT,
    STAND,
)
from tests.hardcity.lair import can_play, deploy, gates, goals, hits, lair, play


@pytest.mark.clause("HC-17.5.2")
def test_fresh_batch_deploys_two_and_uses_up_their_spaces() -> None:
    stage = play(lair(), cards.FRESH_BATCH, INSTANT)
    deploy(stage, "A1")
    deploy(stage, "H1")
    stage.do(BASICS, cards.BITE, 2)
    assert gates(stage) == stage.zone - {"A1", "H1"}


@pytest.mark.clause("HC-17.5.3")
def test_wake_up_call_raises_three_who_may_attack_but_not_move() -> None:
    stage = lair(5, away="D4")
    stage.mutants("D4", 2, lying=True)
    stage.mutants("B4", 2, lying=True)
    play(stage, cards.WAKE_UP_CALL, INSTANT)
    assert stage.offers() == [(PASS,), (STAND, 0), (STAND, 2)]
    stage.do(STAND, 0).do(STAND, 2).do(STAND, 3)
    assert [stage.lies(m) for m in range(4)] == [False, True, False, False]
    stage.do(BASICS, cards.BITE, 0)
    assert hits(stage, 0) == {"D4"}
    assert not goals(stage, 0)


@pytest.mark.clause("HC-17.5.4", "HC-R22")
def test_radio_static_takes_a_point_from_an_officer_still_to_act() -> None:
    stage = lair().officer(DONATHAN, "H7", done=1).officer(JENNY, "H7", stunned=1)
    stage.officer(MIRANDA, "H7", ap=0).officer(rows.FANG, "H7", play=1, ap=3)
    stage.officer(MARCELLUS, "H7", ap=5)
    play(stage, cards.RADIO_STATIC, INSTANT)
    assert stage.person(MARCELLUS, rows.AP) == 4  # nobody else could be chosen
    stage = lair().hand(cards.RADIO_STATIC, cards.BITE)
    play(stage, cards.RADIO_STATIC, INSTANT)
    assert stage.offers(GIVE_TO) == [(who,) for who in range(4)]
    stage.do(GIVE_TO, JENNY)
    assert stage.person(JENNY, rows.AP) == 4


@pytest.mark.clause("HC-17.5.4", "HC-16.14")
def test_radio_static_needs_an_officer_still_to_act() -> None:
    stage = lair()
    for who in range(4):
        stage.officer(who, "H7", done=1)
    assert not can_play(stage, cards.RADIO_STATIC, INSTANT)


@pytest.mark.clause("HC-17.5.7")
def test_rush_hour_deploys_seven_two_of_them_on_one_space() -> None:
    stage = play(lair(), cards.RUSH_HOUR)
    deploy(stage, "A1")
    assert "A1" in gates(stage)
    deploy(stage, "A1")
    deploy(stage, "H1")
    assert not {"A1", "H1"} & gates(stage)
    for label in sorted(stage.zone - {"A1", "H1"})[:4]:
        deploy(stage, label)
    assert not stage.offers(DEPLOY)
    assert len(stage.events(trace.DEPLOYED)) == 7


@pytest.mark.clause("HC-17.5.9")
def test_mutagen_mist_deploys_far_from_the_officers() -> None:
    stage = play(lair(away="D5"), cards.MUTAGEN_MIST)
    found = gates(stage)
    assert {"A2", "A7", "G5", "D2", "D8"} <= found
    assert not {"B5", "F5", "D3", "D7", "B3"} & found
    for label in ("A2", "A7", "G5", "D2"):
        deploy(stage, label)
        assert label not in gates(stage)
    assert not stage.offers(DEPLOY)


@pytest.mark.clause("HC-17.5.9", "HC-R46", "HC-R57")
def test_mutagen_mist_keeps_to_the_main_boards() -> None:
    stage = play(lair(5, away="RA2"), cards.MUTAGEN_MIST)  # officers elsewhere keep nothing away
    assert gates(stage) == {f"{x}{y}" for x in "ABCDEFGH" for y in range(1, 11)} - stage.zone
    stage = play(lair(4, away="A11"), cards.MUTAGEN_MIST)
    assert not {"A9", "A11", "H12"} & gates(stage)  # the harbour is one grid with the main map
    assert "B8" in gates(stage)


@pytest.mark.clause("HC-17.5.9", "HC-14.5.4", "HC-14.2.9")
def test_mutagen_mist_deploys_outside_the_zone() -> None:
    stage = lair(5, away="RA2")
    dark = lair(5, away="RA2")
    dark.state.row[rows.LAMPS_AT] = 0
    unlit = gates(play(stage, cards.MUTAGEN_MIST)) - gates(play(dark, cards.MUTAGEN_MIST))
    assert unlit == {"B2", "C2", "B3", "C3"}
    holes = lair(2)
    assert "B2" not in gates(play(holes, cards.MUTAGEN_MIST))
    welded = lair(2)
    welded.state.row[rows.LIDS_AT] = 0
    assert "B2" in gates(play(welded, cards.MUTAGEN_MIST))


@pytest.mark.clause("HC-17.5.9", "HC-16.4")
def test_stunned_officers_do_not_keep_the_mist_away() -> None:
    stage = lair(away="D5")
    for who in range(4):
        stage.officer(who, "D5", stunned=1)
    assert "D5" in gates(play(stage, cards.MUTAGEN_MIST))


@pytest.mark.clause("HC-17.5.11", "HC-16.17")
def test_jammed_chamber_empties_the_guns_of_officers_near_mutants() -> None:
    stage = lair().officer(DONATHAN, "D4").officer(JENNY, "D5").officer(MIRANDA, "E4", empty=1)
    stage.officer(MARCELLUS, "H1")
    stage.mutants("D4")
    play(stage, cards.JAMMED_CHAMBER, INSTANT)
    assert stage.offers(GIVE_TO) == [(DONATHAN,), (JENNY,)]
    stage.do(GIVE_TO, DONATHAN).do(GIVE_TO, JENNY)
    assert [stage.person(who, rows.OUT_OF_AMMO) for who in range(4)] == [1, 1, 1, 0]


@pytest.mark.clause("HC-17.5.11", "HC-R13", "HC-16.14")
def test_jammed_chamber_needs_an_active_mutant_or_kafar() -> None:
    stage = lair(away="D4")
    stage.mutants("D4", lying=True)
    assert not can_play(stage, cards.JAMMED_CHAMBER, INSTANT)
    stage = lair(away="D4")
    stage.mutants("D5", kind=cards.BIG_ONE)
    assert can_play(stage, cards.JAMMED_CHAMBER, INSTANT)


@pytest.mark.clause("HC-9.6", "HC-R13")
@pytest.mark.parametrize("card", [cards.PACK_HUNT, cards.FEEDING_FRENZY, cards.STAMPEDE, cards.DRAG_OFF])
def test_cards_do_not_touch_kafar(card: int) -> None:
    stage = lair(away="D4").load(0, "D4")
    stage.mutants("D4", kind=cards.BIG_ONE)
    assert not can_play(stage, card)
    stage.do(BASICS, cards.BITE, 0)
    assert not stage.offers(MOVE_MUTANT)
    assert not stage.offers(ATTACK)


@pytest.mark.clause("HC-17.5.3", "HC-R61", "HC-14.3.11")
def test_a_wake_up_call_is_heard_on_one_grid() -> None:
    stage = lair(3)
    (above,), (below, other) = stage.mutants("D5", lying=True), stage.mutants("SB1", 2, lying=True)
    play(stage, cards.WAKE_UP_CALL, INSTANT)
    assert stage.offers(STAND) == [(above,), (below,)]
    stage.do(STAND, below)
    assert [stage.lies(m) for m in (above, below, other)] == [True, False, True]
    assert stage.offers(STAND) == [(other,)]


@pytest.mark.clause("HC-17.5.8", "HC-R61")
def test_a_stampede_stays_on_one_grid() -> None:
    stage = lair(3)
    stage.mutants("D5")
    stage.mutants("SB1", lying=True)
    play(stage, cards.STAMPEDE)
    assert stage.offers(STAND)
    stage.do(MOVE_MUTANT, 0, stage.space("D4"))
    assert not stage.offers(STAND)


@pytest.mark.clause("HC-17.5.10", "HC-17.5.11", "HC-R61")
def test_whom_a_text_hurts_is_on_one_grid() -> None:
    stage = lair(3).officer(cards.DONATHAN, "D5").officer(cards.JENNY, "SB1").officer(cards.MIRANDA, "D5")
    stage.load(0, "D5").load(1, "SB1").mutants("D5", 2)
    stage.mutants("SB1")
    play(stage, cards.JAMMED_CHAMBER, INSTANT).do(GIVE_TO, cards.DONATHAN)
    assert stage.offers(GIVE_TO) == [(cards.MIRANDA,)] or stage.person(cards.MIRANDA, rows.OUT_OF_AMMO)
    assert stage.person(cards.JENNY, rows.OUT_OF_AMMO) == 0
    play(stage, cards.DRAG_OFF).do(PUT, 1, stage.space("SB1"))
    assert not stage.offers(PUT)
