"""What is told of a game of Hard City: nothing that an audience must not know, and what counts as seen."""

import msgspec
import pytest

from ashfall.hardcity import IllegalMove
from ashfall.hardcity.events import cards, map, people
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.state import State
from ashfall.server.hardcity.lines import lines_of, reveals
from ashfall.server.hardcity.sight import OFFICERS, sight_of
from ashfall.table.contract import Event
from tests.hardcity.piles import pile
from tests.server.hardcity.games import TABLES, game, resumed, with_another_hand

VERSUS = [number for number, table in enumerate(TABLES) if table[1] == "versus"]
HIDDEN = (
    rows.CHAOS_PILE,
    rows.HAND,
    rows.EVENTS,
    rows.POLICE,
    rows.CIVIL,
    rows.TAKES,
    *range(rows.ABILITIES, rows.ABILITIES + rows.OFFICERS),
)


def hidden(state: State) -> list[object]:
    """Everything that nobody, or only one side, can know: cards and the dice to come."""
    return [*(int(state.get(rows.SEED + i)) for i in range(4)), *(pile(state, number) for number in HIDDEN)]


@pytest.mark.parametrize("number", [*VERSUS, *(number + len(TABLES) for number in VERSUS)])
def test_lines_do_not_tell_what_doctor_zero_holds(number: int) -> None:
    """Whatever he holds, the officers are told and shown the same, move after move, as far as both can go."""
    compared, twin = 0, None
    for turn, step in enumerate(game(number, 250)):
        is_officers = step.before.chooser != step.before.rules.zero  # the moves of the other are his cards
        if is_officers and (twin is None or turn % 12 == 0):
            twin = resumed(with_another_hand(step.before, turn))
        if twin is None:
            continue
        try:
            events = twin.push(step.move.text)
        except IllegalMove:
            twin = None  # a card that he does not hold there
            continue
        assert msgspec.json.encode(lines_of(events)) == msgspec.json.encode(lines_of(step.events))
        seen = [msgspec.json.encode(sight_of(match, OFFICERS)) for match in (twin, step.match)]
        if any(isinstance(event, cards.ChaosReshuffled) for event in events):
            twin = None  # the new pile has another order, and another hand is left out of it
            continue
        assert seen[0] == seen[1]
        compared += 1
    assert compared > 60


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_moves_that_reveal_nothing_leave_everything_hidden(number: int) -> None:
    quiet = telling = 0
    for step in game(number):
        decision = step.match.decision
        if reveals(step.events):
            telling += 1
        else:
            assert hidden(step.match.state) == hidden(step.before)
            assert decision is None or decision.kind != "level_up"
            quiet += 1
    assert quiet > telling / 4 > 0


KILLS: list[tuple[list[Event], bool]] = [
    ([map.MutantKilled(mutant="mutant3", space="A1"), people.Extermination(marker=1)], False),
    ([map.MutantKilled(mutant="mutant3", space="A1"), people.Extermination(marker=0)], True),
    ([map.MutantKilled(mutant="kafar", space="A1"), people.Extermination(marker=9)], False),
    ([map.MutantKilled(mutant="kafar", space="A1"), people.Extermination(marker=1)], True),
]


@pytest.mark.parametrize(("events", "shown"), KILLS)
def test_a_level_shows_abilities(events: list[Event], shown: bool) -> None:
    assert reveals(events) == shown


def test_sentences_come_with_their_events() -> None:
    told = [line for step in game(0, 300) for line in lines_of(step.events)]
    assert {"type": "round_started", "number": 1} in [line.event for line in told]
    assert any(line.phrase is None for line in told)
    phrases = [line.phrase for line in told if line.phrase is not None]
    assert all(phrase.id.startswith(("hc-event-", "hc-many-")) for phrase in phrases)  # one for many alike
