"""Stored matches, read again: also those whose past the rules of today do not allow any more.

| what is stored | what becomes of it |
|---|---|
| all entries can be carried out | the match goes on |
| not all, but those since its last stored state | it goes on from there; what was before is not told |
| not those either, and it is not over | it is closed: nobody won, and its record is kept |
| not those either, and it is over | it stays as it is, to be read but not entered |
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from ashfall.server.games import table_of
from ashfall.server.rooms.history import MatchState, last_stored
from ashfall.server.rooms.journal import Journal, read_match
from ashfall.server.store import Entry, MatchRow
from ashfall.server.workshop import Steps
from ashfall.table.errors import AshfallError

__all__ = ["NoLongerPlayable", "reopened"]

log = logging.getLogger(__name__)


class NoLongerPlayable(Exception):
    """The rules of today do not allow what is stored of a match."""


def reopened(row: MatchRow, entries: Sequence[Entry]) -> Steps[tuple[MatchState, Journal]]:
    """Where a match stands and what was told of it; raises NoLongerPlayable."""
    try:
        return (yield from read_match(row, entries))
    except Exception as error:
        if not _is_by_rules(row, error):
            raise
        log.warning("a match cannot be replayed: %s", type(error).__name__)
    try:
        start = last_stored(row, entries)
        if start is None:
            raise NoLongerPlayable
        return (yield from read_match(row, entries[start.seq :], start))
    except Exception as error:
        if not _is_by_rules(row, error):
            raise
        raise NoLongerPlayable from None


def _is_by_rules(row: MatchRow, error: Exception) -> bool:
    """Whether the rules are to blame, and not a fault of this program, which may be mended tomorrow."""
    is_of_today = row.rules == table_of(row.game).rules_version
    return isinstance(error, AshfallError | NoLongerPlayable) or not is_of_today
