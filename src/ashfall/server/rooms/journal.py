"""The log of a match, and what somebody missed who comes back."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, cast

import msgspec

from ashfall.server.contract import Audience
from ashfall.server.messages import HistoryLine, Update
from ashfall.server.rooms.history import MatchState, fold
from ashfall.server.rooms.telling import history_line, update_of
from ashfall.server.store import Entry, MatchRow
from ashfall.server.workshop import Steps

__all__ = ["Journal", "read_match"]

MOST_MISSED: Final = 30  # more than anybody would watch again


class Journal:
    """What was told of a match, kept as it is sent: a game has hundreds of lines for every newcomer."""

    def __init__(self) -> None:
        self._lines: dict[Audience, list[msgspec.Raw]] = {}
        self._updates: dict[Audience, deque[tuple[int, msgspec.Raw]]] = {}

    def add(self, audience: Audience, update: Update) -> None:
        """One more entry; where the table and the clocks stood then is not kept."""
        bare = msgspec.structs.replace(update, sight=None, clocks=None)
        updates = self._updates.setdefault(audience, deque(maxlen=MOST_MISSED))
        updates.append((update.seq, _encoded(bare)))
        if update.history is not None:
            self.add_line(audience, update.history)

    def add_line(self, audience: Audience, line: HistoryLine) -> None:
        """One more entry that nobody will watch again."""
        self._lines.setdefault(audience, []).append(_encoded(line))

    def lines(self, audience: Audience) -> list[HistoryLine]:
        """The whole log of an audience, ready to be encoded."""
        return cast(list[HistoryLine], self._lines.get(audience, []))

    def missed(self, audience: Audience, last: int) -> list[Update]:
        """Its newest entries after the number ``last``, ready to be encoded; 0: nothing was missed."""
        found = [update for seq, update in self._updates.get(audience, ()) if 0 < last < seq]
        return cast(list[Update], found)


def read_match(
    row: MatchRow, entries: Sequence[Entry], start: MatchState | None = None
) -> Steps[tuple[MatchState, Journal]]:
    """Where a stored match stands and what was told of it, entry by entry: a long one takes a while."""
    state, journal = start or MatchState(), Journal()
    for left, applied in zip(range(len(entries) - 1, -1, -1), fold(row, entries, start), strict=True):
        state = applied.after
        for audience in state.audiences:
            if left < MOST_MISSED:
                journal.add(audience, update_of(applied, audience, None, None))
            else:
                journal.add_line(audience, history_line(applied, audience))
        yield
    return state, journal


def _encoded(told: Update | HistoryLine) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(told))
