"""The shapes of questions about a table that exists only in the question: analysis, puzzles, records."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ashfall.server.analysis import BotLevel, IdeaCount, Seconds
from ashfall.server.neuroshima.shapes import BattleShow, Sight
from ashfall.server.shapes import EventLine, MoveText, OutcomeSight
from ashfall.table.phrases import Phrase

__all__ = [
    "AdviceWish",
    "BattleResult",
    "MoveWish",
    "SightWish",
    "TableSight",
    "TableWish",
    "UnitWish",
]


class TableWish(msgspec.Struct, kw_only=True):
    """A position file or a record, and moves from there on. Nothing of it is kept."""

    position: dict[str, Any] | None = None
    record: Annotated[str, msgspec.Meta(max_length=200_000)] = ""  # JSON or plain text
    upto: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None  # so many moves of the record; all
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=1000)] = []


class SightWish(TableWish, kw_only=True):
    """Look at such a table; ``seats`` see their moves, all if left out."""

    seats: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=5)]], msgspec.Meta(max_length=6)] | None = None


class MoveWish(TableWish, kw_only=True):
    """A move at such a table: what it would bring, or why it is not legal."""

    move: MoveText = ""


class UnitWish(TableWish, kw_only=True):
    """A unit at such a table, or a tile of a seat."""

    hex: Annotated[str, msgspec.Meta(max_length=4)] = ""
    tile: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class AdviceWish(TableWish, kw_only=True):
    """What a bot would do at such a table."""

    level: BotLevel = "warlord"
    seconds: Seconds = 1.0
    ideas: IdeaCount = 3


class TableSight(msgspec.Struct, kw_only=True):
    """Such a table after all its moves."""

    sight: Sight
    moves: list[str]  # as they are written in records
    title: Phrase | None  # of the last move
    titles: list[Phrase]  # of all moves that the question names
    lines: list[EventLine]  # what came of it
    battle: BattleShow | None
    record: str  # JSON text, to continue from
    position: dict[str, Any] | None  # as a position file; None inside a battle or an answer


class BattleResult(msgspec.Struct, kw_only=True):
    """One battle from a position, fought to its end."""

    battle: BattleShow | None  # None if no unit on the board has an initiative
    sight: Sight  # after it
    outcome: OutcomeSight | None  # where an HQ fell
    answers: list[str]  # given to the questions that it asked
    assumed: list[Phrase]  # those that were taken for granted
