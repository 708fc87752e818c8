"""Equipment: what each card does, when it can be used, and that it is gone afterwards."""

import pytest

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import (
    BAT,
    BIG_ONE,
    BLANK,
    BOOMBOX,
    CROWBAR,
    DONATHAN,
    DONUTS,
    EXTINGUISHER,
    FIRST_AID,
    FLAMETHROWER,
    FLASHBANG,
    GRENADE,
    HIT,
    JENNY,
    MARCELLUS,
    MIRANDA,
    RIOT_SHIELD,
    SHOTGUN,
    SPARE_MAGAZINE,
    THERMOS,
)
from ashfall.hardcity.ground.moves import GIVE_TO, QUICK_SHOT, SHOOT_BARREL, TARGET, USE
from ashfall.hardcity.ground.tasks import ASSIGN_ATTACK
from ashfall.hardcity.ground.trace import GEAR_USED, ROLLED
from tests.hardcity.scenes import alone
from tests.hardcity.stage import Stage


def owner(*gear: int, episode: int = 1, ap: int = 4, **fields: int) -> Stage:
    """Jenny on E5 with equipment."""
    return alone(JENNY, "E5", episode, ap=ap, **fields).gear(JENNY, *gear)


def use(stage: Stage, card: int, spent: int = 0) -> Stage:
    """Jenny uses a card in her turn, in which she has spent some AP."""
    return stage.turn_of(JENNY, spent).do(USE, card)


def spaces(stage: Stage) -> list[str]:
    """The labels of the spaces that are offered."""
    return [stage.label(space) for (space,) in stage.offers(TARGET)]


@pytest.mark.clause("HC-5.12", "HC-16.18")
def test_using_equipment_costs_one_ap_and_the_card() -> None:
    stage = use(owner(FIRST_AID, FIRST_AID, hp=1), FIRST_AID)
    assert stage.person(JENNY, rows.AP) == 3
    assert stage.person(JENNY, rows.GEAR + FIRST_AID) == 1
    assert stage.state.card(rows.POLICE_DISCARDS, 0) == FIRST_AID
    assert stage.events(GEAR_USED) == [(JENNY, FIRST_AID, -1, -1)]


@pytest.mark.clause("HC-5.12", "HC-R11")
def test_equipment_needs_ap_and_something_to_do() -> None:
    assert not owner(RIOT_SHIELD, ap=0).turn_of(JENNY).can(USE, RIOT_SHIELD)
    idle = (FLAMETHROWER, SHOTGUN, FIRST_AID, FLASHBANG, GRENADE, SPARE_MAGAZINE, BAT, THERMOS, EXTINGUISHER)
    assert owner(*idle, BOOMBOX, CROWBAR).turn_of(JENNY).offers(USE) == []


@pytest.mark.clause("HC-17.10.1", "HC-16.7")
def test_the_flamethrower_burns_the_mutants_of_an_adjacent_space_and_nobody_else() -> None:
    stage = owner(FLAMETHROWER).officer(MIRANDA, "F5", hp=5).load(0, "F5")
    burnt = stage.mutants("F5", 2)
    stage.mutants("F5", kind=BIG_ONE)
    stage.mutants("D4")
    stage.mutants("G5")
    stage.mutants("E5")
    use(stage, FLAMETHROWER)
    assert spaces(stage) == ["D4", "F5"]
    stage.do(TARGET, stage.space("F5"))
    assert [stage.where(m) for m in burnt] == [None, None]
    assert stage.get(rows.KAFAR_HEALTH) == 2
    assert stage.get(rows.KILLS) == 2
    assert stage.person(MIRANDA, rows.HEALTH) == 5
    assert stage.state.load(0) == stage.space("F5")


@pytest.mark.clause("HC-17.10.2", "HC-16.6")
def test_the_shotgun_shoots_with_four_dice_at_one_to_four_spaces() -> None:
    stage = owner(SHOTGUN).load(rows.BARRELS, "C4")
    for label in ("E6", "G4", "A10"):
        stage.mutants(label)
    use(stage, SHOTGUN)
    assert [stage.label(space) for (space,) in stage.offers(QUICK_SHOT)] == ["G4", "E6"]
    assert stage.offers(SHOOT_BARREL) == [(rows.BARRELS,)]
    stage.faces(HIT, BLANK, BLANK, BLANK).do(QUICK_SHOT, stage.space("E6"))
    assert stage.events(ROLLED) == [(HIT, BLANK, BLANK, BLANK)]
    assert stage.person(JENNY, rows.AP) == 3


@pytest.mark.clause("HC-16.5", "HC-17.10.2")
def test_the_shotgun_needs_ammunition_and_a_free_space() -> None:
    stage = owner(SHOTGUN, empty=1)
    stage.mutants("E6")
    assert not stage.turn_of(JENNY).can(USE, SHOTGUN)
    stage = owner(SHOTGUN)
    stage.mutants("E6")
    stage.mutants("E5")
    assert not stage.turn_of(JENNY).can(USE, SHOTGUN)


@pytest.mark.clause("HC-17.10.3")
def test_first_aid_heals_one_officer_of_the_space() -> None:
    stage = owner(FIRST_AID, hp=1).officer(MIRANDA, "E5", hp=1).officer(DONATHAN, "E5", hp=1, stunned=1)
    stage.officer(MARCELLUS, "E6", hp=1)
    use(stage, FIRST_AID)
    assert stage.offers() == [(GIVE_TO, JENNY), (GIVE_TO, MIRANDA)]
    stage.do(GIVE_TO, MIRANDA)
    assert stage.person(MIRANDA, rows.HEALTH) == 4


@pytest.mark.clause("HC-17.10.3", "HC-16.9", "HC-R2")
def test_first_aid_for_the_only_hurt_officer_never_heals_above_the_maximum() -> None:
    stage = use(owner(FIRST_AID, hp=3).officer(MIRANDA, "E5"), FIRST_AID)
    assert stage.person(JENNY, rows.HEALTH) == 4


@pytest.mark.clause("HC-17.10.4", "HC-16.8")
def test_the_flashbang_stuns_everybody_on_a_space_up_to_four_away() -> None:
    stage = owner(FLASHBANG)
    (here,) = stage.mutants("E5")
    there = stage.mutants("G4", 2)
    (lying,) = stage.mutants("G4", lying=True)
    stage.mutants("E7", lying=True)
    stage.mutants("E6", kind=BIG_ONE)
    stage.mutants("E10")
    use(stage, FLASHBANG)
    assert spaces(stage) == ["G4", "E5"]
    stage.do(TARGET, stage.space("G4"))
    assert all(stage.lies(m) for m in there)
    assert stage.where(lying) == "G4"
    assert not stage.lies(here)
    assert stage.get(rows.KILLS) == 0


@pytest.mark.clause("HC-17.10.5", "HC-R33")
def test_the_riot_shield_wards_off_one_hp_in_each_turn_of_doctor_zero() -> None:
    stage = use(owner(RIOT_SHIELD), RIOT_SHIELD)
    (mutant,) = stage.mutants("E5")
    stage.state.put(rows.TURN_OF, rows.ZEROS_TURN)
    stage.plan(ASSIGN_ATTACK, stage.space("E5"), 2, mutant)
    assert stage.person(JENNY, rows.HEALTH) == 3
    assert not owner(RIOT_SHIELD).turn_of(JENNY).do(USE, RIOT_SHIELD).can(USE, RIOT_SHIELD)


@pytest.mark.clause("HC-17.10.6", "HC-15.13")
def test_the_grenade_hits_everything_on_a_space() -> None:
    stage = owner(GRENADE).officer(MIRANDA, "G5", hp=5).load(0, "G5")
    mutants = stage.mutants("G5", 2)
    stage.mutants("G5", kind=BIG_ONE)
    stage.mutants("E5", lying=True)
    stage.load(1, "B5")
    use(stage, GRENADE)
    assert spaces(stage) == ["B5", "G5"]
    stage.do(TARGET, stage.space("G5"))
    assert [stage.where(m) for m in mutants] == [None, None]
    assert stage.get(rows.KAFAR_HEALTH) == 2
    assert stage.person(MIRANDA, rows.HEALTH) == 3
    assert stage.state.load(0) == rows.SUPPLY
    assert stage.get(rows.CHAOS) == 1


@pytest.mark.clause("HC-17.10.7", "HC-16.5")
def test_the_spare_magazine_reloads_and_gives_two_free_shots() -> None:
    stage = owner(SPARE_MAGAZINE, empty=1)
    (first,) = stage.mutants("A1")
    (second,) = stage.mutants("H1")
    use(stage, SPARE_MAGAZINE)
    assert stage.person(JENNY, rows.OUT_OF_AMMO) == 0
    stage.faces(HIT, BLANK).do(QUICK_SHOT, stage.space("A1"))
    stage.faces(HIT, BLANK).do(QUICK_SHOT, stage.space("H1"))
    assert stage.lies(first)
    assert stage.lies(second)
    assert stage.person(JENNY, rows.AP) == 3


@pytest.mark.clause("HC-17.10.7")
def test_the_spare_magazine_only_reloads_where_nobody_can_be_shot() -> None:
    stage = use(owner(SPARE_MAGAZINE, empty=1), SPARE_MAGAZINE)
    assert stage.person(JENNY, rows.OUT_OF_AMMO) == 0
    assert stage.offers(QUICK_SHOT) == []


@pytest.mark.clause("HC-17.10.8")
def test_the_bat_is_a_free_melee_with_three_dice() -> None:
    stage = owner(BAT)
    mutants = stage.mutants("E5", 2)
    stage.turn_of(JENNY).faces(HIT, BLANK, HIT).do(USE, BAT)
    assert [stage.lies(m) for m in mutants] == [True, True]
    assert stage.events(ROLLED) == [(HIT, BLANK, HIT, -1)]
    assert stage.person(JENNY, rows.AP) == 3


@pytest.mark.clause("HC-17.10.9", "HC-16.9")
def test_donuts_bring_ap_back_but_not_above_the_pool() -> None:
    assert use(owner(DONUTS, ap=1), DONUTS, spent=4).person(JENNY, rows.AP) == 3
    assert use(owner(DONUTS, ap=4), DONUTS, spent=1).person(JENNY, rows.AP) == 5
    assert not owner(DONUTS, ap=5).turn_of(JENNY).can(USE, DONUTS)


@pytest.mark.clause("HC-17.10.10")
def test_the_thermos_brings_hp_and_ap_back() -> None:
    stage = use(owner(THERMOS, hp=2, ap=2), THERMOS)
    assert stage.person(JENNY, rows.HEALTH) == 3
    assert stage.person(JENNY, rows.AP) == 2
