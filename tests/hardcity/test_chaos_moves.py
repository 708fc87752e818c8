"""The texts of Doctor Zero's cards that move mutants or attack, each by its effect (HC-17.5)."""

import pytest

from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import RAT, SOLDIER
from ashfall.hardcity.ground.moves import (
    ATTACK,
    CHOOSE_MUTANT,
    LEAVE_MAP,
    MOVE_MUTANT,
    PASS,
    PUT,
    STAND,
    TARGET,
)
from tests.hardcity.lair import can_play, goals, hits, lair, play, send, settle
from tests.hardcity.stage import Stage


def targets(stage: Stage) -> set[str]:
    """The labels of the spaces that can be chosen."""
    return {stage.label(fields[0]) for fields in stage.offers(TARGET)}


@pytest.mark.clause("HC-17.5.5")
def test_pack_hunt_moves_a_group_and_attacks_with_some_of_it() -> None:
    stage = lair(away="D6")
    pack, most = (int(row[cards.PACK_HUNT]) for row in (stage.rules.chaos_amount, stage.rules.chaos_second))
    stage.mutants("D4", pack + 1)
    stage.mutants("A1", 1)
    play(stage, cards.PACK_HUNT)
    assert targets(stage) == {"A1", "D4"}
    stage.do(TARGET, stage.space("D4"))
    for m in range(1, pack):  # the first one goes without saying
        stage.do(CHOOSE_MUTANT, m)
    stage.do(TARGET, stage.space("D6"))
    assert [stage.where(m) for m in range(pack + 1)] == ["D6"] * pack + ["D4"]
    for m in range(most):
        stage.do(ATTACK, m, stage.space("D6"))
        settle(stage)
    assert not stage.offers(ATTACK)
    assert sum(stage.person(who, rows.HEALTH) for who in range(4)) == 20 - most


@pytest.mark.clause("HC-17.5.5")
def test_a_pack_may_be_small_and_rats_keep_pace() -> None:
    stage = lair(5, away="H6")
    rat = stage.mutants("A1", kind=RAT)[0]
    stage.mutants("A1", 2)
    play(stage, cards.PACK_HUNT)
    stage.do(CHOOSE_MUTANT, rat)
    assert stage.can(PASS)
    stage.do(PASS)
    assert "C3" in targets(stage)
    assert "D4" not in targets(stage)
    stage.do(TARGET, stage.space("C3"))
    assert (stage.where(rat), stage.where(0)) == ("C3", "A1")


@pytest.mark.clause("HC-17.5.5", "HC-9.2")
def test_soldiers_of_a_pack_do_not_attack_after_the_move() -> None:
    stage = lair(5, away="D6")
    soldier = stage.mutants("D4", kind=SOLDIER)[0]
    stage.mutants("D4", 1)
    play(stage, cards.PACK_HUNT)
    stage.do(CHOOSE_MUTANT, soldier).do(CHOOSE_MUTANT, 0).do(TARGET, stage.space("D6"))
    assert hits(stage, 0) == {"D6"}
    assert not hits(stage, soldier)


@pytest.mark.clause("HC-17.5.5")
def test_a_pack_may_attack_where_it_is() -> None:
    stage = lair(away="D4")
    stage.mutants("D4", 2)
    play(stage, cards.PACK_HUNT).do(PASS)
    stage.do(TARGET, stage.space("D4"))
    assert hits(stage, 0) == {"D4"}
    assert not hits(stage, 1)


@pytest.mark.clause("HC-17.5.5", "HC-14.4.6", "HC-R17")
def test_a_pack_enters_the_motorboat_together() -> None:
    stage = lair(4)
    stage.mutants("D10", 2)
    play(stage, cards.PACK_HUNT).do(CHOOSE_MUTANT, 1)
    stage.do(TARGET, stage.space("boat"))
    assert stage.get(rows.CHAOS) == 2


@pytest.mark.clause("HC-17.5.6")
def test_feeding_frenzy_lets_five_mutants_of_one_space_attack() -> None:
    stage = lair(away="D4").load(0, "A1")
    stage.mutants("D4", 6)
    stage.mutants("A1", 1)
    stage.mutants("H1", 1)
    play(stage, cards.FEEDING_FRENZY)
    assert targets(stage) == {"D4", "A1"}
    stage.do(TARGET, stage.space("D4"))
    for _ in range(5):
        assert {m for m, _ in stage.offers(ATTACK)} <= set(range(6))
        stage.do(*stage.offers()[1])
        settle(stage)
    assert not stage.offers(ATTACK)
    assert len(stage.events(trace.ATTACKED)) == 5


@pytest.mark.clause("HC-17.5.6", "HC-16.14")
def test_feeding_frenzy_needs_a_mutant_with_somebody_on_its_space() -> None:
    stage = lair(away="D4")
    stage.mutants("D5", 2)
    stage.mutants("D4", 1, lying=True)
    assert not can_play(stage, cards.FEEDING_FRENZY)


@pytest.mark.clause("HC-17.5.8", "HC-16.15")
def test_stampede_moves_or_raises_some_mutants() -> None:
    stage = lair(away="H7")
    amount = int(stage.rules.chaos_amount[cards.STAMPEDE])
    stage.mutants("D4", amount)
    lying = stage.mutants("A1", 1, lying=True)[0]
    play(stage, cards.STAMPEDE).do(STAND, lying)
    assert not goals(stage, lying)
    for m in range(amount - 1):
        send(stage, m, "D5")
    assert [stage.where(m) for m in (amount - 2, amount - 1)] == ["D5", "D4"]
    assert not stage.offers(MOVE_MUTANT)


@pytest.mark.clause("HC-17.5.8", "HC-R17")
def test_stampede_carries_barrels() -> None:
    stage = lair(2).load(rows.BARRELS, "A1")
    stage.mutants("A1")
    play(stage, cards.STAMPEDE).do(LEAVE_MAP, 0, rows.BARRELS)
    assert stage.get(rows.CHAOS) == 1


@pytest.mark.clause("HC-17.5.10", "HC-R47")
def test_drag_them_off_drags_civilians_to_two_mutants_which_may_attack() -> None:
    stage = lair(away="B1").load(0, "B1").load(1, "H1")
    stage.mutants("A1", 1)
    stage.mutants("H2", 1)
    stage.mutants("A5", 1)
    play(stage, cards.DRAG_OFF)
    assert set(stage.offers(PUT)) == {(0, stage.space("A1")), (1, stage.space("H2"))}
    stage.do(PUT, 0, stage.space("A1")).do(PUT, 1, stage.space("H2"))
    assert [stage.label(stage.state.load(load)) for load in (0, 1)] == ["A1", "H2"]
    assert [stage.where(m) for m in (0, 1)] == ["A1", "H2"]
    assert {m for m, _ in stage.offers(ATTACK)} == {0, 1}
    stage.do(ATTACK, 0, stage.space("A1"))
    assert stage.state.load(0) == rows.SUPPLY
    assert {m for m, _ in stage.offers(ATTACK)} == {1}


@pytest.mark.clause("HC-17.5.10", "HC-R47")
def test_drag_them_off_takes_the_mayor_and_each_mutant_drags_once() -> None:
    stage = lair(3).load(rows.MAYOR, "D3").load(0, "D3").load(1, "E2")
    stage.mutants("E4", 1)
    play(stage, cards.DRAG_OFF)
    assert {fields[0] for fields in stage.offers(PUT)} == {0, 1, rows.MAYOR}
    stage.do(PUT, rows.MAYOR, stage.space("E4"))
    assert stage.label(stage.state.load(rows.MAYOR)) == "E4"
    assert not stage.offers(PUT)


@pytest.mark.clause("HC-17.5.10")
def test_drag_them_off_may_also_hold_somebody_and_attack() -> None:
    stage = lair(away="H7").load(0, "A1").load(1, "D4")
    stage.mutants("A1")
    play(stage, cards.DRAG_OFF)
    stage.do(PUT, 0, stage.space("A1")).do(ATTACK, 0, stage.space("A1"))
    assert stage.state.load(0) == rows.SUPPLY
    far = lair(away="H7").load(0, "A1")
    far.mutants("D1")
    assert not can_play(far, cards.DRAG_OFF)
