"""Deploying mutants: zones, kinds, KAFAR, the unstoppable horde (HC-8.8, HC-8.12, HC-9.4)."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import BIG_ONE, NORMAL, RAT, SOLDIER
from ashfall.hardcity.ground.moves import DEPLOY, PASS
from ashfall.hardcity.zero.swarm import let_act
from tests.hardcity import lair as zero
from tests.hardcity.lair import deploy, fill_supply, gates, lair
from tests.hardcity.stage import Stage

STREETS = lair().zone


def begin(stage: Stage, count: int) -> Stage:
    """A deployment as a card begins it, with a mutant that keeps the turn going."""
    let_act(stage.state, count, 0, 1)
    return stage.go()


@pytest.mark.clause("HC-8.8", "HC-2.3")
def test_the_zone_is_that_of_the_layout_without_obstacles() -> None:
    assert gates(zero.let_act(lair(), deploys=1)) == STREETS
    stage = lair()
    stage.state.put(rows.CAR_AT, stage.space("D1"))
    stage.state.put(rows.CAR_NOSE, stage.space("D2"))
    assert gates(zero.let_act(stage, deploys=1)) == STREETS - {"D1"}


@pytest.mark.clause("HC-8.8")
def test_who_is_on_a_space_does_not_matter() -> None:
    stage = lair(away="A1").load(0, "H1")
    stage.mutants("A10", 3)
    assert gates(zero.let_act(stage, deploys=1)) == STREETS


@pytest.mark.clause("HC-8.8")
def test_a_space_takes_one_mutant_in_a_turn() -> None:
    stage = deploy(zero.let_act(lair(), deploys=3), "A1")
    assert gates(stage) == STREETS - {"A1"}
    deploy(stage, "H1")
    assert gates(stage) == STREETS - {"A1", "H1"}
    assert [facts[1] for facts in stage.events(trace.DEPLOYED)] == [stage.space("A1"), stage.space("H1")]


@pytest.mark.clause("HC-8.8", "HC-14.0.2")
@pytest.mark.parametrize(
    ("episode", "kinds"), [(1, {NORMAL}), (2, {NORMAL, SOLDIER}), (3, {NORMAL, RAT, SOLDIER})]
)
def test_special_mutants_come_where_the_episode_allows_them(episode: int, kinds: set[int]) -> None:
    stage = zero.let_act(lair(episode), deploys=1)
    assert {kind for kind, _ in stage.offers(DEPLOY)} == kinds


@pytest.mark.clause("HC-9.3", "HC-1.1")
def test_figures_limit_the_special_mutants() -> None:
    stage = lair(2)
    soldiers = stage.mutants("D2", 4, kind=SOLDIER)
    assert not gates(zero.let_act(stage, deploys=1), SOLDIER)
    stage = lair(2)
    assert len(soldiers) == 4
    stage.mutants("D2", 3, kind=SOLDIER)
    assert gates(zero.let_act(stage, deploys=1), SOLDIER)


@pytest.mark.clause("HC-14.2.9", "HC-16.12")
def test_manholes_left_on_the_map_belong_to_the_zone() -> None:
    stage = lair(2)
    stage.state.row[rows.LIDS_AT] = 0
    found = gates(zero.let_act(stage, deploys=1))
    assert found == {"A5", "A6", "H5", "H6", "D1", "E1", "D10", "E10", "G3", "B8", "G9"}


@pytest.mark.clause("HC-14.5.4")
def test_unlit_areas_belong_to_the_zone() -> None:
    stage = lair(5)
    stage.state.row[rows.LAMPS_AT + 2] = 0
    found = gates(zero.let_act(stage, deploys=1))
    assert found == {"A1", "D1", "E1", "A5", "A6", "H10", "D10", "E10", "D5", "E5", "D6", "E6"}


@pytest.mark.clause("HC-17.9.12", "HC-15.10")
def test_a_roadblock_and_vehicles_keep_mutants_out() -> None:
    stage = lair(2)
    stage.state.put(rows.ROADBLOCK, 1)  # the civilian car on F1 and G1
    found = gates(zero.let_act(stage, deploys=1))
    assert "E1" not in found
    assert {"D1", "truck"} & found == {"D1"}


@pytest.mark.clause("HC-8.12")
def test_with_all_mutants_on_the_map_a_deployment_scores_once() -> None:
    stage = lair(away="C6")
    fill_supply(stage, "C6")
    begin(stage, 5)
    assert stage.get(rows.CHAOS) == 1
    assert not stage.offers(DEPLOY)
    assert len(stage.events(trace.HORDE)) == 1


@pytest.mark.clause("HC-8.13")
def test_the_rest_of_a_deployment_gives_nothing() -> None:
    stage = lair(away="C6")
    fill_supply(stage, "C6", but=1)
    begin(stage, 5)
    deploy(stage, "A1")
    assert not stage.offers(DEPLOY)
    assert stage.get(rows.CHAOS) == 0


@pytest.mark.clause("HC-8.12", "HC-R14")
def test_special_mutants_in_the_supply_hold_the_horde_back() -> None:
    stage = lair(2, away="C6")
    fill_supply(stage, "C6")
    stage.state.row[rows.MUTANTS_AT + 34] = -1  # the first soldier
    begin(stage, 5)
    assert {kind for kind, _ in stage.offers(DEPLOY)} == {SOLDIER}
    assert stage.get(rows.CHAOS) == 0


@pytest.mark.clause("HC-8.12", "HC-R14", "HC-9.4")
def test_kafar_in_the_supply_holds_the_horde_back() -> None:
    stage = lair(away="C6")
    stage.state.put(rows.ORDER, 3)
    fill_supply(stage, "C6", kafar=rows.NOT_YET)
    begin(stage, 5)
    assert {kind for kind, _ in stage.offers(DEPLOY)} == {BIG_ONE}
    deploy(stage, "A1", BIG_ONE)
    assert (stage.get(rows.CHAOS), stage.get(rows.KAFAR_HEALTH)) == (0, 3)
    stage = lair(away="C6")  # without points of the officers he cannot come, and is not on the map either
    fill_supply(stage, "C6", kafar=rows.NOT_YET)
    begin(stage, 5)
    assert not stage.offers(DEPLOY)
    assert stage.get(rows.CHAOS) == 0


@pytest.mark.clause("HC-8.12", "HC-R14")
@pytest.mark.parametrize("place", [rows.ON_MAP, rows.DEAD])
def test_kafar_on_the_map_or_gone_for_good_lets_the_horde_score(place: int) -> None:
    stage = lair(away="C6")
    fill_supply(stage, "C6", kafar=place)
    begin(stage, 5)
    assert stage.get(rows.CHAOS) == 1


@pytest.mark.clause("HC-R14")
def test_a_zone_without_a_free_space_gives_no_point() -> None:
    stage = lair(away="C6")
    fill_supply(stage, "C6")
    for label in STREETS:
        stage.state.mark_deployed(stage.space(label))
    begin(stage, 5)
    assert stage.get(rows.CHAOS) == 0


@pytest.mark.clause("HC-9.5")
@pytest.mark.parametrize("points", [1, 4, 6])
def test_kafar_has_as_many_hp_as_the_officers_have_points(points: int) -> None:
    stage = lair()
    stage.state.put(rows.ORDER, points)
    deploy(zero.let_act(stage, deploys=2), "A5", BIG_ONE)
    assert stage.get(rows.KAFAR_HEALTH) == points
    assert stage.where(rows.KAFAR) == "A5"


@pytest.mark.clause("HC-9.5")
def test_kafar_stays_away_while_the_officers_have_no_points() -> None:
    assert not gates(zero.let_act(lair(), deploys=1), BIG_ONE)


@pytest.mark.clause("HC-14.5.10")
def test_kafar_has_fixed_hp_where_kills_give_no_points() -> None:
    stage = deploy(zero.let_act(lair(5), deploys=2), "A1", BIG_ONE)
    assert stage.get(rows.KAFAR_HEALTH) == 5


@pytest.mark.clause("HC-9.4", "HC-R13")
def test_kafar_comes_once_and_counts_as_one_deployment() -> None:
    stage = lair()
    stage.state.put(rows.ORDER, 2)
    deploy(zero.let_act(stage, deploys=2), "A5", BIG_ONE)
    assert not gates(stage, BIG_ONE)
    assert "A5" not in gates(stage)
    deploy(stage, "A1")
    assert not stage.offers(DEPLOY)
    stage = lair()
    stage.state.put(rows.ORDER, 2)
    stage.state.put(rows.KAFAR_PLACE, rows.DEAD)
    assert not gates(zero.let_act(stage, deploys=1), BIG_ONE)


@pytest.mark.clause("HC-8.7")
def test_values_are_maxima() -> None:
    stage = deploy(zero.let_act(lair(), deploys=3), "A1").do(PASS)
    assert len(stage.events(trace.DEPLOYED)) == 1
