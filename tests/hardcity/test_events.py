"""Events: one for every number of the trace, named by keys, and nothing hidden in them."""

import ast
from pathlib import Path

import msgspec
import pytest

from ashfall.hardcity import Match
from ashfall.hardcity.events.cards import ChaosDrawn, ChaosPlayed
from ashfall.hardcity.events.map import CarPlaced, HelicopterMoved, LidTurned, LoadMoved, MutantMoved
from ashfall.hardcity.events.people import GameOver, HarmSpared, OfficerHurt, Rolled, Scored, TurnStarted
from ashfall.hardcity.events.reading import FORMS, read_events
from ashfall.hardcity.ground import trace
from ashfall.hardcity.ground.rows import INSIDE, OPEN_LID
from ashfall.hardcity.ground.trace import Trace
from ashfall.table.contract import Event
from ashfall.table.random import Stream
from tests.hardcity.plays import TABLES, choose, new_match

SOURCE = (Path(__file__).parents[2] / "src/ashfall/hardcity/ground/trace.py").read_text(encoding="utf-8")
NO_EVENT = ("WORDS", "PACKED", "MOST_PACKED")
RULES = {mode: Match(3, 1, mode=mode).state.rules for mode in ("versus", "coop")}


def numbers_of_events() -> set[int]:
    """The constants of trace.py but the causes."""
    found = [node for node in ast.parse(SOURCE).body if isinstance(node, ast.AnnAssign)]
    named = {ast.unparse(node.target): node.value for node in found}
    skipped = {name for name in named if name.startswith("BY_")} | {*NO_EVENT}
    return {ast.literal_eval(value) for name, value in named.items() if value and name not in skipped}


def test_every_number_has_its_event() -> None:
    assert {*FORMS, trace.ROLLED} == numbers_of_events()
    forms = [form for form, _ in FORMS.values()]
    assert len(set(forms)) == len(forms)


def test_facts_and_fields_agree() -> None:
    for form, readers in FORMS.values():
        fields = [field for field in form.__struct_fields__ if (form, field) != (ChaosDrawn, "cards")]
        assert list(readers) == fields, form  # own cards are added for their owner alone


def told(*words: int, mode: str = "versus") -> Event:
    """The event of one row of the trace."""
    noted = Trace()
    noted.add(words[0], *[*words[1:], -1, -1, -1, -1][:4])
    (event,) = read_events(RULES[mode], noted)
    return event


SPACE = RULES["versus"].board.labels.index


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (told(trace.TURN_STARTED, 1), TurnStarted(who="jenny")),
        (told(trace.TURN_STARTED, -1), TurnStarted(who="zero")),
        (told(trace.TURN_STARTED, -1, mode="coop"), TurnStarted(who="autodoc")),
        (told(trace.SCORED, 1, 1, 5, 3), Scored(side="chaos", points=1, what="civilian_killed", total=3)),
        (told(trace.SCORED, 1, 1, -1, 4), Scored(side="chaos", points=1, what=None, total=4)),
        (told(trace.GAME_OVER, 2, 0), GameOver(winner="zero", reason="points")),
        (told(trace.GAME_OVER, 2, 0, mode="coop"), GameOver(winner="autodoc", reason="points")),
        (told(trace.GAME_OVER, 3, 2), GameOver(winner="nobody", reason="round_limit")),
        (told(trace.OFFICER_HURT, 4, 1, trace.BY_CLOUD), OfficerHurt(officer="fang", hp=1, cause="cloud")),
        (told(trace.SPARED_HARM, 3, 1, 21), HarmSpared(officer="marcellus", hp=1, ability="iron_neck")),
        (told(trace.SPARED_HARM, 3, 1), HarmSpared(officer="marcellus", hp=1, ability=None)),
        (told(trace.ROLLED, 3, 0, 2), Rolled(faces=("skull", "blank", "double_hit"))),
        (
            told(trace.MUTANT_MOVED, 31, SPACE("C4"), SPACE("car")),
            MutantMoved(mutant="rat2", start="C4", end="car"),
        ),
        (
            told(trace.MUTANT_MOVED, 0, SPACE("A1"), SPACE("C3"), SPACE("B2") + 1),
            MutantMoved(mutant="mutant1", start="A1", end="C3", path=("B2",)),
        ),
        (
            told(trace.CAR_PLACED, SPACE("A3"), SPACE("A4"), SPACE("A3") + 1 | SPACE("A4") + 1 << 8),
            CarPlaced(tail="A3", nose="A4", path=("A3", "A4")),
        ),
        (
            told(trace.CHAOS_PLAYED, 0, 1, 1),
            ChaosPlayed(card="city_is_ours", how="basics", basics=("deploy", "attack")),
        ),
        (told(trace.CHAOS_PLAYED, 0, 2), ChaosPlayed(card="city_is_ours", how="instant")),
        (told(trace.LOAD_MOVED, 8, INSIDE, SPACE("A1")), LoadMoved(load="mayor", start=None, end="A1")),
        (told(trace.LID_TURNED, 0, OPEN_LID), LidTurned(manhole=1, open=True)),
        (told(trace.HELICOPTER_MOVED, SPACE("B2"), 0), HelicopterMoved(space="B2", ladder=False)),
    ],
)
def test_events_name_things(event: Event, expected: Event) -> None:
    assert event == expected


@pytest.mark.clause("HC-15.9")
def test_draws_of_doctor_zero_tell_only_how_many() -> None:
    match, stream = new_match(0), Stream(0)
    draws = [
        event
        for _ in range(80)
        for event in match.push(choose(match.state, stream))
        if isinstance(event, ChaosDrawn)
    ]
    assert draws
    assert {tuple(event.to_dict()) for event in draws} == {("type", "count")}


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_events_of_games_are_plain_data(table: int) -> None:
    match, stream = new_match(table), Stream(table)
    while not match.over and len(match.moves) < 120:
        for event in match.push(choose(match.state, stream)):
            data = event.to_dict()
            assert data["type"] == event.__struct_config__.tag
            assert msgspec.convert(data, type(event)) == event
    if match.over:
        assert match.outcome is not None
