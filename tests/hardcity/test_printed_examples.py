"""The examples that the rulebook prints, replayed; those of the golden rule are in test_autodoc_tops."""

import pytest

from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import DONATHAN, NORMAL, RAT, SOLDIER
from ashfall.hardcity.ground.moves import ATTACK, DEPLOY, MOVE_MUTANT, STAND
from tests.hardcity import lair as zero
from tests.hardcity.lair import deploy, gates, goals, lair


@pytest.mark.clause("HC-8.7")
def test_example_moves_and_attacks_in_any_order() -> None:
    """One mutant attacks, another one comes and attacks as well: the two basic actions are mixed freely."""
    stage = lair().officer(DONATHAN, "D4")
    (first,), (second,) = stage.mutants("D4"), stage.mutants("D6")
    zero.let_act(stage, moves=1, attacks=2).do(ATTACK, first, stage.space("D4"))
    stage.do(MOVE_MUTANT, second, stage.space("D4")).do(ATTACK, second, stage.space("D4"))
    assert stage.person(DONATHAN, rows.HEALTH) == 4
    assert [fields[0] for fields in stage.events(trace.ATTACKED)] == [first, second]


@pytest.mark.clause("HC-8.8", "HC-14.0.2")
def test_example_four_deployed_a_rat_a_soldier_and_two_normal_ones() -> None:
    stage = zero.let_act(lair(3), deploys=4)
    for kind, label in ((RAT, "H1"), (SOLDIER, "H10"), (NORMAL, "A5"), (NORMAL, "A6")):
        assert label in gates(stage, kind)
        deploy(stage, label, kind)
    came = [int(stage.rules.kind_of[fields[0]]) for fields in stage.events(trace.DEPLOYED)]
    assert came == [RAT, SOLDIER, NORMAL, NORMAL]
    assert not stage.offers(DEPLOY)


@pytest.mark.clause("HC-8.9", "HC-8.10")
def test_example_of_three_moves_one_is_a_move_and_two_stand_up() -> None:
    stage = lair()
    (walker,), lying = stage.mutants("D6"), stage.mutants("F6", 2, lying=True)
    zero.let_act(stage, moves=3, attacks=1).do(STAND, lying[0]).do(STAND, lying[1])
    assert not goals(stage, lying[0])  # the risen ones do not move in this turn
    assert not goals(stage, lying[1])
    stage.do(MOVE_MUTANT, walker, stage.space("D4"))
    assert (stage.where(walker), stage.lies(lying[0]), stage.lies(lying[1])) == ("D4", False, False)
    assert not stage.offers(MOVE_MUTANT)
