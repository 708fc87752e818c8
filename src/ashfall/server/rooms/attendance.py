"""Whether those are about on whom a match depends: without them nobody need find it in the lobby."""

from __future__ import annotations

import time
from typing import Final

from ashfall.server.rooms.clocks import counts_days
from ashfall.server.rooms.ledger import Ledger
from ashfall.server.rooms.members import Members
from ashfall.server.rooms.terms import read_terms
from ashfall.server.store import MatchRow
from ashfall.server.store.store import now

__all__ = ["LATELY", "Attendance", "waits_for_days"]

LATELY: Final = 300.0  # seconds in which somebody who has gone may well come back


def waits_for_days(row: MatchRow) -> bool:
    """Whether a table waits for players also while its owner is away, as those are who play over days."""
    return row.status == "waiting" and counts_days(read_terms(row).clock)


class Attendance:
    """Those who keep a match up: its owner while it waits for players, then everybody who plays."""

    def __init__(self, ledger: Ledger, members: Members) -> None:
        self._ledger = ledger
        self._members = members
        # Before it was read into memory, the last change of the match is all that is known.
        self._seen = time.monotonic() - (now() - ledger.row.changed) / 1000

    @property
    def is_kept_up(self) -> bool:
        """Whether one of them is here, or was lately; bots among themselves need nobody."""
        is_recent = time.monotonic() - self._seen < LATELY
        return is_recent or self._ledger.seats.are_all_bots or any(map(self._members.of, self._keepers()))

    def note(self, guest: str) -> bool:
        """Somebody comes or goes; whether they are one of them."""
        is_keeper = guest in self._keepers()
        if is_keeper:
            self._seen = time.monotonic()
        return is_keeper

    def _keepers(self) -> set[str]:
        row, seats = self._ledger.row, self._ledger.seats
        return {row.owner or ""} - {""} if row.status == "waiting" else seats.guests(range(len(seats)))
