"""Lessons, commented games and the rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.neuroshima.guides import guide_infos, guide_replay, guides
from ashfall.server.neuroshima.learning import (
    Attempt,
    GuideInfo,
    LessonInfo,
    LessonView,
    PicturedRules,
    Verdict,
)
from ashfall.server.neuroshima.lessons import lesson_infos, lesson_view, lessons, try_task
from ashfall.server.neuroshima.rule_pictures import pictured_rules
from ashfall.server.neuroshima.shapes import NAME, Replay
from ashfall.server.rulebook import rules_endpoint
from ashfall.table.errors import shown

__all__ = ["ENDPOINTS"]

MINUTE: Final = 60  # short, so that a new version of the server shows its own lessons soon


async def list_lessons(call: Call) -> bytes:
    """All lessons in their order."""
    return _lesson_list()


async def show_lesson(call: Call) -> bytes:
    """One lesson with its tasks."""
    return _lesson(_known(call.path["id"], lessons(), "lesson"))


async def try_lesson(call: Call) -> Verdict:
    """Judge an attempt."""
    each = lessons()[_known(call.path["id"], lessons(), "lesson")]
    attempt: Attempt = call.body
    if attempt.task >= len(each.tasks):
        raise Problem(400, "bad_request", f"task: expected 0 to {len(each.tasks) - 1}, got {attempt.task}.")
    return try_task(each.tasks[attempt.task], attempt.moves)


async def list_guides(call: Call) -> bytes:
    """All commented games."""
    return _guide_list()


async def show_guide(call: Call) -> bytes:
    """One commented game, step by step."""
    return _guide(_known(call.path["id"], guides(), "guide"))


def _known(key: str, known: Mapping[str, object], what: str) -> str:
    if key not in known:
        names = ", ".join(known)
        raise Problem(404, "not_found", f'No {what} is called "{shown(key)}", expected one of: {names}.')
    return key


# What never changes while the server runs is made and encoded once.


@cache
def _lesson_list() -> bytes:
    return msgspec.json.encode(lesson_infos())


@cache
def _lesson(key: str) -> bytes:
    return msgspec.json.encode(lesson_view(key))


@cache
def _guide_list() -> bytes:
    return msgspec.json.encode(guide_infos())


@cache
def _guide(key: str) -> bytes:
    return msgspec.json.encode(guide_replay(key))


ENDPOINTS: Final = [
    Endpoint(
        "GET",
        f"/api/{NAME}/lessons",
        list_lessons,
        "The lessons of the tutorial",
        returns=list[LessonInfo],
        cache=MINUTE,
    ),
    Endpoint("GET", f"/api/{NAME}/lessons/{{id}}", show_lesson, "A lesson", returns=LessonView, cache=MINUTE),
    Endpoint(
        "POST",
        f"/api/{NAME}/lessons/{{id}}/try",
        try_lesson,
        "Try a task of a lesson",
        body=Attempt,
        returns=Verdict,
        cost="work",
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/guides",
        list_guides,
        "The commented games",
        returns=list[GuideInfo],
        cache=MINUTE,
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/guides/{{id}}",
        show_guide,
        "A commented game by steps",
        returns=Replay,
        cache=MINUTE,
    ),
    rules_endpoint(NAME, pictured_rules, PicturedRules),
]
