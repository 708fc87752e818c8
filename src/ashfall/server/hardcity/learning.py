"""The shapes of lessons of Hard City, as the client gets them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ashfall.server.hardcity.shapes import CitySight, HardCityTerms
from ashfall.server.shapes import Attempt, EventLine, LessonInfo, MoveText
from ashfall.table.phrases import Phrase

__all__ = ["CityLesson", "CityTask", "CityVerdict", "LessonQuestion"]


class CityTask(msgspec.Struct, kw_only=True):
    """Something to do in a scene: a table with everybody at it, of which the learner has one seat."""

    prompt: Phrase
    hint: Phrase
    places: list[str]  # spaces that the task is about
    seat: int  # the learner's
    parts: list[str]  # what each seat leads
    sides: list[int]
    terms: HardCityTerms
    sight: CitySight
    solution: list[str]  # one way to do it, for whoever is stuck


class CityLesson(msgspec.Struct, kw_only=True):
    """A whole lesson."""

    info: LessonInfo
    tasks: list[CityTask]
    closing: Phrase  # what to keep in mind
    next: str | None  # id of the lesson after it


class CityVerdict(msgspec.Struct, kw_only=True):
    """What came of an attempt. An illegal move leaves it where it stands, and ``feedback`` says why."""

    sight: CitySight
    turn: int  # number of the turn
    lines: list[EventLine]  # of the last move
    done: bool
    over: bool  # nothing more can be done; try again
    feedback: Phrase | None
    refused: bool = False  # whether the last move was not legal
    clause: str = ""  # that forbids it
    moves: list[str]  # those that were made


class LessonQuestion(Attempt, kw_only=True):
    """A question of the game about the table after the moves of an attempt."""

    what: Annotated[str, msgspec.Meta(max_length=40)]  # as in a question at a table
    move: MoveText = ""
    about: dict[str, str | int | list[str]] = msgspec.field(default_factory=dict)
