"""Abilities that are actions of their own: coffee, healing, kicks, orders, barrels (HC-17.2.2, HC-17.3)."""

import pytest

from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import ABILITY, OPEN, STEP
from tests.hardcity.stage import Stage


def street(episode: int = 1) -> Stage:
    """Everybody on D5 with nobody around."""
    stage = Stage(episode)
    for who in (DONATHAN, JENNY, MIRANDA, MARCELLUS):
        stage.officer(who, "D5")
    return stage


@pytest.mark.clause("HC-17.3.3", "HC-5.13")
def test_coffee_break_recovers_one_hp_once_in_a_turn() -> None:
    stage = street().officer(DONATHAN, "D5", hp=3).abilities(DONATHAN, cards.COFFEE_BREAK).turn_of(DONATHAN)
    stage.do(ABILITY, cards.COFFEE_BREAK)
    assert (stage.person(DONATHAN, rows.HEALTH), stage.person(DONATHAN, rows.AP)) == (4, 4)
    assert stage.events(trace.ABILITY_USED) == [(DONATHAN, cards.COFFEE_BREAK, -1, -1)]
    assert not stage.can(ABILITY, cards.COFFEE_BREAK)


@pytest.mark.clause("HC-17.3.3", "HC-R11")
def test_no_coffee_among_active_mutants_or_unhurt() -> None:
    stage = street().officer(DONATHAN, "D5", hp=3).abilities(DONATHAN, cards.COFFEE_BREAK)
    stage.mutants("D5")
    assert not stage.turn_of(DONATHAN).can(ABILITY, cards.COFFEE_BREAK)
    stage = street().abilities(DONATHAN, cards.COFFEE_BREAK).turn_of(DONATHAN)
    assert not stage.can(ABILITY, cards.COFFEE_BREAK)


@pytest.mark.clause("HC-17.2.2")
def test_medical_training_heals_another_officer_here() -> None:
    stage = street().officer(DONATHAN, "D5", hp=1).officer(MIRANDA, "E5", hp=1).officer(JENNY, "D5", hp=1)
    stage.turn_of(JENNY)
    assert stage.offers(ABILITY) == [(cards.MEDICAL_TRAINING, DONATHAN)]
    stage.do(ABILITY, cards.MEDICAL_TRAINING, DONATHAN)
    assert stage.person(DONATHAN, rows.HEALTH) == 3
    assert stage.person(JENNY, rows.AP) == 4
    assert stage.offers(ABILITY) == []


@pytest.mark.clause("HC-17.2.2", "HC-R22")
def test_medical_training_needs_quiet_and_somebody_who_can_be_healed() -> None:
    stage = street().officer(DONATHAN, "D5", hp=1)
    stage.mutants("D5")
    assert stage.turn_of(JENNY).offers(ABILITY) == []
    stage = street().officer(DONATHAN, "D5", hp=0, stunned=1).officer(rows.FANG, "D5", play=1, hp=1, most=3)
    assert stage.turn_of(JENNY).offers(ABILITY) == []


@pytest.mark.clause("HC-17.3.8")
def test_field_dressing_reaches_neighbours_and_jenny_herself() -> None:
    stage = street().abilities(JENNY, cards.FIELD_DRESSING).officer(DONATHAN, "F5", hp=1)
    stage.officer(MIRANDA, "E5", hp=1).officer(JENNY, "D5", hp=1).turn_of(JENNY)
    healed = [(cards.MEDICAL_TRAINING, JENNY), (cards.MEDICAL_TRAINING, MIRANDA)]
    assert stage.offers(ABILITY) == healed
    stage.do(ABILITY, cards.MEDICAL_TRAINING, JENNY)
    assert stage.person(JENNY, rows.HEALTH) == 3


@pytest.mark.clause("HC-17.3.10", "HC-16.9")
def test_adrenaline_gives_ap_above_the_pool_to_who_is_still_to_act() -> None:
    stage = street().abilities(JENNY, cards.ADRENALINE).officer(DONATHAN, "D5", hp=1)
    stage.turn_of(JENNY).do(ABILITY, cards.MEDICAL_TRAINING, DONATHAN)
    assert stage.person(DONATHAN, rows.AP) == 6
    stage = street().abilities(JENNY, cards.ADRENALINE).officer(DONATHAN, "D5", hp=1, done=1, ap=0)
    stage.turn_of(JENNY).do(ABILITY, cards.MEDICAL_TRAINING, DONATHAN)
    assert stage.person(DONATHAN, rows.AP) == 0


@pytest.mark.clause("HC-17.3.9")
def test_flying_kick_follows_a_move_of_exactly_two_spaces() -> None:
    stage = street().abilities(JENNY, cards.FLYING_KICK)
    stage.mutants("E5")
    mutants = stage.mutants("F5")
    stage.state.row[rows.CRATES_AT] = stage.space("F5")
    stage.turn_of(JENNY).do(STEP, stage.space("E5"))
    assert not stage.can(ABILITY, cards.FLYING_KICK)
    stage.do(STEP, stage.space("F5")).do(OPEN)
    assert stage.can(ABILITY, cards.FLYING_KICK)
    stage.faces(cards.HIT).do(ABILITY, cards.FLYING_KICK)
    assert stage.lies(mutants[0])
    assert stage.person(JENNY, rows.AP) == 4
    assert not stage.can(ABILITY, cards.FLYING_KICK)


@pytest.mark.clause("HC-17.3.9")
def test_no_flying_kick_without_a_mutant_or_after_something_else() -> None:
    stage = street().abilities(JENNY, cards.FLYING_KICK).turn_of(JENNY)
    stage.do(STEP, stage.space("E5")).do(STEP, stage.space("F5"))
    assert not stage.can(ABILITY, cards.FLYING_KICK)


@pytest.mark.clause("HC-17.3.15")
def test_follow_me_moves_another_officer_as_in_a_move_action() -> None:
    stage = street().abilities(MIRANDA, cards.FOLLOW_ME).load(0, "D5")
    stage.mutants("D5")
    stage.state.row[rows.CRATES_AT] = stage.space("F5")
    stage.turn_of(MIRANDA)
    assert stage.offers(ABILITY) == [(cards.FOLLOW_ME, who) for who in (DONATHAN, JENNY, MARCELLUS)]
    stage.do(ABILITY, cards.FOLLOW_ME, DONATHAN).do(STEP, stage.space("E5"))
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    stage.do(STEP, stage.space("F5")).do(OPEN)  # also on the last space
    assert stage.label(stage.person(DONATHAN, rows.PLACE)) == "F5"
    assert (stage.person(MIRANDA, rows.AP), stage.person(DONATHAN, rows.AP)) == (4, 5)
    assert stage.offers(ABILITY) == []


@pytest.mark.clause("HC-R1")
def test_who_follows_is_led_by_the_own_player() -> None:
    stage = (
        Stage(players=3).abilities(MIRANDA, cards.FOLLOW_ME).officer(MIRANDA, "D5").officer(DONATHAN, "D5")
    )
    stage.state.set_person(MIRANDA, rows.LEADER, 1)
    stage.turn_of(MIRANDA)
    assert stage.state.chooser == 1
    stage.do(ABILITY, cards.FOLLOW_ME, DONATHAN)
    assert stage.state.chooser == 0


@pytest.mark.clause("HC-17.3.15")
def test_nobody_follows_from_another_grid() -> None:
    stage = Stage(5).abilities(MIRANDA, cards.FOLLOW_ME).officer(MIRANDA, "D5").officer(DONATHAN, "RA1")
    stage.officer(JENNY, "D5", stunned=1).officer(MARCELLUS, "I5").turn_of(MIRANDA)
    assert stage.offers(ABILITY) == [(cards.FOLLOW_ME, MARCELLUS)]


@pytest.mark.clause("HC-17.3.24")
def test_keg_toss_reaches_three_spaces_in_eight_directions_until_an_obstacle() -> None:
    stage = street(2).abilities(MARCELLUS, cards.KEG_TOSS).load(rows.BARRELS, "E2").officer(MARCELLUS, "E2")
    stage.mutants("E3", 2)
    stage.turn_of(MARCELLUS)
    targets = {stage.label(fields[1]) for fields in stage.offers(ABILITY)}
    up = {"D1", "E1"}  # a car stands on F1
    down = {"E3", "E4", "E5", "F3", "G4", "H5"}  # the truck on D3
    assert targets == up | {"D2", "C2", "B2", "F2", "G2", "H2"} | down
    stage.do(ABILITY, cards.KEG_TOSS, stage.space("E4"))
    assert stage.state.load(rows.BARRELS) == stage.space("E4")
    assert stage.person(MARCELLUS, rows.AP) == 3


@pytest.mark.clause("HC-17.3.24", "HC-14.1.5")
def test_keg_toss_explodes_where_barrels_do() -> None:
    stage = (
        street().abilities(MARCELLUS, cards.KEG_TOSS).load(rows.BARRELS, "D5").load(rows.BARRELS + 1, "D5")
    )
    stage.mutants("G5", 2)
    near = stage.mutants("G6")
    stage.turn_of(MARCELLUS).do(ABILITY, cards.KEG_TOSS, stage.space("G5"))
    assert stage.get(rows.KILLS) == 2
    assert stage.lies(near[0])
    assert stage.state.load(rows.BARRELS) < 0
    assert stage.can(ABILITY, cards.KEG_TOSS, stage.space("E5"))  # as often as he likes


@pytest.mark.clause("HC-17.3.24")
def test_keg_toss_needs_a_barrel_here() -> None:
    stage = street().abilities(MARCELLUS, cards.KEG_TOSS).load(rows.BARRELS, "E5").turn_of(MARCELLUS)
    assert stage.offers(ABILITY) == []
