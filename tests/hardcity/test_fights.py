"""Melee and what officers make of it."""

import pytest

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import (
    BIG_ONE,
    BLANK,
    CROWD_PLEASER,
    DONATHAN,
    DOUBLE_HIT,
    HIT,
    JENNY,
    LESSON,
    MARCELLUS,
    MIRANDA,
    RAT,
    SKULL,
    SUPLEX,
)
from ashfall.hardcity.ground.moves import CHOOSE_MUTANT, MELEE, MOVE_MUTANT, PASS, PAY_SKULLS
from ashfall.hardcity.ground.tasks import FIGHT
from ashfall.hardcity.ground.trace import ROLLED
from tests.hardcity.scenes import alone
from tests.hardcity.stage import Stage


def brawl(who: int = JENNY, mutants: int = 2, episode: int = 1, ap: int = 4) -> tuple[Stage, list[int]]:
    """An officer on E5 with some mutants."""
    stage = alone(who, "E5", episode, ap=ap)
    return stage, stage.mutants("E5", mutants)


def fight(stage: Stage, who: int, *faces: int) -> Stage:
    """A melee whose dice show these faces."""
    return stage.turn_of(who).faces(*faces).do(MELEE)


@pytest.mark.clause("HC-5.10")
def test_a_melee_rolls_one_die_for_one_ap_and_stuns() -> None:
    stage, mutants = brawl(mutants=3)
    fight(stage, JENNY, DOUBLE_HIT)
    assert stage.events(ROLLED) == [(DOUBLE_HIT, -1, -1, -1)]
    assert [stage.lies(m) for m in mutants] == [True, True, False]
    assert stage.person(JENNY, rows.AP) == 3
    assert stage.get(rows.LAST_STUNS) == 2


@pytest.mark.clause("HC-5.10")
def test_a_melee_never_kills() -> None:
    stage, (mutant,) = brawl(mutants=1)
    fight(stage, JENNY, DOUBLE_HIT)
    assert stage.lies(mutant)
    assert stage.where(mutant) == "E5"


@pytest.mark.clause("HC-9.1")
def test_a_melee_only_stuns_a_rat() -> None:
    stage, _ = brawl(mutants=0, episode=4)
    (rat,) = stage.mutants("E5", kind=RAT)
    fight(stage, JENNY, DOUBLE_HIT)
    assert stage.lies(rat)


@pytest.mark.clause("HC-5.10", "HC-R11")
def test_a_melee_needs_a_mutant_that_it_can_stun() -> None:
    stage, _ = brawl(mutants=0)
    assert not stage.turn_of(JENNY).can(MELEE)
    stage.mutants("E5", lying=True)
    assert not stage.turn_of(JENNY).can(MELEE)
    stage.mutants("E5", kind=BIG_ONE)
    assert not stage.turn_of(JENNY).can(MELEE)


@pytest.mark.clause("HC-5.10", "HC-9.6")
def test_officers_and_civilians_may_be_there_and_kafar_is_left_out() -> None:
    stage, (mutant,) = brawl(mutants=1)
    stage.mutants("E5", kind=BIG_ONE)
    stage.load(0, "E5").officer(MIRANDA, "E5")
    fight(stage, JENNY, DOUBLE_HIT)
    assert stage.lies(mutant)
    assert stage.get(rows.KAFAR_HEALTH) == 4


@pytest.mark.clause("HC-5.10", "HC-5.17")
def test_skulls_of_a_melee_may_be_paid_for() -> None:
    stage, (mutant,) = brawl(mutants=1)
    fight(stage, JENNY, SKULL).do(PAY_SKULLS, 1)
    assert stage.lies(mutant)
    assert stage.person(JENNY, rows.AP) == 2


@pytest.mark.clause("HC-17.2.4")
def test_mister_hammer_rolls_two_dice_and_a_card_replaces_them() -> None:
    stage, _ = brawl(MARCELLUS, 3)
    fight(stage, MARCELLUS, HIT, BLANK)
    assert stage.events(ROLLED)[-1] == (HIT, BLANK, -1, -1)
    stage.faces(BLANK, BLANK, BLANK).plan(FIGHT, MARCELLUS, 3)
    assert stage.events(ROLLED)[-1] == (BLANK, BLANK, BLANK, -1)


@pytest.mark.clause("HC-17.3.19")
def test_suplex_may_kill_those_who_were_stunned_before() -> None:
    stage, (mutant, *_) = brawl(MARCELLUS, 2)
    stage.abilities(MARCELLUS, SUPLEX)
    (lying,) = stage.mutants("E5", lying=True)
    fight(stage, MARCELLUS, HIT, HIT)
    assert stage.offers() == [(CHOOSE_MUTANT, mutant), (CHOOSE_MUTANT, lying)]
    stage.do(CHOOSE_MUTANT, lying)
    assert stage.where(lying) is None
    assert stage.lies(mutant)
    assert stage.get(rows.KILLS) == 1


@pytest.mark.clause("HC-17.3.19", "HC-5.10")
def test_suplex_does_not_kill_in_one_melee() -> None:
    stage, (mutant,) = brawl(MARCELLUS, 1)
    stage.abilities(MARCELLUS, SUPLEX)
    fight(stage, MARCELLUS, DOUBLE_HIT, DOUBLE_HIT)
    assert stage.lies(mutant)
    assert stage.get(rows.KILLS) == 0


@pytest.mark.clause("HC-17.3.23", "HC-R34")
def test_crowd_pleaser_gives_one_ap_back_once_per_turn() -> None:
    stage, _ = brawl(MARCELLUS, 5)
    stage.abilities(MARCELLUS, CROWD_PLEASER)
    fight(stage, MARCELLUS, HIT, HIT)
    assert stage.person(MARCELLUS, rows.AP) == 4
    stage.faces(HIT, HIT).do(MELEE)
    assert stage.person(MARCELLUS, rows.AP) == 3


@pytest.mark.clause("HC-17.3.23")
def test_crowd_pleaser_needs_two_stuns() -> None:
    stage, _ = brawl(MARCELLUS, 5)
    stage.abilities(MARCELLUS, CROWD_PLEASER)
    fight(stage, MARCELLUS, HIT, BLANK)
    assert stage.person(MARCELLUS, rows.AP) == 3
    assert stage.person(MARCELLUS, rows.USED) == 0


@pytest.mark.clause("HC-17.3.11")
def test_grandfathers_lesson_moves_those_who_were_just_stunned() -> None:
    stage, (first, second) = brawl(mutants=2)
    stage.abilities(JENNY, LESSON)
    stage.mutants("E5", lying=True)
    fight(stage, JENNY, DOUBLE_HIT)
    around = {stage.label(space) for m, space in stage.offers(MOVE_MUTANT) if m == first}
    assert around == {"D4", "E4", "F4", "D5", "F5", "D6", "E6", "F6"}
    assert {m for m, _ in stage.offers(MOVE_MUTANT)} == {first}
    stage.do(MOVE_MUTANT, first, stage.space("D4")).do(MOVE_MUTANT, second, stage.space("F6"))
    assert [stage.where(first), stage.where(second)] == ["D4", "F6"]
    assert stage.can(PASS) is False


@pytest.mark.clause("HC-17.3.11")
def test_grandfathers_lesson_moves_nobody_onto_an_obstacle_or_against_her_will() -> None:
    stage, _ = brawl(mutants=0)
    stage.abilities(JENNY, LESSON).officer(JENNY, "A3", ap=4)
    (mutant,) = stage.mutants("A3")
    fight(stage, JENNY, HIT)
    assert {stage.label(space) for _, space in stage.offers(MOVE_MUTANT)} == {"A2", "B2", "A4", "B4"}
    stage.do(PASS)
    assert stage.where(mutant) == "A3"
    assert not stage.state.is_mutant(mutant, rows.CHOSEN)


@pytest.mark.clause("HC-17.2.1")
def test_old_tricks_also_helps_in_a_melee() -> None:
    stage, (mutant, *_) = brawl(DONATHAN, 1)
    fight(stage, DONATHAN, BLANK, HIT)
    assert len(stage.offers()) == 2
    stage.do(*stage.offers()[1])
    assert stage.lies(mutant)
