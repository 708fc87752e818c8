"""Symbols, maps and posters of Hard City over HTTP."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from ashfall.draw.hardcity.ground import draw_ground
from ashfall.draw.hardcity.maps import map_named
from ashfall.draw.hardcity.sprite import sprite
from ashfall.hardcity import Match
from ashfall.hardcity.content import read_episode
from ashfall.server.hardcity.questions import QUESTIONS
from ashfall.server.hardcity.shapes import CityAnswer
from tests.hardcity.own import example
from tests.server.running import RunningServer


def get(server: RunningServer, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/hardcity/{path}", headers=headers)


@pytest.mark.parametrize("path", ["sprite", "maps/3", "maps/2B-1B-harbour.0a7c", "posters/2"])
def test_pictures_are_kept_and_asked_for_again_cheaply(server: RunningServer, path: str) -> None:
    first = get(server, path)
    assert first.status_code == 200
    assert first.headers["content-type"] == "image/svg+xml"
    assert "max-age" in first.headers["cache-control"]
    assert get(server, path, **{"If-None-Match": first.headers["etag"]}).status_code == 304


def test_the_sprite_is_that_of_the_drawings(server: RunningServer) -> None:
    assert get(server, "sprite").text == sprite()


@pytest.mark.parametrize("episode", [1, 5])
def test_a_table_tells_which_ground_lies_under_it(server: RunningServer, episode: int) -> None:
    question = QUESTIONS["city"]
    answer = question.answer(Match(episode, 1).view(0), question.arguments())
    assert isinstance(answer, CityAnswer)
    drawing = get(server, f"maps/{answer.plan.map}").text
    assert drawing == draw_ground(map_named(str(episode)))
    assert f'viewBox="0 0 {answer.plan.width:g} {answer.plan.height:g}"' in drawing
    assert {space.grid for space in answer.city.spaces} == set(answer.plan.origins)


def test_a_table_of_an_own_episode_has_a_ground_too(server: RunningServer, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(example(), encoding="utf-8")
    question = QUESTIONS["city"]
    answer = question.answer(Match(read_episode(file), 1).view(0), question.arguments())
    assert isinstance(answer, CityAnswer)
    assert ".0a5a" in answer.plan.map  # its harbour is one row of six spaces
    drawing = get(server, f"maps/{answer.plan.map}").text
    assert "M500 1000h100v100" in drawing
    assert "M600 1000h100v100" not in drawing


@pytest.mark.parametrize("key", ["9", "1A-9Z", "1A-2A-roof.f0"])
def test_maps_that_do_not_exist(server: RunningServer, key: str) -> None:
    refused = get(server, f"maps/{key}")
    assert refused.status_code == 404
    assert refused.json()["code"] == "no_map"
    assert f'got "{key}"' in refused.json()["reason"]


def test_an_episode_that_is_not_shipped_has_a_poster(server: RunningServer) -> None:
    posters = [get(server, f"posters/{number}").text for number in (2, 6, 7, 10**40)]
    assert len(set(posters)) == len(posters)


@pytest.mark.parametrize("episode", ["0", "1a", "-1", "²"])
def test_posters_of_nothing(server: RunningServer, episode: str) -> None:
    refused = get(server, f"posters/{episode}")
    assert refused.status_code == 404
    assert refused.json() == {
        "code": "no_episode",
        "reason": f'episode: expected a number from 1 on, got "{episode}".',
    }
