"""For whom own matches wait: in lists, and to call somebody who is elsewhere."""

from __future__ import annotations

import msgspec

from ashfall.server.messages import MatchInfo, OwnTurn
from ashfall.server.rooms.history import EntryFacts
from ashfall.server.rooms.terms import read_terms
from ashfall.server.store import MatchRow
from ashfall.server.store.store import now

__all__ = ["own_turn", "resting_chooser", "resting_turn"]


def own_turn(info: MatchInfo, guest: str, since: int, left: int | None) -> OwnTurn:
    """For whom a match waits, as somebody sees it who plays in it.

    One that was stored before entries told who must choose waits for the only person in it.
    """
    people = {seat.guest for seat in info.seats if seat.who == "person"}
    is_yours = people == {guest} if info.chooser is None else info.seats[info.chooser].guest == guest
    is_awaited = is_yours and (len(people) > 1 or info.clock is not None)
    return OwnTurn(is_yours=is_yours, is_awaited=is_awaited, since=since, left=left)


def resting_chooser(row: MatchRow) -> int | None:
    """The seat that must choose in a match that is not in memory, where its last entry was read and tells."""
    return _last(row).chooser if row.status == "playing" else None


def resting_turn(row: MatchRow, info: MatchInfo, guest: str) -> OwnTurn:
    """The same as `own_turn` of a match that is not in memory."""
    shown = _last(row).left
    left = max(0, row.due - now()) if row.due else None
    if left is None and info.chooser is not None and read_terms(row).clock is not None and shown:
        left = shown[info.chooser]
    return own_turn(info, guest, row.at or row.created, left)


def _last(row: MatchRow) -> EntryFacts:
    return msgspec.json.decode(row.last, type=EntryFacts) if row.last else EntryFacts()
