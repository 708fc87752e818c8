"""The shapes of lessons, guided games and the rule book, as the client gets them."""

from __future__ import annotations

from typing import Any

import msgspec

from ashfall.server.neuroshima.shapes import BattleShow, Sight
from ashfall.server.shapes import EventLine, LessonInfo, RuleBook
from ashfall.table.phrases import Phrase

__all__ = [
    "GuideInfo",
    "LessonTask",
    "LessonView",
    "PicturedRules",
    "RulePicture",
    "Verdict",
]


class LessonTask(msgspec.Struct, kw_only=True):
    """Something to do on a real position. The learner has seat 0."""

    prompt: Phrase
    hint: Phrase
    sight: Sight
    position: dict[str, Any]  # the same as a position file, for forecasts and help cards
    solution: list[str]  # one way to do it, for whoever is stuck


class LessonView(msgspec.Struct, kw_only=True):
    """A whole lesson."""

    info: LessonInfo
    tasks: list[LessonTask]
    closing: Phrase  # what to keep in mind
    next: str | None  # id of the lesson after it


class Verdict(msgspec.Struct, kw_only=True):
    """What came of an attempt. An illegal move leaves it where it stands, and ``feedback`` says why."""

    sight: Sight
    lines: list[EventLine]  # of the last move
    battle: BattleShow | None  # that the last move started
    done: bool
    over: bool  # nothing more can be done; try again
    feedback: Phrase | None
    clause: str = ""  # that forbids the last move, where it was not legal
    moves: list[str]  # those that were made


class GuideInfo(msgspec.Struct, kw_only=True):
    """A commented game in the list of all."""

    id: str
    title: Phrase
    about: Phrase
    armies: list[str]
    moves: int


class RulePicture(msgspec.Struct, kw_only=True):
    """A small position that shows a rule."""

    id: str
    hexes: list[str]  # the part of the board to show
    sight: Sight
    overlay: str  # SVG: what a battle would do there


class PicturedRules(RuleBook, kw_only=True):
    """The numbered rules, and pictures for the rules in short."""

    pictures: list[RulePicture]
