"""Lessons, the rules to read, and the book of everything that can be met in the game."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.hardcity.book import book
from ashfall.server.hardcity.book_shapes import Book
from ashfall.server.hardcity.learning import CityLesson, CityVerdict, LessonQuestion
from ashfall.server.hardcity.lessons import CityAttempt, SceneStep, lesson_view, lessons, try_task
from ashfall.server.hardcity.questions import AnyCityAnswer, answer_about
from ashfall.server.hardcity.shapes import NAME
from ashfall.server.lessons import School, lesson_endpoints, step_of
from ashfall.server.rulebook import rule_book, rules_endpoint
from ashfall.server.shapes import GameAnswer
from ashfall.server.workshop import Steps

__all__ = ["ENDPOINTS"]

MINUTE: Final = 60  # short, so that a new version of the server shows its own book soon


async def ask_in_lesson(call: Call) -> GameAnswer:
    """Answer what could be asked at a table, about a task of a lesson."""
    asked: LessonQuestion = call.body
    step = step_of(lessons(), call.path["id"], asked.task)
    return await call.services.workshop.do(_answered(step, asked), call.asker)


def _answered(step: SceneStep, asked: LessonQuestion) -> Steps[GameAnswer]:
    attempt = CityAttempt(step)
    yield from attempt.make(asked.moves)
    return answer_about(attempt.match.view(attempt.seat), asked.what, asked.move, asked.about)


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
        returns=AnyCityAnswer,
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
