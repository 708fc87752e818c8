"""Quick and aimed shots at mutants: conditions, damage, and the abilities of good shots."""

import pytest

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import (
    BIG_ONE,
    BLANK,
    DONATHAN,
    DOUBLE_HIT,
    HIT,
    JENNY,
    MIRANDA,
    RAT,
    SOLDIER,
    SPARE_CLIP,
)
from ashfall.hardcity.ground.moves import AIMED_SHOT, CHOOSE_MUTANT, QUICK_SHOT
from ashfall.hardcity.ground.trace import SHOT
from tests.hardcity.scenes import alone
from tests.hardcity.stage import Stage


def targets(stage: Stage, who: int = JENNY) -> list[str]:
    """The spaces that an officer may shoot at."""
    return [stage.label(space) for (space,) in stage.turn_of(who).offers(QUICK_SHOT)]


def aims(stage: Stage, who: int = JENNY) -> list[tuple[str, int]]:
    """Where and at whom an officer may aim."""
    return [(stage.label(space), m) for space, m in stage.turn_of(who).offers(AIMED_SHOT)]


@pytest.mark.clause("HC-5.8")
def test_any_other_space_with_a_mutant_is_a_target_at_any_distance() -> None:
    stage = alone(JENNY)
    stage.mutants("A2")
    stage.mutants("H9", lying=True)
    assert targets(stage) == ["A2", "H9"]


@pytest.mark.clause("HC-5.8", "HC-10.2")
def test_no_shot_at_a_space_with_a_civilian_or_an_officer_who_stands() -> None:
    stage = alone(JENNY)
    for label in ("C5", "D5", "E5"):
        stage.mutants(label)
    stage.load(0, "C5").officer(MIRANDA, "D5").officer(DONATHAN, "E5", stunned=1)
    assert targets(stage) == ["E5"]


@pytest.mark.clause("HC-3.3.3")
def test_no_shot_at_the_space_of_the_ally() -> None:
    stage = alone(JENNY).officer(rows.FANG, "E5", play=1)
    stage.mutants("E5")
    assert targets(stage) == []


@pytest.mark.clause("HC-14.3.8", "HC-5.8")
def test_no_shot_at_the_space_of_the_mayor() -> None:
    stage = alone(JENNY, "H5", episode=3).load(rows.MAYOR, "E5")
    stage.mutants("E5")
    assert targets(stage) == []


@pytest.mark.clause("HC-5.7")
def test_no_shot_while_an_active_mutant_shares_the_space() -> None:
    stage = alone(JENNY)
    stage.mutants("E5")
    (here,) = stage.mutants("A1", lying=True)
    assert targets(stage) == ["E5"]
    stage.state.clear_mutant(here, rows.LYING)
    assert targets(stage) == []
    assert stage.offers(AIMED_SHOT) == []


@pytest.mark.clause("HC-5.14", "HC-17.3.18")
def test_an_officer_with_a_marker_does_not_shoot_except_with_a_spare_clip() -> None:
    stage = alone(MIRANDA, empty=1)
    stage.mutants("E5")
    assert targets(stage, MIRANDA) == []
    assert stage.offers(AIMED_SHOT) == []
    assert targets(stage.abilities(MIRANDA, SPARE_CLIP), MIRANDA) == ["E5"]
    assert stage.offers(AIMED_SHOT) != []


@pytest.mark.clause("HC-5.6", "HC-5.9")
def test_shots_need_their_ap() -> None:
    stage = alone(JENNY, ap=1)
    stage.mutants("E5")
    assert targets(stage) == ["E5"]
    assert aims(stage) == []


@pytest.mark.clause("HC-15.17", "HC-14.3.11")
def test_shots_do_not_reach_another_grid() -> None:
    stage = alone(JENNY, "SB1", episode=3)
    stage.mutants("E4")
    stage.mutants("SD2")
    assert targets(stage) == ["SD2"]


@pytest.mark.clause("HC-15.17", "HC-2.9")
def test_harbour_and_main_map_are_one_grid() -> None:
    stage = alone(JENNY, episode=4).officer(JENNY, "A12")
    stage.mutants("H4")
    assert targets(stage) == ["H4"]


@pytest.mark.clause("HC-15.2")
def test_mutants_on_the_truck_can_be_shot() -> None:
    stage = alone(JENNY, episode=2)
    stage.mutants("truck")
    assert targets(stage) == ["truck"]


@pytest.mark.clause("HC-14.5.3", "HC-15.16")
def test_mutants_in_the_dark_are_shot_only_from_an_adjacent_space() -> None:
    stage = alone(JENNY, episode=5)
    stage.mutants("B2")
    stage.mutants("G3")
    stage.mutants("H5")
    stage.state.row[rows.LAMPS_AT] = 0
    stage.state.row[rows.LAMPS_AT + 1] = 0
    assert targets(stage) == ["B2", "H5"]


@pytest.mark.clause("HC-5.6", "HC-5.15", "HC-R10")
def test_the_shooter_spreads_the_damage_over_the_mutants() -> None:
    stage = alone(JENNY)
    mutants = stage.mutants("E5", 3)
    stage.turn_of(JENNY).faces(HIT, HIT).do(QUICK_SHOT, stage.space("E5"))
    assert stage.offers() == [(CHOOSE_MUTANT, mutants[0]), (CHOOSE_MUTANT, mutants[1])]
    stage.do(CHOOSE_MUTANT, mutants[1])
    assert [stage.lies(m) for m in mutants] == [True, True, False]
    stage.faces(BLANK, HIT).do(QUICK_SHOT, stage.space("E5")).do(CHOOSE_MUTANT, mutants[0])
    assert stage.where(mutants[0]) is None
    assert stage.get(rows.KILLS) == 1


@pytest.mark.clause("HC-5.15")
def test_two_points_at_once_kill_a_mutant() -> None:
    stage = alone(JENNY)
    mutants = stage.mutants("E5", 2)
    stage.turn_of(JENNY).faces(HIT, HIT).do(QUICK_SHOT, stage.space("E5")).do(CHOOSE_MUTANT, mutants[0])
    assert stage.where(mutants[0]) is None
    assert not stage.lies(mutants[1])


@pytest.mark.clause("HC-15.5", "HC-R10")
def test_damage_goes_no_further_than_needed_and_the_rest_is_lost() -> None:
    stage = alone(JENNY)
    (standing,) = stage.mutants("E5")
    (lying,) = stage.mutants("E5", lying=True)
    stage.turn_of(JENNY).faces(DOUBLE_HIT, DOUBLE_HIT).do(QUICK_SHOT, stage.space("E5"))
    assert stage.where(standing) is None
    assert stage.where(lying) is None
    assert stage.get(rows.LAST_KILLS) == 2


@pytest.mark.clause("HC-9.1", "HC-17.1.2", "HC-17.1.3")
def test_one_point_kills_a_rat_and_stuns_a_soldier() -> None:
    stage = alone(JENNY, "H5", episode=3)
    (rat,) = stage.mutants("E4", kind=RAT)
    (soldier,) = stage.mutants("E4", kind=SOLDIER)
    stage.turn_of(JENNY).faces(HIT, HIT).do(QUICK_SHOT, stage.space("E4"))
    assert stage.offers() == [(CHOOSE_MUTANT, rat), (CHOOSE_MUTANT, soldier)]
    stage.do(CHOOSE_MUTANT, rat)
    assert stage.where(rat) is None
    assert stage.lies(soldier)


@pytest.mark.clause("HC-9.6", "HC-9.9")
def test_a_quick_shot_at_kafars_space_deals_one_less() -> None:
    stage = alone(JENNY)
    stage.mutants("E5", kind=BIG_ONE)
    stage.turn_of(JENNY).faces(HIT, BLANK).do(QUICK_SHOT, stage.space("E5"))
    assert stage.get(rows.KAFAR_HEALTH) == 4
    stage.faces(DOUBLE_HIT, DOUBLE_HIT).do(QUICK_SHOT, stage.space("E5"))
    assert stage.get(rows.KAFAR_HEALTH) == 1
    assert not stage.lies(rows.KAFAR)


@pytest.mark.clause("HC-9.10")
def test_an_aimed_shot_at_kafars_space_deals_one() -> None:
    stage = alone(JENNY)
    stage.mutants("E5", kind=BIG_ONE)
    (beside,) = stage.mutants("E5")
    stage.turn_of(JENNY).do(AIMED_SHOT, stage.space("E5"), rows.KAFAR)
    assert stage.get(rows.KAFAR_HEALTH) == 3
    stage.do(AIMED_SHOT, stage.space("E5"), beside)
    assert stage.lies(beside)


@pytest.mark.clause("HC-9.4", "HC-6.3")
def test_kafar_dies_of_his_last_point_and_moves_the_marker_by_three() -> None:
    stage = alone(JENNY)
    stage.mutants("E5", kind=BIG_ONE)
    stage.state.put(rows.KAFAR_HEALTH, 1)
    stage.turn_of(JENNY).do(AIMED_SHOT, stage.space("E5"), rows.KAFAR)
    assert stage.get(rows.KAFAR_PLACE) == rows.DEAD
    assert stage.get(rows.KILLS) == 3


@pytest.mark.clause("HC-5.9", "HC-R3")
def test_an_aimed_shot_kills_one_chosen_mutant_for_two_ap() -> None:
    stage = alone(JENNY)
    first, _ = stage.mutants("E5", 2)
    (lying,) = stage.mutants("E5", lying=True)
    assert aims(stage) == [("E5", first), ("E5", lying)]
    stage.do(AIMED_SHOT, stage.space("E5"), first)
    assert stage.where(first) is None
    assert stage.person(JENNY, rows.AP) == 3
    assert stage.events(SHOT) == [(JENNY, stage.space("E5"), 1, -1)]


@pytest.mark.clause("HC-6.1", "HC-6.2")
def test_the_tenth_kill_gives_a_point_and_an_ability_to_everybody() -> None:
    stage = alone(JENNY)
    stage.mutants("E5")
    stage.state.put(rows.KILLS, 9)
    stage.turn_of(JENNY).do(AIMED_SHOT, stage.space("E5"), 0)
    assert stage.get(rows.KILLS) == 0
    assert stage.get(rows.ORDER) == 1
    assert len(stage.offers()) == 2
