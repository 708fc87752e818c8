"""Lessons, the rules to read, and the book of everything that can be met in the game."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.hardcity.book import book
from ashfall.server.hardcity.book_shapes import Book
from ashfall.server.hardcity.learning import CityLesson, CityVerdict, LessonQuestion
from ashfall.server.hardcity.lessons import CityAttempt, lesson_view, lessons, try_task
from ashfall.server.hardcity.questions import QUESTIONS
from ashfall.server.hardcity.shapes import (
    NAME,
    ActionsAnswer,
    CityAnswer,
    OddsAnswer,
    PreviewAnswer,
    WaysAnswer,
)
from ashfall.server.lessons import School, lesson_endpoints, step_of
from ashfall.server.rooms.questions import answer_to, question_named
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rulebook import rule_book, rules_endpoint
from ashfall.server.shapes import GameAnswer

__all__ = ["ENDPOINTS"]

MINUTE: Final = 60  # short, so that a new version of the server shows its own book soon


async def ask_in_lesson(call: Call) -> GameAnswer:
    """Answer what could be asked at a table, about a task of a lesson."""
    asked: LessonQuestion = call.body
    attempt = CityAttempt(step_of(lessons(), call.path["id"], asked.task))
    attempt.make(asked.moves)
    try:
        question = question_named(asked.what, QUESTIONS)
        return answer_to(question, attempt.match.view(attempt.seat), asked.move, asked.about)
    except Refusal as refusal:
        reason = refusal.reason
        if isinstance(reason, str):
            raise Problem(400, refusal.code, reason) from None
        raise Problem(409, refusal.code, "Somebody else must choose now.", phrase=reason) from None


async def show_book(call: Call) -> bytes:
    """Everybody and everything of the game."""
    return _encoded()


@cache
def _encoded() -> bytes:
    return msgspec.json.encode(book())


ENDPOINTS: Final = [
    *lesson_endpoints(NAME, School(lessons, lesson_view, try_task, CityLesson, CityVerdict)),
    Endpoint(
        "POST",
        f"/api/{NAME}/lessons/{{id}}/ask",
        ask_in_lesson,
        "Ask about a task of a lesson",
        body=LessonQuestion,
        returns=CityAnswer | ActionsAnswer | OddsAnswer | WaysAnswer | PreviewAnswer,
        cost="work",
    ),
    rules_endpoint(NAME, partial(rule_book, NAME)),
    Endpoint(
        "GET",
        f"/api/{NAME}/book",
        show_book,
        "Every figure, card, event, episode and word",
        returns=Book,
        cache=MINUTE,
    ),
]
