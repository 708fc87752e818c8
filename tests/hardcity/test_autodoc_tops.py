"""The top halves of AutoDoc's cards (HC-17.7)."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import (
    BLOOD_SCENT,
    BROADCAST,
    CLICK_CLICK,
    DONATHAN,
    HEAVY_FOOTSTEPS,
    JENNY,
    LAUGHTER,
    MAN_EATERS,
    MIRANDA,
    NORMAL,
    OUT_OF_ALLEY,
    ROAR,
    SECOND_WIND,
    SHAKING_ASPHALT,
    SOMETHING_BIG,
    STOLEN_DONUT,
    SWARM,
    THEY_ARE_HERE,
)
from ashfall.hardcity.ground.moves import CHOOSE_MUTANT, DEPLOY, GIVE_TO, MOVE_MUTANT
from tests.hardcity.doctor import (
    BY_TWO_ZONES,
    OTHERS,
    THREE_SPACES,
    coop,
    draw,
    finish,
    is_over,
    next_step,
    pile,
    place_all,
)
from tests.hardcity.stage import Stage

ACTS = (trace.ATTACKED, trace.MUTANT_MOVED, trace.MUTANT_STOOD_UP)


def choices(stage: Stage) -> set[str | None]:
    """Where the mutants are that the officers can choose."""
    return {stage.where(fields[0]) for fields in stage.offers(CHOOSE_MUTANT)}


def choose(stage: Stage, label: str) -> Stage:
    """Choose a mutant on this space."""
    return stage.do(CHOOSE_MUTANT, next(m for (m,) in stage.offers(CHOOSE_MUTANT) if stage.where(m) == label))


def deployed(stage: Stage) -> set[str]:
    return {stage.label(fields[1]) for fields in stage.events(trace.DEPLOYED)}


@pytest.mark.clause("HC-17.7.1")
def test_blood_scent_activates_one_mutant_twice() -> None:
    stage = coop()
    stage.mutants("F5")
    stage.mutants("C4")
    stage.mutants("G5")
    draw(stage, BLOOD_SCENT)
    assert choices(stage) == {"F5", "C4"}
    choose(stage, "F5")
    assert stage.where(0) == "D5"
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert stage.where(1) == "C4"
    assert pile(stage, rows.QUEUE) == [BLOOD_SCENT]


@pytest.mark.clause("HC-17.7.1", "HC-16.14")
def test_blood_scent_does_nothing_without_a_mutant_near() -> None:
    stage = coop()
    stage.mutants("G5", 2)
    draw(stage, BLOOD_SCENT)
    assert (stage.where(0), stage.where(1)) == ("G5", "G5")
    assert is_over(stage)


@pytest.mark.clause("HC-17.7.2")
def test_they_are_here_deploys_and_activates_all_next_to_the_officer() -> None:
    stage = coop(at=BY_TWO_ZONES)
    stage.mutants("F8", lying=True)
    stage.mutants("F6")
    draw(stage, THEY_ARE_HERE)
    assert deployed(stage) == {"D10", "E10"}
    while stage.offers(CHOOSE_MUTANT):
        choose(stage, sorted(filter(None, choices(stage)))[0])
    assert not stage.lies(0)
    assert stage.where(1) == "F6"
    assert [stage.where(m) for m in (2, 3)] == ["D10", BY_TWO_ZONES]  # D10 is not next to it
    assert pile(stage, rows.ASIDE) == [THEY_ARE_HERE]


@pytest.mark.clause("HC-17.7.3", "HC-13.3")
def test_heavy_footsteps_leaves_everything_to_the_officers() -> None:
    stage = coop(at="D6")
    for label in ("D7", "F6", "G4"):
        stage.mutants(label)
    place_all(draw(stage, HEAVY_FOOTSTEPS), "H6", "A1")
    assert deployed(stage) == {"H6", "A1"}
    assert choices(stage) == {"D7", "F6", "G4", "H6", "A1"}
    choose(stage, "F6")
    choose(stage, "G4")
    stage.do(MOVE_MUTANT, 2, stage.space("E5"))
    assert [stage.where(m) for m in range(3)] == ["D7", "D6", "E5"]
    assert is_over(stage)


@pytest.mark.clause("HC-17.7.4")
def test_something_big_activates_those_who_share_a_space_with_somebody() -> None:
    stage = coop().load(0, "A3").officer(JENNY, "H4", stunned=1, hp=0)
    stage.mutants("A3")
    stage.mutants("D5")
    stage.mutants("H4")
    stage.mutants("D6")
    draw(stage, SOMETHING_BIG)
    assert choices(stage) == {"A3", "D5"}
    choose(stage, "A3")
    assert stage.events(trace.CIVILIAN_KILLED)
    assert stage.person(DONATHAN, rows.HEALTH) == 5
    assert [stage.where(m) for m in (2, 3)] == ["H4", "D6"]


@pytest.mark.clause("HC-17.7.5", "HC-17.7.12")
def test_stunned_mutants_near_the_officer_stand_up() -> None:
    for card, count, place in (
        (SHAKING_ASPHALT, 1, rows.ASIDE),
        (SECOND_WIND, 2, rows.CHAOS_DISCARDS),
    ):
        stage = coop(at=BY_TWO_ZONES)
        stage.mutants(BY_TWO_ZONES, lying=True)
        stage.mutants("H7", lying=True)
        stage.mutants("F6", lying=True)
        place_all(draw(stage, card), *THREE_SPACES[:count])
        assert [stage.lies(m) for m in range(3)] == [False, False, True]
        assert deployed(stage) == set(THREE_SPACES[:count])
        assert pile(stage, place) == [card]


@pytest.mark.clause("HC-17.7.6", "HC-17.7.8", "HC-13.3", "HC-R61")
def test_three_mutants_come_where_the_officers_want_in_the_zone() -> None:
    """The first printed example of the golden rule: the spaces of the zone are theirs to choose."""
    for card, place in ((ROAR, rows.ASIDE), (OUT_OF_ALLEY, rows.QUEUE)):
        stage = draw(coop(at=BY_TWO_ZONES), card)
        assert {stage.label(fields[1]) for fields in stage.offers(DEPLOY)} == stage.zone
        far = sorted(stage.zone - set(THREE_SPACES))[:3]
        place_all(stage, *far)
        assert deployed(stage) == set(far)
        assert pile(stage, place) == [card]


@pytest.mark.clause("HC-17.7.9", "HC-13.3", "HC-R61")
def test_of_a_swarm_the_officers_choose_who_acts_and_when() -> None:
    """The second printed example of the golden rule: more mutants than the card activates."""
    stage = coop(at="B5")
    for label in ("D5", "C5", "H8", "B8", "E5", "B5", "H10"):
        stage.mutants(label)
    draw(stage, SWARM)
    assert choices(stage) == {"D5", "C5", "B8", "E5", "B5"}  # as far as the card reaches
    for label in ("E5", "C5"):
        choose(stage, label)
        if stage.offers(MOVE_MUTANT):
            stage.do(MOVE_MUTANT, *stage.offers(MOVE_MUTANT)[0])
    choose(stage, "B8")
    stage.do(MOVE_MUTANT, *stage.offers(MOVE_MUTANT)[0])
    choose(stage, "D5")
    assert is_over(stage)
    moved = [stage.label(fields[1]) for fields in stage.events(trace.MUTANT_MOVED)]
    assert moved == ["E5", "C5", "B8", "D5"]
    assert stage.person(DONATHAN, rows.HEALTH) == 6  # the one beside him was not among the four


@pytest.mark.clause("HC-17.7.10")
def test_man_eaters_are_those_nearest_to_any_civilian() -> None:
    stage = coop(at="A1").load(0, "E8").load(1, "A10")
    for label in ("E8", "B10", "E6", "B2"):
        stage.mutants(label)
    draw(stage, MAN_EATERS)
    assert choices(stage) == {"E8", "B10", "E6"}
    choose(stage, "E8")
    choose(stage, "E6")  # settled before its civilian died
    assert stage.where(3) == "B2"
    assert [fields[0] for fields in stage.events(trace.CIVILIAN_KILLED)] == [0]
    assert pile(stage, rows.QUEUE) == [MAN_EATERS]


@pytest.mark.clause("HC-17.7.10", "HC-13.11")
def test_without_civilians_man_eaters_are_those_nearest_to_any_officer() -> None:
    stage = coop(at="A1")
    for label in ("H3", "C2", "A2", "D7"):
        stage.mutants(label)
    draw(stage, MAN_EATERS)
    assert choices(stage) == {"H3", "C2", "A2"}


@pytest.mark.clause("HC-17.7.11", "HC-13.8")
def test_stolen_donut_makes_a_pool_smaller_until_the_marker_returns() -> None:
    stage = coop()
    stage.mutants("D7")
    draw(stage, STOLEN_DONUT)
    assert stage.offers() == [(GIVE_TO, who) for who in OTHERS]
    stage.do(GIVE_TO, MIRANDA)
    assert stage.where(0) == "D5"
    assert [stage.person(MIRANDA, field) for field in (rows.POOL, rows.AP)] == [4, 4]
    assert stage.state.row[rows.MARKERS_AT] == MIRANDA
    finish(next_step(stage, SECOND_WIND))
    assert [stage.person(MIRANDA, field) for field in (rows.POOL, rows.AP)] == [5, 5]
    assert stage.person(DONATHAN, rows.HEALTH) == 5  # the bottom half let the mutant attack


@pytest.mark.clause("HC-17.7.11", "HC-13.8")
def test_the_marker_comes_from_the_active_officer_if_nobody_is_left_to_act() -> None:
    stage = coop()
    for who in OTHERS:
        stage.officer(who, "H1", done=1)
    draw(stage, STOLEN_DONUT)
    assert stage.get(rows.ROUND) == 2
    assert [stage.person(DONATHAN, field) for field in (rows.POOL, rows.AP)] == [4, 4]
    assert stage.person(JENNY, rows.AP) == 5


@pytest.mark.clause("HC-17.7.11", "HC-16.9")
def test_a_returned_ap_waits_for_the_refill_if_its_owner_has_acted() -> None:
    stage = draw(coop(), STOLEN_DONUT).do(GIVE_TO, JENNY)
    stage.officer(JENNY, "H1", done=1, ap=0)
    next_step(stage, SOMETHING_BIG)
    assert [stage.person(JENNY, field) for field in (rows.POOL, rows.AP)] == [5, 0]


@pytest.mark.clause("HC-17.7.13", "HC-16.17")
def test_click_click_empties_the_gun_of_the_active_officer() -> None:
    stage = coop()
    for label in ("D6", "C5", "H10"):
        stage.mutants(label)
    draw(stage, CLICK_CLICK)
    assert stage.person(DONATHAN, rows.OUT_OF_AMMO) == 1
    choose(stage, "D6")
    assert [stage.where(m) for m in range(3)] == ["D5", "D5", "H10"]
    assert stage.events(trace.AMMO_OUT) == [(DONATHAN, -1, -1, -1)]
    next_step(stage.officer(DONATHAN, "D5", stunned=1, hp=0, empty=0), CLICK_CLICK)
    assert stage.person(DONATHAN, rows.OUT_OF_AMMO) == 0  # nobody affects a stunned officer


@pytest.mark.clause("HC-17.7.14", "HC-13.5")
def test_pirate_broadcast_draws_one_more_card() -> None:
    stage = place_all(draw(coop(at=BY_TWO_ZONES), BROADCAST, SOMETHING_BIG), *THREE_SPACES)
    assert deployed(stage) == set(THREE_SPACES)
    assert pile(stage, rows.CHAOS_DISCARDS) == [BROADCAST]
    assert pile(stage, rows.ASIDE) == [SOMETHING_BIG]
    assert [fields[0] for fields in stage.events(trace.AUTO_DRAWN)] == [BROADCAST, SOMETHING_BIG]


@pytest.mark.clause("HC-17.7.15")
def test_evil_laughter_scores_when_the_officers_lead() -> None:
    stage = coop(at=BY_TWO_ZONES)
    stage.state.put(rows.ORDER, 2)
    stage.state.put(rows.CHAOS, 1)
    draw(stage, LAUGHTER)
    assert stage.get(rows.CHAOS) == 2
    assert not deployed(stage)
    finish(next_step(stage, LAUGHTER))
    assert stage.get(rows.CHAOS) == 2
    assert len(deployed(stage)) == 4
    assert pile(stage, rows.CHAOS_DISCARDS) == [LAUGHTER, LAUGHTER]


@pytest.mark.clause("HC-17.7.15", "HC-14.5.12", "HC-R29")
def test_in_the_last_episode_the_point_is_a_mutant_on_the_roof() -> None:
    stage = coop(5, "D8")
    stage.state.put(rows.ORDER, 2)
    draw(stage, LAUGHTER)
    spaces = {stage.label(fields[1]) for fields in stage.offers(DEPLOY)}
    assert "RA1" in spaces
    assert "RE2" not in spaces  # under the doom machine
    assert all(label.startswith("R") for label in spaces)
    stage.do(DEPLOY, NORMAL, stage.space("RC2"))
    assert stage.get(rows.CHAOS) == 0
    assert stage.where(0) == "RC2"


@pytest.mark.clause("HC-R61", "HC-14.3.11")
@pytest.mark.parametrize("card", [CLICK_CLICK, HEAVY_FOOTSTEPS, MAN_EATERS, SOMETHING_BIG, BLOOD_SCENT])
def test_a_card_works_on_the_grid_of_the_active_officer_only(card: int) -> None:
    for at, elsewhere in (("D5", "SB1"), ("SB1", "D5")):
        stage = coop(3, at, others="H10").officer(JENNY, elsewhere).load(0, elsewhere)
        (m,) = stage.mutants(elsewhere)
        stage.mutants(at, lying=True)
        finish(draw(stage, card))
        assert not {m} & {fields[0] for kind in ACTS for fields in stage.events(kind)}
        assert not stage.lies(m + 1)
