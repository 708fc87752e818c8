"""Deploying in an AutoDoc step: the closest zone, kinds, the horde (HC-16.11, HC-16.12)."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, NORMAL, RAT, SOLDIER
from ashfall.hardcity.ground.moves import CHOOSE_ZONE, DEPLOY
from ashfall.hardcity.ground.tasks import DEPLOY_NEAR
from tests.hardcity.doctor import BY_TWO_ZONES, THREE_SPACES, coop, crowd, is_over
from tests.hardcity.stage import Stage


def deploy(stage: Stage, count: int, near: str) -> Stage:
    return stage.plan(DEPLOY_NEAR, count, stage.space(near))


def on_map(stage: Stage) -> dict[str, int]:
    """How many mutants are on each space."""
    found: dict[str, int] = {}
    for m in range(rows.MUTANTS):
        label = stage.where(m)
        if label is not None:
            found[label] = found.get(label, 0) + 1
    return found


def zones(stage: Stage) -> list[int]:
    return [fields[0] for fields in stage.offers(CHOOSE_ZONE)]


@pytest.mark.clause("HC-16.12")
def test_mutants_come_in_the_closest_zone() -> None:
    stage = deploy(coop(), 1, "G7")
    assert on_map(stage) == {"H6": 1}
    assert is_over(stage)


@pytest.mark.clause("HC-16.12")
def test_they_fill_the_closest_zone() -> None:
    stage = deploy(coop(3), 2, "B5")
    stage.do(DEPLOY, NORMAL, stage.space("A5")).do(DEPLOY, NORMAL, stage.space("A6"))
    assert on_map(stage) == {"A5": 1, "A6": 1}
    assert is_over(stage)


@pytest.mark.clause("HC-16.12", "HC-16.11")
def test_what_finds_no_room_comes_in_the_next_zone() -> None:
    stage = deploy(coop(), 3, BY_TWO_ZONES)
    assert on_map(stage) == dict.fromkeys(THREE_SPACES, 1)


@pytest.mark.clause("HC-16.12", "HC-16.13", "HC-13.3")
def test_the_officers_choose_among_zones_equally_close() -> None:
    stage = deploy(coop(3), 1, "E4")
    assert zones(stage) == [0, 3, 6]
    stage.do(CHOOSE_ZONE, 6)
    assert {fields[1] for fields in stage.offers(DEPLOY)} == {stage.space("H5"), stage.space("H6")}
    stage.do(DEPLOY, NORMAL, stage.space("H6"))
    assert on_map(stage) == {"H6": 1}


@pytest.mark.clause("HC-16.11")
def test_a_space_gets_one_mutant_in_a_step() -> None:
    stage = coop(3)
    stage.state.mark_deployed(stage.space("A5"))
    deploy(stage, 1, "B5")
    assert {stage.label(fields[1]) for fields in stage.offers(DEPLOY)} == {"A6"}


@pytest.mark.clause("HC-16.12", "HC-14.2.9")
def test_a_manhole_left_on_the_map_is_a_zone() -> None:
    stage = deploy(coop(2), 1, "A3")
    assert {fields[1] for fields in stage.offers(DEPLOY)} == {stage.space("B2")}
    stage = coop(2)
    stage.state.row[rows.LIDS_AT] = 0  # welded
    deploy(stage, 1, "A3")
    assert {fields[1] for fields in stage.offers(DEPLOY)} == {stage.space("A5"), stage.space("A6")}


@pytest.mark.clause("HC-16.12", "HC-14.5.4")
def test_an_unlit_area_is_a_zone() -> None:
    stage = coop(5)
    stage.state.row[rows.LAMPS_AT + 2] = 0
    deploy(stage, 1, "D7")
    assert {stage.label(fields[1]) for fields in stage.offers(DEPLOY)} == {"D5", "E5", "D6", "E6"}


@pytest.mark.clause("HC-16.12")
def test_for_an_officer_on_the_roof_the_officers_choose_the_zone() -> None:
    stage = deploy(coop(5, "RA1"), 1, "RA1")
    assert zones(stage) == [0, 1, 2, 3, 4]


@pytest.mark.clause("HC-R43", "HC-13.19")
def test_the_officers_choose_the_kind() -> None:
    stage = deploy(coop(3), 1, "A4")
    kinds = {fields[0] for fields in stage.offers(DEPLOY)}
    assert kinds == {NORMAL, RAT, SOLDIER}
    stage.do(DEPLOY, RAT, stage.space("A5"))
    assert stage.where(30) == "A5"


@pytest.mark.clause("HC-R2", "HC-R43")
def test_spaces_that_will_all_be_filled_are_not_asked_for() -> None:
    stage = deploy(coop(3), 2, "B5")
    assert {stage.label(fields[1]) for fields in stage.offers(DEPLOY)} == {"A5"}


@pytest.mark.clause("HC-8.12", "HC-13.18")
def test_the_horde_scores_for_autodoc() -> None:
    stage = coop()
    crowd(stage, "H10", 0)
    deploy(stage, 3, "D8")
    assert stage.get(rows.CHAOS) == 1
    assert len(stage.events(trace.HORDE)) == 1
    assert is_over(stage)


@pytest.mark.clause("HC-8.12", "HC-R14")
def test_while_kafar_may_still_come_the_horde_is_not_complete() -> None:
    stage = coop()
    crowd(stage, "H10", 0)
    stage.state.put(rows.KAFAR_PLACE, rows.NOT_YET)
    deploy(stage, 3, "D8")
    assert stage.get(rows.CHAOS) == 0
    assert is_over(stage)


@pytest.mark.clause("HC-8.13")
def test_with_too_few_mutants_the_rest_gives_nothing() -> None:
    stage = coop()
    crowd(stage, "H10", 1)
    deploy(stage, 3, "G7")
    assert len(stage.events(trace.DEPLOYED)) == 1
    assert stage.get(rows.CHAOS) == 0
    assert is_over(stage)


@pytest.mark.clause("HC-R14", "HC-17.9.12")
def test_without_a_free_space_even_the_horde_gives_nothing() -> None:
    stage = coop()
    crowd(stage, "H4", 0)
    for label in stage.zone:
        stage.state.mark_deployed(stage.space(label))
    deploy(stage, 3, "D8")
    assert stage.get(rows.CHAOS) == 0


@pytest.mark.clause("HC-2.3", "HC-16.11")
def test_nobody_is_deployed_under_the_police_car_of_an_opening() -> None:
    stage = coop()
    stage.state.put(rows.CAR_AT, stage.space("H6"))
    stage.state.put(rows.CAR_NOSE, stage.space("H7"))
    deploy(stage, 1, "H8")
    assert on_map(stage) == {"H10": 1}
    assert stage.person(DONATHAN, rows.HEALTH) == 6
