"""Questions about lines of Hard City, which nobody keeps, also from people who mean no good."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx
import msgspec
import pytest

from ashfall.hardcity import Match, parse_record
from ashfall.hardcity.ground.rows import HAND
from ashfall.server.hardcity.line_shapes import LineSight
from ashfall.server.hardcity.lines import lines_of
from ashfall.server.hardcity.sight import audience_of, view_of
from ashfall.server.messages import Idea
from tests.hardcity.piles import pile
from tests.server.hardcity.games import Step, game
from tests.server.playing import Json, Person
from tests.server.running import RunningServer

ENDPOINTS = ("sight", "ask", "best")
STEPS = 40


@cache
def steps() -> list[Step]:
    """The beginning of a game against Doctor Zero."""
    return [step for step, _ in zip(game(0), range(STEPS), strict=False)]


@cache
def record() -> str:
    """The same as a file."""
    match = Match.from_record(steps()[0].match.record(), upto=STEPS)
    return match.record().to_json()


def ask(server: RunningServer, what: str, body: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/hardcity/analysis/{what}", json=body, timeout=60)


def answer(server: RunningServer, to: str, kind: Any, **body: Any) -> Any:
    response = ask(server, to, body)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=kind)


def upto_turn(who: str) -> int:
    """A step after which it is somebody's turn."""
    match = Match.from_record(parse_record(record()), upto=0)
    for number, text in enumerate(parse_record(record()).moves):
        if match.decision is not None and match.decision.kind == who:
            return number
        match.push(text)
    raise AssertionError(f"there is no {who} in this game")


@pytest.mark.parametrize("upto", [0, 7, STEPS])
def test_a_step_is_seen_as_by_whoever_must_choose(server: RunningServer, upto: int) -> None:
    match = Match.from_record(parse_record(record()), upto=upto)
    seen: LineSight = answer(server, "sight", LineSight, record=record(), upto=upto)
    view = match.view(int(match.state.chooser))
    assert msgspec.to_builtins(seen.sight.now) == msgspec.to_builtins(view.now())
    assert seen.sight.legal == [move.text for move in match.legal]
    assert parse_record(seen.record).moves == [move.text for move in match.moves]
    assert (seen.title, seen.seat, seen.lines) == (None, None, [])
    assert seen.parts == ["officers", "officers", "zero"]
    assert seen.sides == [0, 0, 1]


def test_a_move_is_tried_and_told(server: RunningServer) -> None:
    match = Match.from_record(parse_record(record()), upto=STEPS)
    move = match.legal[0]
    before = int(match.state.chooser)
    seen: LineSight = answer(server, "sight", LineSight, record=record(), moves=[move.text])
    events = match.push(move)
    view = view_of(match, audience_of(match, (int(match.state.chooser),)))
    assert msgspec.to_builtins(seen.lines) == msgspec.to_builtins(lines_of(view.told(events)))
    assert seen.seat == before
    assert seen.title is not None
    again = answer(server, "sight", LineSight, record=seen.record)
    assert again.sight.now == seen.sight.now


def test_luck_decides_the_dice_and_nothing_that_is_seen(server: RunningServer) -> None:
    upto = upto_turn("zero_turn")
    match = Match.from_record(parse_record(record()), upto=upto)
    hand = sorted(pile(match.state, HAND))
    plain = answer(server, "sight", LineSight, record=record(), upto=upto)
    states = set()
    for luck in (1, 1, 2):
        seen = answer(server, "sight", LineSight, record=record(), upto=upto, luck=luck)
        assert seen.sight.now == plain.sight.now
        assert seen.sight.legal == plain.sight.legal
        other = Match.from_record(parse_record(seen.record))
        assert sorted(pile(other.state, HAND)) == hand
        states.add(other.key())
    assert len(states | {match.key()}) == 3


def test_what_is_asked_at_a_table_is_answered(server: RunningServer) -> None:
    upto = upto_turn("officer_turn")
    match = Match.from_record(parse_record(record()), upto=upto)
    view = match.view(int(match.state.chooser))
    for what, about in (
        ("city", {}),
        ("ways", {}),
        ("actions", {}),
        ("odds", {"moves": [view.legal[0].text]}),
    ):
        found = answer(server, "ask", Json, record=record(), upto=upto, what=what, about=about)
        assert found["is"] == what
    preview = answer(server, "ask", Json, record=record(), upto=upto, what="preview", move=view.legal[0].text)
    assert preview["preview"] == msgspec.json.decode(msgspec.json.encode(view.preview(view.legal[0].text)))


@pytest.mark.parametrize("who", ["officer_turn", "zero_turn"])
def test_a_bot_tells_ideas_with_values_and_reasons_for_both_sides(server: RunningServer, who: str) -> None:
    upto = upto_turn(who)
    legal = {move.text for move in Match.from_record(parse_record(record()), upto=upto).legal}
    ideas = answer(server, "best", list[Idea], record=record(), upto=upto, seconds=5, level="star")
    assert len(ideas) == 3
    assert {idea.move for idea in ideas} <= legal
    assert len({idea.value for idea in ideas}) > 1
    assert any(idea.reasons for idea in ideas)


def test_a_finished_game_has_no_ideas(server: RunningServer) -> None:
    match = next(step.match for step in game(5, 4000) if step.match.over)
    seen = answer(server, "sight", LineSight, record=match.record().to_json(), luck=3)
    assert seen.sight.outcome is not None
    assert seen.sight.legal == []
    refused = ask(server, "best", {"record": match.record().to_json()})
    assert (refused.status_code, refused.json()["code"]) == (409, "over")


@pytest.mark.parametrize("what", ENDPOINTS)
@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({}, "record"),
        ({"record": ""}, "record"),
        ({"record": "[]"}, "record"),
        ({"record": '{"game": "neuroshima"}'}, "record"),
        (
            {"record": '{"game": "hardcity", "version": 1, "options": {"episode": 99}, "moves": []}'},
            "episode",
        ),
        (
            {"record": '{"game": "hardcity", "version": 1, "options": {}, "start": "AAAA", "moves": []}'},
            "start",
        ),
        ({"record": "RECORD", "moves": ["fly away"]}, "moves[0]"),
        ({"record": "RECORD", "moves": ["end"] * 1001}, "moves"),
        ({"record": "RECORD", "upto": -1}, "upto"),
        ({"record": "RECORD", "luck": -1}, "luck"),
        ({"record": "x" * 200_001}, "record"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_mistake_is_one_sentence_that_names_the_field(
    server: RunningServer, what: str, body: Json, named: str
) -> None:
    if body.get("record") == "RECORD":
        body = {**body, "record": record()}
    response = ask(server, what, {**body, "what": "city"} if what == "ask" else body)
    assert response.status_code in (400, 413, 422), response.text
    assert named in response.json()["reason"]
    assert "\n" not in response.json()["reason"]


def test_questions_and_levels_that_there_are_not(server: RunningServer) -> None:
    asked = ask(server, "ask", {"record": record(), "what": "hand"})
    assert (asked.status_code, "expected one of city" in asked.json()["reason"]) == (400, True)
    asked = ask(server, "best", {"record": record(), "level": "warlord"})
    assert (asked.status_code, "level" in asked.json()["reason"]) == (400, True)


def test_nobody_gets_the_record_of_a_game_that_goes_on(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    match = ada.create({"who": "me"}, {"who": "local"}, game="hardcity", mode="versus")["id"]
    for path in ("record", "replay"):
        assert ada.call("GET", f"/api/matches/{match}/{path}").json()["code"] == "not_over"
