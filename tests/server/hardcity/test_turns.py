"""Whose turn it is, and which one, as clocks and offers count them."""

import pytest

from ashfall.hardcity.events import people
from ashfall.hardcity.ground import rows
from ashfall.server.hardcity.table import TABLE
from tests.server.hardcity.games import TABLES, begun, game, resumed


@pytest.mark.parametrize("number", [0, 1, 7, 11])
def test_a_turn_is_counted_when_it_starts(number: int) -> None:
    assert bool(TABLE.turn(begun(number))) == bool(begun(number).round)  # none in the set-up
    for step in game(number):
        started = [
            event for event in step.events if isinstance(event, people.TurnStarted | people.RoundStarted)
        ]
        if not step.match.over:
            more = TABLE.turn(step.match) - TABLE.turn(resumed(step.before))
            assert more >= len(started) if started else more == 0


@pytest.mark.parametrize("number", range(0, len(TABLES), 4))
def test_a_turn_is_that_of_whoever_acts(number: int) -> None:
    for step in game(number):
        match, state = step.match, step.match.state
        if match.over:
            break
        phase, active = state.get(rows.TURN_OF), int(state.get(rows.ACTIVE))
        if phase == rows.OFFICERS_TURN and active >= 0:
            assert TABLE.turn_seat(match) == state.person(active, rows.LEADER)
        elif phase == rows.ZEROS_TURN and match.mode == "versus":
            assert TABLE.turn_seat(match) == state.rules.zero
