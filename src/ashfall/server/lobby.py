"""What can be played, watched or continued now. Many look at it again and again, so a look is shared."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ashfall.server.crowd import Crowd
from ashfall.server.fair_queue import Owner
from ashfall.server.messages import Guest, LobbyView
from ashfall.server.rooms.attendance import LATELY, waits_for_days
from ashfall.server.rooms.hall import Hall
from ashfall.server.rooms.upkeep import WEEK
from ashfall.server.store import MatchRow, Store, now

__all__ = ["Lobby"]

FINISHED_SHOWN: Final = 10  # of one's own
LISTED_SHOWN: Final = 50
MOST_READ: Final = 200  # tables that may wait for players
FRESH: Final = 1.0  # seconds for which the listed matches are not read again


class Lobby:
    """The lists of matches; names, seats and presence in them are always those of this moment.

    Others find a match while those are about on whom it depends. Of what is not in memory nothing is known
    but its last change.
    """

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._crowd = Crowd()
        self._people = self._games = 0
        self._rows: list[MatchRow] = []
        self._read_at = float("-inf")
        self._reading = asyncio.Lock()

    def note(self, asker: Owner) -> None:
        """Somebody is here."""
        self._crowd.note(*asker)

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
            turns={row.id: self._hall.turn(row, guest) for row in mine if guest and row.status == "playing"},
            waiting=[info for info in others if info.status == "waiting"][:LISTED_SHOWN],
            playing=[info for info in others if info.status == "playing"][:LISTED_SHOWN],
            people=self._people,
            games=self._games,
        )

    async def awaited(self, guest: Guest | None) -> list[str]:
        """Ids of a guest's matches in which it is their turn and somebody or a clock waits."""
        if guest is None:
            return []
        rows = await self._store.matches_of(guest.id, ("playing",))
        return [row.id for row in rows if self._hall.turn(row, guest).is_awaited]

    async def _refresh(self) -> None:
        async with self._reading:
            if time.monotonic() - self._read_at < FRESH:
                return
            since = now() - round(LATELY * 1000)
            waiting = await self._store.matches("waiting", listed=True, since=now() - WEEK, limit=MOST_READ)
            lately = [row for row in waiting if row.changed >= since or waits_for_days(row)]
            lately += await self._store.matches("playing", listed=True, since=since, limit=LISTED_SHOWN)
            self._rows = sorted(self._hall.findable(lately), key=lambda row: row.created, reverse=True)
            self._people, self._games = self._crowd.count(self._hall.people()), self._hall.games_now()
            self._read_at = time.monotonic()
