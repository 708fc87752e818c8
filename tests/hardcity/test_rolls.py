"""Dice: rolls, rerolls, skulls and Doctor Zero's answers to them."""

import pytest

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import (
    BITE,
    BLANK,
    BURST,
    DONATHAN,
    DOUBLE_HIT,
    FURIOUS,
    HIT,
    JENNY,
    MARCELLUS,
    MIRANDA,
    MISFIRE,
    OLD_TRICKS,
    SEEN_IT_ALL,
    SKULL,
    SPARE_CLIP,
    STEADY_HAND,
    TOO_ANGRY,
)
from ashfall.hardcity.ground.moves import (
    ABILITY,
    AIMED_SHOT,
    CHOOSE_MUTANT,
    DIE,
    MELEE,
    PASS,
    PAY_SKULLS,
    QUICK_SHOT,
    REACT,
)
from ashfall.hardcity.ground.setup import COOP
from ashfall.hardcity.ground.tasks import SHOOT
from ashfall.hardcity.ground.trace import ROLLED
from tests.hardcity.scenes import alone
from tests.hardcity.stage import Stage


def shooter(who: int = JENNY, mutants: int = 3, **fields: int) -> tuple[Stage, list[int]]:
    """An officer on A1, mutants on E5."""
    stage = alone(who, "A1", **fields)
    return stage, stage.mutants("E5", mutants)


def fire(stage: Stage, who: int, *faces: int) -> Stage:
    """A quick shot at E5 whose dice show these faces."""
    return stage.turn_of(who).faces(*faces).do(QUICK_SHOT, stage.space("E5"))


@pytest.mark.clause("HC-5.16")
def test_a_die_has_two_blanks_two_hits_one_double_hit_and_one_skull() -> None:
    faces = sorted(int(face) for face in Stage().rules.faces)
    assert faces == [BLANK, BLANK, HIT, HIT, DOUBLE_HIT, SKULL]


@pytest.mark.clause("HC-5.6", "HC-5.16")
def test_the_damage_of_a_quick_shot_is_the_hits_of_two_dice() -> None:
    stage, _ = shooter(mutants=2)
    fire(stage, JENNY, DOUBLE_HIT, DOUBLE_HIT)
    assert stage.events(ROLLED) == [(DOUBLE_HIT, DOUBLE_HIT, -1, -1)]
    assert stage.get(rows.LAST_KILLS) == 2
    assert stage.person(JENNY, rows.AP) == 4


@pytest.mark.clause("HC-5.17")
def test_each_skull_may_be_paid_for() -> None:
    stage, mutants = shooter(mutants=1)
    fire(stage, JENNY, SKULL, SKULL)
    assert stage.offers() == [(PAY_SKULLS, 0), (PAY_SKULLS, 1), (PAY_SKULLS, 2)]
    stage.do(PAY_SKULLS, 2)
    assert stage.where(mutants[0]) is None
    assert stage.person(JENNY, rows.AP) == 2


@pytest.mark.clause("HC-5.17")
def test_a_skull_that_is_not_paid_for_misses() -> None:
    stage, mutants = shooter(mutants=1)
    fire(stage, JENNY, SKULL, BLANK).do(PAY_SKULLS, 0)
    assert not stage.lies(mutants[0])
    assert stage.person(JENNY, rows.AP) == 4


@pytest.mark.clause("HC-5.17", "HC-R2")
def test_without_ap_nobody_is_asked_about_skulls() -> None:
    stage, mutants = shooter(mutants=1, ap=1)
    fire(stage, JENNY, SKULL, HIT)
    assert stage.offers(PAY_SKULLS) == []
    assert stage.lies(mutants[0])


@pytest.mark.clause("HC-17.2.1")
def test_old_tricks_rolls_one_die_again_before_skulls_are_paid() -> None:
    stage, mutants = shooter(DONATHAN, mutants=1)
    fire(stage, DONATHAN, BLANK, SKULL, DOUBLE_HIT)
    assert stage.offers() == [(PASS,), (DIE, 0), (DIE, 1)]
    stage.do(DIE, 1)
    assert stage.where(mutants[0]) is None


@pytest.mark.clause("HC-17.2.1", "HC-R3")
def test_old_tricks_works_once_per_turn_and_offers_equal_dice_once() -> None:
    stage, _ = shooter(DONATHAN)
    fire(stage, DONATHAN, BLANK, BLANK, BLANK)
    assert stage.offers() == [(PASS,), (DIE, 0)]
    stage.do(DIE, 0).faces(BLANK, BLANK).do(QUICK_SHOT, stage.space("E5"))
    assert stage.offers(DIE) == []


@pytest.mark.clause("HC-17.2.1", "HC-R34")
def test_old_tricks_left_alone_may_be_used_later_in_the_turn() -> None:
    stage, _ = shooter(DONATHAN)
    fire(stage, DONATHAN, BLANK, BLANK).do(PASS).faces(BLANK, BLANK).do(QUICK_SHOT, stage.space("E5"))
    assert stage.can(DIE, 0)


@pytest.mark.clause("HC-17.3.14")
def test_steady_hand_turns_one_skull_without_payment() -> None:
    stage, mutants = shooter(MIRANDA, mutants=1)
    stage.abilities(MIRANDA, STEADY_HAND)
    fire(stage, MIRANDA, SKULL, SKULL).do(ABILITY, STEADY_HAND)
    assert stage.offers() == [(PAY_SKULLS, 0), (PAY_SKULLS, 1)]
    stage.do(PAY_SKULLS, 1)
    assert stage.where(mutants[0]) is None
    assert stage.person(MIRANDA, rows.AP) == 3


@pytest.mark.clause("HC-17.3.14")
def test_steady_hand_works_once_per_turn_and_without_ap() -> None:
    stage, mutants = shooter(MIRANDA, ap=1, mutants=2)
    stage.abilities(MIRANDA, STEADY_HAND)
    fire(stage, MIRANDA, SKULL, BLANK)
    assert stage.offers() == [(PAY_SKULLS, 0), (ABILITY, STEADY_HAND)]
    stage.do(ABILITY, STEADY_HAND)
    assert [stage.lies(m) for m in mutants] == [True, False]
    assert stage.person(MIRANDA, rows.USED) & 1 << STEADY_HAND


@pytest.mark.clause("HC-17.3.12", "HC-16.6")
def test_furious_sister_rolls_one_more_die_while_little_is_left_of_her() -> None:
    stage, _ = shooter(hp=2)
    stage.abilities(JENNY, FURIOUS)
    fire(stage, JENNY, BLANK, BLANK, BLANK)
    assert stage.events(ROLLED)[-1] == (BLANK, BLANK, BLANK, -1)
    stage.officer(JENNY, "A1", hp=3).faces(BLANK, BLANK).do(QUICK_SHOT, stage.space("E5"))
    assert stage.events(ROLLED)[-1] == (BLANK, BLANK, -1, -1)


@pytest.mark.clause("HC-17.3.13")
def test_a_burst_costs_one_ap_more_and_rolls_two_dice_more() -> None:
    stage, _ = shooter(MIRANDA)
    stage.abilities(MIRANDA, BURST)
    stage.turn_of(MIRANDA).do(QUICK_SHOT, stage.space("E5"))
    assert stage.offers() == [(PASS,), (ABILITY, BURST)]
    stage.faces(BLANK, BLANK, BLANK, HIT).do(ABILITY, BURST)
    assert stage.events(ROLLED) == [(BLANK, BLANK, BLANK, HIT)]
    assert stage.person(MIRANDA, rows.AP) == 3
    stage.faces(BLANK, BLANK).do(QUICK_SHOT, stage.space("E5"))
    assert stage.events(ROLLED)[-1] == (BLANK, BLANK, -1, -1)


@pytest.mark.clause("HC-1.4", "HC-16.6")
def test_no_roll_uses_more_than_four_dice() -> None:
    stage, _ = shooter(hp=1)
    stage.abilities(JENNY, FURIOUS, BURST)
    stage.faces(BLANK, BLANK, BLANK, BLANK).plan(SHOOT, JENNY, 4).do(QUICK_SHOT, stage.space("E5"))
    assert stage.events(ROLLED) == [(BLANK, BLANK, BLANK, BLANK)]


@pytest.mark.clause("HC-R19")
def test_in_setup_skulls_miss_and_no_ability_works() -> None:
    stage, mutants = shooter(DONATHAN, mutants=1)
    stage.hand(BITE, MISFIRE)
    stage.state.put(rows.TURN_OF, rows.SETTING_UP)
    stage.faces(SKULL, HIT).plan(SHOOT, DONATHAN).do(QUICK_SHOT, stage.space("E5"))
    assert stage.lies(mutants[0])
    assert stage.person(DONATHAN, rows.AP) == 5
    assert stage.person(DONATHAN, rows.USED) & 1 << OLD_TRICKS == 0


@pytest.mark.clause("HC-5.18", "HC-17.5.12", "HC-8.4")
def test_bite_answers_a_skull_whether_it_is_paid_for_or_not() -> None:
    stage, mutants = shooter(mutants=1)
    fire(stage.hand(BITE).pile(rows.CHAOS_PILE, [MISFIRE, TOO_ANGRY]), JENNY, SKULL, SKULL)
    stage.do(PAY_SKULLS, 1)
    assert stage.state.chooser == stage.rules.zero
    assert stage.offers() == [(PASS,), (REACT, BITE)]
    stage.do(REACT, BITE)
    assert stage.person(JENNY, rows.HEALTH) == 3
    assert stage.lies(mutants[0])
    assert [int(stage.state.card(rows.HAND, 0))] == [TOO_ANGRY]


@pytest.mark.clause("HC-17.3.4", "HC-17.5.12")
def test_seen_it_all_ignores_the_first_bite_of_a_round() -> None:
    stage, _ = shooter(DONATHAN)
    stage.abilities(DONATHAN, SEEN_IT_ALL).hand(BITE, BITE)
    for health in (6, 5):
        fire(stage, DONATHAN, SKULL, BLANK).do(PASS).do(PAY_SKULLS, 0).do(REACT, BITE)
        assert stage.person(DONATHAN, rows.HEALTH) == health


@pytest.mark.clause("HC-5.10", "HC-17.5.12")
def test_bite_answers_a_skull_in_a_melee_and_misfire_does_not() -> None:
    stage, _ = shooter(MARCELLUS)
    stage.mutants("A1")
    stage.hand(BITE, MISFIRE).turn_of(MARCELLUS).faces(SKULL, HIT).do(MELEE).do(PAY_SKULLS, 0)
    assert stage.offers() == [(PASS,), (REACT, BITE)]


@pytest.mark.clause("HC-R18")
def test_a_bite_that_stuns_lets_the_roll_stand_and_ends_the_turn() -> None:
    stage, mutants = shooter(hp=1, mutants=1)
    fire(stage.hand(BITE), JENNY, SKULL, HIT).do(PAY_SKULLS, 0).do(REACT, BITE)
    assert stage.person(JENNY, rows.STUNNED) == 1
    assert stage.lies(mutants[0])
    assert stage.get(rows.ACTIVE) != JENNY


@pytest.mark.clause("HC-17.5.13")
def test_misfire_empties_the_gun_when_the_shot_is_resolved() -> None:
    stage, mutants = shooter(mutants=1)
    fire(stage.hand(MISFIRE), JENNY, SKULL, HIT).do(PAY_SKULLS, 0).do(REACT, MISFIRE)
    assert stage.lies(mutants[0])
    assert stage.person(JENNY, rows.OUT_OF_AMMO) == 1
    assert stage.offers(QUICK_SHOT) == []


@pytest.mark.clause("HC-17.5.13", "HC-16.17", "HC-R58")
def test_misfire_is_not_played_on_an_empty_gun() -> None:
    stage, _ = shooter(MIRANDA, empty=1)
    stage.abilities(MIRANDA, SPARE_CLIP)
    fire(stage.hand(MISFIRE, BITE), MIRANDA, SKULL, BLANK).do(PAY_SKULLS, 0)
    assert stage.offers() == [(PASS,), (REACT, BITE)]


@pytest.mark.clause("HC-15.4")
def test_at_most_one_reaction_answers_a_trigger() -> None:
    stage, _ = shooter()
    stage.pile(rows.CHAOS_PILE, [TOO_ANGRY, TOO_ANGRY])
    fire(stage.hand(BITE, MISFIRE), JENNY, SKULL, BLANK).do(PAY_SKULLS, 0).do(REACT, BITE)
    assert stage.offers(REACT) == []


@pytest.mark.clause("HC-13.17")
def test_nobody_reacts_in_coop() -> None:
    stage = Stage(1, COOP)
    stage.officer(JENNY, "A1", ap=5).hand(BITE)
    stage.mutants("E5")
    fire(stage, JENNY, SKULL, BLANK).do(PAY_SKULLS, 0)
    assert stage.offers(REACT) == []
    assert stage.person(JENNY, rows.HEALTH) == 4


@pytest.mark.clause("HC-17.5.14", "HC-15.4")
def test_too_angry_to_die_stuns_a_mutant_instead_of_killing_it() -> None:
    stage, mutants = shooter(mutants=2)
    fire(stage.hand(TOO_ANGRY), JENNY, DOUBLE_HIT, DOUBLE_HIT)
    assert stage.state.chooser == stage.rules.zero
    stage.do(REACT, TOO_ANGRY)
    assert sorted(stage.where(m) or "" for m in mutants) == ["", "E5"]
    assert [m for m in mutants if stage.where(m)] == [m for m in mutants if stage.lies(m)]
    assert stage.get(rows.LAST_KILLS) == 1


@pytest.mark.clause("HC-17.5.14")
def test_too_angry_to_die_answers_an_aimed_shot_but_saves_nobody_who_lay_down_before() -> None:
    stage, (mutant,) = shooter(mutants=1)
    stage.hand(TOO_ANGRY).turn_of(JENNY).do(AIMED_SHOT, stage.space("E5"), mutant)
    assert stage.offers() == [(PASS,), (REACT, TOO_ANGRY)]
    stage.do(REACT, TOO_ANGRY)
    stage.hand(TOO_ANGRY).do(AIMED_SHOT, stage.space("E5"), mutant)
    assert stage.where(mutant) is None
    assert stage.offers(CHOOSE_MUTANT) == []
