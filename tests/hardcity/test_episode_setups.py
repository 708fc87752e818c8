"""What lies on the map when an episode begins, up to the first round (HC-3.1.10, HC-14)."""

import pytest

from ashfall.hardcity.course.deal import deal
from ashfall.hardcity.figures.mutants import kill_mutant
from ashfall.hardcity.game import go_on, push
from ashfall.hardcity.ground import cards, rows
from ashfall.hardcity.ground.moves import KEEP_CARD, PARK, ROLL, move, verb_of
from ashfall.hardcity.ground.rules import Rules
from ashfall.hardcity.ground.setup import COOP, VERSUS, Wishes, make_rules, officers_of
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import EVENT_STEP
from ashfall.table.random import Stream
from tests.hardcity.stage import CONTENT, Stage


def begin(episode: int, mode: str = VERSUS, *, wins: int = 0, ally: bool = False) -> State:
    """A match that is set up and waits for the first choice."""
    wishes = Wishes(episode=episode, mode=mode, players=2 if mode == VERSUS else 1, wins=wins)
    officers = list(officers_of(CONTENT, wishes))
    state = deal(make_rules(CONTENT, wishes, 1), Stream(5), officers, [0] * len(officers), ally)
    go_on(state)
    return state


def loads(state: State, numbers: range) -> list[int]:
    return [int(state.load(number)) for number in numbers]


def spaces(rules: Rules, *labels: str) -> list[int]:
    return [rules.board.labels.index(label) for label in labels]


@pytest.mark.clause("HC-14.1.1", "HC-3.1.10")
def test_the_streets() -> None:
    state = begin(1)
    helicopter = int(state.get(rows.HELICOPTER))
    assert (state.rules.board.labels[helicopter], state.get(rows.LADDER_DOWN)) == ("E4", 1)
    assert [m for m in range(rows.MUTANTS) if state.mutant(m) >= 0] == [0]
    assert state.mutant(0) == helicopter
    assert loads(state, range(rows.BARRELS, rows.LOADS)) == spaces(state.rules, "C5", "G4", "B8", "F8")
    assert {verb_of(int(code)) for code in state.legal} == {PARK}  # the opening is next


@pytest.mark.clause("HC-14.2.1", "HC-3.1.10")
def test_the_convoy() -> None:
    state = begin(2)
    on_truck = rows.INSIDE - int(state.rules.truck)
    assert loads(state, range(rows.BARRELS, rows.LOADS)) == [on_truck] * 4
    assert {verb_of(int(code)) for code in state.legal} == {PARK}


@pytest.mark.clause("HC-14.1.1", "HC-17.9.1")
def test_the_police_car_may_run_over_the_first_mutant() -> None:
    state = begin(1)
    push(state, move(PARK, *spaces(state.rules, "E1", "E2")))
    assert move(ROLL, 2, 0) not in list(state.legal)  # not on the space of the helicopter
    push(state, move(ROLL, 4, 0))
    assert (state.mutant(0), state.get(rows.KILLS)) == (-1, 1)


@pytest.mark.clause("HC-14.0.1", "HC-3.1.10", "HC-R2")
@pytest.mark.parametrize("mode", [VERSUS, COOP])
@pytest.mark.parametrize("episode", [1, 2, 3, 4, 5])
def test_every_opening_leads_to_the_first_round(episode: int, mode: str) -> None:
    state = begin(episode, mode, wins=episode - 1, ally=True)
    while state.get(rows.TURN_OF) == rows.SETTING_UP:
        assert len(state.legal) > 1
        push(state, int(state.legal[len(state.legal) // 2]))
    assert state.get(rows.ROUND) == 1
    places = [int(state.person(who, rows.PLACE)) for who in range(rows.PEOPLE)]
    assert min(places) >= 0
    assert places[rows.FANG] in places[: rows.FANG]
    assert [state.person(who, rows.AP) for who in range(rows.OFFICERS)] == [5] * 4


@pytest.mark.clause("HC-14.5.11", "HC-12.5")
def test_kills_give_no_points_where_the_machine_is_all_that_counts() -> None:
    stage = Stage(5)
    stage.state.put(rows.KILLS, 9)
    kill_mutant(stage.state, stage.mutants("D5")[0], True)
    stage.go()
    assert (stage.get(rows.KILLS), stage.get(rows.ORDER)) == (0, 0)
    assert stage.offers(KEEP_CARD)  # every officer gains an ability all the same


@pytest.mark.clause("HC-2.5")
def test_looking_at_a_question_twice_draws_no_second_card() -> None:
    stage = Stage(1).pile(rows.EVENTS, [3, 0])
    stage.state.put(rows.CAR_AT, stage.space("C2"))
    stage.plan(EVENT_STEP, cards.EVENT_CIVILIANS)
    before = list(stage.state.legal)
    stage.go()
    assert list(stage.state.legal) == before
    assert stage.state.pile_size(rows.EVENTS) == 1
