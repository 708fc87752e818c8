"""Stored matches, read again: also those whose past the rules of today do not allow any more.

| what is stored | what becomes of it |
|---|---|
| all entries can be carried out, and lead to the same states | the match goes on |
| not all, but those since a stored state | it goes on from the newest such state, without what was before |
| no such state, and it is not over | it is closed: nobody won, and its record is kept |
| no such state, and it is over | it stays as it is, to be read but not entered |

Only the rules are judged here. Any other fault is one of this program, which may be mended tomorrow.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from ashfall.server.rooms.history import MatchState, NotAllowed, snapshots
from ashfall.server.rooms.journal import Journal, read_match
from ashfall.server.store import Entry, MatchRow
from ashfall.server.workshop import Steps

__all__ = ["NoLongerPlayable", "reopened"]

log = logging.getLogger(__name__)


class NoLongerPlayable(Exception):
    """The rules of today do not allow what is stored of a match."""


def reopened(row: MatchRow, entries: Sequence[Entry]) -> Steps[tuple[MatchState, Journal]]:
    """Where a match stands and what was told of it; raises NoLongerPlayable."""
    try:
        found = yield from read_match(row, entries)
    except NotAllowed as error:
        log.warning("a match cannot be replayed: %s", error)
        found = yield from _resumed(row, entries)
    if row.status == "over" and found[0].ending is None:
        raise NoLongerPlayable
    return found


def _resumed(row: MatchRow, entries: Sequence[Entry]) -> Steps[tuple[MatchState, Journal]]:
    """The same from the newest stored state after which all entries can be carried out."""
    for start in snapshots(row, entries):
        try:
            return (yield from read_match(row, entries[start.seq :], start))
        except NotAllowed:
            continue
    raise NoLongerPlayable
