"""Questions about tables that nobody keeps, also from people who mean no good."""

from typing import Any

import httpx
import msgspec
import pytest

from ashfall.neuroshima import RULES_VERSION, Match
from ashfall.server.messages import Idea, WhyNot
from ashfall.server.neuroshima.analysis_shapes import BattleResult, TableSight
from ashfall.server.neuroshima.forecast import forecast_of
from ashfall.server.neuroshima.links import links_overlay
from ashfall.server.neuroshima.shapes import Card, Forecast, Overlay
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.random import Stream
from tests.neuroshima.plays import pick, played
from tests.neuroshima.test_status import table
from tests.rules.test_points import MIRRORED
from tests.rules.vectors import board as board_at
from tests.server.playing import wished
from tests.server.running import RunningServer

ENDPOINTS = ("sight", "forecast", "why", "card", "links", "battle", "best")
MATCH = played(8, 45)
POSITION: dict[str, Any] = MATCH.position()


def ask(server: RunningServer, what: str, body: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/neuroshima/analysis/{what}", json=body, timeout=60)


def answer(server: RunningServer, what: str, kind: Any, **body: Any) -> Any:
    response = ask(server, what, body)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=kind)


def test_a_table_after_some_moves(server: RunningServer) -> None:
    record = MATCH.record()
    whole = answer(server, "sight", TableSight, record=record.to_json())
    assert whole.sight == sight_of(MATCH, (0, 1))
    assert whole.moves == record.moves
    assert whole.position == POSITION
    assert msgspec.json.decode(whole.record) == record.to_dict()
    cut = answer(server, "sight", TableSight, record=record.to_text(), upto=10, moves=record.moves[10:20])
    assert cut.moves == record.moves[:20]
    assert cut.title is not None
    assert cut.lines
    start = answer(server, "sight", TableSight, record=record.to_json(), upto=0)
    assert (start.moves, start.lines, start.title) == ([], [], None)


@pytest.mark.parametrize(
    ("mode", "seats", "board"),
    [("ffa", 6, 37), ("points", 3, 19), ("one_vs_two", 3, 19), ("teams", 4, 19), ("teams", 4, 37)],
)
def test_tables_of_every_mode(server: RunningServer, mode: str, seats: int, board: int) -> None:
    armies = ["moloch", "borgo", "outpost", "hegemony", "steel_police", "moloch"][:seats]
    match, stream = Match(armies, seed=seats, mode=mode, board=board), Stream(seats)
    while match.turn_number < 3 * seats:
        match.push(pick([int(code) for code in match.state.legal], stream))
    body = {"record": match.record().to_json()}
    assert answer(server, "sight", TableSight, **body).sight == sight_of(match, range(seats))
    assert answer(server, "forecast", Forecast, **body) == forecast_of(match.state)
    assert answer(server, "links", Overlay, **body).overlay == links_overlay(match.state)
    for unit in match.units():
        assert answer(server, "card", Card, **body, hex=unit.hex).owner == unit.owner
    assert len(answer(server, "best", list[Idea], **body, level="greedy")) >= 1
    fought = answer(server, "battle", BattleResult, position=match.position())
    assert len(fought.sight.players) == seats
    going_on = answer(server, "sight", TableSight, position=match.position())
    assert (going_on.sight.mode, going_on.sight.board) == (mode, board)


@pytest.mark.parametrize(("rules", "told"), [(RULES_VERSION, False), (RULES_VERSION + 1, True), (None, True)])
def test_a_move_that_is_no_longer_legal_tells_of_both_rules(
    server: RunningServer, rules: int | None, told: bool
) -> None:
    record = msgspec.structs.replace(MATCH.record(), moves=["fly"], rules=rules)
    response = ask(server, "sight", {"record": record.to_json()})
    assert response.status_code == 422
    assert response.json()["reason"].startswith('record.moves[0]: "fly": ')
    assert ("made with" in response.json()["reason"]) == told


def test_a_board_on_which_nothing_changes_is_answered(server: RunningServer) -> None:
    """Shots that are thrown back at their own HQ for ever (R-91): asked by people who mean no good."""
    position = board_at("outpost steel_police moloch", f"{MIRRORED}; 0.recon_center E1", mode="points")
    found = answer(server, "sight", TableSight, position=position)
    assert found.sight.outcome is not None
    assert found.sight.outcome.reason == "deadlock"
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200


def test_a_table_from_a_position(server: RunningServer) -> None:
    twin = Match.from_position(POSITION)
    move = twin.legal[-1].text
    found = answer(server, "sight", TableSight, position=POSITION, moves=[move], seats=[])
    twin.push(move)
    assert found.sight == sight_of(twin, ())
    assert found.moves == [move]


def test_a_table_in_the_middle_of_a_battle(server: RunningServer) -> None:
    match = table("moloch", "borgo", ("C3", 0, "clown", 0), ("A1", 0, "hybrid", 0), ("A3", 1, "hq", 0))
    found = answer(server, "sight", TableSight, position=match.position(), moves=["play battle"])
    assert found.position is None
    assert found.battle is not None
    assert not found.battle.is_whole
    again = answer(server, "sight", TableSight, record=found.record, moves=["explode C3"])
    assert again.battle is not None
    assert again.battle.is_whole


def test_forecasts_cards_links_and_reasons(server: RunningServer) -> None:
    match = Match.from_position(POSITION)
    move, unit = match.legal[0], match.units()[0]
    assert answer(server, "forecast", Forecast, position=POSITION) == forecast_of(match.state)
    tried = answer(server, "forecast", Forecast, position=POSITION, move=move.text)
    assert tried == forecast_of(match.state, move)
    assert answer(server, "links", Overlay, position=POSITION).overlay == links_overlay(match.state)
    one = answer(server, "links", Overlay, position=POSITION, hex=unit.hex.lower())
    assert one.overlay == links_overlay(match.state, unit.hex)
    card = answer(server, "card", Card, position=POSITION, hex=unit.hex)
    assert (card.tile, card.hex) == (unit.tile, unit.hex)
    assert answer(server, "card", Card, position=POSITION, tile="hq", seat=1).tile == "hq"
    assert answer(server, "why", WhyNot, position=POSITION, move=move.text) == WhyNot("", None)
    illegal = answer(server, "why", WhyNot, position=POSITION, move="place hq A1 0")
    assert illegal.reason is not None
    assert illegal.clause
    nonsense = answer(server, "why", WhyNot, position=POSITION, move="fly to the moon")
    assert nonsense.reason is not None
    assert nonsense.reason.id == "forecast-no-move"


def test_a_battle_of_its_own(server: RunningServer) -> None:
    mutants = [(hex, 1, "mutant", 0) for hex in ("C2", "D2", "D3")]
    position = table("moloch", "borgo", ("C3", 0, "clown", 0), *mutants).position()
    free = answer(server, "battle", BattleResult, position=position)
    assert free.answers == ["explode C3"]
    assert [phrase.id for phrase in free.assumed] == ["forecast-assumed"]
    told = answer(server, "battle", BattleResult, position={**position, "moves": ["attack C3"]})
    assert (told.answers, told.assumed) == (["attack C3"], [])
    assert told.battle is not None
    assert told.battle.phases[-1].units == told.sight.units
    assert (told.outcome, told.sight.outcome, told.sight.decision) == (None, None, None)
    lost = {**position, "players": [{"army": "moloch"}, {"army": "borgo", "hq": 1}]}
    lost["units"] = [{"hex": "C1", "owner": 1, "tile": "hq"}, {"hex": "C3", "owner": 0, "tile": "hybrid"}]
    over = answer(server, "battle", BattleResult, position=lost)
    assert over.outcome is not None
    assert over.outcome.winners == [0]


def test_a_bot_gives_advice(server: RunningServer) -> None:
    match = Match.from_position(POSITION)
    ideas = answer(server, "best", list[Idea], position=POSITION, level="greedy", seconds=0.2, ideas=3)
    assert 1 <= len(ideas) <= 3
    assert {idea.move for idea in ideas} <= {move.text for move in match.legal}
    assert all(0 <= idea.value <= 1 for idea in ideas)


def refused(response: httpx.Response) -> str:
    assert 400 <= response.status_code < 500, response.text
    body = response.json()
    assert {"code", "reason"} <= set(body) <= {"code", "reason", "phrase"}
    reason: str = body["reason"]
    assert 0 < len(reason) < 1200
    assert "\n" not in reason
    assert "Traceback" not in reason
    return reason


HOSTILE: list[tuple[dict[str, Any], str]] = [
    ({}, "position: expected either a position or a record"),
    ({"position": POSITION, "record": "{}"}, "position: expected either a position or a record"),
    ({"position": []}, "position: expected object or null, got array"),
    ({"position": 7}, "position: expected object or null, got int"),
    ({"position": {}}, "position: object missing required field `players`"),
    ({"position": {"players": []}}, "position.players: expected 2 in the mode duel"),
    ({"position": {"players": [{"army": "x" * 5000}] * 2}}, "position.players[0].army: unknown army"),
    ({"position": {"players": [{"army": "moloch"}] * 5000}}, "position.players: expected 2 in the mode duel"),
    ({"position": {**POSITION, "units": "all"}}, "position.units: expected `array`, got `str`"),
    ({"position": {**POSITION, "units": [{}] * 5000}}, "position.units[0]: object missing required field"),
    ({"position": {**POSITION, "decks": [["hybrid"] * 5000, []]}}, "position.decks[0]: expected at most"),
    ({"position": {**POSITION, "turn": 10**30}}, "position.turn"),
    ({"position": {**POSITION, "turn": -1}}, "position.turn: expected 0 to 1, got -1"),
    ({"position": {**POSITION, "surprise": 1}}, "unknown field `surprise`"),
    ({"position": {**POSITION, "options": {"a": [1]}}}, "position.options"),
    ({"record": 5}, "record: expected str, got int"),
    ({"record": "not a record"}, "record.line 1: expected a JSON object"),
    ({"record": "{"}, "record: expected JSON"),
    ({"record": "[" * 100_000}, "record.line 1: expected a JSON object"),
    ({"record": '{"options": {"armies": ["moloch", "borgo"]}, "start": "AAAA"}'}, "record.start"),
    (
        {"record": '{"options": {"armies": ["moloch"]}, "seed": 1}'},
        "record.options.armies: expected 2 in the mode duel",
    ),
    (
        {"record": '{"options": {"armies": ["moloch"], "mode": "ffa"}, "seed": 1}'},
        "record.options.armies: expected 3 to 6 in the mode ffa",
    ),
    ({"position": {"players": [{"army": "moloch"}] * 3, "mode": "fff"}}, "position.mode: unknown mode"),
    ({"position": {**POSITION, "variants": ["haste"]}}, "position.variants: unknown variant"),
    ({"record": '{"options": {"armies": ["moloch", "borgo"]}}'}, "record.seed: expected a seed"),
    ({"position": POSITION, "moves": "end"}, "moves: expected array, got str"),
    ({"position": POSITION, "moves": [1]}, "moves[0]: expected str, got int"),
    ({"position": POSITION, "moves": ["end"] * 5000}, "moves: expected array of length <= 1000"),
    ({"position": POSITION, "moves": ["e" * 81]}, "moves[0]: expected str of length <= 80"),
    ({"position": POSITION, "moves": ["fly away"]}, 'moves[0]: "fly away"'),
    ({"position": POSITION, "moves": ["place hq A1 0"]}, 'moves[0]: "place hq A1 0"'),
    ({"position": POSITION, "moves": ["\x00\ud800".encode("utf-8", "replace").decode()]}, "moves[0]"),
]


@pytest.mark.parametrize("what", [name for name in ENDPOINTS if name != "battle"])
def test_bad_tables_are_refused_in_one_sentence(server: RunningServer, what: str) -> None:
    for body, problem in HOSTILE:
        response = ask(server, what, body)
        assert problem in refused(response), (body, response.text)


@pytest.mark.parametrize(
    ("what", "body", "problem"),
    [
        ("sight", {"seats": [9]}, "seats[0]: expected int <= 5"),
        ("sight", {"seats": "all"}, "seats: expected array or null, got str"),
        ("forecast", {"move": "fly"}, 'move: "fly"'),
        ("forecast", {"move": ["end"]}, "move: expected str, got array"),
        ("card", {"hex": "Z9"}, "hex: expected A1 to E3"),
        ("card", {"hex": "A" * 50}, "hex: expected str of length <= 4"),
        ("card", {"tile": "nothing"}, "has no tile"),
        ("card", {"tile": "hq", "seat": 3}, "seat: expected 0 to 1, got 3"),
        ("card", {}, "has no tile"),
        ("links", {"hex": "C9"}, "hex: expected A1 to E3"),
        ("best", {"level": "god"}, "level: expected one of random"),
        ("best", {"level": "./evil.py"}, "level: expected one of random"),
        ("best", {"seconds": 60}, "seconds: expected float <= 5"),
        ("best", {"seconds": 0}, "seconds: expected float > 0"),
        ("best", {"ideas": 1000}, "ideas: expected int <= 10"),
    ],
)
def test_bad_questions_are_refused(
    server: RunningServer, what: str, body: dict[str, Any], problem: str
) -> None:
    assert problem in refused(ask(server, what, {"position": POSITION, **body}))


def test_bad_battles_are_refused(server: RunningServer) -> None:
    assert "position: is missing" in refused(ask(server, "battle", {}))
    assert "position: is missing" in refused(ask(server, "battle", {"record": "{}"}))
    for body, problem in HOSTILE:
        if "position" in body and not {"moves", "record"} & set(body):
            assert problem in refused(ask(server, "battle", body))
    asked = {**POSITION, "moves": ["attack C3"] * 3000}
    assert "position.moves[" in refused(ask(server, "battle", {"position": asked}))


def test_an_empty_hex_has_no_card(server: RunningServer) -> None:
    taken = {unit["hex"] for unit in POSITION["units"]}
    empty = next(hex for hex in ("A1", "B1", "C1", "D1", "E1", "C3", "E3", "A3") if hex not in taken)
    for what in ("card", "links"):
        assert f"nobody stands on {empty}" in refused(ask(server, what, {"position": POSITION, "hex": empty}))


def test_a_game_that_is_over_has_no_best_move(server: RunningServer) -> None:
    match = played(8, 5000)
    response = ask(server, "best", {"record": match.record().to_json()})
    assert response.status_code == 409
    assert "over" in refused(response)


@pytest.mark.parametrize("depth", [100, 900, 50_000])
@pytest.mark.parametrize("field", ["units", "hands", "settings", "players", "moves", "anything"])
def test_however_deep_something_lies_it_is_only_refused(
    server: RunningServer, field: str, depth: int
) -> None:
    position = msgspec.json.encode({**POSITION, field: None}).decode()
    nested = position.replace(f'"{field}":null', f'"{field}":{"[" * depth}{"]" * depth}')
    json = {"Content-Type": "application/json"}
    for path, content in (
        ("analysis/sight", f'{{"position": {nested}}}'),
        ("analysis/battle", f'{{"position": {nested}}}'),
        ("analysis/sight", msgspec.json.encode({"record": nested}).decode()),
        ("matches", msgspec.json.encode(wished(record=nested, seats=[{"who": "me"}] * 2)).decode()),
    ):
        refused(httpx.post(f"{server.url}/api/{path}", content=content, headers=json))


@pytest.mark.parametrize("what", ENDPOINTS)
def test_other_bodies_are_refused(server: RunningServer, what: str) -> None:
    url = f"{server.url}/api/neuroshima/analysis/{what}"
    json = {"Content-Type": "application/json"}
    for content in (b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 5000, b'{"position": NaN}'):
        refused(httpx.post(url, content=content, headers=json))
    refused(httpx.post(url, content=b"{}", headers={"Content-Type": "text/plain"}))
    refused(httpx.post(url, content=b'{"record": "' + b"x" * 300_000 + b'"}', headers=json))
    assert httpx.get(url).status_code in (404, 405)
