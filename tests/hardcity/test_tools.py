"""Equipment that is no weapon: skateboard, extinguisher, boombox, crowbar."""

import pytest

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import BIG_ONE, BOOMBOX, CROWBAR, EXTINGUISHER, HIT, JENNY, SKATEBOARD
from ashfall.hardcity.ground.moves import MELEE, MOVE_MUTANT, PASS, STEP, UNLOAD_CAR, USE, WELD
from ashfall.hardcity.ground.trace import CLOUD_CLEARED, ROLLED
from tests.hardcity.scenes import alone
from tests.hardcity.stage import Stage


def owner(*gear: int, episode: int = 1, ap: int = 4, **fields: int) -> Stage:
    """Jenny on E5 with equipment."""
    return alone(JENNY, "E5", episode, ap=ap, **fields).gear(JENNY, *gear)


def use(stage: Stage, card: int) -> Stage:
    """Jenny uses a card in her turn."""
    return stage.turn_of(JENNY).do(USE, card)


@pytest.mark.clause("HC-17.10.11")
def test_the_skateboard_goes_up_to_four_spaces_for_nothing_more() -> None:
    stage = use(owner(SKATEBOARD).officer(JENNY, "A10"), SKATEBOARD)
    for label in ("B9", "C8", "D7", "E6"):
        stage.do(STEP, stage.space(label))
    assert stage.label(stage.person(JENNY, rows.PLACE)) == "E6"
    assert stage.person(JENNY, rows.AP) == 3


@pytest.mark.clause("HC-17.10.12")
def test_the_extinguisher_stuns_on_the_own_space_and_clears_the_air() -> None:
    stage = owner(EXTINGUISHER, episode=3).officer(JENNY, "H5")
    (mutant,) = stage.mutants("H5")
    for cloud, label in enumerate(("H5", "G5", "E4")):
        stage.state.row[rows.CLOUDS_AT + cloud] = stage.space(label)
    use(stage, EXTINGUISHER)
    assert stage.lies(mutant)
    assert [fact[0] for fact in stage.events(CLOUD_CLEARED)] == [stage.space("H5"), stage.space("G5")]
    assert [int(stage.state.row[rows.CLOUDS_AT + cloud]) for cloud in range(3)] == [-1, -1, stage.space("E4")]


@pytest.mark.clause("HC-17.10.13", "HC-16.15")
def test_the_boombox_moves_up_to_three_active_mutants_one_space_each() -> None:
    stage = owner(BOOMBOX)
    mutants = stage.mutants("A1", 4)
    (lying,) = stage.mutants("H1", lying=True)
    use(stage, BOOMBOX)
    assert {m for m, _ in stage.offers(MOVE_MUTANT)} == {mutants[0]}
    for m in mutants[:3]:
        stage.do(MOVE_MUTANT, m, stage.space("B2"))
    assert [stage.where(m) for m in mutants] == ["B2", "B2", "B2", "A1"]
    assert stage.offers(MOVE_MUTANT) == []
    assert stage.where(lying) == "H1"


@pytest.mark.clause("HC-17.10.13", "HC-2.2")
def test_the_boombox_also_moves_kafar_and_may_be_stopped() -> None:
    stage = owner(BOOMBOX)
    stage.mutants("A1", kind=BIG_ONE)
    use(stage, BOOMBOX).do(MOVE_MUTANT, rows.KAFAR, stage.space("A2"))
    assert stage.where(rows.KAFAR) == "A2"
    stage = owner(BOOMBOX)
    (mutant,) = stage.mutants("A1")
    use(stage, BOOMBOX).do(PASS)
    assert stage.where(mutant) == "A1"


@pytest.mark.clause("HC-17.10.14")
def test_the_crowbar_welds_with_a_roll() -> None:
    stage = owner(CROWBAR, episode=2)
    hole = stage.rules.manhole_space[0]
    stage.officer(JENNY, stage.label(int(hole)))
    stage.mutants(stage.label(int(hole)), lying=True)
    stage.turn_of(JENNY).faces(HIT, HIT).do(USE, CROWBAR)
    assert stage.state.row[rows.LIDS_AT] == 0
    assert stage.get(rows.ORDER) == 1
    assert stage.person(JENNY, rows.AP) == 3


@pytest.mark.clause("HC-17.10.14")
def test_the_crowbar_gets_a_civilian_out_of_a_car_or_fights_with_two_dice() -> None:
    stage = owner(CROWBAR, CROWBAR, episode=3)
    car = next(v for v in range(stage.rules.board.vehicles) if stage.rules.board.kind[v] == 1)
    door = stage.label(int(stage.rules.board.doors[int(stage.rules.board.doors_at[car])]))
    stage.officer(JENNY, door)
    for load in (0, 1):
        stage.state.row[rows.LOADS_AT + load] = rows.INSIDE - car
    mutants = stage.mutants(door, 2)
    use(stage, CROWBAR)
    assert stage.offers() == [(MELEE,), (UNLOAD_CAR, 0, car)]
    stage.do(UNLOAD_CAR, 0, car)
    assert stage.state.load(0) == stage.space(door)
    stage.do(USE, CROWBAR).faces(HIT, HIT).do(MELEE)
    assert [stage.lies(m) for m in mutants] == [True, True]
    assert stage.events(ROLLED) == [(HIT, HIT, -1, -1)]
    assert not stage.can(WELD)
