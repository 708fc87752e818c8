"""Records that people bring, and replays."""

import httpx
import msgspec
import pytest

from ashfall.neuroshima.record import parse_record
from ashfall.server.neuroshima.replay import MOST_STEPS, replay_of
from tests.neuroshima.plays import played
from tests.server.playing import wished
from tests.server.running import RunningServer

RECORD = played(5, 5000).record()


def add(server: RunningServer, text: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/records", json={"text": text}, timeout=60)


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_record_is_kept_and_replayed(server: RunningServer, form: str) -> None:
    response = add(server, RECORD.to_json() if form == "json" else RECORD.to_text())
    assert response.status_code == 201
    key = response.json()["id"]
    assert len(key) == 20  # never as short as that of a match: the client tells them apart by it
    found = httpx.get(f"{server.url}/api/records/{key}")
    assert parse_record(found.text) == RECORD
    replay = httpx.get(f"{server.url}/api/records/{key}/replay")
    assert replay.content == msgspec.json.encode(replay_of(RECORD))
    assert "max-age" in replay.headers["cache-control"]


def test_the_same_record_has_one_address(server: RunningServer) -> None:
    assert add(server, RECORD.to_json()).json() == add(server, RECORD.to_text()).json()


def test_however_its_moves_are_spaced(server: RunningServer) -> None:
    padded = [f"  {move.replace(' ', '   ')} " for move in RECORD.moves]
    key = add(server, RECORD.with_moves(padded).to_json()).json()
    assert key == add(server, RECORD.to_json()).json()
    assert httpx.get(f"{server.url}/api/records/{key['id']}").text == RECORD.to_json()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "text: expected str of length >= 1"),
        ("x" * 200_001, "text: expected str of length <= 200000"),
        (7, "text: expected str, got int"),
        (None, "text: expected str, got null"),
        ("hello", "line 1: expected a JSON object or a header"),
        ("{", "expected JSON"),
        (RECORD.with_moves(["place hq C3 0", "place hq C3 0"]).to_json(), 'moves[1]: "place hq C3 0"'),
        (RECORD.with_moves(["end"] * (MOST_STEPS + 1)).to_json(), f"moves: expected at most {MOST_STEPS}"),
        ('{"options": {"armies": ["moloch", "nobody"]}, "seed": 1}', "options.armies: unknown army"),
    ],
)
def test_what_is_no_record_is_refused_and_not_kept(server: RunningServer, text: object, problem: str) -> None:
    response = add(server, text)
    assert response.status_code in (400, 422)
    assert problem in response.json()["reason"]


@pytest.mark.parametrize("path", ["records/nothing", "records/nothing/replay", "matches/nothing/replay"])
def test_unknown_addresses_say_so(server: RunningServer, path: str) -> None:
    response = httpx.get(f"{server.url}/api/{path}")
    assert response.status_code == 404
    assert response.json()["code"] == "not_found"


def test_a_match_that_goes_on_is_not_replayed(server: RunningServer) -> None:
    seats = [{"who": "me", "part": "moloch"}, {"who": "local", "part": "borgo"}]
    wish = wished(seats=seats, starts="first")
    made = httpx.post(f"{server.url}/api/matches", json=wish, timeout=60)
    assert made.status_code == 201, made.text
    response = httpx.get(f"{server.url}/api/matches/{made.json()['id']}/replay")
    assert response.status_code == 409
    assert response.json() == {"code": "not_over", "reason": "This match is not over yet."}
