"""Lessons, commented games and the rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.neuroshima.guides import guide_infos, guide_replay, guides
from ashfall.server.neuroshima.learning import Attempt, GuideInfo, LessonInfo, LessonView, RuleBook, Verdict
from ashfall.server.neuroshima.lessons import lesson_infos, lesson_view, lessons, try_task
from ashfall.server.neuroshima.rulebook import rule_book
from ashfall.server.neuroshima.shapes import NAME, Replay
from ashfall.table.errors import shown
from ashfall.table.texts import ENGLISH, LANGUAGES

__all__ = ["ENDPOINTS"]

MINUTE: Final = 60  # short, so that a new version of the server shows its own lessons soon


class RulesWish(msgspec.Struct):
    """The language to read the rules in."""

    lang: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(LANGUAGES)})] = ENGLISH


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


async def show_rules(call: Call) -> bytes:
    """The numbered rules, and pictures for the rules in short."""
    wish: RulesWish = call.query
    if wish.lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Problem(400, "no_language", f'lang: expected one of {known}, got "{shown(wish.lang)}".')
    return _rules(wish.lang)


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


@cache
def _rules(language: str) -> bytes:
    return msgspec.json.encode(rule_book(language))


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
    Endpoint(
        "GET",
        f"/api/{NAME}/rules",
        show_rules,
        "The rules as numbered clauses",
        query=RulesWish,
        returns=RuleBook,
        cache=MINUTE,
    ),
]
