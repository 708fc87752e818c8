"""One finished match as one of its players remembers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ashfall.server.contract import AnyTable
from ashfall.server.games import table_of
from ashfall.server.messages import MatchInfo
from ashfall.server.profile_shapes import PlayedGame
from ashfall.server.rooms.history import record_of
from ashfall.server.rooms.telling import info_of
from ashfall.server.rooms.terms import game_terms_anew
from ashfall.server.store import Entry, MatchRow
from ashfall.server.workshop import Steps
from ashfall.table.errors import AshfallError

__all__ = ["remembered", "result_of"]

MOST_COUNTED = 1000  # as high as a file may say


def remembered(row: MatchRow, entries: Sequence[Entry], guest: str) -> Steps[PlayedGame]:
    """What a guest who has a seat in it takes along."""
    table, info = table_of(row.game), info_of(row)
    mine = [seat for seat, who in enumerate(info.seats) if who.guest == guest]
    game = PlayedGame(
        id=row.id,
        game=row.game,
        at=row.changed,
        result=result_of(info, mine),
        part=info.seats[mine[0]].part,
        way=_way(table, row, len(info.seats)),
        bots=_bots(info, mine),
    )
    game.deeds = yield from _deeds(table, row, entries, mine)
    return game


def result_of(info: MatchInfo, mine: Sequence[int]) -> Literal["won", "lost", "drawn", "none"]:
    """How a match ended for these seats; of somebody on several sides it says nothing."""
    sides = _sides(info)
    if info.is_closed or len({sides[seat] for seat in mine}) != 1:
        return "none"
    if any(seat in mine for seat in info.winners):
        return "won"
    return "lost" if info.winners or info.side else "drawn"


def _sides(info: MatchInfo) -> Sequence[int]:
    """By seat; in the oldest matches everybody is alone, and nothing says so."""
    return info.sides or range(len(info.seats))


def _bots(info: MatchInfo, mine: Sequence[int]) -> list[str]:
    """The levels on other sides, where nobody but bots sits there."""
    sides = _sides(info)
    others = [who for who, side in zip(info.seats, sides, strict=True) if side != sides[mine[0]]]
    return sorted({seat.bot for seat in others}) if all(seat.who == "bot" for seat in others) else []


def _way(table: AnyTable, row: MatchRow, seats: int) -> str:
    """How it was played; nothing of a match whose terms have another shape."""
    try:
        return table.way(game_terms_anew(row), seats)
    except (AshfallError, msgspec.DecodeError):
        return ""


def _deeds(
    table: AnyTable, row: MatchRow, entries: Sequence[Entry], mine: Sequence[int]
) -> Steps[dict[str, int]]:
    """None of a match that was made with other rules and cannot be played through any more."""
    if not entries:
        return {}
    try:
        record = record_of(row, entries)
        found = yield from table.deeds(game_terms_anew(row), record.to_json(), mine)
    except (AshfallError, msgspec.DecodeError):
        return {}
    return {word: min(count, MOST_COUNTED) for word, count in found.items() if count}
