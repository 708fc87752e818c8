"""Rules that meet: two levels at once, points of both sides at once, AP lost and AP spent, cards in use."""

from __future__ import annotations

import pytest

from ashfall.hardcity.course.deal import deal
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import (
    DONATHAN,
    DONUTS,
    JENNY,
    MARCELLUS,
    MIRANDA,
    RIOT_SHIELD,
    ROAR,
    SLOW_MOTION,
)
from ashfall.hardcity.ground.moves import KEEP_CARD, RELOAD, SHOOT_BARREL, TAKE, USE
from ashfall.hardcity.ground.setup import COOP, VERSUS, Wishes, make_rules, officers_of
from ashfall.hardcity.ground.tasks import ASSIGN_ATTACK, ROUND_TASK
from ashfall.hardcity.ground.trace import ABILITY_GAINED, GAME_OVER, MUTANT_KILLED, WORDS
from ashfall.table.random import Stream
from tests.hardcity.film import film, takes
from tests.hardcity.piles import pile
from tests.hardcity.scenes import alone
from tests.hardcity.stage import CONTENT, Stage

BARREL = rows.BARRELS


def _last_event(stage: Stage) -> int:
    assert stage.state.trace is not None
    return int(stage.state.trace.words[-WORDS])


@pytest.mark.clause("HC-R23")
def test_two_levels_at_once_are_gained_one_after_the_other() -> None:
    stage = Stage()
    stage.state.put(rows.FREE_LEVEL, 2)
    stage.go()
    while stage.offers(KEEP_CARD):
        stage.do(KEEP_CARD, stage.offers(KEEP_CARD)[0][0])
    gained = [who for who, *_ in stage.events(ABILITY_GAINED)]
    assert gained == [DONATHAN, JENNY, MIRANDA, MARCELLUS] * 2


@pytest.mark.clause("HC-11.2", "HC-14.1.5", "HC-R54")
def test_an_explosion_that_brings_both_sides_to_seven_is_won_by_the_officers_whose_turn_it_is() -> None:
    stage = alone(MIRANDA, "A1").load(BARREL, "D5").officer(DONATHAN, "D5", hp=1)
    stage.mutants("D6", lying=True)
    stage.state.put(rows.KILLS, 9)
    stage.state.put(rows.ORDER, 6)
    stage.state.put(rows.CHAOS, 6)
    stage.faces(1, 1).turn_of(MIRANDA).do(SHOOT_BARREL, BARREL)
    assert stage.get(rows.WINNER) == rows.OFFICERS_WON


@pytest.mark.clause("HC-17.10.9", "HC-R53")
def test_donuts_bring_back_only_ap_that_were_spent_in_this_turn() -> None:
    stage = alone(DONATHAN, ap=3, empty=1).gear(DONATHAN, DONUTS).turn_of(DONATHAN)
    assert not stage.can(USE, DONUTS), "two AP were lost before the turn, none was spent in it"
    stage.do(RELOAD).do(USE, DONUTS)
    assert stage.person(DONATHAN, rows.AP) == 3, "the reload and the use of the card"


@pytest.mark.clause("HC-17.9.5")
def test_slow_motion_brings_back_only_ap_that_were_spent_in_this_turn() -> None:
    stage = film(1, "A1", SLOW_MOTION).officer(DONATHAN, "A1", hp=1, ap=3, empty=1).turn_of(DONATHAN)
    assert takes(stage) == []
    stage.do(RELOAD)
    assert takes(stage) == [SLOW_MOTION]
    stage.do(TAKE, SLOW_MOTION)
    assert stage.person(DONATHAN, rows.AP) == 3
    assert takes(stage) == []


@pytest.mark.clause("HC-17.10.5")
def test_the_riot_shield_is_discarded_in_the_event_phase() -> None:
    stage = alone(DONATHAN).gear(DONATHAN, RIOT_SHIELD).turn_of(DONATHAN)
    held = pile(stage.state, rows.POLICE_DISCARDS)
    stage.do(USE, RIOT_SHIELD)
    assert stage.person(DONATHAN, rows.GEAR + RIOT_SHIELD) == 0
    assert pile(stage.state, rows.POLICE_DISCARDS) == held, "it is still in use"
    stage.state.row[rows.AGENDA_AT] = 0
    stage.plan(ROUND_TASK)
    assert pile(stage.state, rows.POLICE_DISCARDS) == [*held, RIOT_SHIELD]
    assert stage.person(DONATHAN, rows.SHIELD) == 0


@pytest.mark.clause("HC-R49")
@pytest.mark.parametrize(("mode", "players"), [(VERSUS, 2), (COOP, 3)])
def test_the_first_two_officers_begin_on_s(mode: str, players: int) -> None:
    wishes = Wishes(episode=4, mode=mode, players=players)
    officers = list(officers_of(CONTENT, wishes))
    rules = make_rules(CONTENT, wishes, 1)
    state = deal(rules, Stream(1), officers, [0] * len(officers), False)
    places = [state.person(who, rows.PLACE) for who in officers]
    assert places == [rules.start] * 2 + [rules.pier] * (len(officers) - 2)


@pytest.mark.clause("HC-R44")
def test_nothing_is_resolved_after_the_point_that_wins() -> None:
    stage = alone(MIRANDA, "A1").load(BARREL, "D5").officer(DONATHAN, "D5", hp=1)
    stage.mutants("D6", 3, lying=True)
    stage.state.put(rows.KILLS, 9)
    stage.state.put(rows.ORDER, 6)
    stage.faces(1, 1).turn_of(MIRANDA).do(SHOOT_BARREL, BARREL)
    assert _last_event(stage) == GAME_OVER
    assert len(stage.events(MUTANT_KILLED)) == 1
    assert stage.person(DONATHAN, rows.STUNNED) == 0


@pytest.mark.clause("HC-R44", "HC-10.4")
def test_no_card_is_drawn_for_the_stun_that_wins() -> None:
    stage = alone(DONATHAN, "A1", hp=1).hand()
    mutant = stage.mutants("A1")[0]
    stage.state.put(rows.CHAOS, 6)
    stage.plan(ASSIGN_ATTACK, stage.space("A1"), 1, mutant)
    assert _last_event(stage) == GAME_OVER
    assert pile(stage.state, rows.HAND) == []


@pytest.mark.clause("HC-R44", "HC-13.12")
def test_the_card_after_the_exhausted_deck_is_not_told_when_its_point_wins() -> None:
    stage = Stage(1, COOP).pile(rows.CHAOS_PILE, [ROAR]).pile(rows.CHAOS_DISCARDS, [ROAR])
    stage.state.put(rows.ACTIVE, DONATHAN)
    stage.state.put(rows.CHAOS, 6)
    stage.officer(DONATHAN, "D5").turn_of_zero()
    assert stage.get(rows.WINNER) == rows.ZERO_WON
    assert _last_event(stage) == GAME_OVER
