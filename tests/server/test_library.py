"""Armies, bots, texts and pictures over HTTP."""

import re
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from ashfall.bots.neuroshima.roster import LEVELS
from ashfall.games import OURS
from ashfall.server.messages import GameInfo
from ashfall.server.neuroshima.http import library
from ashfall.server.neuroshima.http.library import MOST_DRAWINGS
from ashfall.server.neuroshima.shapes import ArmySheet
from ashfall.server.neuroshima.sheets import army_sheets
from ashfall.table.texts import LANGUAGES, client_source_of
from tests.server.running import RunningServer

REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
PAGES = [
    "/api/neuroshima/armies",
    "/api/games",
    "/api/texts/uk",
    "/api/neuroshima/drawings?keys=moloch.hq.0,moloch.hybrid.3",
    "/api/neuroshima/sprite",
]


def get(server: RunningServer, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers=headers)


def reason(response: httpx.Response) -> str:
    body = response.json()
    assert set(body) == {"code", "reason"}
    return str(body["reason"])


def test_armies(server: RunningServer) -> None:
    response = get(server, "/api/neuroshima/armies")
    assert response.headers["content-type"] == "application/json"
    assert msgspec.json.decode(response.content, type=list[ArmySheet]) == army_sheets()


def test_bots_from_weak_to_strong(server: RunningServer) -> None:
    games = msgspec.json.decode(get(server, "/api/games").content, type=list[GameInfo])
    assert {game.name: game.levels for game in games}["neuroshima"] == list(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_those_for_clients(server: RunningServer, language: str) -> None:
    response = get(server, f"/api/texts/{language}")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert _ids(response.text) >= {"web-new", "bot-veteran", "hc-episode-1"}
    games = frozenset(OURS)
    assert response.text == client_source_of(language, "", games)
    for game, known in (("neuroshima", "event-wound"), ("hardcity", "hc-event-shot")):
        told = get(server, f"/api/texts/{language}/{game}").text
        assert told == client_source_of(language, game, games)
        assert known in _ids(told)
        more = get(server, f"/api/texts/{language}/{game}/pages").text
        assert more == client_source_of(language, game, games, pages=True)
        assert any(name.startswith(("lesson-", "hc-lesson-")) for name in _ids(more))
        assert _ids(told).isdisjoint(_ids(more))


def test_texts_of_an_unknown_game(server: RunningServer) -> None:
    response = httpx.get(f"{server.url}/api/texts/en/chess")
    assert response.status_code == 404
    assert response.json()["reason"] == 'game: expected one of hardcity, neuroshima, got "chess".'


def _ids(source: str) -> set[str]:
    body = FluentParser().parse(source).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_drawings_and_the_sprite_fit_together(server: RunningServer) -> None:
    sprite = get(server, "/api/neuroshima/sprite")
    assert sprite.headers["content-type"] == "image/svg+xml"
    root = ElementTree.fromstring(sprite.text)
    symbols = {element.get("id") for element in root.iter() if element.get("id")}
    assert not [element for element in root.iter() if element.get("style")]
    for sheet in army_sheets():
        keys = [tile.drawing for tile in sheet.tiles]
        drawings = get(server, f"/api/neuroshima/drawings?keys={','.join(keys)}").json()
        assert list(drawings) == keys
        for svg in drawings.values():
            assert set(REFERENCE.findall(svg)) <= symbols
            ElementTree.fromstring(svg)


def test_drawings_of_states(server: RunningServer) -> None:
    key = "steel_police.judge.2.i2-1.r1.n"
    assert list(get(server, f"/api/neuroshima/drawings?keys={key},,{key}").json()) == [key]
    assert get(server, "/api/neuroshima/drawings").json() == {}


@pytest.mark.parametrize(
    "key",
    ["moloch.hq", "moloch.picnic.0", "picnic.hq.0", "moloch.hq.6", "moloch.hq.0.zz", "../x", "é", "a" * 500],
)
def test_wrong_key_is_named(server: RunningServer, key: str) -> None:
    response = httpx.get(f"{server.url}/api/neuroshima/drawings", params={"keys": f"moloch.hq.0,{key}"})
    assert response.status_code == 400
    assert key[:40] in reason(response)


def test_pictures_are_drawn_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(library, "draw", drawn.append)
    work = library._drawn(["a", "b"])
    next(work)
    assert drawn == ["a"]  # then others may be served


def test_too_many_keys(server: RunningServer) -> None:
    keys = [f"moloch.hq.0.h{health}" for health in range(1, 20)]
    keys += [f"moloch.hybrid.{facing}.r{bonus}" for facing in range(6) for bonus in range(1, 31)]
    response = get(server, f"/api/neuroshima/drawings?keys={','.join(keys[:MOST_DRAWINGS])}")
    assert len(response.json()) == len(keys[:MOST_DRAWINGS])
    response = get(server, f"/api/neuroshima/drawings?keys={','.join([*keys, 'x', 'y'])}")
    assert response.status_code == 400
    assert reason(response) == f"keys: expected at most {MOST_DRAWINGS} keys, got {len(keys) + 2}."
    response = get(server, f"/api/neuroshima/drawings?keys={'a' * 9000}")
    assert response.status_code == 400
    assert "keys" in reason(response)


@pytest.mark.parametrize("language", ["xx", "EN", "en.ftl", "..", "%2e%2e%2fen", "e%00n", "é", "x" * 300])
def test_unknown_language(server: RunningServer, language: str) -> None:
    response = get(server, f"/api/texts/{language}")
    assert response.status_code in (404, 400)
    assert "locale" not in response.text


@pytest.mark.parametrize("path", PAGES)
def test_unchanged_answers_are_not_sent_again(server: RunningServer, path: str) -> None:
    first = get(server, path)
    assert (first.status_code, "max-age=" in first.headers["cache-control"]) == (200, True)
    again = get(server, path, **{"If-None-Match": f'W/"x", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert get(server, path, **{"If-None-Match": '"x"'}).content == first.content


@pytest.mark.parametrize("path", PAGES)
def test_answers_are_packed(server: RunningServer, path: str) -> None:
    packed = get(server, path, **{"Accept-Encoding": "gzip"})
    plain = get(server, path, **{"Accept-Encoding": "identity"})
    assert packed.content == plain.content
    assert packed.headers["etag"] == plain.headers["etag"]
    assert "accept-encoding" in packed.headers["vary"].lower()


@pytest.mark.parametrize("path", PAGES)
def test_reading_makes_no_guest_and_writing_is_refused(server: RunningServer, path: str) -> None:
    assert "set-cookie" not in get(server, path).headers
    assert httpx.post(f"{server.url}{path}", json={}).status_code in (403, 405)
