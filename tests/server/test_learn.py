"""Lessons, commented games and rules over HTTP."""

from typing import Any

import httpx
import msgspec
import pytest

from ashfall.server.neuroshima.learning import GuideInfo, LessonView, PicturedRules, Verdict
from ashfall.server.neuroshima.lessons import lesson_infos, lesson_view
from ashfall.server.neuroshima.shapes import Replay
from ashfall.server.shapes import LessonInfo, RuleBook
from ashfall.table.texts import LANGUAGES
from tests.languages import WHOLE
from tests.server.running import RunningServer


def get(server: RunningServer, path: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}")


def attempt(server: RunningServer, key: str, body: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/neuroshima/lessons/{key}/try", json=body)


def test_lessons(server: RunningServer) -> None:
    listed = msgspec.json.decode(get(server, "/api/neuroshima/lessons").content, type=list[LessonInfo])
    assert listed == lesson_infos()
    for info in listed:
        answer = get(server, f"/api/neuroshima/lessons/{info.id}")
        assert msgspec.json.decode(answer.content, type=LessonView) == lesson_view(info.id)


def test_an_attempt(server: RunningServer) -> None:
    answer = attempt(server, "place", {"task": 0, "moves": ["place hornet C3 0"]})
    assert answer.status_code == 200
    verdict = msgspec.json.decode(answer.content, type=Verdict)
    assert verdict.done
    assert verdict.battle is not None
    assert "set-cookie" not in answer.headers  # nothing about a learner is kept


def test_an_attempt_with_an_illegal_move(server: RunningServer) -> None:
    answer = attempt(server, "place", {"task": 0, "moves": ["place hornet C2 0"]})
    verdict = msgspec.json.decode(answer.content, type=Verdict)
    assert (answer.status_code, verdict.done, verdict.clause) == (200, False, "NH-1.4")


@pytest.mark.parametrize(
    ("key", "body", "status", "reason"),
    [
        ("place", {"task": 9, "moves": []}, 400, "task: expected 0 to 1, got 9."),
        ("place", {"task": -1, "moves": []}, 400, "task: "),
        ("place", {"moves": []}, 400, "task: "),
        ("place", {"task": 0, "moves": "end"}, 400, "moves: expected array, got str."),
        ("place", {"task": 0, "moves": ["x" * 81]}, 400, "moves[0]: "),
        ("place", {"task": 0, "moves": ["end"] * 61}, 400, "moves: "),
        ("dancing", {"task": 0, "moves": []}, 404, 'No lesson is called "dancing", expected one of: board,'),
    ],
)
def test_bad_attempts(server: RunningServer, key: str, body: Any, status: int, reason: str) -> None:
    answer = attempt(server, key, body)
    assert answer.status_code == status
    assert answer.json()["reason"].startswith(reason)


def test_guides(server: RunningServer) -> None:
    listed = msgspec.json.decode(get(server, "/api/neuroshima/guides").content, type=list[GuideInfo])
    assert len(listed) == 2
    for info in listed:
        replay = msgspec.json.decode(get(server, f"/api/neuroshima/guides/{info.id}").content, type=Replay)
        assert replay.armies == info.armies
        assert len(replay.steps) == info.moves + 1


@pytest.mark.parametrize(("query", "language"), [("", "en"), *((f"?lang={one}", one) for one in WHOLE)])
@pytest.mark.parametrize(("game", "shape"), [("neuroshima", PicturedRules), ("hardcity", RuleBook)])
def test_rules(server: RunningServer, game: str, shape: type[RuleBook], query: str, language: str) -> None:
    book = msgspec.json.decode(get(server, f"/api/{game}/rules{query}").content, type=shape)
    assert book.language == language
    assert book.sections
    assert not isinstance(book, PicturedRules) or book.pictures


@pytest.mark.parametrize("game", ["neuroshima", "hardcity"])
@pytest.mark.parametrize("word", ["xx", "", "../pl", "PL", "x" * 5000])
def test_rules_in_an_unknown_language(server: RunningServer, game: str, word: str) -> None:
    answer = get(server, f"/api/{game}/rules?lang={word}")
    assert (answer.status_code, answer.json()["code"]) == (400, "no_language")
    assert answer.json()["reason"].startswith(
        f'lang: expected one of {", ".join(LANGUAGES)}, got "{word[:20]}'
    )


@pytest.mark.parametrize("path", ["/api/neuroshima/lessons/dancing", "/api/neuroshima/guides/dancing"])
def test_unknown_names(server: RunningServer, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 404
    assert "dancing" in answer.json()["reason"]
