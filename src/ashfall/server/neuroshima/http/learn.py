"""Lessons, commented games and the rules to read."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.lessons import School, known, lesson_endpoints
from ashfall.server.neuroshima.guides import guide_infos, guide_replay, guides
from ashfall.server.neuroshima.learning import GuideInfo, LessonView, PicturedRules, Verdict
from ashfall.server.neuroshima.lessons import lesson_view, lessons, try_task
from ashfall.server.neuroshima.rule_pictures import pictured_rules
from ashfall.server.neuroshima.shapes import NAME, Replay
from ashfall.server.rulebook import rules_endpoint

__all__ = ["ENDPOINTS"]

MINUTE: Final = 60  # short, so that a new version of the server shows its own games soon


async def list_guides(call: Call) -> bytes:
    """All commented games."""
    return _guide_list()


async def show_guide(call: Call) -> bytes:
    """One commented game, step by step."""
    return _guide(known(call.path["id"], guides(), "guide"))


# What never changes while the server runs is made and encoded once.


@cache
def _guide_list() -> bytes:
    return msgspec.json.encode(guide_infos())


@cache
def _guide(key: str) -> bytes:
    return msgspec.json.encode(guide_replay(key))


ENDPOINTS: Final = [
    *lesson_endpoints(NAME, School(lessons, lesson_view, try_task, LessonView, Verdict)),
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
