"""Lessons of any game: short tasks on real positions, judged by the real rules.

A lesson is a file: texts by their ids, and for each task a position, what counts as done, the usual mistakes
and one solution. Nothing about a learner is kept: an attempt says all its moves. A game says what its
positions and goals are, and how moves are made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.shapes import Attempt, LessonInfo
from ashfall.server.workshop import Steps
from ashfall.table.errors import shown
from ashfall.table.phrases import Phrase

__all__ = [
    "Lesson",
    "LessonStep",
    "Mistake",
    "School",
    "infos_of",
    "known",
    "lesson_endpoints",
    "next_of",
    "remark_on",
    "step_of",
]

MINUTE: Final = 60  # short, so that a new version of the server shows its own lessons soon

GoalT = TypeVar("GoalT")


class Mistake(msgspec.Struct, Generic[GoalT], forbid_unknown_fields=True, kw_only=True):
    """What goes wrong often, how it is recognised, and what to say then."""

    say: str
    when: GoalT
    early: bool = False  # said at once, not only when the attempt is over


class LessonStep(msgspec.Struct, Generic[GoalT], forbid_unknown_fields=True, kw_only=True):
    """One thing to do."""

    prompt: str
    hint: str
    praise: str
    done: GoalT
    solution: list[str]
    mistakes: list[Mistake[GoalT]] = []


StepT = TypeVar("StepT", bound=LessonStep[Any])


class Lesson(msgspec.Struct, Generic[StepT], forbid_unknown_fields=True, kw_only=True):
    """A lesson as its file has it."""

    number: int
    title: str
    about: str
    closing: str
    tasks: Annotated[list[StepT], msgspec.Meta(min_length=1)]


Lessons = Mapping[str, Lesson[StepT]]  # by id, in their order


@dataclass(frozen=True, slots=True)
class School(Generic[StepT]):
    """The lessons of a game, and how they are shown and judged."""

    lessons: Callable[[], Lessons[StepT]]
    show: Callable[[str], Any]  # a lesson as the client gets it
    judge: Callable[[StepT, list[str]], Steps[Any]]  # a verdict on the moves of an attempt
    shown_as: Any  # the types of both
    judged_as: Any


def infos_of(lessons: Lessons[StepT]) -> list[LessonInfo]:
    """The list of all lessons."""
    return [
        LessonInfo(
            id=key,
            number=each.number,
            title=Phrase(each.title),
            about=Phrase(each.about),
            tasks=len(each.tasks),
        )
        for key, each in lessons.items()
    ]


def next_of(lessons: Lessons[StepT], key: str) -> str | None:
    """The id of the lesson after one."""
    keys = [*lessons, None]
    return keys[keys.index(key) + 1]


def remark_on(step: LessonStep[GoalT], holds: Callable[[GoalT], bool], otherwise: str) -> Phrase | None:
    """What is said of an attempt that has not reached its goal, or None.

    ``otherwise`` is said of one that is over without a usual mistake; it is empty while the attempt goes on.
    """
    for mistake in step.mistakes:
        if (otherwise or mistake.early) and holds(mistake.when):
            return Phrase(mistake.say)
    return Phrase(otherwise) if otherwise else None


def known(key: str, names: Mapping[str, object], what: str) -> str:
    """A key that is one of these; raises Problem."""
    if key not in names:
        listed = ", ".join(names)
        raise Problem(404, "not_found", f'No {what} is called "{shown(key)}", expected one of: {listed}.')
    return key


def step_of(lessons: Lessons[StepT], key: str, number: int) -> StepT:
    """A task of a lesson; raises Problem."""
    tasks = lessons[known(key, lessons, "lesson")].tasks
    if number >= len(tasks):
        raise Problem(400, "bad_request", f"task: expected 0 to {len(tasks) - 1}, got {number}.")
    return tasks[number]


def lesson_endpoints(game: str, school: School[StepT]) -> list[Endpoint]:
    """The addresses of a game's lessons. What never changes while the server runs is encoded once."""

    @cache
    def listed() -> bytes:
        return msgspec.json.encode(infos_of(school.lessons()))

    @cache
    def shown_lesson(key: str) -> bytes:
        return msgspec.json.encode(school.show(key))

    async def list_lessons(call: Call) -> bytes:
        return listed()

    async def show_lesson(call: Call) -> bytes:
        return shown_lesson(known(call.path["id"], school.lessons(), "lesson"))

    async def try_lesson(call: Call) -> Any:
        attempt: Attempt = call.body
        step = step_of(school.lessons(), call.path["id"], attempt.task)
        return await call.services.workshop.do(school.judge(step, attempt.moves), call.asker)

    path = f"/api/{game}/lessons"
    return [
        Endpoint("GET", path, list_lessons, "The lessons", returns=list[LessonInfo], cache=MINUTE),
        Endpoint("GET", f"{path}/{{id}}", show_lesson, "A lesson", returns=school.shown_as, cache=MINUTE),
        Endpoint(
            "POST",
            f"{path}/{{id}}/try",
            try_lesson,
            "Try a task of a lesson",
            body=Attempt,
            returns=school.judged_as,
            cost="work",
        ),
    ]
