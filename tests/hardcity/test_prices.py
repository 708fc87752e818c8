"""What moves cost: as the rules take it, in every position."""

import pytest

from ashfall.hardcity import IllegalMove
from ashfall.hardcity.ground import cards, moves, rows
from ashfall.hardcity.ground.moves import move
from ashfall.hardcity.ground.rows import ACTIVE, AP
from ashfall.hardcity.preview.prices import price_of
from ashfall.table.random import Stream
from tests.hardcity.doctor import OTHERS, coop, draw
from tests.hardcity.plays import TABLES, choose, new_match
from tests.hardcity.stage import Stage

DONATHAN, JENNY, MIRANDA, _ = range(4)


def price(stage: Stage, verb: int, *fields: int) -> int:
    assert stage.can(verb, *fields)
    return price_of(stage.state, move(verb, *fields))


@pytest.mark.clause("HC-5.1", "HC-5.6", "HC-5.9", "HC-5.12")
def test_actions_cost_what_the_rules_say() -> None:
    stage = Stage(mode="coop").officer(DONATHAN, "D5", ap=3).gear(DONATHAN, cards.DONUTS)
    target = stage.mutants("F6")[0]
    stage.turn_of(DONATHAN, spent=2)
    space = stage.space("F6")
    assert price(stage, moves.QUICK_SHOT, space) == stage.rules.quick_shot_ap == 1
    assert price(stage, moves.AIMED_SHOT, space, target) == stage.rules.aimed_shot_ap == 2
    assert price(stage, moves.USE, cards.DONUTS) == stage.rules.use_ap == 1  # what it gives back is no price
    assert price(stage, moves.END_TURN) == 0
    first, second = stage.space("D6"), stage.space("D7")
    assert price(stage, moves.STEP, first) == stage.rules.move_ap == 1
    stage.do(moves.STEP, first)
    assert price(stage, moves.STEP, second) == 0  # the same move goes on


@pytest.mark.clause("HC-17.2.3")
def test_crack_shot_makes_the_first_aimed_shot_cheaper() -> None:
    stage = Stage(mode="coop").officer(MIRANDA, "D5", ap=4)
    near, far = stage.mutants("F6")[0], stage.mutants("H2")[0]
    stage.turn_of(MIRANDA)
    assert price(stage, moves.AIMED_SHOT, stage.space("F6"), near) == 1
    stage.do(moves.AIMED_SHOT, stage.space("F6"), near)
    assert price(stage, moves.AIMED_SHOT, stage.space("H2"), far) == 2


@pytest.mark.clause("HC-5.17")
def test_skulls_cost_one_each() -> None:
    stage = Stage(mode="coop").officer(JENNY, "D5", ap=4)
    stage.mutants("F6", 3)
    stage.faces(cards.SKULL, cards.SKULL).turn_of(JENNY).do(moves.QUICK_SHOT, stage.space("F6"))
    assert [price(stage, moves.PAY_SKULLS, n) for n in range(3)] == [0, 1, 2]


@pytest.mark.clause("HC-17.7.11")
def test_what_autodoc_takes_away_is_no_price() -> None:
    stage = draw(coop(), cards.STOLEN_DONUT)
    assert [price(stage, moves.GIVE_TO, who) for who in OTHERS] == [0, 0, 0]


@pytest.mark.clause("HC-9.7")
def test_what_kafar_does_costs_his_points() -> None:
    stage = Stage()
    stage.mutants("D5", kind=cards.BIG_ONE)
    stage.officer(DONATHAN, "D5").hand(cards.BITE).turn_of_zero()
    assert price(stage, moves.KAFAR_ACTS) == 0
    assert price(stage, moves.BASICS, cards.BITE, 0) == 0
    stage.do(moves.KAFAR_ACTS)
    assert price(stage, moves.ATTACK, rows.KAFAR, stage.space("D5")) == 1
    assert price(stage, moves.PASS) == 0


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_nobody_pays_more_than_there_is_and_nothing_is_changed(table: int) -> None:
    match, stream = new_match(table), Stream(table)
    for turn in range(90):
        if match.over:
            break
        s, before = match.state, match.key()
        if turn % 3 == 0:
            who = int(s.get(ACTIVE))
            prices = [match.price(each) for each in match.legal]
            most = max(int(s.person(each, AP)) for each in range(rows.OFFICERS))
            assert all(0 <= each <= max(most, int(s.get(rows.KAFAR_AP))) for each in prices)
            if match.decision is not None and match.decision.kind == "officer_turn":
                assert max(prices) <= s.person(who, AP)
        assert match.key() == before
        match.push(choose(s, stream))


def test_a_move_that_is_not_legal_has_no_price() -> None:
    with pytest.raises(IllegalMove):
        new_match(0).view(0).price("end")
