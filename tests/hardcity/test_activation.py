"""Activating a mutant without Doctor Zero: it stands up, attacks or moves (HC-13.10)."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import (
    BIG_ONE,
    DONATHAN,
    FOR_ACTIVE,
    FOR_CIVILIAN,
    FOR_NEAREST,
    FOR_OFFICER,
    HUMAN_SHIELD,
    JENNY,
    MARCELLUS,
    MIRANDA,
    RAT,
    ROAR,
    SCORE_CAR_ATTACKED,
    SECOND_WIND,
    SOLDIER,
)
from ashfall.hardcity.ground.moves import ATTACK, GIVE_LOAD, GIVE_TO, MOVE_MUTANT, PASS, TAKE
from tests.hardcity.doctor import activate, coop, ends, is_over
from tests.hardcity.stage import Stage


def health(stage: Stage, who: int = DONATHAN) -> int:
    return stage.person(who, rows.HEALTH)


@pytest.mark.clause("HC-13.10")
def test_a_stunned_mutant_stands_up_and_does_nothing_else() -> None:
    stage = coop()
    (m,) = stage.mutants("D5", lying=True)
    activate(stage, m, FOR_ACTIVE)
    assert not stage.lies(m)
    assert (health(stage), stage.where(m)) == (6, "D5")
    assert is_over(stage)


@pytest.mark.clause("HC-13.10")
def test_it_attacks_its_priority_target_before_others() -> None:
    stage = coop().officer(JENNY, "D5").load(0, "D5")
    (m,) = stage.mutants("D5")
    activate(stage, m, FOR_ACTIVE)
    assert (health(stage), health(stage, JENNY)) == (5, 4)
    activate(stage, m, FOR_CIVILIAN)
    assert stage.state.load(0) == rows.SUPPLY
    assert stage.get(rows.CHAOS) == 1


@pytest.mark.clause("HC-13.10", "HC-13.11")
def test_somebody_on_its_space_is_attacked_before_it_goes_to_the_priority_target() -> None:
    stage = coop().load(0, "G5")
    (m,) = stage.mutants("G5")
    activate(stage, m, FOR_ACTIVE)
    assert stage.where(m) == "G5"
    assert stage.events(trace.CIVILIAN_KILLED)


@pytest.mark.clause("HC-R24", "HC-13.3")
def test_the_officers_choose_among_targets_equally_fit() -> None:
    stage = coop().officer(JENNY, "D5").load(0, "D5").load(1, "D5")
    (m,) = stage.mutants("D5")
    activate(stage, m, FOR_NEAREST)
    assert stage.offers() == [(GIVE_TO, DONATHAN), (GIVE_TO, JENNY), (GIVE_LOAD, 0)]
    stage.do(GIVE_TO, JENNY)
    assert (health(stage), health(stage, JENNY)) == (6, 3)


@pytest.mark.clause("HC-13.10")
def test_without_anybody_in_reach_it_goes_to_the_target_and_stops_there() -> None:
    stage = coop()
    (m,) = stage.mutants("D6")
    activate(stage, m, FOR_ACTIVE)
    assert stage.where(m) == "D5"
    assert health(stage) == 6
    (n,) = stage.mutants("D10")
    activate(stage, n, FOR_ACTIVE)
    assert ends(stage) == {"B8", "C8", "D8", "E8", "F8"}
    stage.do(MOVE_MUTANT, n, stage.space("E8"))
    assert stage.where(n) == "E8"
    assert is_over(stage)


@pytest.mark.clause("HC-13.10")
def test_a_shortest_way_leads_round_obstacles() -> None:
    stage = coop(at="C1")
    (m,) = stage.mutants("C4")  # a civilian car stands on B3 and C3
    activate(stage, m, FOR_ACTIVE)
    assert ends(stage) == {"C2", "D2"}  # by D3


@pytest.mark.clause("HC-13.10")
def test_activated_twice_it_moves_and_attacks() -> None:
    stage = coop()
    (m,) = stage.mutants("D6")
    activate(stage, m, FOR_ACTIVE, 2)
    assert (stage.where(m), health(stage)) == ("D5", 5)


@pytest.mark.clause("HC-8.9", "HC-8.11", "HC-R60")
def test_a_mutant_attacks_once_and_moves_once_in_a_turn() -> None:
    stage = coop().officer(JENNY, "G5")
    (m,), (n,) = stage.mutants("G5"), stage.mutants("D10")
    for _ in range(3):
        activate(stage, m, FOR_ACTIVE, same_turn=True)
        if ends(stage):
            stage.do(MOVE_MUTANT, m, stage.space("E5"))
    assert (health(stage, JENNY), stage.where(m)) == (3, "E5")  # it attacked, then it went; that is all
    activate(stage, n, FOR_ACTIVE, same_turn=True).do(MOVE_MUTANT, n, stage.space("D8"))
    activate(stage, n, FOR_ACTIVE, same_turn=True)
    assert is_over(stage)
    assert stage.where(n) == "D8"


@pytest.mark.clause("HC-R60", "HC-16.30")
def test_a_card_that_activates_one_mutant_twice_lifts_the_limit() -> None:
    """Even a soldier attacks again; only moving and attacking in one turn stays forbidden to it."""
    stage = coop()
    (m,), (soldier,) = stage.mutants("D5"), stage.mutants("D9", kind=SOLDIER)
    activate(stage, m, FOR_ACTIVE)
    activate(stage, m, FOR_ACTIVE, 2, same_turn=True)
    assert health(stage) == 3
    activate(stage, m, FOR_ACTIVE, same_turn=True)
    assert health(stage) == 3
    activate(stage, soldier, FOR_ACTIVE, 2)
    assert (health(stage), stage.where(soldier)) == (1, "D9")


@pytest.mark.clause("HC-R60", "HC-8.10")
def test_one_that_was_stunned_after_its_move_stands_up_only_if_the_limit_is_lifted() -> None:
    stage = coop(others="D5")
    (m,) = stage.mutants("D5", lying=True)
    stage.state.flag_mutant(m, rows.MOVED)  # by a card drawn in the officer's part; then it was stunned
    activate(stage, m, FOR_ACTIVE, same_turn=True)
    assert stage.lies(m)
    stage.pile(rows.CHAOS_PILE, [ROAR, SECOND_WIND]).turn_of_zero()
    assert stage.lies(m)
    activate(stage, m, FOR_ACTIVE, 2, same_turn=True)
    assert not stage.lies(m)
    assert health(stage) == 5


@pytest.mark.clause("HC-8.10", "HC-R60")
def test_one_that_stood_up_attacks_in_the_same_turn_but_does_not_move() -> None:
    stage = coop().officer(JENNY, "D7")
    (m,) = stage.mutants("D7", lying=True)
    for _ in range(3):
        activate(stage, m, FOR_ACTIVE, same_turn=True)
    assert (health(stage, JENNY), stage.where(m)) == (3, "D7")


@pytest.mark.clause("HC-13.11", "HC-15.1")
def test_the_nearest_target_counts_in_king_moves() -> None:
    stage = coop(at="A1").load(0, "D5")
    (m,) = stage.mutants("D6")
    activate(stage, m, FOR_NEAREST)
    assert stage.where(m) == "D5"
    (n,) = stage.mutants("H3")
    activate(stage, n, FOR_OFFICER)
    assert stage.where(n) == "H1"


@pytest.mark.clause("HC-13.11", "HC-13.3")
def test_two_targets_equally_near_leave_the_way_to_the_officers() -> None:
    stage = coop(at="A1").load(0, "B5").load(1, "F5")
    (m,) = stage.mutants("D5")
    activate(stage, m, FOR_CIVILIAN)
    assert ends(stage) == {"B5", "F5"}


@pytest.mark.clause("HC-13.11", "HC-R48")
def test_without_a_target_of_the_kind_the_nearest_one_is_taken() -> None:
    stage = coop()
    stage.state.row[rows.LOADS_AT] = rows.INSIDE
    (m,) = stage.mutants("D6")
    activate(stage, m, FOR_CIVILIAN)
    assert stage.where(m) == "D5"


@pytest.mark.clause("HC-16.31", "HC-16.4", "HC-10.2")
def test_a_stunned_active_officer_is_no_target() -> None:
    stage = coop().officer(DONATHAN, "D5", stunned=1, hp=0).load(0, "F6")
    (m,) = stage.mutants("D5")
    activate(stage, m, FOR_ACTIVE)
    assert stage.where(m) == "F6"
    assert not stage.events(trace.ATTACKED)


@pytest.mark.clause("HC-3.3.3")
def test_the_ally_counts_as_an_officer() -> None:
    stage = coop().officer(rows.FANG, "F5", play=1, hp=1)
    (m,) = stage.mutants("G5")
    activate(stage, m, FOR_OFFICER, 2)
    assert stage.where(m) == "F5"
    assert stage.events(trace.ALLY_LEFT)
    assert stage.get(rows.CHAOS) == 0


@pytest.mark.clause("HC-9.1", "HC-13.10")
def test_a_rat_goes_three_spaces() -> None:
    stage = coop(3, "B2")
    (m,) = stage.mutants("B6", kind=RAT)
    activate(stage, m, FOR_ACTIVE)
    assert ends(stage) == {"A3", "B3", "C3"}  # round both ends of the car on B4 and C4


@pytest.mark.clause("HC-13.19", "HC-9.2")
def test_a_soldier_attacks_along_a_line() -> None:
    stage = coop(2).load(0, "A8")
    (m,) = stage.mutants("A2", kind=SOLDIER)
    activate(stage, m, FOR_ACTIVE)
    assert stage.events(trace.CIVILIAN_KILLED) == [(0, stage.space("A8"), -1, -1)]
    activate(stage, m, FOR_ACTIVE, same_turn=True)
    assert stage.where(m) == "A2"  # it never moves after an attack of the same turn


@pytest.mark.clause("HC-13.19", "HC-16.30")
def test_a_soldier_that_moved_does_not_attack() -> None:
    stage = coop(2, "D7")
    (m,) = stage.mutants("F6", kind=SOLDIER)
    activate(stage, m, FOR_ACTIVE, 2)
    assert stage.where(m) == "D7"
    assert health(stage) == 6


@pytest.mark.clause("HC-9.2", "HC-16.30")
def test_standing_up_is_not_moving_for_a_soldier() -> None:
    stage = coop(2, "D7")
    (m,) = stage.mutants("D5", kind=SOLDIER, lying=True)
    activate(stage, m, FOR_ACTIVE, 2)
    assert (stage.where(m), health(stage)) == ("D5", 5)


@pytest.mark.clause("HC-13.15", "HC-16.33")
def test_kafar_moves_two_and_hits_for_two() -> None:
    stage = coop()
    (m,) = stage.mutants("D7", kind=BIG_ONE)
    activate(stage, m, FOR_ACTIVE, 2)
    assert (stage.where(m), health(stage)) == ("D5", 4)


@pytest.mark.clause("HC-R24", "HC-13.15")
def test_his_second_point_is_lost_on_a_civilian() -> None:
    stage = coop().load(0, "A9").load(1, "A9")
    (m,) = stage.mutants("A9", kind=BIG_ONE)
    activate(stage, m, FOR_CIVILIAN)
    assert len(stage.events(trace.CIVILIAN_KILLED)) == 1


@pytest.mark.clause("HC-R25", "HC-14.3.4")
def test_a_mutant_on_the_police_car_attacks_it() -> None:
    stage = coop(3, "D5", others="H8")
    (m,) = stage.mutants("car")
    activate(stage, m, FOR_ACTIVE)
    assert stage.events(trace.CAR_ATTACKED) == [(m, -1, -1, -1)]
    assert stage.get(rows.CHAOS) == stage.points(SCORE_CAR_ATTACKED)
    (soldier,) = stage.officer(JENNY, "A7").mutants("car", kind=SOLDIER)
    activate(stage, soldier, FOR_ACTIVE)
    assert stage.offers() == [(GIVE_TO, JENNY), (ATTACK, soldier, stage.space("car"))]


@pytest.mark.clause("HC-R25", "HC-14.2.5")
def test_a_shortest_way_may_lead_over_the_truck() -> None:
    stage = coop(2, "E3")
    (m,) = stage.mutants("A3")  # the truck stands on B3 to D4
    activate(stage, m, FOR_ACTIVE)
    assert stage.where(m) == "E3"


@pytest.mark.clause("HC-16.2", "HC-15.1")
def test_harbour_and_main_map_are_one_grid() -> None:
    stage = coop(4, "H11").load(0, "B4")
    (m,) = stage.mutants("H8")
    activate(stage, m, FOR_NEAREST)
    assert "H10" in ends(stage)


@pytest.mark.clause("HC-16.34", "HC-14.3.10")
def test_a_target_in_the_sewer_is_approached_through_a_manhole() -> None:
    stage = coop(3, "SB1")
    (m,) = stage.mutants("D3")  # manhole 1 on D2 leads to the ladder on SA1
    activate(stage, m, FOR_ACTIVE)
    assert stage.where(m) == "SA1"
    assert stage.state.is_mutant(m, rows.BY_FIRST)
    stage.officer(DONATHAN, "D2")
    activate(stage, m, FOR_ACTIVE)
    assert ends(stage) == {"SC1", "SC2"}  # up again only by the other ladder, on SD2


@pytest.mark.clause("HC-16.34", "HC-14.5.6")
def test_the_roof_is_reached_through_the_open_exit_only() -> None:
    stage = coop(5, "RB1")
    (m,) = stage.mutants("J5")
    activate(stage, m, FOR_ACTIVE)
    assert stage.where(m) == "J5"
    stage.state.put(rows.ROOF_OPEN, 1)
    activate(stage, m, FOR_ACTIVE)
    assert stage.where(m) == "RB1"


@pytest.mark.clause("HC-17.9.12")
def test_a_roadblock_stops_mutants_here_too() -> None:
    stage = coop(2, "E4")
    stage.state.put(rows.ROADBLOCK, stage.rules.truck)
    (m,) = stage.mutants("G4")
    activate(stage, m, FOR_ACTIVE)
    assert stage.where(m) == "G4"  # E4 lies next to the truck


@pytest.mark.clause("HC-17.9.15", "HC-R24")
def test_the_officers_may_shield_a_civilian_in_the_step() -> None:
    stage = coop(3, "D5").officer(MARCELLUS, "A9").officer(MIRANDA, "H10").load(0, "A10")
    stage.pile(rows.TAKE_ROW, [0, HUMAN_SHIELD])
    stage.state.put(rows.CLAPPER, 0)
    (m,) = stage.mutants("A10")
    activate(stage, m, FOR_CIVILIAN)
    assert stage.offers() == [(PASS,), (TAKE, HUMAN_SHIELD)]
    stage.do(TAKE, HUMAN_SHIELD)
    assert health(stage, MARCELLUS) == 4
    assert stage.state.load(0) == stage.space("A10")
