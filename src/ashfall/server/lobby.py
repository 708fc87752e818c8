"""What can be played, watched or continued now. Many look at it again and again, so a look is shared."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ashfall.server.messages import Guest, LobbyView
from ashfall.server.rooms.attendance import LATELY
from ashfall.server.rooms.hall import Hall
from ashfall.server.store import MatchRow, Store, now

__all__ = ["Lobby"]

FINISHED_SHOWN: Final = 10  # of one's own
LISTED_SHOWN: Final = 50
FRESH: Final = 1.0  # seconds for which the listed matches are not read again


class Lobby:
    """The lists of matches; names, seats and presence in them are always those of this moment.

    Others find a match while those are about on whom it depends. Of what is not in memory nothing is known
    but its last change.
    """

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._rows: list[MatchRow] = []
        self._read_at = float("-inf")
        self._reading = asyncio.Lock()

    async def view(self, guest: Guest | None) -> LobbyView:
        """The lobby as this guest sees it; own matches stand only among the own ones."""
        mine: list[MatchRow] = []
        if guest is not None:
            mine = await self._store.matches_of(guest.id, ("waiting", "playing"))
            mine += await self._store.matches_of(guest.id, ("over",), FINISHED_SHOWN)
        await self._refresh()
        own = {row.id for row in mine}
        others = [self._hall.info(row) for row in self._rows if row.id not in own]
        return LobbyView(
            mine=[self._hall.info(row) for row in mine],
            waiting=[info for info in others if info.status == "waiting"][:LISTED_SHOWN],
            playing=[info for info in others if info.status == "playing"][:LISTED_SHOWN],
        )

    async def _refresh(self) -> None:
        async with self._reading:
            if time.monotonic() - self._read_at < FRESH:
                return
            since = now() - round(LATELY * 1000)
            lately = await self._store.matches("waiting", listed=True, since=since, limit=LISTED_SHOWN)
            lately += await self._store.matches("playing", listed=True, since=since, limit=LISTED_SHOWN)
            self._rows = sorted(self._hall.findable(lately), key=lambda row: row.created, reverse=True)
            self._read_at = time.monotonic()
