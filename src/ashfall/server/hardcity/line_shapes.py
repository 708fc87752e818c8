"""The shapes of questions about a line: a step of a record, and moves that were tried from there on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ashfall.server.analysis import BotLevel, IdeaCount, Seconds
from ashfall.server.hardcity.shapes import CitySight, HardCityTerms
from ashfall.server.shapes import EventLine, MoveText
from ashfall.table.phrases import Phrase

__all__ = ["LineAdviceWish", "LineQuestion", "LineSight", "LineWish"]


class LineWish(msgspec.Struct, kw_only=True):
    """A record up to a step, and moves from there on. Nothing of it is kept.

    ``luck`` decides the dice and the order of hidden piles from that step on; None: as the record has them.
    """

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=200_000)]  # JSON or plain text
    upto: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None  # so many moves of the record; all
    luck: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] | None = None
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=1000)] = []


class LineQuestion(LineWish, kw_only=True):
    """What can be asked at a table, in the place of whoever must choose at the end of a line."""

    what: Annotated[str, msgspec.Meta(max_length=40)]
    move: MoveText = ""
    about: dict[str, str | int | list[str]] = msgspec.field(default_factory=dict)


class LineAdviceWish(LineWish, kw_only=True):
    """What a bot would do at the end of a line."""

    level: BotLevel = "director"
    seconds: Seconds = 1.0
    ideas: IdeaCount = 3


class LineSight(msgspec.Struct, kw_only=True):
    """The table at the end of a line, as whoever must choose there sees it; after the game all is open."""

    sight: CitySight
    terms: HardCityTerms
    parts: list[str]  # by seat: officers or zero
    sides: list[int]
    turn: int  # number of the turn in which the last move was made
    seat: int | None  # who made it; None where there was none
    title: Phrase | None  # the last move in words
    lines: list[EventLine]  # what came of it
    record: str  # JSON text, to go on from
