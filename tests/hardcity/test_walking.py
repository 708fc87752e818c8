"""Officers on foot: move actions, what leaving costs, crates, cards that grant a walk (HC-5.1 to HC-5.3)."""

import pytest

from ashfall.hardcity.actions.walking import walk_unharmed
from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import (
    CHOOSE_MUTANT,
    END_TURN,
    GIVE_LOAD,
    GIVE_TO,
    HAND_OVER,
    OPEN,
    PASS,
    STEP,
)
from ashfall.hardcity.ground.tasks import WALK
from tests.hardcity.stage import Stage


def street() -> Stage:
    """Episode 1 with Donathan on D5, the others far away."""
    stage = Stage()
    stage.officer(DONATHAN, "D5").officer(JENNY, "H1").officer(MIRANDA, "H1").officer(MARCELLUS, "H1")
    return stage


def put_crate(stage: Stage, label: str, box: int = 0) -> None:
    stage.state.row[rows.CRATES_AT] = stage.space(label)
    stage.state.row[rows.BOXES_AT] = box


def steps(stage: Stage) -> set[str]:
    """The labels of the spaces that can be stepped to."""
    return {stage.label(fields[0]) for fields in stage.offers(STEP)}


def place(stage: Stage, who: int = DONATHAN) -> str:
    return stage.label(stage.person(who, rows.PLACE))


@pytest.mark.clause("HC-5.1", "HC-2.1")
def test_a_move_of_two_spaces_costs_one_ap() -> None:
    stage = street().turn_of(DONATHAN)
    assert steps(stage) == {"C4", "D4", "E4", "C5", "E5", "C6", "D6", "E6"}
    stage.do(STEP, stage.space("E6"))
    assert (stage.person(DONATHAN, rows.AP), stage.person(DONATHAN, rows.STEPS)) == (4, 1)
    stage.do(STEP, stage.space("E5"))
    assert (stage.person(DONATHAN, rows.AP), stage.person(DONATHAN, rows.STEPS)) == (4, 0)
    stage.do(STEP, stage.space("D5"))
    assert stage.person(DONATHAN, rows.AP) == 3
    assert stage.events(trace.OFFICER_MOVED)[0] == (DONATHAN, stage.space("D5"), stage.space("E6"), -1)


@pytest.mark.clause("HC-5.1", "HC-2.3")
def test_nobody_steps_onto_an_obstacle() -> None:
    stage = street().officer(DONATHAN, "B4").turn_of(DONATHAN)
    assert steps(stage) == {"A3", "A4", "A5", "B5", "C4", "C5"}  # a civilian car stands on B3 and C3


@pytest.mark.clause("HC-5.1", "HC-2.7", "HC-2.13")
def test_figures_and_tokens_do_not_stop_anybody() -> None:
    stage = street().officer(JENNY, "D4").load(0, "E4").load(rows.BARRELS, "C4")
    stage.mutants("C5", 2)
    put_crate(stage, "E5")
    stage.turn_of(DONATHAN)
    assert {"D4", "E4", "C4", "C5", "E5"} <= steps(stage)


@pytest.mark.clause("HC-R41")
def test_one_may_step_diagonally_between_two_obstacles() -> None:
    stage = street()
    stage.state.put(rows.CAR_AT, stage.space("D5"))
    stage.state.put(rows.CAR_NOSE, stage.space("D6"))
    stage.officer(DONATHAN, "D4").turn_of(DONATHAN)  # a civilian car on B3 and C3: D4 to C5 is a corner
    assert {"C4", "C5", "E5", "E4"} <= steps(stage)
    assert "D5" not in steps(stage)


@pytest.mark.clause("HC-5.2")
def test_leaving_active_mutants_costs_one_hp_whatever_their_number() -> None:
    stage = street()
    stage.mutants("D5", 3)
    stage.mutants("E5")
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"))
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    stage.do(STEP, stage.space("E6"))
    assert stage.person(DONATHAN, rows.HEALTH) == 4
    assert stage.events(trace.OFFICER_HURT) == [(DONATHAN, 1, trace.BY_LEAVING, -1)] * 2


@pytest.mark.clause("HC-5.2")
def test_leaving_stunned_mutants_costs_nothing() -> None:
    stage = street()
    stage.mutants("D5", 2, lying=True)
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"))
    assert stage.person(DONATHAN, rows.HEALTH) == 6


@pytest.mark.clause("HC-R7", "HC-10.5")
def test_who_falls_while_leaving_stays_and_the_turn_ends() -> None:
    stage = street().officer(DONATHAN, "D5", hp=1).load(0, "D5")
    stage.mutants("D5")
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"), 0).do(GIVE_TO, DONATHAN)
    assert place(stage) == "D5"
    assert stage.state.load(0) == stage.space("D5")
    assert stage.person(DONATHAN, rows.STUNNED) == 1
    assert (DONATHAN, -1, -1, -1) in stage.events(trace.TURN_ENDED)
    assert stage.person(DONATHAN, rows.AP) == 0


@pytest.mark.clause("HC-R9")
def test_any_other_action_ends_the_move() -> None:
    stage = street().officer(JENNY, "E5").gear(DONATHAN, cards.DONUTS)
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5")).do(HAND_OVER, cards.DONUTS, JENNY)
    assert stage.person(DONATHAN, rows.STEPS) == 0
    stage.do(STEP, stage.space("E6"))
    assert stage.person(DONATHAN, rows.AP) == 2  # two moves and the card


@pytest.mark.clause("HC-5.3", "HC-R9")
@pytest.mark.parametrize(
    ("box", "deck", "card"), [(0, rows.POLICE, cards.GRENADE), (1, rows.CIVIL, cards.BAT)]
)
def test_a_crate_is_opened_for_nothing_in_the_middle_of_a_move(box: int, deck: int, card: int) -> None:
    stage = street().pile(deck, [card])
    put_crate(stage, "E5", box)
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5")).do(OPEN)
    assert stage.person(DONATHAN, rows.GEAR + card) == 1
    assert (stage.person(DONATHAN, rows.AP), stage.person(DONATHAN, rows.STEPS)) == (4, 1)
    assert stage.events(trace.CRATE_OPENED) == [(stage.space("E5"), DONATHAN, -1, -1)]
    assert not stage.can(OPEN)


@pytest.mark.clause("HC-5.3")
def test_a_crate_is_opened_without_a_move_and_without_ap() -> None:
    stage = street().officer(DONATHAN, "D5", ap=0).pile(rows.POLICE, [cards.GRENADE])
    put_crate(stage, "D5")
    stage.turn_of(DONATHAN).do(OPEN)
    assert stage.person(DONATHAN, rows.GEAR + cards.GRENADE) == 1


@pytest.mark.clause("HC-15.7")
def test_an_empty_deck_of_equipment_is_made_of_its_discards() -> None:
    stage = street().pile(rows.POLICE, []).pile(rows.POLICE_DISCARDS, [cards.SHOTGUN])
    put_crate(stage, "D5")
    stage.turn_of(DONATHAN).do(OPEN)
    assert stage.person(DONATHAN, rows.GEAR + cards.SHOTGUN) == 1


@pytest.mark.clause("HC-14.3.12", "HC-R8")
def test_a_toxic_cloud_hurts_who_enters_it() -> None:
    stage = Stage(3).officer(JENNY, "D9").officer(DONATHAN, "D1")
    stage.state.row[rows.CLOUDS_AT] = stage.space("D2")
    stage.turn_of(DONATHAN).do(STEP, stage.space("D2"))
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    stage.do(STEP, stage.space("D1"))
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.events(trace.OFFICER_HURT) == [(DONATHAN, 1, trace.BY_CLOUD, -1)]


@pytest.mark.clause("HC-14.3.10", "HC-14.3.11")
def test_down_an_open_manhole_and_up_at_the_other_ladder() -> None:
    stage = Stage(3).officer(DONATHAN, "D2")  # manhole 1, of the first ladder
    stage.state.row[rows.LIDS_AT + 3] = rows.CLOSED_LID
    stage.turn_of(DONATHAN).do(STEP, stage.space("SA1"))
    assert stage.person(DONATHAN, rows.CAME_BY) == 0
    assert steps(stage) == {"SB1", "SA2", "SB2"}
    for label in ("SB2", "SC2", "SD2"):
        stage.do(STEP, stage.space(label))
    assert steps(stage) == {"SC1", "SD1", "SC2", "A7"}  # manhole 3; number 4 is closed
    stage.do(STEP, stage.space("A7"))
    assert stage.person(DONATHAN, rows.CAME_BY) == -1
    assert "SD2" in steps(stage)


@pytest.mark.clause("HC-14.3.11")
def test_a_closed_manhole_is_crossed_but_not_used() -> None:
    stage = Stage(3).officer(DONATHAN, "D2")
    stage.state.row[rows.LIDS_AT] = rows.CLOSED_LID
    stage.turn_of(DONATHAN)
    assert not any(label.startswith("S") for label in steps(stage))


@pytest.mark.clause("HC-R45")
def test_a_load_is_taken_through_a_manhole() -> None:
    stage = Stage(3).officer(DONATHAN, "D2").load(rows.MAYOR, "D2")
    stage.turn_of(DONATHAN).do(STEP, stage.space("SA1"), rows.MAYOR)
    assert stage.state.load(rows.MAYOR) == stage.space("SA1")


@pytest.mark.clause("HC-17.10.11")
def test_a_granted_walk_costs_nothing_and_follows_the_rules_of_a_move() -> None:
    stage = street()
    stage.mutants("D5")
    put_crate(stage, "F5")
    stage.turn_of(DONATHAN).plan(WALK, DONATHAN, 4)
    for label in ("E5", "F5"):
        stage.do(STEP, stage.space(label))
    assert stage.can(OPEN)
    for label in ("G5", "H5"):
        stage.do(STEP, stage.space(label))
    assert place(stage) == "H5"
    assert (stage.person(DONATHAN, rows.HEALTH), stage.person(DONATHAN, rows.AP)) == (5, 5)
    assert stage.can(END_TURN)
    assert stage.person(DONATHAN, rows.STEPS) == 0


@pytest.mark.clause("HC-17.10.11")
def test_a_granted_walk_may_stop_early() -> None:
    stage = street().turn_of(DONATHAN).plan(WALK, DONATHAN, 4)
    stage.do(STEP, stage.space("E5")).do(PASS)
    assert place(stage) == "E5"
    assert stage.can(END_TURN)


@pytest.mark.clause("HC-17.9.9")
def test_through_the_window_both_go_and_leaving_costs_nothing() -> None:
    stage = street().load(3, "D5")
    stage.mutants("D5", 2)
    stage.turn_of(DONATHAN)
    walk_unharmed(stage.state, DONATHAN, 4, 3)
    stage.go()
    assert all(fields[1:] == (3,) for fields in stage.offers(STEP))
    stage.do(STEP, stage.space("E5"), 3)
    assert stage.state.load(3) == stage.space("E5")
    assert stage.person(DONATHAN, rows.HEALTH) == 6


@pytest.mark.clause("HC-R19", "HC-R38")
def test_in_setup_no_ability_works_and_nobody_reacts() -> None:
    stage = street().abilities(JENNY, cards.NINJUTSU).hand(cards.ANKLE_GRAB)
    stage.officer(JENNY, "D5")
    stage.mutants("D5")
    put_crate(stage, "E5")
    stage.state.put(rows.TURN_OF, rows.SETTING_UP)
    stage.plan(WALK, JENNY, 2).do(STEP, stage.space("E5"))
    assert stage.person(JENNY, rows.HEALTH) == 3
    assert stage.can(OPEN)


@pytest.mark.clause("HC-17.3.7", "HC-R34")
def test_ninjutsu_leaves_mutants_unhurt() -> None:
    stage = street().officer(JENNY, "D5").load(0, "D5").abilities(JENNY, cards.NINJUTSU)
    stage.mutants("D5", 2)
    stage.turn_of(JENNY).do(STEP, stage.space("E5"), 0)
    assert stage.person(JENNY, rows.HEALTH) == 4
    assert not stage.can(GIVE_LOAD, 0)


@pytest.mark.clause("HC-17.3.4")
def test_seen_it_all_ignores_one_hp_for_leaving_in_co_op() -> None:
    stage = Stage(mode="coop").officer(DONATHAN, "D5").abilities(DONATHAN, cards.SEEN_IT_ALL)
    stage.mutants("D5")
    stage.mutants("E5")
    stage.turn_of(DONATHAN).do(STEP, stage.space("E5"))
    assert stage.person(DONATHAN, rows.HEALTH) == 6
    stage.do(STEP, stage.space("E6"))
    assert stage.person(DONATHAN, rows.HEALTH) == 5


@pytest.mark.clause("HC-17.3.21")
def test_clothesline_stuns_one_of_those_whose_space_he_enters_once_in_a_turn() -> None:
    stage = street().officer(MARCELLUS, "D5").abilities(MARCELLUS, cards.CLOTHESLINE)
    first, second = stage.mutants("E5", 2)
    (third,) = stage.mutants("E6")
    stage.turn_of(MARCELLUS).do(STEP, stage.space("E5"))
    assert stage.offers() == [(PASS,), (CHOOSE_MUTANT, first)]  # the other one is just the same
    stage.do(CHOOSE_MUTANT, first)
    assert (stage.lies(first), stage.lies(second)) == (True, False)
    stage.do(STEP, stage.space("E6"))
    assert stage.can(END_TURN)
    assert not stage.lies(third)


@pytest.mark.clause("HC-17.3.21", "HC-9.6")
def test_clothesline_may_wait_and_does_nothing_to_kafar() -> None:
    stage = street().officer(MARCELLUS, "D5").abilities(MARCELLUS, cards.CLOTHESLINE)
    stage.mutants("E5", kind=cards.BIG_ONE)
    (other,) = stage.mutants("E6")
    stage.turn_of(MARCELLUS).do(STEP, stage.space("E5")).do(STEP, stage.space("E6")).do(PASS)
    assert not stage.lies(other)
    assert stage.person(MARCELLUS, rows.USED) == 0
