"""The log of a match, and what somebody missed who comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from ashfall.server.messages import HistoryLine, Update
from ashfall.server.rooms.history import fold
from ashfall.server.rooms.telling import history_line, update_of
from ashfall.server.store import Entry, MatchRow

__all__ = ["Journal", "missed_updates"]

MOST_MISSED: Final = 30  # more than anybody would watch again


class Journal:
    """The lines of the log, kept as they are sent: a game has hundreds, and every newcomer gets them all."""

    def __init__(self) -> None:
        self._lines: list[msgspec.Raw] | None = None  # None until somebody wants to see them

    def add(self, line: HistoryLine | None) -> None:
        """One more line."""
        if self._lines is not None and line is not None:
            self._lines.append(msgspec.Raw(msgspec.json.encode(line)))

    def lines(self, row: MatchRow, entries: Sequence[Entry]) -> list[HistoryLine]:
        """All lines, ready to be encoded."""
        if self._lines is None:
            lines = [history_line(happened) for happened in fold(row, entries)]
            self._lines = [msgspec.Raw(msgspec.json.encode(line)) for line in lines]
        return cast(list[HistoryLine], self._lines)


def missed_updates(row: MatchRow, entries: Sequence[Entry], last: int) -> list[Update]:
    """What happened after the number ``last``, without the positions in between."""
    if not entries or not 0 < last < entries[-1].seq:
        return []
    first = max(last, entries[-1].seq - MOST_MISSED)
    return [update_of(happened, None, None) for happened in fold(row, entries) if happened.entry.seq > first]
