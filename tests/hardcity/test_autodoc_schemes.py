"""The AutoDoc sides of the special cards (HC-17.8)."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import (
    AUTO_SCHEME,
    BIG_ONE,
    DONATHAN,
    FOR_ACTIVE,
    FOR_CIVILIAN,
    NORMAL,
    SCORE_MAYOR_GONE,
    SHAKING_ASPHALT,
    SOMETHING_BIG,
)
from ashfall.hardcity.ground.moves import (
    CHOOSE_MUTANT,
    CHOOSE_ZONE,
    DEPLOY,
    LAMP,
    MANHOLE,
    MOVE_MUTANT,
    TARGET,
)
from ashfall.hardcity.ground.tasks import BOTTOM
from tests.hardcity.doctor import activate, coop, crowd, draw, ends, finish, is_over, pile, queue
from tests.hardcity.stage import Stage


def truckload(stage: Stage, barrels: int) -> Stage:
    """Put barrels on the truck."""
    for barrel in range(barrels):
        stage.state.row[rows.LOADS_AT + rows.BARRELS + barrel] = rows.INSIDE - stage.rules.truck
    return stage


def answer_all(stage: Stage, verb: int) -> Stage:
    """Give the first answer of a kind as long as it is asked for."""
    while stage.offers(verb):
        stage.do(verb, *stage.offers(verb)[0])
    return stage


@pytest.mark.clause("HC-17.8.1", "HC-17.7.7")
def test_crossed_frequencies_sends_the_helicopter_far_away() -> None:
    stage = draw(coop(at="D1"), AUTO_SCHEME)
    far = {stage.label(fields[0]) for fields in stage.offers(TARGET)}
    assert far == {f"{column}10" for column in "ABCDEFGH"}
    stage.do(TARGET, stage.space("F10"))
    assert (stage.get(rows.HELICOPTER), stage.get(rows.LADDER_DOWN)) == (stage.space("F10"), 0)
    stage.do(DEPLOY, NORMAL, stage.space("D10"))
    assert len(stage.events(trace.DEPLOYED)) == 1
    assert pile(stage, rows.QUEUE) == [AUTO_SCHEME]


@pytest.mark.clause("HC-17.8.2", "HC-13.5")
def test_what_a_sewer_fills_the_manholes_and_takes_a_barrel() -> None:
    stage = truckload(coop(2), 2)
    draw(stage, AUTO_SCHEME, SOMETHING_BIG)
    stage.do(DEPLOY, NORMAL, stage.space("B2"))
    answer_all(stage, DEPLOY)
    places = [stage.label(fields[1]) for fields in stage.events(trace.DEPLOYED)]
    assert places == ["B2", "B2", "G3", "G3", "B8", "B8", "G9", "G9"]
    assert stage.get(rows.CHAOS) == 1
    assert len(stage.events(trace.BARREL_GONE)) == 1
    assert pile(stage, rows.QUEUE) == [AUTO_SCHEME]
    assert [fields[0] for fields in stage.events(trace.AUTO_DRAWN)] == [AUTO_SCHEME, SOMETHING_BIG]


@pytest.mark.clause("HC-17.8.2")
def test_without_a_barrel_the_card_scores_and_queues_all_the_same() -> None:
    stage = coop(2).load(rows.BARRELS, "A3")
    answer_all(draw(stage, AUTO_SCHEME, SOMETHING_BIG), DEPLOY)
    assert stage.get(rows.CHAOS) == 1
    assert not stage.events(trace.BARREL_GONE)
    assert pile(stage, rows.QUEUE) == [AUTO_SCHEME]
    assert pile(stage, rows.ASIDE) == [SOMETHING_BIG]


@pytest.mark.clause("HC-14.2.8")
def test_a_mutant_leaves_the_barrel_of_its_space_where_it_is() -> None:
    stage = coop(2, "D1").load(rows.BARRELS, "A1")  # a corner, from which it would leave in versus
    (m,) = stage.mutants("A1")
    finish(activate(stage, m, FOR_ACTIVE))
    assert stage.where(m) == "C1"
    assert stage.state.load(rows.BARRELS) == stage.space("A1")
    assert stage.get(rows.CHAOS) == 0


@pytest.mark.clause("HC-17.8.2", "HC-8.13", "HC-13.3")
def test_with_few_mutants_left_the_officers_choose_the_manholes() -> None:
    stage = coop(2)
    stage.state.row[rows.LIDS_AT + 1] = 0
    crowd(stage, "A10", 3)
    draw(stage, AUTO_SCHEME, SOMETHING_BIG)
    assert [fields[0] for fields in stage.offers(MANHOLE)] == [0, 2, 3]
    stage.do(MANHOLE, 3)
    answer_all(stage, DEPLOY)
    assert [fields[0] for fields in stage.offers(MANHOLE)] == [0, 2]
    stage.do(MANHOLE, 0)
    answer_all(stage, DEPLOY)
    assert [stage.label(fields[1]) for fields in stage.events(trace.DEPLOYED)] == ["G9", "G9", "B2"]


@pytest.mark.clause("HC-17.8.2", "HC-8.12")
def test_the_horde_scores_once_at_the_manholes() -> None:
    stage = truckload(coop(2), 1)
    crowd(stage, "A10", 0)
    draw(stage, AUTO_SCHEME, SOMETHING_BIG)
    assert len(stage.events(trace.HORDE)) == 1
    assert stage.get(rows.CHAOS) == 2


@pytest.mark.clause("HC-17.8.3", "HC-14.3.13", "HC-16.35")
def test_the_kidnap_squad_comes_and_all_near_the_mayor_act() -> None:
    stage = coop(3, "H10", others="H10").load(rows.MAYOR, "D4")
    stage.mutants("D4")
    stage.mutants("F5")
    stage.mutants("D5", lying=True)
    stage.mutants("A9")
    draw(stage, AUTO_SCHEME)
    answer_all(answer_all(stage, CHOOSE_ZONE), DEPLOY)
    assert len(stage.events(trace.DEPLOYED)) == 1
    stage.do(CHOOSE_MUTANT, 1)
    assert stage.where(1) == "D4"
    stage.do(CHOOSE_MUTANT, 0)
    assert stage.offers(MOVE_MUTANT)
    assert all(fields[2] == rows.MAYOR for fields in stage.offers(MOVE_MUTANT))
    stage.do(MOVE_MUTANT, *stage.offers(MOVE_MUTANT)[0])
    assert stage.where(0) == stage.label(stage.state.load(rows.MAYOR)) != "D4"
    stage.do(CHOOSE_MUTANT, 2)
    assert not stage.lies(2)
    assert stage.where(3) == "A9"
    assert pile(stage, rows.QUEUE) == [AUTO_SCHEME]


@pytest.mark.clause("HC-14.3.13", "HC-12.3", "HC-6.5")
@pytest.mark.parametrize("space", ["A3", "B3"], ids=["edge", "next to the edge"])
def test_any_card_lets_a_mutant_drag_the_mayor_off_the_map(space: str) -> None:
    stage = coop(3, space, others="H10").load(rows.MAYOR, space)
    stage.mutants(space)
    activate(stage, 0, FOR_ACTIVE)
    assert stage.where(0) is None
    assert stage.state.load(rows.MAYOR) == rows.GONE
    assert stage.get(rows.CHAOS) == stage.points(SCORE_MAYOR_GONE) > 0
    assert stage.get(rows.KILLS) == 0


@pytest.mark.clause("HC-14.3.13", "HC-16.25")
def test_the_move_of_a_bottom_half_drags_the_mayor_too() -> None:
    stage = coop(3, "A3", others="H10").load(rows.MAYOR, "A3")
    stage.mutants("A3")
    stage.plan(BOTTOM, AUTO_SCHEME, 3)
    assert stage.state.load(rows.MAYOR) == rows.GONE


@pytest.mark.clause("HC-14.3.13", "HC-13.11")
def test_mutants_go_for_the_mayor_as_for_a_civilian_and_cannot_hurt_her() -> None:
    stage = coop(3, "H10", others="H10").load(rows.MAYOR, "D5")
    stage.mutants("D3")
    activate(stage, 0, FOR_CIVILIAN)
    assert stage.where(0) == "D5"
    stage.state.flag_mutant(0, rows.MOVED)
    activate(stage, 0, FOR_CIVILIAN, same_turn=True)
    assert (stage.where(0), stage.get(rows.CHAOS)) == ("D5", 0)


@pytest.mark.clause("HC-17.8.3", "HC-16.35")
def test_while_she_is_in_the_limousine_the_nearest_are_the_prey() -> None:
    stage = coop(3, "D3", others="H10")
    stage.state.row[rows.LOADS_AT + rows.MAYOR] = rows.INSIDE - stage.rules.limousine
    stage.mutants("D5")
    draw(stage, AUTO_SCHEME)
    answer_all(answer_all(stage, CHOOSE_ZONE), DEPLOY)
    stage.do(CHOOSE_MUTANT, 0)
    assert stage.where(0) == "D3"


@pytest.mark.clause("HC-17.8.3", "HC-16.14", "HC-R52")
def test_without_the_mayor_nobody_is_activated() -> None:
    stage = coop(3, "D3", others="H10")
    stage.mutants("D5")
    draw(stage, AUTO_SCHEME)
    assert stage.where(0) == "D5"
    assert pile(stage, rows.QUEUE) == [AUTO_SCHEME]


@pytest.mark.clause("HC-17.8.4", "HC-14.4.6", "HC-R25", "HC-6.5")
def test_all_aboard_brings_mutants_into_the_motorboat() -> None:
    stage = coop(4, "H1", others="H1").load(0, "D9")
    stage.mutants("D10")
    stage.mutants("D9")
    stage.mutants("D6")
    stage.mutants("D5")
    draw(stage, AUTO_SCHEME)
    stage.do(CHOOSE_MUTANT, 0)
    assert stage.where(0) is None
    assert stage.events(trace.BOAT_BOARDED) == [(0, -1, -1, -1)]
    assert stage.get(rows.CHAOS) == 1
    stage.do(CHOOSE_MUTANT, 1)
    assert stage.where(1) == "D9"  # it attacks the civilian first
    assert stage.get(rows.CHAOS) == 2
    assert ends(stage) == {"B8", "E8", "F8"}  # round the car on C8 and D8
    assert stage.where(3) == "D5"


@pytest.mark.clause("HC-14.4.8", "HC-R25")
@pytest.mark.parametrize(("space", "is_lured"), [("D11", True), ("D7", False)], ids=["near", "far"])
def test_a_mutant_near_the_motorboat_makes_for_it_whatever_its_priority(space: str, is_lured: bool) -> None:
    stage = coop(4, "D5", others="H1")
    stage.mutants(space)
    activate(stage, 0, FOR_ACTIVE)
    assert (stage.where(0) is None) == is_lured
    assert stage.get(rows.CHAOS) == is_lured


@pytest.mark.clause("HC-13.16", "HC-R26", "HC-14.4.6", "HC-R51")
def test_kafar_who_flees_into_the_boat_is_gone_with_his_letters() -> None:
    stage = coop(4, "H1", others="H1").pile(rows.ASIDE, [SOMETHING_BIG, SHAKING_ASPHALT])
    stage.mutants("D10", kind=BIG_ONE)
    draw(stage, AUTO_SCHEME)
    assert stage.get(rows.KAFAR_PLACE) == rows.DEAD
    assert pile(stage, rows.ASIDE) == []
    assert pile(stage, rows.CHAOS_DISCARDS) == [SOMETHING_BIG, SHAKING_ASPHALT]


@pytest.mark.clause("HC-17.8.5", "HC-14.5.12")
def test_overcharge_puts_a_mutant_on_the_roof_and_switches_a_lamp_off() -> None:
    stage = coop(5)
    stage.state.row[rows.LAMPS_AT + 1] = 0
    draw(stage, AUTO_SCHEME)
    stage.do(DEPLOY, NORMAL, stage.space("RA1"))
    assert stage.where(0) == "RA1"
    assert [fields[0] for fields in stage.offers(LAMP)] == [0, 2, 3, 4]
    stage.do(LAMP, 3)
    assert stage.state.row[rows.LAMPS_AT + 3] == 0
    assert stage.get(rows.CHAOS) == 0
    assert pile(stage, rows.QUEUE) == [AUTO_SCHEME]


@pytest.mark.clause("HC-14.5.13", "HC-16.11")
def test_the_horde_scores_normally_in_the_last_episode() -> None:
    stage = coop(5)
    crowd(stage, "A1", 0)
    for lamp in range(rows.LAMPS):
        stage.state.row[rows.LAMPS_AT + lamp] = 0
    draw(stage, AUTO_SCHEME)
    assert stage.get(rows.CHAOS) == 1
    assert is_over(stage)


@pytest.mark.clause("HC-17.7.7", "HC-13.6")
def test_on_the_prowl_is_its_bottom_half() -> None:
    stage = queue(coop(others="H10"), AUTO_SCHEME)
    for label in ("D6", "D7", "E6"):
        stage.mutants(label)
    draw(stage, SOMETHING_BIG)
    assert [stage.where(m) for m in range(3)] == ["D5", "D5", "D5"]
    assert stage.person(DONATHAN, rows.HEALTH) == 6
    assert pile(stage, rows.CHAOS_DISCARDS) == [AUTO_SCHEME]
